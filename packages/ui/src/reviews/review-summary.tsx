import type { ReactNode } from 'react'
import styles from './review-summary.module.css'

export interface ReviewSummaryProps {
  /** "4.6" */
  scoreText: string
  /** "out of 5" */
  ofText: string
  word?: string
  /** "412 reviews" */
  countText: string
  subScores?: { label: string; scoreText: string; /** 0–100 */ percent: number }[]
  /** "How we check reviews" must stand beside the rating. */
  explanation?: ReactNode
}

/** The average and what it is made of. */
export function ReviewSummary(props: ReviewSummaryProps) {
  const { scoreText, ofText, word, countText, subScores = [], explanation } = props
  return (
    <div className={styles.summary}>
      <div>
        <p className={styles.score}>
          <b>{scoreText}</b> <span>{ofText}</span>
        </p>
        <p className={styles.word}>{word}</p>
        <p className={styles.soft}>{countText}</p>
        {explanation && <p className={styles.soft}>{explanation}</p>}
      </div>
      {subScores.length > 0 && (
        <dl className={styles.subs}>
          {subScores.map((sub) => (
            <div key={sub.label} className={styles.sub}>
              <dt>{sub.label}</dt>
              <dd className={styles.value}>{sub.scoreText}</dd>
              <dd className={styles.bar} aria-hidden="true">
                <svg viewBox="0 0 100 6" preserveAspectRatio="none">
                  <path className={styles.track} d="M0 0h100v6H0Z" />
                  <path className={styles.fill} d={`M0 0h${Math.round(sub.percent)}v6H0Z`} />
                </svg>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
