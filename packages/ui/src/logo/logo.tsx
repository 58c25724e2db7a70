import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'
import styles from './logo.module.css'

export interface LogoProps {
  /** The home page of the edition. */
  href: string
  /** Name of the brand, also the accessible name of the link. */
  name: string
  /** Picture mark, at most 34 px high. */
  mark: ReactNode
  /** The mark contains the name, which is then for screen readers alone. */
  markAlone?: boolean | undefined
}

/** Mark and name of the brand, linking to its home page. */
export function Logo({ href, name, mark, markAlone }: LogoProps) {
  return (
    <Link href={href} className={styles.logo} aria-label={name}>
      {mark}
      {!markAlone && <span className={styles.name}>{name}</span>}
    </Link>
  )
}
