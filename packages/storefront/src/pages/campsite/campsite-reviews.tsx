import type { Review, SiteDetail } from '@camping/contract/site.schemas.ts'
import { navigationApi, shellPart } from '@camping/core/navigation/navigation-queries.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Link } from '@camping/ui/link/link-context.tsx'
import { ReviewCard } from '@camping/ui/reviews/review-card.tsx'
import { ReviewSummary } from '@camping/ui/reviews/review-summary.tsx'
import { useIntl } from 'react-intl'
import { useStayDates } from '../../format/use-dates.ts'
import { useText } from '../../format/use-text.ts'
import { useApp } from '../../app/app-context.tsx'
import styles from './campsite-reviews.module.css'

/** The average with its parts, how reviews are checked, and the ten most helpful reviews. */
export function CampsiteReviews({ site }: { site: SiteDetail }) {
  const t = useText()
  const intl = useIntl()
  const one = (score: number) =>
    intl.formatNumber(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const { average, count, subScores } = site.rating
  if (count === 0) return <p>{t('campsite.reviews.none')}</p>
  return (
    <>
      <ReviewSummary
        scoreText={one(average)}
        ofText={t('campsite.reviews.outOf')}
        countText={t('search.reviews', { count })}
        subScores={subScores.map(({ key, score }) => ({
          label: t(`campsite.reviews.sub.${key}`),
          scoreText: one(score),
          percent: score * 10,
        }))}
        explanation={<HowWeCheck />}
      />
      <ul className={styles.list}>
        {site.reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} siteName={site.name} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** GAPS.md, law: how reviews are checked stands beside the rating; the whole story has a page. */
function HowWeCheck() {
  const { site } = useApp()
  const t = useText()
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(shellPart)
  const page = navigation?.taggedPages['how-we-check-reviews']
  return (
    <>
      {t('campsite.reviews.checked')}
      {page && (
        <>
          {' '}
          <Link href={buildPath(site, 'taggedPage', { slug: page.slug })}>{page.title}</Link>
        </>
      )}
    </>
  )
}

function ReviewItem({ review, siteName }: { review: Review; siteName: string }) {
  const t = useText()
  const dates = useStayDates()
  const { market } = useApp()
  const score = String(review.score)
  const foreign = review.language.slice(0, 2) !== market.languageTag.slice(0, 2)
  return (
    <ReviewCard
      title={review.title}
      text={review.text}
      {...(foreign ? { lang: review.language } : {})}
      rating={{ score: review.score, max: 10, scoreText: score, label: t('search.rating', { score }) }}
      author={review.authorFirstName}
      group={t(`campsite.reviews.group.${review.group}`)}
      {...(review.verified ? { stay: t('campsite.reviews.verified') } : {})}
      date={{ text: dates.month(review.stayMonth), iso: review.stayMonth }}
      {...(review.reply
        ? { reply: { title: t('campsite.reviews.reply', { name: siteName }), text: review.reply } }
        : {})}
    />
  )
}
