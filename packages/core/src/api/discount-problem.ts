import type { CartDiscount, DiscountRefused } from '@camping/contract/cart-discount.schemas.ts'

/** Why a code could not be used: a reason of the shop, too many tries, or no answer. */
export interface DiscountProblem {
  readonly why:
    | NonNullable<CartDiscount['refusal']>
    | 'missing'
    | 'changed'
    | 'closed'
    | 'too-many'
    | 'failed'
  /** The total from which the code is good, in minor units, where that is the reason. */
  readonly leastTotal: number | null
}

/** Nothing was typed. */
export const missingCode: DiscountProblem = { why: 'missing', leastTotal: null }

interface FailedCall {
  readonly status: number
  readonly problem?: DiscountRefused & { readonly type?: string }
}

const ofType: Readonly<Record<string, DiscountProblem['why']>> = {
  'discount-closed': 'closed',
  'quote-changed': 'changed',
  'too-many-attempts': 'too-many',
}

/** What the failure of a call with a code means for the customer. */
export function discountProblem(error: unknown): DiscountProblem {
  const { status, problem } = (error ?? { status: 0 }) as FailedCall
  const { refusal, leastTotal = null, type = '' } = problem ?? {}
  if (refusal) return { why: refusal, leastTotal }
  return { why: ofType[type] ?? (status === 429 ? 'too-many' : 'failed'), leastTotal: null }
}
