import { Icon } from '../icon/icon.tsx'
import styles from './heart-button.module.css'

export interface HeartButtonProps {
  saved: boolean
  /** "Save Camping Bella"; stays the same when it is saved, as the button is pressed then. */
  label: string
  onToggle: () => void
  /** Text beside the heart, on the campsite page. */
  text?: string | undefined
}

/** Keeps or drops a favourite. */
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
