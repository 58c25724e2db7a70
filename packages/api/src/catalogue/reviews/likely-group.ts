import type { ReviewGroup } from '@camping/contract/review.schemas.ts'

/** The most likely group of a party: a proposal that the guest may change. */
export function likelyGroup({
  adults,
  childAges,
}: {
  readonly adults: number
  readonly childAges: readonly number[]
}): ReviewGroup {
  if (childAges.length > 0)
    return Math.min(...childAges) < 6 ? 'family-youngest-under-6' : 'family-youngest-over-6'
  if (adults === 1) return 'solo'
  return adults === 2 ? 'couple' : 'friends'
}
