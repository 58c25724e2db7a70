import { Icon } from '../icon/icon.tsx'
import styles from './helpful-button.module.css'

export interface HelpfulButtonProps {
  /** "Helpful" */
  text: string
  /** Names the review: "Helpful: review by Anna". Begins with `text`. */
  label: string
  /** "12"; empty for no votes. */
  countText: string
  /** This browser has voted. */
  pressed: boolean
  /** The vote is on its way. */
  busy?: boolean
  /** Sends the vote. */
  onPress: () => void
}

/** Votes a review helpful. Its name begins with what is visible (WCAG 2.5.3). The vote is final: the button stays pressed. */
export function HelpfulButton({ text, label, countText, pressed, busy, onPress }: HelpfulButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={countText ? `${text} ${countText}${label.slice(text.length)}` : label}
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
