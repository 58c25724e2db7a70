import { useId, type ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { useModalDialog } from '../popups/use-modal-dialog.ts'
import styles from './map-dialog.module.css'

export interface MapDialogProps {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** A full-screen map. Traps the focus and returns it; Escape closes. */
export function MapDialog({ title, closeLabel, onClose, children }: MapDialogProps) {
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
      <div className={styles.map}>{children}</div>
    </dialog>
  )
}
