import type { PaymentProvider } from '@camping/contract/payment.schemas.ts'
import type { RootState } from '../store/create-store.ts'
import type { PaymentChoice } from './payment-slice.ts'

const nothing: PaymentChoice = {}

/** What is chosen for a booking; nothing before the first payment page. */
export function choiceOf(state: RootState | undefined, bookingId: string): PaymentChoice {
  return state?.payment?.choices[bookingId] ?? nothing
}

/** The effective provider: the chosen one while it is offered, else the first. */
export function chosenProvider(
  providers: readonly PaymentProvider[],
  choice: PaymentChoice,
): PaymentProvider | undefined {
  return providers.find((one) => one.paymentProviderIdentifier === choice.provider) ?? providers[0]
}

/** What paying by a provider costs on top, minor units: the fee of the chosen rate, else that of the amount. */
export function feeOf(provider: PaymentProvider, choice: PaymentChoice, openAmount: number): number {
  const ofRate = provider.feePrices.find(({ rateIndex }) => rateIndex === choice.rateIndex)
  if (ofRate) return ofRate.amount
  return choice.amount === openAmount ? provider.fullFeeAmount : 0
}
