import type { SiteDetail } from '@camping/contract/site.schemas.ts'
import { navigationApi, shellPart } from '@camping/core/navigation/navigation.api.ts'
import { gradeBands } from '@camping/core/reviews/reviews.rules.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Link } from '@camping/ui/link/link.tsx'
import { ReviewSummary } from '@camping/ui/reviews/review-summary.tsx'
import { useIntl } from 'react-intl'
import { useApp } from '../../../kit/app/app-context.tsx'
import { scoreText } from '../../../kit/format/score-text.ts'
import { useText } from '../../../kit/format/use-text.ts'

/** Summary of all reviews. */
export function ReviewsSummary({ site: { rating, reviewCounts } }: { site: SiteDetail }) {
  const t = useText()
  const intl = useIntl()
  const one = (score: number) => scoreText(intl, score)
  return (
    <ReviewSummary
      scoreText={one(rating.average)}
      ofText={t('reviews.outOf')}
      countText={t('results.reviews', { count: rating.count })}
      grades={{
        title: t('reviews.grades'),
        bands: gradeBands(reviewCounts.grades).map(({ from, count, percent }) => ({
          label: t(`reviews.grades.${from}`),
          valueText: intl.formatNumber(count),
          percent,
        })),
      }}
      subScores={rating.subScores.map(({ key, score }) => ({
        label: t(`reviews.sub.${key}`),
        valueText: one(score),
        percent: score * 10,
      }))}
      explanation={<HowWeCheck />}
    />
  )
}

/** reviews-4: how reviews are checked stands beside the rating; a separate page has the details. */
function HowWeCheck() {
  const { site } = useApp()
  const t = useText()
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(shellPart)
  const page = navigation?.taggedPages['how-we-check-reviews']
  return (
    <>
      {t('reviews.checked')}
      {page && (
        <>
          {' '}
          <Link href={buildPath(site, 'taggedPage', { slug: page.slug })}>{page.title}</Link>
        </>
      )}
    </>
  )
}
