import { Link } from '../link/link-context.tsx'
import styles from './breadcrumb.module.css'

export interface BreadcrumbProps {
  label: string
  /** From the start to this page; the last one is the page itself and needs no address. */
  items: { text: string; href?: string }[]
}

/** The way to this page. On phones only the step above is shown, as a way back. */
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
