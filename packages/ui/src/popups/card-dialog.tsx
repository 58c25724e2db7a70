import { useId, type ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import styles from './card-dialog.module.css'
import { useModalDialog } from './use-modal-dialog.ts'

export interface CardDialogProps {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** A question over the page, in the browser's native dialog. Traps the focus and returns it; Escape closes. */
export function CardDialog({ title, closeLabel, onClose, children }: CardDialogProps) {
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
