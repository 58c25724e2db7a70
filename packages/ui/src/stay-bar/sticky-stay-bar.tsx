import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import styles from './sticky-stay-bar.module.css'

interface StayPart {
  /** "Dates" */
  label: string
  /** "12–26 July · 14 nights" */
  text: string
  /** What phones show instead of the text, for want of room: "2". Screen readers get the text. */
  short?: string
  onClick: () => void
  onIntent?: () => void
  expanded?: boolean
}

export interface StickyStayBarProps {
  /** Accessible name of the region. */
  label: string
  /** Opens the calendar. */
  dates: StayPart
  /** Opens adults and children. */
  party: StayPart
  /** PriceTag of the best accommodation. */
  price?: ReactNode
  /** The primary button: "See accommodations". */
  action: ReactNode
  /** The price is loading. */
  updating?: boolean
}

/**
 * Dates and party of the stay, always visible: below the header on desktops, in one row at the lower edge on phones, where
 * the price lies on the button.
 */
export function StickyStayBar({ label, dates, party, price, action, updating }: StickyStayBarProps) {
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
    </section>
  )
}

function StayButton({ icon, part }: { icon: IconName; part: StayPart }) {
  return (
    <button
      type="button"
      className={styles.part}
      aria-haspopup="dialog"
      aria-expanded={part.expanded}
      onClick={part.onClick}
      onPointerEnter={part.onIntent}
      onFocus={part.onIntent}
    >
      <Icon name={icon} />
      <span className={styles.words}>
        <span className={styles.label}>{part.label} </span>
        <span className={part.short ? styles.long : styles.text}>{part.text}</span>
        {part.short && (
          <span className={styles.short} aria-hidden="true">
            {part.short}
          </span>
        )}
      </span>
    </button>
  )
}
