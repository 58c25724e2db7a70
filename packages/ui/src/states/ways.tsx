import chip from '../badge/chip.module.css'
import { Link } from '../link/link-context.tsx'
import styles from './page-state.module.css'

export interface WaysProps {
  /** "Arrive on another day" */
  title: string
  ways: {
    href: string
    /** "Sat 10 July" */
    text: string
    /** "12 campsites": where it leads. */
    countText: string
    onClick?: () => void
  }[]
  level?: 3 | 4
}

/** Changes to a search that found nothing, each one click with what it leads to. Nothing at all without any. */
export function Ways({ title, ways, level = 3 }: WaysProps) {
  if (ways.length === 0) return null
  const Title = `h${level}` as const
  return (
    <section className={styles.ways}>
      <Title>{title}</Title>
      <ul className={styles.actions}>
        {ways.map(({ href, text, countText, onClick }) => (
          <li key={text}>
            <Link href={href} onClick={onClick} className={chip.chip} rel="nofollow">
              {text} <span className={chip.count}>{countText}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
