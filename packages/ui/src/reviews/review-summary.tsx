import type { ReactNode } from 'react'
import styles from './review-summary.module.css'

/** A line with its bar: a subject with its grade, or a grade with its number of votes. */
interface ReviewBar {
  label: string
  valueText: string
  /** 0–100 */
  percent: number
}

export interface ReviewSummaryProps {
  /** "4.6" */
  scoreText: string
  /** "out of 5" */
  ofText: string
  /** "Very good" */
  word?: string
  /** "412 reviews" */
  countText: string
  /** Distribution of the grades. */
  grades?: { title: string; bands: ReviewBar[] }
  /** Grades by subject: cleanliness, staff. */
  subScores?: ReviewBar[]
  /** "How we check reviews": the link must stand beside the rating. */
  explanation?: ReactNode
}

/** The average, its distribution and its subjects. */
export function ReviewSummary(props: ReviewSummaryProps) {
  const { scoreText, ofText, word, countText, grades, subScores = [], explanation } = props
  return (
    <div className={styles.summary}>
      <div>
        <p className={styles.score}>
          <b>{scoreText}</b> <span>{ofText}</span>
        </p>
        {word && <p className={styles.word}>{word}</p>}
        <p className={styles.soft}>{countText}</p>
      </div>
      {grades && (
        <div className={styles.grades}>
          <p className={styles.heading}>{grades.title}</p>
          <Bars bars={grades.bands} />
        </div>
      )}
      {subScores.length > 0 && (
        <div className={styles.subs}>
          <Bars bars={subScores} />
        </div>
      )}
      {explanation && <p className={styles.explanation}>{explanation}</p>}
    </div>
  )
}

function Bars({ bars }: { bars: ReviewBar[] }) {
  return (
    <dl className={styles.bars}>
      {bars.map(({ label, valueText, percent }) => (
        <div key={label} className={styles.sub}>
          <dt>{label}</dt>
          <dd className={styles.value}>{valueText}</dd>
          <dd className={styles.bar} aria-hidden="true">
            <svg viewBox="0 0 100 6" preserveAspectRatio="none">
              <path className={styles.track} d="M0 0h100v6H0Z" />
              <path className={styles.fill} d={`M0 0h${Math.round(percent)}v6H0Z`} />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  )
}
