import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import styles from './info-list.module.css'

export interface InfoListProps {
  /** Topic with its pictogram, and one fact each. */
  items: { icon: IconName; title: string; text: string }[]
}

/** Facts, each with its topic, so that a visitor finds the relevant ones. */
export function InfoList({ items }: InfoListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ icon, title, text }) => (
        <div key={text} className={styles.item}>
          <dt className={styles.title}>
            <Icon name={icon} />
            {title}
          </dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
