import type { CountPurpose } from '@camping/contract/booking-count.schemas.ts'
import { purchase, seasonIn } from '@camping/core/analytics/analytics-items.rules.ts'
import { persistedBookingCounts } from '@camping/core/checkout/booking-counts.slice.ts'
import { countBooking } from '@camping/core/checkout/booking-counts.thunks.ts'
import { consentCookie, hasConsent } from '@camping/core/consent/consent.rules.ts'
import { bookingAction } from '@camping/core/experiments/experiments.rules.ts'
import { experimentsApi } from '@camping/core/experiments/experiments.api.ts'
import { takesPart } from '@camping/core/experiments/experiments.slice.ts'
import { persistSlice } from '@camping/core/persist/persist-slice.browser.ts'
import type { Dispatch, Store } from '@camping/core/store/create-store.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { countedVisitor, reportFailure } from '../../../kit/experiments/visitor.browser.ts'
import { randomKey } from '../../../kit/app/random-key.ts'
import { readCookie } from '../../../kit/routing/read-cookie.browser.ts'
import { sendEvent } from '../../../kit/analytics/send-event.browser.ts'
import type { TagEvent } from '../../../kit/analytics/tag-event.ts'

export interface Conversion {
  readonly cartId: string
  readonly booking: Parameters<typeof purchase>[0]
  readonly config: Pick<AppConfig, 'flagship' | 'tagManagerId' | 'visitCounters'>
}

/** Requests of this document in progress. */
const underWay = new Set<string>()

/**
 * Reports a booking to analytics and experiments, each with its own consent. The API grants the right to count only
 * once; the tab stores its key until it has reported, so a lost answer loses no booking.
 */
export async function countConversion(store: Store, conversion: Conversion): Promise<void> {
  const { cartId, booking, config } = conversion
  const given = readCookie(consentCookie.name)
  const agreed =
    (config.tagManagerId && hasConsent(given, 'marketing')) ||
    (config.visitCounters && hasConsent(given, 'statistics'))
  // Every page has the navigation reply with the season; without it the right to count is left to a later view.
  const season = seasonIn(store.getState())
  const visitorId = takesPart(config) ? countedVisitor() : undefined
  await Promise.all([
    agreed &&
      season &&
      count(store, { cartId, purpose: 'analytics' }, () => announce(config, purchase(booking, season))),
    visitorId &&
      count(store, { cartId, purpose: 'experiments' }, () =>
        recordTransaction(store.dispatch, { visitorId, action: bookingAction(cartId), price: booking.total }),
      ),
  ])
}

/** Runs once, with the right to count. `tell` returns whether it has reported. */
async function count(
  store: Store,
  { cartId, purpose }: { cartId: string; purpose: CountPurpose },
  send: () => boolean | Promise<boolean>,
): Promise<void> {
  const name = `${purpose} ${bookingAction(cartId)}`
  if (underWay.has(name)) return
  underWay.add(name)
  await persistSlice(store, persistedBookingCounts, 'all')
  const onFailure = (error: unknown) => reportFailure('Asking to count a booking', error)
  await store.dispatch(countBooking({ name, cartId, purpose }, { newKey: randomKey, send, onFailure }))
  underWay.delete(name)
}

/** docs/contracts/events.md: no name, no address, no data of travellers. */
function announce(config: Conversion['config'], event: TagEvent): boolean {
  sendEvent(config, event)
  return true
}

async function recordTransaction(
  dispatch: Dispatch,
  transaction: { visitorId: string; action: string; price: number },
): Promise<boolean> {
  const { error } = await dispatch(experimentsApi.endpoints.experimentTransaction.initiate(transaction))
  if (error) reportFailure('Counting a booking', error)
  return !error
}
