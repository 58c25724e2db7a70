import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { Link } from '../link/link.tsx'
import { afterPaint } from '../press/after-paint.ts'
import styles from './header.module.css'

export interface HeaderProps {
  /** Promotion: it shares the band above the bar, and is all of it on phones. */
  banner?: ReactNode
  /** The `Logo`, at the start or in the middle, as the brand has chosen. */
  logo: ReactNode
  /** Beside the logo: the destinations toggle on desktop. */
  start?: ReactNode
  /** The search summary on every page but home. On phones it moves to a second line. */
  center?: ReactNode
  /** Account, favourites, language, menu toggle. */
  end?: ReactNode
  /** Links of the band above the bar, on wide screens only: their start and their end. */
  top?: { start: ReactNode; end: ReactNode } | undefined
  /** Links of the bar, on wide screens and where no search summary needs their place: their start and their end. */
  links?: { start: ReactNode; end: ReactNode } | undefined
  /** Accessible name of the links of the bar. */
  navLabel?: string
  /** The open panel, which hangs below the bar. */
  panel?: ReactNode
  /** A border below the bar; false while a backdrop covers the page. */
  bordered?: boolean
  /** Skip link for keyboard users. Only the consent bar comes before it. */
  skip: { href: string; text: string }
}

/** Two bands, of which the bar sticks to the top. Its height never changes, so nothing below it moves. */
export function Header({
  logo,
  start,
  center,
  end,
  panel,
  top,
  links,
  bordered = true,
  ...props
}: HeaderProps) {
  return (
    <header className={styles.landmark}>
      <a className={styles.skip} href={props.skip.href}>
        {props.skip.text}
      </a>
      <div className={classNames(styles.band, Boolean(props.banner) && styles.promoted)}>
        <div className={classNames(styles.inner, styles.row)}>
          {props.banner}
          {top && (
            <div className={styles.top}>
              {top.start}
              {top.end}
            </div>
          )}
        </div>
      </div>
      <div className={classNames(styles.header, bordered && styles.bordered)}>
        <div className={classNames(styles.inner, styles.bar)}>
          <div className={styles.lead}>
            <div className={styles.logo}>{logo}</div>
            {start && <div className={styles.start}>{start}</div>}
            {links && (
              <nav className={styles.nav} aria-label={props.navLabel}>
                {links.start}
                {links.end}
              </nav>
            )}
          </div>
          {center && <div className={styles.center}>{center}</div>}
          {end && <div className={styles.end}>{end}</div>}
        </div>
        {panel}
      </div>
    </header>
  )
}

/** The words of a link or a button of the header. */
interface HeaderLabel {
  /** The words; phones may hide them from sight. */
  text: string
  /** Before the words. */
  icon?: IconName
  /** Phones show the icon only. */
  compact?: boolean
  /** A text that may replace `text` after loading: the link reserves the width of both. */
  reserve?: string
}

export interface HeaderLinkProps extends HeaderLabel {
  /** Where it leads. */
  href: string
}

/** A link of the header; `compact` hides its text on small screens, except from screen readers. */
export function HeaderLink({ href, text, ...look }: HeaderLinkProps) {
  return (
    <Link href={href} className={styles.link}>
      <Label text={text} {...look} />
    </Link>
  )
}

function Label({ text, icon, compact, reserve }: HeaderLabel) {
  return (
    <>
      {icon && <Icon name={icon} size="lg" />}
      <span
        className={classNames(compact && styles.compact, reserve !== undefined && styles.reserving)}
        data-reserve={reserve}
      >
        {text}
      </span>
    </>
  )
}

export interface HeaderToggleProps extends HeaderLabel {
  /** The panel is open. */
  open: boolean
  /** id of the controlled element. */
  controls: string
  /** Opens and closes the panel. */
  onToggle: () => void
  /** The pointer or the focus is on the button: the moment to load the panel. */
  onIntent: () => void
}

/** A button of the header that opens a panel below it or over the page. */
export function HeaderToggle({ open, controls, onToggle, onIntent, ...label }: HeaderToggleProps) {
  return (
    <button
      type="button"
      className={styles.link}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      data-opens={controls}
      onClick={({ currentTarget }) => afterPaint(onToggle, currentTarget)}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <Label {...label} />
    </button>
  )
}

export interface HeaderLinksProps {
  /** Without an address it is plain text. */
  links: readonly { href?: string | undefined; text: string; icon?: IconName; newTab?: boolean }[]
}

function SmallLink({
  href,
  newTab,
  children,
}: {
  href?: string | undefined
  newTab?: boolean | undefined
  children: ReactNode
}) {
  if (!href) return <span className={styles.small}>{children}</span>
  return (
    <Link href={href} className={styles.small} target={newTab ? '_blank' : undefined}>
      {children}
    </Link>
  )
}

/** A group of small links for both bands. */
export function HeaderLinks({ links }: HeaderLinksProps) {
  // Its place, without a list that would be read out as one of nothing.
  if (links.length === 0) return <div className={styles.links} />
  return (
    <ul className={styles.links}>
      {links.map(({ href, text, icon, newTab }) => (
        <li key={text}>
          <SmallLink href={href} newTab={newTab}>
            {icon && <Icon name={icon} size="sm" />}
            {text}
          </SmallLink>
        </li>
      ))}
    </ul>
  )
}
