import { useEffect, useRef } from 'react'
import { Flag } from '../flag/flag.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { Link } from '../link/link.tsx'
import styles from './menu-level.module.css'

export interface MenuItem {
  id: string
  text: string
  icon?: IconName
  flag?: string
  /** Address of the item; items without one open the next level. */
  href?: string
  onDrill?: () => void
  /** A link to another edition, with its own language and host. */
  lang?: string
  onFollow?: () => void
}

export interface MenuLevelProps {
  /** Heading of the level; the first has none. */
  title?: string
  /** Returns to the parent level; absent on the first level. */
  back?: { text: string; onClick: () => void }
  /** "View all areas in Italy" */
  viewAll?: { text: string; href: string; onFollow?: () => void }
  /** Entries in order. */
  items: MenuItem[]
  /** Moves the focus to the title when the level opens. */
  takeFocus?: boolean
}

/** One level of the menu on phones: items that link to a page or open the next level. */
export function MenuLevel({ title, back, viewAll, items, takeFocus }: MenuLevelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takeFocus) heading.current?.focus()
  }, [takeFocus, title])
  return (
    <div className={takeFocus ? styles.entering : undefined}>
      {back && (
        <button type="button" className={styles.back} onClick={back.onClick}>
          <Icon name="chevronLeft" />
          {back.text}
        </button>
      )}
      {title && (
        <h2 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
      )}
      <ul className={styles.list}>
        {viewAll && (
          <li>
            <Link href={viewAll.href} className={styles.all} onClick={viewAll.onFollow}>
              {viewAll.text}
              <Icon name="arrowRight" size="sm" />
            </Link>
          </li>
        )}
        {items.map((item) => (
          <li key={item.id}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Item({ item }: { item: MenuItem }) {
  const content = (
    <>
      {item.icon && <Icon name={item.icon} />}
      {item.flag && <Flag code={item.flag} />}
      <span className={styles.text}>{item.text}</span>
      {!item.href && <Icon name="chevronRight" />}
    </>
  )
  if (item.href && item.lang)
    return (
      <a
        href={item.href}
        hrefLang={item.lang}
        lang={item.lang}
        className={styles.item}
        onClick={item.onFollow}
      >
        {content}
      </a>
    )
  if (item.href)
    return (
      <Link href={item.href} className={styles.item} onClick={item.onFollow}>
        {content}
      </Link>
    )
  return (
    <button type="button" className={styles.item} onClick={item.onDrill}>
      {content}
    </button>
  )
}
