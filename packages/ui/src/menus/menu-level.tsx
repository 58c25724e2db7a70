import ButtonBase from '@mui/material/ButtonBase'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
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
        <ButtonBase className={styles.back} onClick={back.onClick}>
          <Icon name="chevronLeft" />
          {back.text}
        </ButtonBase>
      )}
      {title && (
        <h2 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
      )}
      <List>
        {viewAll && (
          <ListItem disablePadding divider>
            <ListItemButton
              component={Link}
              href={viewAll.href}
              className={styles.all}
              onClick={viewAll.onFollow}
            >
              {viewAll.text}
              <Icon name="arrowRight" size="sm" />
            </ListItemButton>
          </ListItem>
        )}
        {items.map((item) => (
          <ListItem key={item.id} disablePadding divider>
            <Item item={item} />
          </ListItem>
        ))}
      </List>
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
  if (!item.href)
    return (
      <ListItemButton component="button" type="button" className={styles.item} onClick={item.onDrill}>
        {content}
      </ListItemButton>
    )
  return (
    <ListItemButton
      component={Link}
      href={item.href}
      hrefLang={item.lang}
      lang={item.lang}
      className={styles.item}
      onClick={item.onFollow}
    >
      {content}
    </ListItemButton>
  )
}
