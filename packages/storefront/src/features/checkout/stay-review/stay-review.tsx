import type { StayReview as Stay } from '@camping/contract/review.schemas.ts'
import { reviewApi } from '@camping/core/reviews/reviews.api.ts'
import { loadStayReviewAgain } from '@camping/core/reviews/reviews.thunks.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { Rating } from '@camping/ui/rating/rating.tsx'
import { useEffect, useRef, useState } from 'react'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { ReviewFields } from './review-fields.tsx'
import styles from './stay-review.module.css'

/** The form to review a stay, or the written review. Renders nothing for a stay that cannot be reviewed. */
export function StayReview({ cartId }: { cartId: string }) {
  useLazyWords('reviews', 'writing', 'validations')
  const t = useText()
  const { data: stay, isError } = reviewApi.useConfirmationReviewQuery({ cartId })
  const dispatch = useAppDispatch()
  const [sent, setSent] = useState<Stay>()
  const shown = sent ?? stay
  if (isError)
    return (
      <Notice
        kind="error"
        live
        title={t('reviews.failed')}
        action={
          <MuiButton onClick={() => void dispatch(loadStayReviewAgain(cartId))}>
            {t('reviews.again')}
          </MuiButton>
        }
      />
    )
  if (!shown) return null
  if (shown.state === 'written') return <Written stay={shown} justNow={sent !== undefined} />
  if (shown.state !== 'open') return null
  return (
    <>
      <h2 className={styles.heading}>{t('writing.title', { site: shown.siteName })}</h2>
      <p className={styles.intro}>{t('writing.intro', { name: shown.firstName })}</p>
      <ReviewFields cartId={cartId} stay={shown} onSent={setSent} />
    </>
  )
}

const outcomes = {
  published: { kind: 'success', message: 'writing.done' },
  waiting: { kind: 'info', message: 'writing.waiting' },
  refused: { kind: 'info', message: 'writing.refused' },
} as const

function Written({ stay, justNow }: { stay: Stay; justNow: boolean }) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone.
  useEffect(() => {
    if (justNow) heading.current?.focus()
  }, [justNow])
  const { review } = stay
  if (!review) return null
  const { kind, message } = outcomes[review.status]
  const score = String(review.score)
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('writing.yours')}
      </h2>
      <Notice kind={kind} live={justNow} title={t(message, { name: stay.firstName })} />
      <div className={styles.written}>
        <Rating score={review.score} max={10} scoreText={score} label={t('writing.given', { score })} />
        <h3 lang={review.language}>{review.title}</h3>
        <p lang={review.language}>{review.text}</p>
      </div>
    </>
  )
}
