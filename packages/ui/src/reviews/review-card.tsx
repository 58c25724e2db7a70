import type { ReactNode } from 'react'
import { Rating } from '../rating/rating.tsx'
import type { RatingProps } from '../rating/rating.tsx'
import styles from './review-card.module.css'

export interface ReviewCardProps {
  title?: string
  text: string
  /** BCP 47 tag when the review is in another language than the page. */
  lang?: string
  rating: RatingProps
  author: string
  /** "Family with youngest child under 6" */
  group?: string
  /** "Stayed in July 2025 · Mobile home Comfort" */
  stay?: string
  date: { text: string; iso: string }
  /** The answer of the campsite. */
  reply?: { title: string; text: string }
  /** "Helpful" button, translation link. */
  actions?: ReactNode
}

/** The review of one guest. */
export function ReviewCard(props: ReviewCardProps) {
  const { title, text, lang, rating, author, group, stay, date, reply, actions } = props
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <Rating {...rating} />
        <time className={styles.soft} dateTime={date.iso}>
          {date.text}
        </time>
      </header>
      {title && (
        <h3 className={styles.title} lang={lang}>
          {title}
        </h3>
      )}
      <p lang={lang} className={styles.text}>
        {text}
      </p>
      <p className={styles.soft}>
        <b className={styles.author}>{author}</b>
        {[group, stay].filter(Boolean).map((part) => ` · ${part}`)}
      </p>
      {reply && (
        <blockquote className={styles.reply}>
          <b>{reply.title}</b>
          <p>{reply.text}</p>
        </blockquote>
      )}
      {actions}
    </article>
  )
}
