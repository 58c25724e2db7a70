import { useId, type ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { useModalDialog } from './use-modal-dialog.ts'

export interface FramedDialogProps {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** Classes of a CSS module: `dialog`, `head` and `title`. */
type DialogStyles = Readonly<Record<string, string>>

/** The browser's native dialog with a heading and a close button. Traps the focus and returns it; Escape closes. */
export function FramedDialog({
  styles,
  title,
  closeLabel,
  onClose,
  children,
}: FramedDialogProps & { styles: DialogStyles }) {
  const dialog = useModalDialog(onClose)
  const id = useId()
  return (
    <dialog {...dialog} className={styles.dialog} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </header>
      {children}
    </dialog>
  )
}
