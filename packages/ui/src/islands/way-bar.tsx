import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import type { FormHTMLAttributes } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import styles from './way-bar.module.css'

interface WayOfBar {
  readonly href: string
  readonly icon: IconName
  readonly text: string
  /** `page` for the page itself, `true` for one above it. */
  readonly current: 'page' | true | undefined
}

export interface WayBarProps {
  /** Names the landmark. */
  readonly label: string
  /** All of them stand on every screen; what does not fit wraps. */
  readonly ways: readonly WayOfBar[]
  /** What ends the visit: a form, which works without scripts. */
  readonly leave: Pick<FormHTMLAttributes<HTMLFormElement>, 'action' | 'onSubmit'> & { readonly text: string }
}

/** The navigation of a customer's pages: links in one line, the sign-out at its end; pictograms above short words on phones. */
export function WayBar({ label, ways, leave: { text, ...form } }: WayBarProps) {
  return (
    <div className={styles.bar}>
      <nav aria-label={label}>
        <List disablePadding className={styles.ways}>
          {ways.map(({ href, icon, text: name, current }) => (
            <ListItem key={href} disablePadding>
              <ListItemButton
                component="a"
                href={href}
                selected={current !== undefined}
                aria-current={current}
                className={styles.way}
              >
                <Parts icon={icon} text={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </nav>
      <form method="post" {...form}>
        <ListItemButton component="button" type="submit" className={styles.way}>
          <Parts icon="logout" text={text} />
        </ListItemButton>
      </form>
    </div>
  )
}

function Parts({ icon, text }: { icon: IconName; text: string }) {
  return (
    <>
      <Icon name={icon} className={styles.icon} />
      <span className={styles.text}>{text}</span>
    </>
  )
}
