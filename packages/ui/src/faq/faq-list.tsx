import { Icon } from '../icon/icon.tsx'
import styles from './faq-list.module.css'

export interface FaqListProps {
  /** Questions with their answers, plain text. */
  items: { question: string; answer: string }[]
}

/** Questions that expand in place. The markup contains all answers, so the list works without JavaScript. */
export function FaqList({ items }: FaqListProps) {
  return (
    <div className={styles.list}>
      {items.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            {question}
            <span className={styles.mark}>
              <Icon name="chevronDown" />
            </span>
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  )
}
