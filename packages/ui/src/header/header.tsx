import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { Link } from '../link/link-context.tsx'
import styles from './header.module.css'

export interface HeaderProps {
  logo: ReactNode
  /** Beside the logo: the destinations toggle on desktop. */
  start?: ReactNode
  /** The search summary on every page but home. On phones it moves to a second line. */
  center?: ReactNode
  /** Account, favourites, language, menu toggle. */
  end?: ReactNode
  /** Thin strip of links above, wide screens only. */
  top?: ReactNode
  /** A rule below; off while a backdrop lies over the page. */
  bordered?: boolean
  /** Link for keyboards that jumps over the header. */
  skip: { href: string; text: string }
}

/** The slim header that stays at the top. It never changes its height, so nothing below it moves. */
export function Header({ logo, start, center, end, top, bordered = true, skip }: HeaderProps) {
  return (
    <>
      <a className={styles.skip} href={skip.href}>
        {skip.text}
      </a>
      {top && (
        <div className={styles.top}>
          <div className={styles.inner}>{top}</div>
        </div>
      )}
      <header className={classNames(styles.header, bordered && styles.bordered)}>
        <div className={classNames(styles.inner, styles.bar)}>
          {logo}
          {start && <div className={styles.start}>{start}</div>}
          {center && <div className={styles.center}>{center}</div>}
          {end && <div className={styles.end}>{end}</div>}
        </div>
      </header>
    </>
  )
}

export interface HeaderLinkProps {
  href: string
  text: string
  icon?: IconName
  /** A number on the icon, for favourites. */
  count?: number
  /** Phones show the icon only. */
  compact?: boolean
  current?: boolean
}

/** A link of the header; with `compact` its text is only heard, not seen, on small screens. */
export function HeaderLink({ href, text, icon, count, compact, current }: HeaderLinkProps) {
  return (
    <Link href={href} className={styles.link} aria-current={current ? 'page' : undefined}>
      {icon && (
        <span className={styles.linkIcon}>
          <Icon name={icon} size="lg" />
          {count ? <span className={styles.count}>{count}</span> : null}
        </span>
      )}
      <span className={compact ? styles.compact : undefined}>{text}</span>
    </Link>
  )
}
