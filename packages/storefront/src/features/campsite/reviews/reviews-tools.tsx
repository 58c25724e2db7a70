import type { ReviewGroup, ReviewSort } from '@camping/contract/review.schemas.ts'
import type { SiteDetail } from '@camping/contract/site.schemas.ts'
import { sortingOptionsOf } from '@camping/editions/sorting-options.ts'
import { ReviewTools } from '@camping/ui/reviews/review-tools.tsx'
import { useIntl } from 'react-intl'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import type { ShownReviews } from './use-site-reviews.ts'

const everyone = 'all'

/** Order and group, by edition (reviews-5). Groups without reviews are omitted. */
export function ReviewsTools({ site, shown }: { site: SiteDetail; shown: ShownReviews }) {
  const { config } = useApp()
  const t = useText()
  const intl = useIntl()
  const { reviewSorting, reviewGroupSorting } = sortingOptionsOf(config)
  const countOf = (group: ReviewGroup) =>
    site.reviewCounts.groups.find((one) => one.group === group)?.count ?? 0
  const option = (value: ReviewGroup | typeof everyone, count: number) => ({
    value,
    text: t(`reviews.group.${value}`),
    countText: intl.formatNumber(count),
  })
  return (
    <ReviewTools
      sort={{
        name: 'review-sort',
        label: t('results.sort'),
        value: shown.sort,
        options: reviewSorting.map((value) => ({ value, text: t(`reviews.sort.${value}`) })),
        onValueChange: (value) => shown.choose({ sort: value as ReviewSort }),
      }}
      groups={{
        label: t('reviews.group'),
        options: [
          option(everyone, site.rating.count),
          ...reviewGroupSorting
            .filter((group) => countOf(group) > 0)
            .map((group) => option(group, countOf(group))),
        ],
        value: shown.group ?? everyone,
        onChoose: (value) => shown.choose({ group: value === everyone ? undefined : (value as ReviewGroup) }),
      }}
    />
  )
}
