import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link-context.tsx'
import { pageWindow } from './page-window.ts'
import styles from './pagination.module.css'

export interface PaginationProps {
  /** From 1. */
  page: number
  pageCount: number
  hrefFor: (page: number) => string
  labels: { nav: string; previous: string; next: string; page: (page: number) => string }
}

/** Pages as real links. Renders nothing for a single page. */
export function Pagination({ page, pageCount, hrefFor, labels }: PaginationProps) {
  if (pageCount < 2) return null
  return (
    <nav className={styles.nav} aria-label={labels.nav}>
      {page > 1 && (
        <Link className={styles.step} href={hrefFor(page - 1)} rel="prev" aria-label={labels.previous}>
          <Icon name="chevronLeft" />
          <span className={styles.stepText}>{labels.previous}</span>
        </Link>
      )}
      <ol className={styles.pages}>
        {pageWindow(page, pageCount).map((item, i) => (
          <li key={item === 'gap' ? `gap-${i}` : item}>
            {item === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                className={item === page ? styles.current : styles.page}
                href={hrefFor(item)}
                aria-label={labels.page(item)}
                aria-current={item === page ? 'page' : undefined}
              >
                {item}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <Link className={styles.step} href={hrefFor(page + 1)} rel="next" aria-label={labels.next}>
          <span className={styles.stepText}>{labels.next}</span>
          <Icon name="chevronRight" />
        </Link>
      )}
    </nav>
  )
}
