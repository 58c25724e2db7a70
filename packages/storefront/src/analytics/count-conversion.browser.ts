import type { BookingConfirmation, CountPurpose } from '@camping/contract/booking.schemas.ts'
import { checkoutApi } from '@camping/core/checkout/checkout-queries.ts'
import { consentCookie, hasConsent } from '@camping/core/consent/consent-cookie.ts'
import { bookingAction } from '@camping/core/experiments/booking-action.ts'
import { experimentsApi } from '@camping/core/experiments/experiments-queries.ts'
import { takesPart } from '@camping/core/experiments/takes-part.ts'
import type { Dispatch } from '@camping/core/store/create-store.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { countedVisitor, reportFailure } from '../experiments/visitor.browser.ts'
import { randomKey } from '../pages/checkout/random-key.ts'
import { readCookie } from '../routing/read-cookie.browser.ts'
import { countIsDone, keyToCount } from './counted-bookings.browser.ts'
import { sendEvent } from './send-event.browser.ts'

export interface Conversion {
  readonly cartId: string
  readonly booking: Pick<BookingConfirmation, 'bookingRef' | 'state' | 'total' | 'currency'>
  readonly config: Pick<AppConfig, 'flagship' | 'tagManagerId'>
}

/** Those of this document that are asked for at this moment. */
const underWay = new Set<string>()

/**
 * Tells analytics and experiments of a booking, each with its own consent. The API gives the right to count to one asker
 * for ever; a tab keeps its key until it has told, so a lost answer loses no booking.
 */
export async function countConversion(dispatch: Dispatch, conversion: Conversion): Promise<void> {
  const { cartId, booking, config } = conversion
  const agreed = config.tagManagerId && hasConsent(readCookie(consentCookie.name), 'marketing')
  const visitorId = takesPart(config) ? countedVisitor() : undefined
  await Promise.all([
    agreed && count(dispatch, { cartId, purpose: 'analytics' }, () => announce(config, booking)),
    visitorId &&
      count(dispatch, { cartId, purpose: 'experiments' }, () =>
        noteTransaction(dispatch, { visitorId, action: bookingAction(cartId), price: booking.total }),
      ),
  ])
}

/** Does it once: when the right to it is ours. `tell` says whether it was told. */
async function count(
  dispatch: Dispatch,
  { cartId, purpose }: { cartId: string; purpose: CountPurpose },
  tell: () => boolean | Promise<boolean>,
): Promise<void> {
  const name = `${purpose} ${bookingAction(cartId)}`
  const key = keyToCount(name, randomKey)
  if (!key || underWay.has(name)) return
  underWay.add(name)
  const { data, error } = await dispatch(
    checkoutApi.endpoints.countBooking.initiate({ cartId, purpose, key }),
  )
  if (!data) reportFailure('Asking to count a booking', error)
  else if (!data.yours || (await tell())) countIsDone(name)
  underWay.delete(name)
}

/** docs/contracts/events.md: no name, no address, nothing about who travels. */
function announce(
  config: Conversion['config'],
  { bookingRef, state, total, currency }: Conversion['booking'],
): boolean {
  sendEvent(config, 'purchase', {
    transaction_id: bookingRef,
    value: total / 100,
    currency,
    booking_state: state,
  })
  return true
}

async function noteTransaction(
  dispatch: Dispatch,
  transaction: { visitorId: string; action: string; price: number },
): Promise<boolean> {
  const { error } = await dispatch(experimentsApi.endpoints.experimentTransaction.initiate(transaction))
  if (error) reportFailure('Counting a booking', error)
  return !error
}
