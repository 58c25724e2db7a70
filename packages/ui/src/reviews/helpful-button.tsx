import { Icon } from '../icon/icon.tsx'
import styles from './helpful-button.module.css'

export interface HelpfulButtonProps {
  /** "Helpful" */
  text: string
  /** Says of which review: "Helpful: review by Anna". Begins with `text`. */
  label: string
  /** "12"; empty while nobody has said so. */
  countText: string
  pressed: boolean
  busy?: boolean
  onPress: () => void
}

/** Says that a review was helpful. Once pressed it stays: a vote is not taken back. */
export function HelpfulButton({ text, label, countText, pressed, busy, onPress }: HelpfulButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={countText ? `${label} (${countText})` : label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      onClick={() => {
        if (!pressed && !busy) onPress()
      }}
    >
      <Icon name={pressed ? 'check' : 'plus'} size="sm" />
      {text}
      {countText && <span className={styles.count}>{countText}</span>}
    </button>
  )
}
