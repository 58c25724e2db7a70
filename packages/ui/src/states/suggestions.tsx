import chip from '../badge/chip.module.css'
import { Link } from '../link/link.tsx'
import styles from './page-state.module.css'

export interface SuggestionsProps {
  /** "Arrive on another day" */
  title: string
  /** Each an address, with its number of results where that is known. */
  suggestions: {
    href: string
    /** "Sat 10 July" */
    text: string
    /** "12 campsites": the result of the change. */
    countText?: string
    onClick?: () => void
  }[]
  /** Heading level. */
  level?: 3 | 4
}

/** Changes to a search without results, each one click. Renders nothing for an empty list. */
export function Suggestions({ title, suggestions, level = 3 }: SuggestionsProps) {
  if (suggestions.length === 0) return null
  const Title = `h${level}` as const
  const isCounted = suggestions.some(({ countText }) => countText)
  return (
    <section className={isCounted ? styles.ways : styles.places}>
      <Title>{title}</Title>
      <ul className={styles.actions}>
        {suggestions.map(({ href, text, countText, onClick }) => (
          <li key={text}>
            <Link href={href} onClick={onClick} className={chip.chip} rel="nofollow">
              {text}
              {countText && <span className={chip.count}> {countText}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
