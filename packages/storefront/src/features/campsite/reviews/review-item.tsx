import type { Review } from '@camping/contract/review.schemas.ts'
import type { SiteDetail } from '@camping/contract/site.schemas.ts'
import { reviewApi } from '@camping/core/reviews/reviews.api.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { HelpfulButton } from '@camping/ui/reviews/helpful-button.tsx'
import { ReviewCard } from '@camping/ui/reviews/review-card.tsx'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { VotedReviews } from './use-helpful-votes.ts'

export interface ReviewItemProps {
  readonly review: Review
  readonly site: Pick<SiteDetail, 'name' | 'translatesReviews'>
  readonly votes: VotedReviews
}

/** One review. If its language differs from the page's, it names the language and marks it for screen readers. */
export function ReviewItem({ review, site, votes }: ReviewItemProps) {
  const t = useText()
  const intl = useIntl()
  const dates = useStayDates()
  const { market } = useApp()
  const score = String(review.score)
  const { language, authorFirstName: name } = review
  const isForeign = language.slice(0, 2) !== market.language
  const named = intl.formatDisplayName(language, { type: 'language' }) ?? language
  const helpful = votes.countOf(review)
  const [isAsked, setAsked] = useState(false)
  const { currentData, isFetching, isError } = reviewApi.useReviewTranslationQuery(
    { id: review.id },
    { skip: !isAsked },
  )
  const translated = isAsked ? currentData : undefined
  const { title, text, reply } = translated ?? review
  return (
    <ReviewCard
      title={title}
      text={text}
      {...(isForeign
        ? {
            language: translated
              ? { text: t('reviews.translated', { language: named }) }
              : { tag: language, text: t('reviews.language', { language: named }) },
          }
        : {})}
      rating={{ score: review.score, max: 10, scoreText: score, label: t('results.rating', { score }) }}
      author={name}
      group={t(`reviews.group.${review.group}`)}
      stay={t('reviews.stay', { month: dates.month(review.stayMonth) })}
      {...(review.verified ? { verified: t('reviews.verified') } : {})}
      {...(reply ? { reply: { title: t('reviews.reply', { name: site.name }), text: reply } } : {})}
      actions={
        <>
          {isForeign && site.translatesReviews && (
            <Button kind="quiet" busy={isFetching} onClick={() => setAsked(!isAsked)}>
              {t(translated ? 'reviews.original' : 'reviews.translate')}
            </Button>
          )}
          {isError && isAsked && <span role="status">{t('reviews.translate.failed')}</span>}
          <HelpfulButton
            text={t('reviews.helpful')}
            label={t('reviews.helpful.label', { name })}
            countText={helpful > 0 ? intl.formatNumber(helpful) : ''}
            pressed={votes.hasVoted(review.id)}
            busy={votes.voting === review.id}
            onPress={() => void votes.vote(review.id)}
          />
        </>
      }
    />
  )
}
