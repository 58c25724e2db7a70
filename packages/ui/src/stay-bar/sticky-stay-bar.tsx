import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import styles from './sticky-stay-bar.module.css'

interface StayPart {
  /** "Dates" */
  label: string
  /** "12–26 July · 14 nights" */
  text: string
  /** With the button, to which the focus returns. */
  onClick: (button: HTMLElement) => void
  onIntent?: () => void
  expanded?: boolean
}

export interface StickyStayBarProps {
  /** Accessible name of the region. */
  label: string
  dates: StayPart
  party: StayPart
  /** PriceTag of the best accommodation. */
  price?: ReactNode
  /** The primary button: "See accommodations". */
  action: ReactNode
  /** The price is loading. */
  updating?: boolean
  /** The open editor of dates or party, below the bar. */
  children?: ReactNode
}

/** Dates and party of the stay, always visible: below the header on desktops, at the lower edge on phones. */
export function StickyStayBar({
  label,
  dates,
  party,
  price,
  action,
  updating,
  children,
}: StickyStayBarProps) {
  return (
    <section className={styles.bar} data-stay-bar="" aria-label={label}>
      <div className={styles.inner}>
        <StayButton icon="calendar" part={dates} />
        <StayButton icon="people" part={party} />
        <div className={updating ? styles.updating : styles.price} aria-live="polite" aria-busy={updating}>
          {price}
        </div>
        <div className={styles.action}>{action}</div>
      </div>
      {children && <div className={styles.editor}>{children}</div>}
    </section>
  )
}

function StayButton({ icon, part }: { icon: IconName; part: StayPart }) {
  return (
    <button
      type="button"
      className={styles.part}
      aria-expanded={part.expanded}
      onClick={(event) => part.onClick(event.currentTarget)}
      onPointerEnter={part.onIntent}
      onFocus={part.onIntent}
    >
      <Icon name={icon} />
      <span className={styles.words}>
        <span className={styles.label}>{part.label} </span>
        <span className={styles.text}>{part.text}</span>
      </span>
    </button>
  )
}
