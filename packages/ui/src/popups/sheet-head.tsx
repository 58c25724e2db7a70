import { IconButton } from '../button/icon-button.tsx'
import styles from './sheet.module.css'

export interface PanelSheetProps {
  /** The heading. */
  title: string
  /** Name of the button that closes it. */
  closeLabel: string
  /** Closes the sheet. */
  onClose: () => void
}

export interface SheetHeadProps extends PanelSheetProps {
  /** Of the heading, which names the sheet. */
  id: string
}

/** Handle, heading and close button of every sheet. */
export function SheetHead({ id, title, closeLabel, onClose }: SheetHeadProps) {
  return (
    <header className={styles.head}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <IconButton icon="close" label={closeLabel} onClick={onClose} />
    </header>
  )
}
