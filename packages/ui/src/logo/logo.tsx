import type { ReactNode } from 'react'
import { Link } from '../link/link-context.tsx'
import styles from './logo.module.css'

export interface LogoProps {
  href: string
  /** Name of the brand, also the accessible name of the link. */
  name: string
  /** Picture mark, usually an SVG 32 px high. Without one the house mark (two hills and a sun) is drawn. */
  mark?: ReactNode
  /** The mark already contains the name. */
  markOnly?: boolean | undefined
}

function HouseMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 36 36" aria-hidden="true">
      <rect className={styles.plate} width="36" height="36" rx="9" />
      <circle className={styles.sun} cx="25" cy="12" r="4.5" />
      <path className={styles.hill} d="M3.5 28 14 11.5 24.5 28Z" />
      <path className={styles.tent} d="M14 20.5 9.300 28h9.4Z" />
      <path className={styles.near} d="M20.5 28 26.5 19 32.5 28Z" />
    </svg>
  )
}

/** Mark and name of the brand, linking to its start. */
export function Logo({ href, name, mark, markOnly }: LogoProps) {
  return (
    <Link href={href} className={styles.logo} aria-label={name}>
      {mark ?? <HouseMark />}
      {!markOnly && <span className={styles.name}>{name}</span>}
    </Link>
  )
}
