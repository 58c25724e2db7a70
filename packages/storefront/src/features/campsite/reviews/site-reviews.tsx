import type { SiteDetail } from '@camping/contract/site.schemas.ts'
import { Alert } from '@camping/ui/alert/alert.tsx'
import { Button } from '@camping/ui/button/button.tsx'
import { Pagination } from '@camping/ui/pagination/pagination.tsx'
import { useRef } from 'react'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { pageLabels } from '../../../kit/format/page-labels.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { ReviewItem } from './review-item.tsx'
import { ReviewsSummary } from './reviews-summary.tsx'
import { ReviewsTools } from './reviews-tools.tsx'
import styles from './site-reviews.module.css'
import { useHelpfulVotes } from './use-helpful-votes.ts'
import { useSiteReviews } from './use-site-reviews.ts'

export interface SiteReviewsProps {
  readonly site: SiteDetail
}

/** The average with its parts, the checks of reviews, and all reviews: by order and group, ten per page. */
export function SiteReviews({ site }: SiteReviewsProps) {
  useLazyWords('reviews')
  const t = useText()
  const top = useRef<HTMLParagraphElement>(null)
  const shown = useSiteReviews(site)
  const votes = useHelpfulVotes()
  if (site.rating.count === 0) return <p>{t('reviews.none')}</p>
  const { reviews, page, pages, total } = shown
  const from = (page - 1) * 10 + 1
  return (
    <div className={styles.reviews}>
      <ReviewsSummary site={site} />
      <ReviewsTools site={site} shown={shown} />
      <p ref={top} className={styles.shown} role="status" tabIndex={-1}>
        {t('reviews.shown', { from, to: from + reviews.length - 1, count: total })}
      </p>
      {shown.failed && (
        <Alert
          kind="error"
          live
          title={t('reviews.failed')}
          action={<Button onClick={shown.reload}>{t('reviews.again')}</Button>}
        />
      )}
      <ul className={styles.list} aria-busy={shown.loading || undefined}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} site={site} votes={votes} />
          </li>
        ))}
      </ul>
      <div className={styles.pages}>
        <Pagination
          page={page}
          pageCount={pages}
          labels={pageLabels(t)}
          onChoose={(next) => {
            shown.choose({ page: next })
            // Scrolls and focuses to the start of the next reviews.
            top.current?.scrollIntoView({ block: 'start' })
            top.current?.focus({ preventScroll: true })
          }}
        />
      </div>
    </div>
  )
}
