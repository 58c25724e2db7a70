import { paymentApi } from '@camping/core/payment/payment-queries.ts'
import { majorOf } from '@camping/core/payment/major-of.ts'
import { choiceOf, chosenProvider } from '@camping/core/payment/payment-choice.ts'
import type { PaymentChoice } from '@camping/core/payment/payment-slice.ts'
import { portalApi } from '@camping/core/portal/portal-queries.ts'
import { useAppSelector, type Dispatch } from '@camping/core/store/create-store.ts'
import type { OwnBooking } from '@camping/contract/portal.schemas.ts'
import type { PaymentProvider } from '@camping/contract/payment.schemas.ts'
import type { PageRequest } from '../../routing/page-view.ts'
import { verdictOfError } from '../../routing/verdict-of-error.ts'
import type { Verdict } from '../../routing/verdict.ts'

export interface BookingToPay {
  readonly booking: OwnBooking
  readonly providers: readonly PaymentProvider[]
  /** What there is to pay with is not known yet. */
  readonly asking: boolean
  readonly choice: PaymentChoice
  /** What may be paid now, minor units: what is open, or with extras what has to be paid for them. */
  readonly open: number
  /** The effective provider (SPEC.md §4: the first unless another was chosen). */
  readonly provider: PaymentProvider | undefined
}

/** What both payment pages are about; undefined until the booking is known. */
export function useBookingToPay(bookingId: string): BookingToPay | undefined {
  const { data: booking } = portalApi.useOwnBookingQuery({ bookingId })
  const choice = useAppSelector((state) => choiceOf(state, bookingId))
  const { extras, amount = 0 } = choice
  const { data: usual, isLoading: isAsking } = paymentApi.usePaymentProvidersQuery({ bookingId })
  // A booking that is paid has no providers, until there is something to pay for again.
  const { data: forExtras, isLoading: isAskingForExtras } = paymentApi.useDynamicProvidersQuery(
    { bookingId, amount: majorOf(amount) },
    { skip: !extras },
  )
  if (!booking) return undefined
  const providers = (extras ? forExtras : usual) ?? []
  const open = extras ? amount : booking.due
  const asking = isAsking || isAskingForExtras
  return { booking, providers, asking, choice, open, provider: chosenProvider(providers, choice) }
}

/** The booking decides about the page; without providers it still shows, and says so (SPEC.md §8). */
export async function prepareBookingToPay(
  { params, pathname }: PageRequest,
  dispatch: Dispatch,
): Promise<Verdict> {
  const bookingId = params['bookingId'] ?? ''
  const fresh = { subscribe: false, forceRefetch: true }
  const [{ error }] = await Promise.all([
    dispatch(portalApi.endpoints.ownBooking.initiate({ bookingId }, fresh)),
    dispatch(paymentApi.endpoints.paymentProviders.initiate({ bookingId }, fresh)),
  ])
  return verdictOfError(error, pathname)
}
