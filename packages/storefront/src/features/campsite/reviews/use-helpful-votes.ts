import type { Review } from '@camping/contract/review.schemas.ts'
import { storageKey } from '@camping/core/persist/storage-key.ts'
import { readStored } from '@camping/core/persist/storage.browser.ts'
import { reviewApi } from '@camping/core/reviews/reviews.api.ts'
import { useAppSelector, useAppStore } from '@camping/core/store/create-store.ts'
import { useEffect, useState } from 'react'

const load = () => import('@camping/core/reviews/helpful-votes.browser.ts')
const keys = [storageKey({ owner: 'visitor', slice: { name: 'helpfulVotes' } }, 'all'), 'helpful-votes']

/** The votes of this browser's reader. */
export interface VotedReviews {
  readonly hasVoted: (id: number) => boolean
  /** Votes for a review, including the reader's own. */
  readonly countOf: (review: Pick<Review, 'id' | 'helpfulCount'>) => number
  /** The review whose vote is being sent. */
  readonly voting: number | undefined
  readonly vote: (id: number) => Promise<void>
}

/** Votes for helpful reviews. The browser stores its votes, so that a reload shows them, too. */
export function useHelpfulVotes(): VotedReviews {
  const store = useAppStore()
  const [send, sending] = reviewApi.useVoteHelpfulMutation()
  const voted = useAppSelector(({ helpfulVotes }) => helpfulVotes?.voted)
  const [counts, setCounts] = useState<ReadonlyMap<number, number>>(new Map())
  // After hydration, for the server knows no votes, and only for readers who have voted.
  useEffect(() => {
    if (keys.some((key) => readStored('local', key) !== null))
      void load().then(({ openHelpfulVotes }) => openHelpfulVotes(store))
  }, [store])

  async function vote(id: number): Promise<void> {
    const { saveVote, voterOf } = await load()
    const voter = await voterOf(store)
    const { data } = await send({ id, voter })
    if (!data) return
    setCounts((before) => new Map(before).set(id, data.helpfulCount))
    saveVote(store, { voter, id })
  }

  return {
    hasVoted: (id) => voted?.includes(id) ?? false,
    countOf: ({ id, helpfulCount }) => counts.get(id) ?? helpfulCount,
    voting: sending.isLoading ? (sending.originalArgs?.id as number) : undefined,
    vote,
  }
}
