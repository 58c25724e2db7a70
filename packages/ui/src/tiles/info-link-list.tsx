import { Link } from '../link/link.tsx'
import styles from './info-link-list.module.css'

export interface InfoLinkListProps {
  /** Address, title and beginning of each page. */
  links: { href: string; title: string; text: string }[]
}

/** Found content pages: title and beginning. */
export function InfoLinkList({ links }: InfoLinkListProps) {
  return (
    <ul className={styles.list}>
      {links.map(({ href, title, text }) => (
        <li key={href}>
          <h3 className={styles.title}>
            <Link href={href}>{title}</Link>
          </h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
