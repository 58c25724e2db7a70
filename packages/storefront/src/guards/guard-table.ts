import { hasAmount } from '@camping/core/payment/has-amount.ts'
import { isEmptySearch } from '@camping/core/search/criteria.ts'
import type { RootState } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { routeNames, routeRow, type GuardName, type RouteName } from '@camping/editions/routes.ts'
import type { PageRequest } from '../routing/page-view.ts'
import { allow, redirect, type Verdict } from '../routing/verdict.ts'

/** Decides by the address, by who asks and by what the store knows; without a store nothing is known. */
export type Guard = (request: PageRequest, state?: RootState) => Verdict

/** GAPS.md: no query, place, date or filter → 302 to the edition's search-and-book path. */
const emptySearchRedirect: Guard = ({ app, criteria }) =>
  isEmptySearch(criteria) ? redirect(buildPath(app.site, 'searchAndBook')) : allow

/** Parsing drops unknown and invalid values on entry; nothing is left to decide. */
const queryStateSync: Guard = () => allow

/** Marks the routes whose one-shot keys run after load (routing/query-action.browser.ts); nothing is decided before. */
const queryActions: Guard = () => allow

/** What somebody who signed in with a booking reference may see, of that one booking (GAPS.md). */
const ownBookingPages: readonly RouteName[] = ['bookingDetail', 'participants', 'payment']

/** GAPS.md: a `booking_id` user sees one booking only; every other portal page leads to it, where a toast says so. */
const userTypeRestriction: Guard = ({ app, name, params, user }) => {
  const bookingId = user?.type === 'booking_id' ? user.bookingRef : null
  if (!bookingId || (ownBookingPages.includes(name) && params['bookingId'] === bookingId)) return allow
  return redirect(`${buildPath(app.site, 'bookingDetail', { bookingId })}?action=own-booking`)
}

/** SPEC.md §2: without a chosen amount back to the payment page of the same booking. A reload forgets the amount. */
const paymentAmountChosen: Guard = ({ app, params }, state) =>
  hasAmount(state, params['bookingId'] ?? '') ? allow : redirect(buildPath(app.site, 'payment', params))

export const guardTable: Partial<Record<string, Guard>> = {
  'empty-search-redirect': emptySearchRedirect,
  'query-state-sync': queryStateSync,
  'query-actions': queryActions,
  'user-type-restriction': userTypeRestriction,
  'payment-amount-chosen': paymentAmountChosen,
}

/** The guard of a name. An unknown name raises SPEC.md's 'Unknown route middleware'. */
export function guardOf(name: string): Guard {
  const guard = Object.hasOwn(guardTable, name) ? guardTable[name] : undefined
  if (!guard) throw new Error('Unknown route middleware')
  return guard
}

/** Fails at start-up, not at a visitor's click, when a route names a guard that does not exist. */
export function checkGuardNames(): void {
  for (const route of routeNames)
    for (const name of routeRow(route).guards ?? ([] as GuardName[])) guardOf(name)
}
