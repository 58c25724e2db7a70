import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import styles from './facility-list.module.css'

export interface FacilityGroup {
  title: string
  icon?: IconName
  items: {
    text: string
    /** "15 May – 20 September" */
    season?: string
    /** "included" or "paid", in words. */
    cost?: { text: string; included: boolean } | undefined
    /** Whether it is open during the chosen stay; false when its season does not overlap. */
    closed?: string
    /** True when the visitor filters by it. */
    matched?: boolean
  }[]
}

export interface FacilityListProps {
  /** Groups in the order of the catalogue, each with its facilities. */
  groups: FacilityGroup[]
  /** Heading level of the groups. */
  level?: 3 | 4
}

/** The facilities of a campsite, by group, with season and price. */
export function FacilityList({ groups, level = 3 }: FacilityListProps) {
  const Title = `h${level}` as const
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <section key={group.title} className={styles.group}>
          <Title className={styles.title}>
            {group.icon && <Icon name={group.icon} size="lg" />}
            {group.title}
          </Title>
          <ul className={styles.list}>
            {group.items.map((item) => (
              <li key={item.text} className={classNames(styles.item, item.matched && styles.matched)}>
                <span>
                  {item.text}
                  {item.season && <span className={styles.season}>{item.season}</span>}
                  {item.closed && <span className={styles.closed}>{item.closed}</span>}
                </span>
                {item.cost && (
                  <span className={item.cost.included ? styles.included : styles.paid}>{item.cost.text}</span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
