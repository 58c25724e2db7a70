import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { MuiIsland } from '../islands/mui-island.tsx'
import { DialogHead } from './dialog-head.tsx'
import styles from './popup.module.css'

export interface PopupProps {
  /** Heading and name of the card. */
  title: string
  /** Name of the button that closes it. */
  closeLabel: string
  /** Runs after the fade. */
  onClose: () => void
  /** The message, and at most one action. */
  children: ReactNode
}

/** navigation-10: duration of the fade in milliseconds. */
const fade = 150

/** A card over the page that demands attention: MUI's dialog, which fades for 150 ms on close. */
export function Popup({ title, closeLabel, onClose, children }: PopupProps) {
  const [open, setOpen] = useState(true)
  const id = useId()
  const close = () => setOpen(false)
  return (
    <MuiIsland>
      <Dialog
        open={open}
        onClose={close}
        transitionDuration={fade}
        aria-labelledby={id}
        slotProps={{
          container: { className: styles.place },
          paper: { elevation: 0, className: styles.card },
          transition: { onExited: onClose },
        }}
      >
        <DialogHead id={id} title={title} closeLabel={closeLabel} onClose={close} styles={styles} />
        <DialogContent className={styles.content}>{children}</DialogContent>
      </Dialog>
    </MuiIsland>
  )
}
