import { Icon } from '../icon/icon.tsx'
import styles from './heart-button.module.css'

export interface HeartButtonProps {
  /** What the button sends where no script runs, as `favourite`. */
  id: number
  /** It is among the favourites. */
  saved: boolean
  /** "Save Camping Bella"; unchanged when saved, because the button's pressed state expresses it. */
  label: string
  /** Adds or removes it. */
  onToggle: () => void
  /** Text beside the heart, on the campsite page. */
  text?: string | undefined
}

/** Adds or removes a favourite. */
export function HeartButton({ id, saved, label, onToggle, text }: HeartButtonProps) {
  return (
    <button
      type="submit"
      form="plain"
      name="favourite"
      value={id}
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
