import Drawer from '@mui/material/Drawer'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { MuiIsland } from './mui-island.tsx'
import styles from './sheet.module.css'

export interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** Sticks to the lower edge: the apply button. */
  footer?: ReactNode
  /** Side on screens from 768 px; phones always open the sheet from below. */
  side?: 'right' | 'left'
  /** `wide` for content to read or view. */
  size?: 'md' | 'wide'
  children: ReactNode
}

/** A sheet over the page, from below on phones and from the side elsewhere. Traps the focus and returns it. */
export function Sheet(props: SheetProps) {
  return (
    <MuiIsland>
      <SheetDrawer {...props} />
    </MuiIsland>
  )
}

function SheetDrawer(props: SheetProps) {
  const { open, onClose, title, closeLabel, footer, side = 'right', size = 'md', children } = props
  const wide = useMediaQuery('(min-width:768px)', { noSsr: true })
  const id = useId()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      anchor={wide ? side : 'bottom'}
      transitionDuration={180}
      slotProps={{
        paper: {
          className: wide ? (size === 'wide' ? styles.wideSide : styles.side) : styles.bottom,
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
        },
      }}
    >
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </header>
      <div className={styles.content}>{children}</div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </Drawer>
  )
}
