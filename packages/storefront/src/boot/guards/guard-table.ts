import { hasAmount } from '@camping/core/payment/has-amount.rules.ts'
import { isEmptySearch } from '@camping/core/search/criteria.rules.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { GuardName } from '@camping/editions/route-row.ts'
import { routeNames, routeRow } from '@camping/editions/routes.ts'
import { searchOf } from '../../kit/routing/use-search-navigation.ts'
import { allow, redirect } from '../../kit/routing/verdict.ts'
import type { Guard } from './guard.ts'
import { queryActions, queryStateSync } from './query-guards.ts'

/** routing-12: no query, place, date or filter → 302 to the edition's search-and-book path, with length, party and order. */
const emptySearchRedirect: Guard = ({ app, criteria }) =>
  isEmptySearch(criteria) ? redirect(buildPath(app.site, 'searchAndBook') + searchOf(criteria)) : allow

/** routing-11: a `booking_id` user sees one booking only; every other portal page redirects to it, with a toast. */
const userTypeRestriction: Guard = ({ app, params, user }) => {
  const bookingId = user?.type === 'booking_id' ? user.bookingRef : null
  if (!bookingId || params['bookingId'] === bookingId) return allow
  return redirect(`${buildPath(app.site, 'bookingDetail', { bookingId })}?action=own-booking`)
}

/** routing-15: without a chosen amount redirects to the payment page of the same booking. A reload loses the amount. */
const paymentAmountChosen: Guard = ({ app, params }, { state } = {}) =>
  hasAmount(state, params['bookingId'] ?? '') ? allow : redirect(buildPath(app.site, 'payment', params))

const guardTable: Partial<Record<string, Guard>> = {
  'query-state-sync': queryStateSync,
  'query-actions': queryActions,
  'empty-search-redirect': emptySearchRedirect,
  'user-type-restriction': userTypeRestriction,
  'payment-amount-chosen': paymentAmountChosen,
} satisfies Record<GuardName, Guard>

/** The guard with a name. An unknown name raises 'Unknown route middleware' (routing-10). */
export function guardOf(name: string): Guard {
  const guard = Object.hasOwn(guardTable, name) ? guardTable[name] : undefined
  if (!guard) throw new Error('Unknown route middleware')
  return guard
}

/** Fails at start-up instead of at a visitor's click when a route names an unknown guard. */
export function checkGuardNames(): void {
  for (const route of routeNames)
    for (const name of routeRow(route).guards ?? ([] as GuardName[])) guardOf(name)
}
