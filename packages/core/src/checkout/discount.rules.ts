import type { CartDiscount, DiscountRefused } from '@camping/contract/cart-discount.schemas.ts'
import type { FailedCall } from './attempt.rules.ts'

/** Why a code could not be used: a reason of the shop, too many tries, or no answer. */
export interface DiscountProblem {
  readonly why: NonNullable<CartDiscount['refusal']> | 'missing' | 'too-many' | 'failed'
  /** The total from which the code is good, in minor units, where that is the reason. */
  readonly leastTotal: number | null
}

/** What the failure of a call with a code means for the customer. */
export function discountProblem({
  status,
  problem,
}: FailedCall & { readonly problem?: DiscountRefused }): DiscountProblem {
  const { refusal, leastTotal = null } = problem ?? {}
  if (refusal) return { why: refusal, leastTotal }
  return { why: status === 429 ? 'too-many' : 'failed', leastTotal: null }
}
