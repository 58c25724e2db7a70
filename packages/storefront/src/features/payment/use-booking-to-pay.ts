import { paymentApi } from '@camping/core/payment/payment.api.ts'
import { majorOfMinor } from '@camping/contract/major-amount.ts'
import { choiceOf, chosenProvider } from '@camping/core/payment/payment.rules.ts'
import type { PaymentChoice } from '@camping/core/payment/payment.slice.ts'
import { portalApi } from '@camping/core/portal/portal.api.ts'
import { useAppSelector, type Dispatch } from '@camping/core/store/create-store.ts'
import type { CustomerBooking } from '@camping/contract/portal.schemas.ts'
import type { PaymentProvider } from '@camping/contract/payment.schemas.ts'
import type { PageRequest } from '../../kit/routing/page-view.ts'
import { verdictOfError } from '../../kit/routing/verdict-of-error.ts'
import type { Verdict } from '../../kit/routing/verdict.ts'

export interface BookingToPay {
  readonly booking: CustomerBooking
  readonly providers: readonly PaymentProvider[]
  /** The providers are loading. */
  readonly asking: boolean
  readonly choice: PaymentChoice
  /** The payable amount in minor units: the open amount, or with extras their price. */
  readonly open: number
  /** The effective provider (payment-1: the first by default). */
  readonly provider: PaymentProvider | undefined
}

/** Data of both payment pages; undefined until the booking has loaded. */
export function useBookingToPay(bookingId: string): BookingToPay | undefined {
  const { data: booking } = portalApi.useCustomerBookingQuery({ bookingId })
  const choice = useAppSelector((state) => choiceOf(state, bookingId))
  const { extras, amount = 0 } = choice
  const { data: usual, isLoading: isAsking } = paymentApi.usePaymentProvidersQuery({ bookingId })
  // A paid booking has no providers until a new amount is open.
  const { data: forExtras, isLoading: isAskingForExtras } = paymentApi.useDynamicProvidersQuery(
    { bookingId, amount: majorOfMinor(amount) },
    { skip: !extras },
  )
  if (!booking) return undefined
  const providers = (extras ? forExtras : usual) ?? []
  const open = extras ? amount : booking.due
  const asking = isAsking || isAskingForExtras
  return { booking, providers, asking, choice, open, provider: chosenProvider(providers, choice) }
}

/** The booking decides whether the page exists; without providers it renders with a message (errors-2). */
export async function prepareBookingToPay(
  { params, pathname }: PageRequest,
  dispatch: Dispatch,
): Promise<Verdict> {
  const bookingId = params['bookingId'] ?? ''
  const fresh = { subscribe: false, forceRefetch: true }
  const [{ error }] = await Promise.all([
    dispatch(portalApi.endpoints.customerBooking.initiate({ bookingId }, fresh)),
    dispatch(paymentApi.endpoints.paymentProviders.initiate({ bookingId }, fresh)),
  ])
  return verdictOfError(error, pathname)
}
