import DialogTitle from '@mui/material/DialogTitle'
import { MuiIconButton } from '../islands/mui-button.tsx'

export interface PanelSheetProps {
  /** The heading. */
  title: string
  /** Name of the button that closes it. */
  closeLabel: string
  /** Closes the sheet. */
  onClose: () => void
}

export interface DialogHeadProps extends PanelSheetProps {
  /** Of the heading, which names the dialog. */
  id: string
  /** Classes of a CSS module: `head` and `title`. */
  styles: Readonly<Record<string, string>>
}

/** Heading and close button of everything that opens; a sheet has its handle here. */
export function DialogHead({ id, title, closeLabel, onClose, styles }: DialogHeadProps) {
  return (
    <DialogTitle component="header" className={styles.head}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <MuiIconButton icon="close" label={closeLabel} onClick={onClose} />
    </DialogTitle>
  )
}
