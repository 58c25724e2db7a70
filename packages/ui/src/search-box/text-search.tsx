import { Button } from '../button/button.tsx'
import styles from './text-search.module.css'

export interface TextSearchProps {
  /** Form action; the words are its query parameter `name`. */
  action: string
  /** Query parameter of the words. */
  name: string
  /** Names the landmark and the field. */
  label: string
  /** The button. */
  submitLabel: string
  /** The searched words. */
  value: string
  /** Characters of a search. */
  maxLength?: number
  /** Replaces the form's navigation; receives the trimmed words. */
  onSearch?: (words: string) => void
}

/** One field for free text, as a plain form that works without JavaScript and before it loads. */
export function TextSearch({
  action,
  name,
  label,
  submitLabel,
  value,
  maxLength,
  onSearch,
}: TextSearchProps) {
  return (
    <form
      key={value}
      className={styles.form}
      method="get"
      action={action}
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        if (!onSearch) return
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get(name)
        onSearch(typeof typed === 'string' ? typed.trim() : '')
      }}
    >
      <input
        className={styles.input}
        type="search"
        name={name}
        aria-label={label}
        placeholder={label}
        defaultValue={value}
        maxLength={maxLength}
        enterKeyHint="search"
        autoComplete="off"
      />
      <Button type="submit" kind="primary" size="lg" icon="search">
        {submitLabel}
      </Button>
    </form>
  )
}
