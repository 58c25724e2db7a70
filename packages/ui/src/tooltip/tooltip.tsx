import MuiTooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import { MuiIsland } from '../islands/mui-island.tsx'
import styles from './tooltip.module.css'

export interface TooltipProps {
  /** A few words; nothing that is needed to act. */
  text: string
  /** The explained element; something inside it is focusable. */
  children: ReactNode
}

/** navigation-10, in milliseconds. */
const delay = 200

/**
 * A short explanation of the hovered or focused element, after 200 ms. Stays while the pointer is on it, hides on
 * Escape (WCAG 1.4.13). MUI's.
 */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <MuiIsland>
      <MuiTooltip
        title={text}
        describeChild
        enterDelay={delay}
        enterNextDelay={delay}
        placement="bottom-end"
        slotProps={{ tooltip: { className: styles.tip } }}
      >
        <span className={styles.root}>{children}</span>
      </MuiTooltip>
    </MuiIsland>
  )
}
