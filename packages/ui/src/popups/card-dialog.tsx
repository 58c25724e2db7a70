import styles from './card-dialog.module.css'
import { FramedDialog, type FramedDialogProps } from './framed-dialog.tsx'

/** A question over the page. */
export function CardDialog(props: FramedDialogProps) {
  return <FramedDialog {...props} styles={styles} />
}
