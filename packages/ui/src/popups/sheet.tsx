import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names.ts'
import { MuiIsland } from '../islands/mui-island.tsx'
import { DialogHead } from './dialog-head.tsx'
import styles from './sheet.module.css'
import { useSheet } from './use-sheet.ts'

export interface SheetProps {
  /** For `aria-controls` of the button that opens it. */
  id?: string
  /** Heading and name of the sheet. */
  title: string
  /** Name of the button that closes it. */
  closeLabel: string
  /** Closes it; the focus returns to what opened it. */
  onClose: () => void
  /**
   * From 768 px: a drawer at the side, a popover below the button that opened it, or a card in the middle. `calendar` is a popover
   * for two months; what is in it may scroll by itself.
   */
  wide: 'side' | 'anchored' | 'calendar' | 'card'
  /** Sticks to the lower edge: the apply button. */
  footer?: ReactNode
  /** What scrolls between heading and footer. */
  children: ReactNode
}

/**
 * What opens over a page: on phones always the same sheet from below, which is closed with its button, the backdrop,
 * Escape or a pull. It lies in the browser's top layer, over every bar; the page behind can be neither reached nor
 * scrolled, and the focus returns to what opened it. Made of MUI, and an island by itself: pages load it when it opens.
 */
export function Sheet({ id, title, closeLabel, onClose, wide, footer, children }: SheetProps) {
  const { dialog, heading } = useSheet(onClose)
  return createPortal(
    <MuiIsland>
      <Paper
        component="dialog"
        {...dialog}
        id={id}
        elevation={0}
        className={classNames(styles.sheet, styles[wide])}
        aria-labelledby={heading}
      >
        <DialogHead id={heading} title={title} closeLabel={closeLabel} onClose={onClose} styles={styles} />
        <DialogContent className={styles.content}>{children}</DialogContent>
        {footer && <DialogActions className={styles.footer}>{footer}</DialogActions>}
      </Paper>
    </MuiIsland>,
    document.body,
  )
}
