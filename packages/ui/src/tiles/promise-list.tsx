import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { BadgeList } from './badge-list.tsx'
import styles from './promise-list.module.css'

export interface PromiseListProps {
  promises: { icon: IconName; title: string; text: string }[]
  /** Memberships, each with the page that proves it. */
  badges?: { name: string; href?: string }[]
  badgesLabel: string
}

/** What one can rely on: a pictogram, a short promise, a sentence; below them the memberships that stand behind it. */
export function PromiseList({ promises, badges = [], badgesLabel }: PromiseListProps) {
  return (
    <>
      <ul className={styles.list}>
        {promises.map(({ icon, title, text }) => (
          <li key={title} className={styles.item}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {badges.length > 0 && (
        <div className={styles.badges}>
          <BadgeList label={badgesLabel} badges={badges} />
        </div>
      )}
    </>
  )
}
