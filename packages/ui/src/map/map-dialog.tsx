import { FramedDialog, type FramedDialogProps } from '../popups/framed-dialog.tsx'
import styles from './map-dialog.module.css'

/** A full-screen map. */
export function MapDialog({ children, ...props }: FramedDialogProps) {
  return (
    <FramedDialog {...props} styles={styles}>
      <div className={styles.map}>{children}</div>
    </FramedDialog>
  )
}
