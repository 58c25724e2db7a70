import { expect, test } from 'vitest'
import * as account from './account.endpoints.ts'
import { basePath, type Endpoint } from './endpoint.ts'
import * as experiments from './experiments.endpoints.ts'
import { navigationGroups } from './navigation.endpoints.ts'
import { subscribeToNewsletter } from './newsletter.endpoints.ts'
import * as passkeys from './passkeys.endpoints.ts'
import * as payment from './payment.endpoints.ts'
import { updateProfile } from './profile.endpoints.ts'
import * as search from './search.endpoints.ts'
import { getUser } from './session.endpoints.ts'
import * as signInCode from './sign-in-code.endpoints.ts'

test.each<[string, Pick<Endpoint<never, unknown>, 'method' | 'base' | 'path'>]>([
  ['GET /api/twenty/v2/alder/couk/navigation/groups', navigationGroups],
  ['POST /api/twenty/v2/alder/couk/autocomplete', search.autocomplete],
  ['POST /api/twenty/v2/alder/couk/autocomplete/popular', search.popular],
  ['POST /api/twenty/v2/alder/couk/autocomplete/popular/save', search.popularSave],
  ['GET /api/twenty/v2/alder/couk/payment/providers/booking/{bookingId}', payment.getPaymentProviders],
  ['POST /api/twenty/v2/alder/couk/payment/providers/booking/{bookingId}', payment.getDynamicProviders],
  ['POST /api/twenty/v2/alder/couk/customer/payment/getOrderId', payment.getOrderId],
  ['POST /api/twenty/v2/alder/couk/newsletter/subscribe', subscribeToNewsletter],
  ['POST /api/twenty/v2/alder/couk/customer-portal/status', account.customerStatus],
  ['POST /api/twenty/v2/alder/couk/customer-portal/authenticate', account.authenticate],
  ['POST /api/twenty/v2/alder/couk/customer-portal/authenticate-booking', account.authenticateBooking],
  ['POST /api/twenty/v2/alder/couk/customer-portal/sign-in-code', signInCode.sendSignInCode],
  ['POST /api/twenty/v2/alder/couk/customer-portal/authenticate-code', signInCode.authenticateCode],
  ['POST /api/twenty/v2/alder/couk/customer-portal/passkey-challenge', passkeys.passkeyRequestOptions],
  ['POST /api/twenty/v2/alder/couk/customer-portal/authenticate-passkey', passkeys.authenticatePasskey],
  ['POST /api/twenty/v2/alder/couk/customer-portal/passkeys', passkeys.addPasskey],
  ['GET /api/couk/user', getUser],
  ['PUT /api/twenty/v2/alder/couk/customer-portal', updateProfile],
  ['POST /api/twenty/v2/alder/couk/customer-portal', account.register],
  [
    'POST /api/twenty/v2/alder/couk/customer-portal/user/forgot-booking-credentials',
    account.forgotBookingCredentials,
  ],
  ['POST /api/twenty/v2/alder/couk/customer-portal/reset/link', account.resetLink],
  ['POST /api/twenty/v2/alder/couk/customer-portal/reset/password', account.resetPassword],
  ['GET /api/flagship/flags', experiments.experimentFlags],
  ['POST /api/flagship/event', experiments.experimentEvent],
  ['POST /api/flagship/transaction', experiments.experimentTransaction],
  ['POST /api/flagship/visitorExpose', experiments.exposeVisitor],
])('%s', (call, { method, base, path }) => {
  expect(`${method} ${basePath(base, 'alder', 'couk')}/${path}`).toBe(call)
})
