import type { Review } from '@camping/contract/review.schemas.ts'
import type { ApiError } from '@camping/core/api/storefront-api.ts'
import { keepVote, readVotes, type HelpfulVotes } from '@camping/core/reviews/helpful-votes.browser.ts'
import { reviewApi } from '@camping/core/reviews/review-queries.ts'
import { toastAdded } from '@camping/core/shell/shell-slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { useEffect, useState } from 'react'

/** The votes of this browser's reader. */
export interface VotedReviews {
  readonly hasVoted: (id: number) => boolean
  /** Votes for a review, with the reader's own. */
  readonly countOf: (review: Pick<Review, 'id' | 'helpfulCount'>) => number
  /** The review whose vote is on its way. */
  readonly voting: number | undefined
  readonly vote: (id: number) => Promise<void>
}

/** Says to whom a review was helpful. The browser keeps what it voted for, so that it shows after a reload too. */
export function useHelpfulVotes(): VotedReviews {
  const dispatch = useAppDispatch()
  const [send, sending] = reviewApi.useVoteHelpfulMutation()
  // Read after hydration: the server knows no votes.
  const [votes, setVotes] = useState<HelpfulVotes>()
  const [counts, setCounts] = useState<ReadonlyMap<number, number>>(new Map())
  useEffect(() => setVotes(readVotes()), [])

  async function vote(id: number): Promise<void> {
    const known = votes ?? readVotes()
    const answer = await send({ id, voter: known.voter })
    if (answer.data) {
      const { helpfulCount } = answer.data
      setCounts((before) => new Map(before).set(id, helpfulCount))
      setVotes(keepVote(known, id))
      return
    }
    const tooSoon = (answer.error as ApiError | undefined)?.status === 429
    dispatch(
      toastAdded(
        tooSoon
          ? { kind: 'info', message: 'toast.helpful.known' }
          : { kind: 'error', message: 'toast.helpful.failed' },
      ),
    )
  }

  return {
    hasVoted: (id) => votes?.voted.includes(id) ?? false,
    countOf: ({ id, helpfulCount }) => counts.get(id) ?? helpfulCount,
    voting: sending.isLoading ? (sending.originalArgs?.id as number) : undefined,
    vote,
  }
}
