import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { Link } from '../link/link.tsx'
import { buttonClick } from '../press/button-click.ts'
import styles from './button.module.css'

interface ButtonLook {
  /**
   * `primary` is the accent colour: one per page. `brand` for the main button of a dialog or card. `danger` for what cannot be
   * undone, after the safe answer. `quiet` is text, and aligns with the text around it.
   */
  kind?: 'primary' | 'brand' | 'secondary' | 'quiet' | 'danger'
  /** `lg` for the one button of a form or a hero. */
  size?: 'md' | 'lg'
  /** Takes the full width of its container. */
  wide?: boolean
  /** Before the text. */
  icon?: IconName
  /** After the text: an arrow to the next step. */
  iconEnd?: IconName
  /** The words: a verb and what it is about. */
  children: ReactNode
  /** For its place within what surrounds it, never for its look. */
  className?: string
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Shows that work is in progress; the button retains its size, and its text for screen readers. */
  busy?: boolean
  /** Its work takes longer than a frame of a slow phone, so the button is painted as pressed first. */
  heavy?: boolean
}

export interface ButtonLinkProps extends ButtonLook {
  /** Where it leads. */
  href: string
  /** `_blank` for campsite pages from a search (routing-19). */
  target?: string
  /** `nofollow` for addresses of filters, `noopener` for other sites. */
  rel?: string
  /** Runs beside the navigation, for what is counted. */
  onClick?: () => void
}

function lookClass({ kind = 'secondary', size = 'md', wide, className }: ButtonLook) {
  return classNames(styles.button, styles[kind], size === 'lg' && styles.lg, wide && styles.wide, className)
}

function Content({ icon, iconEnd, children }: ButtonLook) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} />}
    </>
  )
}

/** A button, with `type="button"` by default. A busy button stays focusable and ignores clicks. */
export function Button(props: ButtonProps) {
  const { kind, size, wide, icon, iconEnd, children, className, busy, heavy, onClick, ...rest } = props
  const look = { kind, size, wide, icon, iconEnd, children, className }
  return (
    <button
      type="button"
      {...rest}
      className={classNames(lookClass(look), busy && styles.busy)}
      aria-busy={busy || undefined}
      onClick={buttonClick({ busy, heavy, onClick })}
    >
      <Content {...look} />
    </button>
  )
}

/** A link that looks like a button. Use it for navigation, not for actions. */
export function ButtonLink(props: ButtonLinkProps) {
  const { href, target, rel, onClick, ...look } = props
  return (
    <Link href={href} target={target} rel={rel} onClick={onClick} className={lookClass(look)}>
      <Content {...look} />
    </Link>
  )
}
