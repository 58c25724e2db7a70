import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Rating } from '../rating/rating.tsx'
import type { RatingProps } from '../rating/rating.tsx'
import styles from './review-card.module.css'

export interface ReviewCardProps {
  /** The guest's heading. */
  title?: string
  /** The guest's words, unchanged. */
  text: string
  /** When the review was written in another language than the page: "In Dutch", and its BCP 47 tag unless it is translated. */
  language?: { tag?: string; text: string }
  /** The grade, as stars and number. */
  rating: RatingProps
  /** First name of the guest. */
  author: string
  /** "Family with youngest child under 6" */
  group?: string
  /** "Stayed in July 2025" */
  stay?: string
  /** "Verified stay" */
  verified?: string
  /** The campsite's answer. */
  reply?: { title: string; text: string }
  /** "Helpful" button. */
  actions?: ReactNode
}

/** The review of one guest: the author, then the text. */
export function ReviewCard(props: ReviewCardProps) {
  const { title, text, language, rating, author, group, stay, verified, reply, actions } = props
  return (
    <article className={styles.card}>
      <header className={styles.from}>
        <p className={styles.author}>{author}</p>
        <p className={styles.about}>
          {group && <span>{group}</span>}
          {stay && <span>{stay}</span>}
        </p>
        {verified && (
          <p className={styles.verified}>
            <Icon name="check" size="sm" /> {verified}
          </p>
        )}
      </header>
      <div className={styles.words}>
        <p className={styles.grade}>
          <Rating {...rating} />
          {language && <span className={styles.language}>{language.text}</span>}
        </p>
        {title && (
          <h3 className={styles.title} lang={language?.tag}>
            {title}
          </h3>
        )}
        <p className={styles.text} lang={language?.tag}>
          {text}
        </p>
        {reply && (
          <blockquote className={styles.reply}>
            <b>{reply.title}</b>
            <p lang={language?.tag}>{reply.text}</p>
          </blockquote>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  )
}
