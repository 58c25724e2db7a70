import type { PriceLine } from '@camping/contract/values.schemas.ts'
import type { PaymentMethodId } from '@camping/editions/payment-methods.ts'
import { shareOf } from '../../catalogue/pricing/round-amount.ts'

/** A method that customers choose, and what the shop adds to a payment with it. */
export interface OfferedMethod {
  readonly id: PaymentMethodId
  /** Minor units of the edition's currency, once for each payment. */
  readonly fixedFee: number
  /** Hundredths of a percent of the amount. */
  readonly feeBasisPoints: number
}

/** The methods of an account, the preselected one first. */
export interface OfferedMethods {
  readonly methods: readonly [OfferedMethod, ...OfferedMethod[]]
  /** Whether the window is narrowed to the chosen method. Otherwise `card` stands for all that it offers. */
  readonly tellsMethodsApart: boolean
}

/**
 * What a customer pays on top of an amount, in minor units, the share rounded half up to a price of the currency (payment-21). Nothing on top of
 * nothing.
 */
export function feeOf(
  { fixedFee, feeBasisPoints }: OfferedMethod,
  { amount, currency }: { amount: number; currency: PriceLine['currency'] },
): number {
  return amount > 0 ? fixedFee + shareOf(amount, { part: feeBasisPoints, whole: 10_000, currency }) : 0
}
