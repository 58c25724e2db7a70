import { Icon } from '../icon/icon.tsx'
import styles from './badge-list.module.css'

export interface BadgeListProps {
  /** Names the list. */
  label: string
  /** A membership links to the page that proves it. */
  badges: { name: string; href?: string }[]
}

/** Ways to pay and memberships in a row. */
export function BadgeList({ label, badges }: BadgeListProps) {
  return (
    <ul className={styles.badges} aria-label={label}>
      {badges.map(({ name, href }) => (
        <li key={name}>
          {href ? (
            <a className={styles.badge} href={href} rel="noopener">
              <Icon name="shield" size="sm" />
              {name}
            </a>
          ) : (
            <span className={styles.badge}>{name}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
