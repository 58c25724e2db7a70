import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import { useId, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import styles from './way-list.module.css'

export interface WayListProps {
  /** The question that its ways answer: "Other ways to sign in". */
  readonly title: string
  /** Some `Way`, the commonest first. */
  readonly children: ReactNode
}

/** One calm list of what else is possible, below the one button of a form. */
export function WayList({ title, children }: WayListProps) {
  const id = useId()
  return (
    <div className={styles.ways}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <List className={styles.list} aria-labelledby={id}>
        {children}
      </List>
    </div>
  )
}

export interface WayProps {
  /** What kind of way it is. */
  readonly icon: IconName
  /** A short sentence or a noun with a verb: "Sign in with a passkey". */
  readonly text: string
  /** The way is taken. */
  readonly onClick: () => void
}

/** One of them: a button as wide as the list. */
export function Way({ icon, text, onClick }: WayProps) {
  return (
    <ListItem disablePadding divider className={styles.way}>
      <ListItemButton component="button" type="button" onClick={onClick}>
        <Icon name={icon} className={styles.icon} />
        <span className={styles.text}>{text}</span>
        <Icon name="chevronRight" size="sm" />
      </ListItemButton>
    </ListItem>
  )
}
