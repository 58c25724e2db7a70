import { Link } from '../link/link-context.tsx'
import styles from './rating.module.css'

export interface RatingProps {
  /** 0 to `max`; the stars show it to a tenth. */
  score: number
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

/** Stars, number and count. One SVG; the stylesheet has the shape of the stars. */
export function Rating({ score, max = 5, scoreText, word, countText, label, href }: RatingProps) {
  const filled = (Math.min(Math.max(score / max, 0), 1) * 100).toFixed(0)
  return (
    <span className={styles.rating}>
      <svg
        className={styles.stars}
        viewBox="0 0 100 20"
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path className={styles.off} d="M0 0h100v20H0Z" />
        <path className={styles.on} d={`M0 0h${filled}v20H0Z`} />
      </svg>
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
