import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { SheetProps } from '../popups/sheet.tsx'
import { MuiIsland } from './mui-island.tsx'
import styles from '../popups/sheet.module.css'
import { useSheet } from '../popups/use-sheet.ts'

/**
 * `Sheet` in the portal, the checkout and the sign-in: surface, heading, content and actions are MUI's. What makes it modal is the
 * browser's own `<dialog>`, as in every sheet (decision 317). An island by itself, for it opens from public pages, too.
 */
export function MuiSheet({ id, title, closeLabel, onClose, wide, footer, children }: SheetProps) {
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
        <DialogTitle component="header" className={styles.head}>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          <IconButton aria-label={closeLabel} title={closeLabel} onClick={onClose}>
            <Icon name="close" size="lg" />
          </IconButton>
        </DialogTitle>
        <DialogContent className={styles.content}>{children}</DialogContent>
        {footer && <DialogActions className={styles.footer}>{footer}</DialogActions>}
      </Paper>
    </MuiIsland>,
    document.body,
  )
}
