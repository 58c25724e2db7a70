import { paymentApi } from '@camping/core/payment/payment.api.ts'
import { majorOfMinor } from '@camping/contract/major-amount.ts'
import { choiceOf, chosenProvider, paysForChange } from '@camping/core/payment/payment.rules.ts'
import type { PaymentChoice } from '@camping/core/payment/payment.slice.ts'
import { portalApi } from '@camping/core/portal/portal.api.ts'
import { useAppSelector, type Dispatch } from '@camping/core/store/create-store.ts'
import type { CustomerBooking } from '@camping/contract/portal.schemas.ts'
import type { PaymentProvider } from '@camping/contract/payment.schemas.ts'
import { isPaymentOrder } from '../../kit/booking-parts/use-payment-outcome.ts'
import type { PageRequest } from '../../kit/routing/page-view.ts'
import { verdictInSession } from '../../kit/portal/verdict-in-session.ts'
import type { Verdict } from '../../kit/routing/verdict.ts'

export interface BookingToPay {
  readonly booking: CustomerBooking
  readonly providers: readonly PaymentProvider[]
  /** The providers are loading. */
  readonly asking: boolean
  /** The fee of the chosen amount is loading. */
  readonly askingForFee: boolean
  readonly choice: PaymentChoice
  /** The payable amount in minor units: the open amount, or what a change needs. */
  readonly open: number
  /** The effective provider with the fees of the chosen amount (payment-1: the first by default). */
  readonly provider: PaymentProvider | undefined
}

/** Data of both payment pages; undefined until the booking has loaded. */
export function useBookingToPay(bookingId: string): BookingToPay | undefined {
  const { data: booking } = portalApi.useCustomerBookingQuery({ bookingId })
  const choice = useAppSelector((state) => choiceOf(state, bookingId))
  const { amount = 0, rateIndex } = choice
  const isForChange = paysForChange(choice)
  const { data: usual, isLoading: isAsking } = paymentApi.usePaymentProvidersQuery({ bookingId })
  // A paid booking has no providers until a new amount is open; an amount of the customer's own has a fee of its own.
  const isOwnAmount = amount > 0 && rateIndex === undefined && amount !== booking?.due
  const isForAmount = isForChange || isOwnAmount
  const { currentData: forAmount, isFetching: isAskingForAmount } = paymentApi.useDynamicProvidersQuery(
    { bookingId, amount: majorOfMinor(amount) },
    { skip: !isForAmount },
  )
  if (!booking) return undefined
  const isAskingForFee = isForAmount && isAskingForAmount
  const ofAmount = startable((isForAmount ? forAmount : usual) ?? [])
  return {
    booking,
    choice,
    providers: isForChange ? ofAmount : startable(usual ?? []),
    asking: isAsking || (isForChange && isAskingForFee),
    askingForFee: isAskingForFee,
    open: isForChange ? amount : booking.due,
    provider: chosenProvider(ofAmount, choice),
  }
}

/** payment-7: the gift voucher is listed, but it pays by its code; nothing is started with it. */
const startable = (listed: readonly PaymentProvider[]): readonly PaymentProvider[] =>
  listed.filter(({ paymentProviderIdentifier: id }) => id !== 'gift_voucher')

/** The booking decides whether the page exists; without providers it renders with a message (errors-2). */
export async function prepareBookingToPay(request: PageRequest, dispatch: Dispatch): Promise<Verdict> {
  const { params, query, anew } = request
  const bookingId = params['bookingId'] ?? ''
  const orderIdHash = query.get('payment') ?? ''
  const fresh = { subscribe: false, forceRefetch: anew }
  const [{ error }] = await Promise.all([
    dispatch(portalApi.endpoints.customerBooking.initiate({ bookingId }, fresh)),
    dispatch(paymentApi.endpoints.paymentProviders.initiate({ bookingId }, fresh)),
    // Known at once where it is decided: without scripts nothing asks again.
    isPaymentOrder(orderIdHash)
      ? dispatch(paymentApi.endpoints.paymentOrder.initiate({ orderIdHash }, fresh))
      : undefined,
  ])
  return verdictInSession(error, request, dispatch)
}
