import { classNames } from '../class-names.ts'
import { Link } from '../link/link.tsx'
import styles from './place-list.module.css'

export interface PlaceListProps {
  /** Address, name and number of campsites. */
  places: {
    href: string
    name: string
    /** The location, unless the page names it. */
    context?: string
    /** "24 campsites" */
    countText: string
    /** Replaces the visible text; screen readers still read the text: "24". */
    count?: string
  }[]
}

/** Places as a compact list of links in columns; where the page names the location, as chips in a row. */
export function PlaceList({ places }: PlaceListProps) {
  // Names with their location need a wider column.
  const short = places.every(({ context, count }) => !context && count)
  return (
    <ul className={classNames(styles.list, short && styles.short)}>
      {places.map(({ href, name, context, countText, count }) => (
        <li key={href} className={styles.item}>
          <Link href={href} className={styles.link}>
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              {context && <span className={styles.context}>{context}</span>}
            </span>
            <span className={styles.count}>
              {count ? (
                <>
                  <span aria-hidden="true">{count}</span>
                  <span className="visually-hidden">{countText}</span>
                </>
              ) : (
                countText
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
