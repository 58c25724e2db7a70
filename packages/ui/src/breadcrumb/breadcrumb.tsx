import { Link } from '../link/link.tsx'
import styles from './breadcrumb.module.css'

export interface BreadcrumbProps {
  /** Names the landmark: "You are here". */
  label: string
  /** From the home page to this page; the last item is this page and has no address. */
  items: { text: string; href?: string }[]
}

/** The path to this page. Phones show only the parent page, as a link back. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ol className={styles.list}>
        {items.map(({ text, href }, i) => (
          <li key={i} className={styles.item}>
            {href ? (
              <Link href={href} className={styles.link}>
                {text}
              </Link>
            ) : (
              <span aria-current="page">{text}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
