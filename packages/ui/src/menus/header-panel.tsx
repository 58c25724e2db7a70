import type { ReactNode } from 'react'
import { MuiIconButton } from '../islands/mui-button.tsx'
import { MuiIsland } from '../islands/mui-island.tsx'
import { ModalFrame } from '../popups/modal-frame.tsx'
import styles from './header-panel.module.css'

export interface HeaderPanelProps {
  /** id for `aria-controls` of its toggle. */
  id: string
  /** Heading and name of the panel. */
  title: string
  /** Name of the button that closes it. */
  closeLabel: string
  /** Closes the panel. */
  onClose: () => void
  /** The search box. */
  children: ReactNode
}

/** What hangs below the header on wide screens: the search. Focus and Escape work as in `ModalFrame`. */
export function HeaderPanel({ id, title, closeLabel, onClose, children }: HeaderPanelProps) {
  return (
    <ModalFrame id={id} label={title} className={styles.panel} onClose={onClose}>
      <div className={styles.head}>
        <h2 className={styles.title} tabIndex={-1} data-first-focus>
          {title}
        </h2>
        <MuiIsland>
          <MuiIconButton icon="close" label={closeLabel} onClick={onClose} />
        </MuiIsland>
      </div>
      <div className={styles.content}>{children}</div>
    </ModalFrame>
  )
}
