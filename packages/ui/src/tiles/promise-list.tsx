import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { BadgeList } from './badge-list.tsx'
import styles from './promise-list.module.css'

export interface PromiseListProps {
  /** Three or four; each with a pictogram and a sentence. */
  promises: { icon: IconName; title: string; text: string }[]
  /** Memberships, each with a link to its proof. */
  badges?: { name: string; href?: string }[]
  /** Names the list of memberships. */
  badgesLabel: string
}

/** The brand's promises: a pictogram, a title and a sentence each, with the memberships that support them. */
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
