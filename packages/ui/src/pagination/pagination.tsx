import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { pageWindow } from './page-window.ts'
import styles from './pagination.module.css'

/** Pages with an address are links; others are buttons. */
type Follow =
  | { hrefFor: (page: number) => string; onChoose?: undefined }
  | { onChoose: (page: number) => void; hrefFor?: undefined }

export type PaginationProps = Follow & {
  /** From 1. */
  page: number
  /** Number of pages; with one nothing is shown. */
  pageCount: number
  /** Names of the landmark, the two arrows and each page. */
  labels: { nav: string; previous: string; next: string; page: (page: number) => string }
}

/** Pages of a list. Renders nothing for a single page. */
export function Pagination({ page, pageCount, labels, ...follow }: PaginationProps) {
  if (pageCount < 2) return null
  return (
    <nav className={styles.nav} aria-label={labels.nav}>
      {page > 1 && (
        <Step {...follow} to={page - 1} className={styles.step} rel="prev" label={labels.previous}>
          <Icon name="chevronLeft" />
          <span className={styles.stepText}>{labels.previous}</span>
        </Step>
      )}
      <ol className={styles.pages}>
        {pageWindow(page, pageCount).map((item, i) => (
          <li key={item === 'gap' ? `gap-${i}` : item}>
            {item === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Step
                {...follow}
                to={item}
                className={item === page ? styles.current : styles.page}
                label={labels.page(item)}
                isCurrent={item === page}
              >
                {item}
              </Step>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <Step {...follow} to={page + 1} className={styles.step} rel="next" label={labels.next}>
          <span className={styles.stepText}>{labels.next}</span>
          <Icon name="chevronRight" />
        </Step>
      )}
    </nav>
  )
}

type StepProps = Follow & {
  to: number
  className: string | undefined
  label: string
  rel?: 'prev' | 'next'
  isCurrent?: boolean
  children: ReactNode
}

function Step({ hrefFor, onChoose, to, className, label, rel, isCurrent, children }: StepProps) {
  const shared = {
    className,
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    children,
  }
  if (hrefFor) return <Link {...shared} href={hrefFor(to)} rel={rel} />
  return <button {...shared} type="button" onClick={() => onChoose(to)} />
}
