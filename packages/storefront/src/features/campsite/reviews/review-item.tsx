import type { Review } from '@camping/contract/review.schemas.ts'
import { HelpfulButton } from '@camping/ui/reviews/helpful-button.tsx'
import { ReviewCard } from '@camping/ui/reviews/review-card.tsx'
import { useIntl } from 'react-intl'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { VotedReviews } from './use-helpful-votes.ts'

export interface ReviewItemProps {
  readonly review: Review
  readonly siteName: string
  readonly votes: VotedReviews
}

/** One review. If its language differs from the page's, it names the language and marks it for screen readers. */
export function ReviewItem({ review, siteName, votes }: ReviewItemProps) {
  const t = useText()
  const intl = useIntl()
  const dates = useStayDates()
  const { market } = useApp()
  const score = String(review.score)
  const { language, reply, authorFirstName: name } = review
  const isForeign = language.slice(0, 2) !== market.language
  const named = intl.formatDisplayName(language, { type: 'language' }) ?? language
  const helpful = votes.countOf(review)
  return (
    <ReviewCard
      title={review.title}
      text={review.text}
      {...(isForeign
        ? { language: { tag: language, text: t('reviews.language', { language: named }) } }
        : {})}
      rating={{ score: review.score, max: 10, scoreText: score, label: t('results.rating', { score }) }}
      author={name}
      group={t(`reviews.group.${review.group}`)}
      stay={t('reviews.stay', { month: dates.month(review.stayMonth) })}
      {...(review.verified ? { verified: t('reviews.verified') } : {})}
      {...(reply ? { reply: { title: t('reviews.reply', { name: siteName }), text: reply } } : {})}
      actions={
        <HelpfulButton
          text={t('reviews.helpful')}
          label={t('reviews.helpful.label', { name })}
          countText={helpful > 0 ? intl.formatNumber(helpful) : ''}
          pressed={votes.hasVoted(review.id)}
          busy={votes.voting === review.id}
          onPress={() => void votes.vote(review.id)}
        />
      }
    />
  )
}
