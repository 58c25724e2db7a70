import type { CSSProperties } from 'react'
import { Link } from '../link/link.tsx'
import styles from './rating.module.css'

export interface RatingProps {
  /** 0 to `max`; the stars show it to a tenth. */
  score: number
  /** The best grade. */
  max?: number
  /** "4.6" */
  scoreText: string
  /** "Very good" */
  word?: string
  /** "412 reviews" */
  countText?: string
  /** What a screen reader says: "4.6 out of 5". */
  label: string
  /** Link to the reviews. */
  href?: string
}

/** Stars, number and count. One element for the stars, whose shape the stylesheet has: a list has many. */
export function Rating({ score, max = 5, scoreText, word, countText, label, href }: RatingProps) {
  const filled = (Math.min(Math.max(score / max, 0), 1) * 100).toFixed(0)
  return (
    <span className={styles.rating}>
      <span
        className={styles.stars}
        style={{ '--on': `${filled}%` } as CSSProperties}
        role="img"
        aria-label={label}
      />
      <b aria-hidden="true">{scoreText}</b>
      {word && <span>{word}</span>}
      {countText &&
        (href ? (
          <Link href={href} className={styles.count}>
            {countText}
          </Link>
        ) : (
          <span className={styles.count}>{countText}</span>
        ))}
    </span>
  )
}
