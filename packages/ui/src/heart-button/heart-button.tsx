import { Icon } from '../icon/icon.tsx'
import styles from './heart-button.module.css'

export interface HeartButtonProps {
  saved: boolean
  /** "Save Camping Bella"; unchanged when saved, because the button's pressed state expresses it. */
  label: string
  onToggle: () => void
  /** Text beside the heart, on the campsite page. */
  text?: string | undefined
}

/** Adds or removes a favourite. */
export function HeartButton({ saved, label, onToggle, text }: HeartButtonProps) {
  return (
    <button
      type="button"
      className={text ? styles.withText : styles.round}
      aria-pressed={saved}
      aria-label={label}
      onClick={onToggle}
    >
      <Icon name={saved ? 'heartFull' : 'heart'} size={text ? 'md' : 'lg'} />
      {text}
    </button>
  )
}
