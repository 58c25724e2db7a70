import Paper from '@mui/material/Paper'
import { useId, type ReactNode } from 'react'
import { MuiIsland } from '../islands/mui-island.tsx'
import { DialogHead } from './dialog-head.tsx'
import { useModalDialog } from './use-modal-dialog.ts'

export interface FramedDialogProps {
  /** Heading and name of the dialog. */
  title: string
  /** Name of the button that closes it. */
  closeLabel: string
  /** Closes it; the focus returns to what opened it. */
  onClose: () => void
  /** What it shows. */
  children: ReactNode
}

interface ShapedDialogProps extends FramedDialogProps {
  /** Classes of a CSS module: `dialog`, `head` and `title`. */
  styles: Readonly<Record<string, string>>
}

/** The browser's native dialog with a heading and a close button of MUI in a shape of its own: a map, a chat. Traps the focus and returns it; Escape closes. */
export function FramedDialog({ styles: classes, title, closeLabel, onClose, children }: ShapedDialogProps) {
  const dialog = useModalDialog(onClose)
  const id = useId()
  return (
    <MuiIsland>
      <Paper
        component="dialog"
        {...dialog}
        elevation={0}
        square
        className={classes.dialog}
        aria-labelledby={id}
      >
        <DialogHead id={id} title={title} closeLabel={closeLabel} onClose={onClose} styles={classes} />
        {children}
      </Paper>
    </MuiIsland>
  )
}
