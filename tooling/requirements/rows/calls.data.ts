import { proved, type Claim, type CoverageArea } from '../coverage-row.ts'

const paths = 'packages/contract/src/call-paths.test.ts'
const v2 = '/api/twenty/v2/alder/couk'
const contract = (name: string) => `packages/contract/src/${name}.endpoints.ts`
const call = (
  ...[rule, file, method, items]: readonly [rule: string, file: string, method: string, items: Claim['items']]
): Claim => ({
  rule,
  file: contract(file),
  test: [paths, '%s', method],
  items,
})
const fields = (
  ...[rule, file, tableCase, items]: readonly [
    rule: string,
    file: string,
    tableCase: string,
    items: Claim['items'],
  ]
): Claim => ({
  rule,
  file: `packages/contract/src/${file}.schemas.ts`,
  test: ['packages/contract/src/entity-fields.test.ts', '%s has its fields', tableCase],
  items,
})
const account = 'packages/api/src/customer/account/account.test.ts'
const passkeys = 'packages/api/src/customer/passkeys/passkeys.test.ts'
const passkeySignIn = 'packages/api/src/customer/passkeys/passkey-sign-in.test.ts'
const signInCode = 'packages/api/src/customer/account/sign-in-code.test.ts'
const codeLimits = 'packages/api/src/customer/account/code-limits.test.ts'
const start = 'packages/core/src/payment/start-payment.test.ts'
const paying = 'packages/api/src/payment/order/payment-start.test.ts'
const experiments = 'packages/api/src/catalogue/experiments/experiments.test.ts'

/** Calls of the API. */
export const callRows: CoverageArea = {
  area: 'calls',
  title: 'Calls',
  claims: [
    proved(
      'api-1',
      'packages/contract/src/endpoint.ts',
      ['packages/api/src/platform/server/api.test.ts', 'both versions have the same calls'],
      {
        'base.v1': '/api/twenty/v1/{brand}/{apiLocale}',
        'base.v2': '/api/twenty/v2/{brand}/{apiLocale}',
      },
    ),
    proved(
      'api-1',
      'packages/contract/src/endpoint.ts',
      [
        'packages/core/src/payment/start-payment.test.ts',
        'with bambora leads to its window, the fields in the order they were signed in',
      ],
      {
        'base.default': 'the second version unless the first is asked for',
      },
    ),
    proved(
      'api-2',
      'packages/web/src/session/session-proxy.ts',
      ['packages/web/src/session/session-proxy.test.ts', 'turns the cookie into a bearer header'],
      {
        'base.bearer': 'a bearer header where there is a token',
      },
    ),
    proved(
      'api-1',
      'packages/core/src/api/storefront-api.ts',
      [
        'packages/core/src/api/storefront-api.test.ts',
        'puts path keys into the path and the rest into the query, lists repeated and nothing left out aside',
      ],
      {
        'base.address': 'the base address comes from the configuration of the page',
      },
    ),
    call('api-4', 'navigation', `GET ${v2}/navigation/groups`, {
      'navigation.path': 'GET navigation/groups',
    }),
    proved(
      'api-4',
      'packages/api/src/catalogue/navigation/navigation-groups.ts',
      ['packages/api/src/platform/server/api.test.ts', 'navigation'],
      { 'navigation.answer': 'answers navigation data' },
    ),
    proved(
      'brands-5',
      'packages/api/src/catalogue/navigation/navigation-groups.ts',
      [
        'packages/api/src/platform/server/api.test.ts',
        'the white-label has footer, prefixes and countries, but no destinations',
      ],
      { 'navigation.white-label': 'for a white-label footer, prefixes and countries' },
    ),
    call('api-3', 'search', `POST ${v2}/autocomplete`, { 'autocomplete.path': 'POST autocomplete' }),
    proved(
      'api-3',
      'packages/storefront/src/features/search/form/use-suggestions.ts',
      [
        'packages/storefront/src/features/search/form/use-suggestions.test.tsx',
        "reports the visitor's place: the funnel of the search, the place of popular suggestions",
      ],
      {
        'autocomplete.payload': 'searchString, limit 5, funnel',
        'popular.payload': 'originId, originType, limit 5, funnelId',
      },
    ),
    proved(
      'api-3',
      'packages/api/src/catalogue/search/read-model/names/name-index.ts',
      [
        'packages/api/src/catalogue/search/names-and-slugs.test.ts',
        'returns five by default, with everything that a link needs',
      ],
      { 'autocomplete.answer': 'answers results' },
    ),
    call('api-3', 'search', `POST ${v2}/autocomplete/popular`, {
      'popular.path': 'POST autocomplete/popular',
    }),
    proved(
      'api-3',
      'packages/api/src/catalogue/search/popular-votes.ts',
      [
        'packages/api/src/platform/server/api.test.ts',
        'what visitors chose after a place comes first the next time',
      ],
      { 'popular.answer': 'answers results' },
    ),
    call('api-3', 'search', `POST ${v2}/autocomplete/popular/save`, {
      'popular-save.path': 'POST autocomplete/popular/save',
    }),
    proved(
      'search-17',
      'packages/storefront/src/features/search/form/use-saved-suggestions.ts',
      [
        'packages/storefront/src/features/search/form/choose-in-form.test.tsx',
        'counts the choice with the place of the page, and whether it was popular',
      ],
      {
        'popular-save.payload': 'originId, originType, funnelId, searchedId, searchedType, popularSearch',
        'popular-save.sent': 'sent when a suggestion is chosen and an origin exists',
      },
    ),
    proved(
      'search-17',
      'packages/storefront/src/features/search/form/use-saved-suggestions.ts',
      [
        'packages/storefront/src/features/search/form/choose-in-form.test.tsx',
        'counts nothing without an origin, and a failure of counting is swallowed',
      ],
      { 'popular-save.ignored': 'its answer is ignored' },
    ),
    call('api-6', 'payment', `GET ${v2}/payment/providers/booking/{bookingId}`, {
      'providers.path': 'GET payment/providers/booking/{bookingId}',
    }),
    proved(
      'payment-1',
      'packages/api/src/payment/order/payment.routes.ts',
      [paying, 'the providers of a booking, the voucher last, a fee for each rate'],
      { 'providers.answer': 'answers providers' },
    ),
    proved(
      'payment-1',
      'packages/core/src/payment/payment.rules.ts',
      [start, 'is the first provider until another is, and again when that one is not offered any more'],
      { 'providers.first': 'the first is selected' },
    ),
    call('api-6', 'payment', `POST ${v2}/payment/providers/booking/{bookingId}`, {
      'dynamic-providers.path': 'POST payment/providers/booking/{bookingId}',
    }),
    fields('payment-2', 'payment', 'providers for an amount', { 'dynamic-providers.payload': 'amount' }),
    proved(
      'payment-2',
      'packages/api/src/payment/order/payment.routes.ts',
      [
        'packages/api/src/payment/order/paid-extras.test.ts',
        'a booking that is paid still has providers for an amount',
      ],
      { 'dynamic-providers.answer': 'answers providers for it' },
    ),
    call('api-6', 'payment', `POST ${v2}/customer/payment/getOrderId`, {
      'bambora.path': 'POST customer/payment/getOrderId for bambora',
      'saferpay.path': 'and for saferpay',
    }),
    proved(
      'payment-5',
      'packages/core/src/payment/providers/bambora.ts',
      [start, 'with bambora leads to its window, the fields in the order they were signed in'],
      { 'bambora.payload': "ref, slug 'bambora', amount" },
    ),
    proved(
      'api-6',
      'packages/core/src/payment/providers/provider.ts',
      [start, 'names the extras that it pays for'],
      { 'bambora.extras': 'and extras, where there are some' },
    ),
    proved(
      'payment-9',
      'packages/api/src/payment/order/start-payment.ts',
      [
        paying,
        'payment-5: the window gets order, merchant, amount and addresses with the required parameters',
      ],
      { 'bambora.answer': 'answers orderIdHash, merchantId, amount' },
    ),
    proved(
      'payment-6',
      'packages/core/src/payment/providers/saferpay.ts',
      [start, 'with saferpay sends the return address and redirects to the page in the answer'],
      {
        'saferpay.payload': "paymentMethod, ref, slug 'saferpay', amount, successUrl",
        'saferpay.opens': 'and is left for',
      },
    ),
    proved(
      'payment-6',
      'packages/api/src/payment/order/start-payment.ts',
      [paying, 'Saferpay answers where to go; the voucher does nothing and is no error'],
      { 'saferpay.answer': 'answers saferpayUrl' },
    ),
    call('newsletter-1', 'newsletter', `POST ${v2}/newsletter/subscribe`, {
      'newsletter.path': 'POST newsletter/subscribe',
    }),
    fields('newsletter-1', 'newsletter', 'a sign-up to the newsletter', {
      'newsletter.payload': 'email, reference',
    }),
    proved(
      'newsletter-4',
      'packages/core/src/store/events.listeners.ts',
      [
        'packages/core/src/store/toasts.listeners.test.ts',
        'reports a sign-up to analytics when it was accepted, and not otherwise',
      ],
      { 'newsletter.event': 'a success sends newsletter_signup' },
    ),
    call('account-1', 'account', `POST ${v2}/customer-portal/status`, {
      'status.path': 'POST customer-portal/status with an address',
    }),
    proved(
      'account-1',
      'packages/api/src/customer/account/customer-status.ts',
      [account, 'from an unknown address to a session: 404, 401, 204, and the token opens the user'],
      { 'status.answer': 'its status decides the step' },
    ),
    call('api-5', 'account', `POST ${v2}/customer-portal/authenticate`, {
      'authenticate.path': 'POST customer-portal/authenticate',
    }),
    proved(
      'api-5',
      'packages/api/src/customer/account/authenticate.ts',
      [account, 'from an unknown address to a session: 404, 401, 204, and the token opens the user'],
      { 'authenticate.answer': 'answers a token' },
    ),
    call('account-8', 'account', `POST ${v2}/customer-portal/authenticate-booking`, {
      'authenticate-booking.path': 'POST customer-portal/authenticate-booking',
    }),
    fields('account-8', 'account', 'a sign-in by booking', {
      'authenticate-booking.payload': 'email, bookingRef',
    }),
    proved(
      'account-8',
      'packages/api/src/customer/account/authenticate.ts',
      [
        'packages/api/src/customer/account/account-safety.test.ts',
        'address and reference open it, however the reference is typed',
      ],
      { 'authenticate-booking.answer': 'answers a token' },
    ),
    call('account-15', 'account', `POST ${v2}/customer-portal/sign-in-code`, {
      'sign-in-code.path': 'POST customer-portal/sign-in-code',
    }),
    proved(
      'account-15',
      'packages/api/src/customer/account/send-sign-in-code.ts',
      [codeLimits, 'an address without an account is answered alike, in replies, tries and time'],
      { 'sign-in-code.answer': 'the same for every address' },
    ),
    call('account-15', 'account', `POST ${v2}/customer-portal/authenticate-code`, {
      'authenticate-code.path': 'POST customer-portal/authenticate-code',
    }),
    proved(
      'account-15',
      'packages/api/src/customer/account/authenticate-code.ts',
      [
        signInCode,
        'opens the session that the password opens, however the code is typed, and ends the one before',
      ],
      { 'authenticate-code.answer': 'answers a token' },
    ),
    proved(
      'account-16',
      'packages/api/src/customer/account/sign-in-code.ts',
      [signInCode, 'opens nothing in another browser, for another address and in another brand'],
      { 'authenticate-code.browser': 'in the browser that requested the code alone' },
    ),
    proved(
      'account-16',
      'packages/api/src/customer/account-limits.ts',
      [codeLimits, 'codes that others request leave the owner one, and every other way in'],
      { 'sign-in-code.limits': 'limits that nobody closes for others' },
    ),
    call('account-17', 'passkeys', `POST ${v2}/customer-portal/passkey-challenge`, {
      'passkey-challenge.path': 'POST customer-portal/passkey-challenge',
    }),
    proved(
      'account-17',
      'packages/api/src/customer/passkeys/passkey-challenge.ts',
      [passkeySignIn, 'names no account beforehand: request and reply are the same for everybody'],
      { 'passkey-challenge.answer': 'the same for everybody' },
    ),
    call('account-17', 'passkeys', `POST ${v2}/customer-portal/authenticate-passkey`, {
      'authenticate-passkey.path': 'POST customer-portal/authenticate-passkey',
    }),
    proved(
      'account-17',
      'packages/api/src/customer/passkeys/authenticate-passkey.ts',
      [passkeySignIn, 'opens the session that the password opens, and ends the one before'],
      { 'authenticate-passkey.answer': 'answers a token' },
    ),
    proved(
      'account-17',
      'packages/api/src/customer/passkeys/verify-passkey.ts',
      [passkeySignIn, 'is refused to %s, and all refusals are alike'],
      { 'authenticate-passkey.refused': 'one refusal for other pages, domains, keys and accounts' },
    ),
    proved(
      'account-18',
      'packages/api/src/customer/passkeys/use-passkey.ts',
      [
        passkeySignIn,
        'goes up with each sign-in; one that was used before blocks the passkey, and the owner hears of it',
      ],
      { 'authenticate-passkey.copied': 'a copied passkey is blocked' },
    ),
    call('account-19', 'passkeys', `POST ${v2}/customer-portal/passkeys`, {
      'passkeys.path': 'POST customer-portal/passkeys',
    }),
    proved(
      'account-19',
      'packages/api/src/customer/passkeys/my-passkeys.ts',
      [passkeys, 'needs a recent proof of who it is, which a passkey is as well'],
      { 'passkeys.proof': 'a recent proof before a passkey is added or removed' },
    ),
    proved(
      'account-20',
      'packages/storefront/src/kit/passkeys/passkey-offer.tsx',
      [
        'packages/storefront/src/kit/passkeys/passkey-offer.test.tsx',
        'is made to an account, and a no is a no',
      ],
      { 'passkeys.offer': 'offered once on a device' },
    ),
    call('api-5', 'session', 'GET /api/couk/user', { 'user.path': 'GET /api/{apiLocale}/user' }),
    proved(
      'api-5',
      'packages/api/src/platform/session/find-session.ts',
      [
        'packages/api/src/customer/session/session.test.ts',
        'a customer is known by the token, which the database does not hold',
      ],
      { 'user.answer': 'answers the user of the bearer token' },
    ),
    proved(
      'account-5',
      'packages/core/src/session/session.api.ts',
      [
        'packages/core/src/session/session.api.test.ts',
        'a 401 to the user call ends the session, and is not repeated',
      ],
      { 'user.401': '401 clears the token' },
    ),
    call('api-5', 'profile', `PUT ${v2}/customer-portal`, { 'profile.path': 'PUT customer-portal' }),
    proved(
      'portal-4',
      'packages/api/src/customer/profile/update-profile.ts',
      ['packages/api/src/customer/profile/profile.test.ts', 'changes what was sent and nothing else'],
      { 'profile.payload': 'the changed details' },
    ),
    call('api-5', 'account', `POST ${v2}/customer-portal`, { 'register.path': 'POST customer-portal' }),
    fields('account-9', 'account', 'a registration', {
      'register.payload': 'firstName, lastName, email and more',
    }),
    call('account-4', 'account', `POST ${v2}/customer-portal/user/forgot-booking-credentials`, {
      'forgot-booking.path': 'POST customer-portal/user/forgot-booking-credentials',
    }),
    proved(
      'account-4',
      'packages/api/src/customer/account/forgot-booking.ts',
      [
        'packages/api/src/customer/account/account-safety.test.ts',
        'a forgotten reference comes by mail, to the address of the booking alone',
      ],
      { 'forgot-booking.use': 'recovers the reference' },
    ),
    call('account-10', 'account', `POST ${v2}/customer-portal/reset/link`, {
      'reset-link.path': 'POST customer-portal/reset/link',
    }),
    proved(
      'account-10',
      'packages/api/src/customer/account/reset-password.ts',
      [
        account,
        'a forgotten password: one link, once; all sessions and links end, and the owner gets a mail',
      ],
      { 'reset-link.use': 'sends a link' },
    ),
    call('account-10', 'account', `POST ${v2}/customer-portal/reset/password`, {
      'reset-password.path': 'POST customer-portal/reset/password',
    }),
    fields('account-10', 'account', 'a new password', {
      'reset-password.payload': 'token, password, confirmed_password',
    }),
    proved(
      'api-2',
      'packages/web/src/session/session-proxy.ts',
      [
        'packages/web/src/session/session-proxy.test.ts',
        'leaves the call’s own header unchanged, and its refusal too',
      ],
      { 'reset-password.bearer': 'the bearer header carries the reset token' },
    ),
    call('api-7', 'experiments', 'GET /api/flagship/flags', { 'flags.path': 'GET /api/flagship/flags' }),
    proved(
      'api-7',
      'packages/api/src/catalogue/experiments/get-flags.ts',
      [experiments, 'a visitor gets an id and retains the value'],
      {
        'flags.query': 'visitorId, hasConsented, deviceType, brand, locale',
        'flags.answer': 'answers flags and uniqueVisitorId',
      },
    ),
    call('api-7', 'experiments', 'POST /api/flagship/event', { 'event.path': 'POST /api/flagship/event' }),
    call('api-7', 'experiments', 'POST /api/flagship/transaction', {
      'transaction.path': 'POST /api/flagship/transaction',
    }),
    proved(
      'api-7',
      'packages/api/src/catalogue/experiments/record-action.ts',
      [experiments, 'an action counts once per visitor, and a booking with its first price'],
      {
        'event.payload': 'visitorId, action',
        'transaction.payload': 'visitorId, action, price',
      },
    ),
    call('api-7', 'experiments', 'POST /api/flagship/visitorExpose', {
      'visitor-expose.path': 'POST /api/flagship/visitorExpose',
    }),
    proved(
      'api-7',
      'packages/api/src/catalogue/experiments/record-exposure.ts',
      [experiments, 'an exposure is written down once, with the value we gave'],
      { 'visitor-expose.payload': 'visitorId, key, brand, deviceType, hasConsented, locale' },
    ),
    proved(
      'payment-5',
      'packages/api/src/payment/providers/bambora/window-fields.ts',
      [
        paying,
        'payment-5: the window gets order, merchant, amount and addresses with the required parameters',
      ],
      {
        'payment.bambora.amount': 'the amount times 100 and rounded for the window',
        'payment.bambora.addresses':
          'accept and callback carry orderIdHash, apiLocale, redirectUrl, bookingId',
      },
    ),
    proved(
      'payment-5',
      'packages/api/src/payment/providers/bambora/window-fields.ts',
      [
        'packages/api/src/payment/providers/bambora/epay-hash.test.ts',
        'what payment-5 fixes, numbers for currencies, and a signature over all values in order',
      ],
      {
        'payment.bambora.receipt': 'own receipt 1',
      },
    ),
    proved(
      'payment-5',
      'packages/api/src/payment/order/start-payment.ts',
      [paying, 'cancelling in the window leads to the booking, or a guest back to the page they came from'],
      { 'payment.bambora.cancel': 'cancelling leads to the booking' },
    ),
    proved(
      'payment-6',
      'packages/core/src/payment/providers/saferpay.ts',
      [start, 'with saferpay sends the return address and redirects to the page in the answer'],
      { 'payment.saferpay.success': 'successUrl carries apiLocale, redirectUrl, bookingId' },
    ),
    proved(
      'analytics-8',
      'packages/core/src/store/events.listeners.ts',
      [
        'packages/core/src/store/toasts.listeners.test.ts',
        'reports the start of a payment with %s once, and before its provider has answered',
      ],
      { 'payment.event': 'a start sends customer_portal_payment_start with booking_id' },
    ),
    proved(
      'analytics-5',
      'packages/core/src/experiments/experiments.slice.ts',
      ['packages/core/src/experiments/experiment-cookies.test.ts', 'with the setting %j: %s'],
      { 'experiments.setting': "experiments run only with the setting 'true'" },
    ),
    proved(
      'newsletter-1',
      'packages/core/src/newsletter/newsletter.api.ts',
      [
        'packages/api/src/customer/newsletter/newsletter.test.ts',
        'an address is stored with reference, brand and market, and gets one mail',
      ],
      { 'newsletter.footer': "the footer takes an address, the source 'footer', an empty telephone" },
    ),
    proved(
      'newsletter-4',
      'packages/core/src/store/toasts.listeners.ts',
      ['tooling/e2e/journeys/newsletter.spec.ts', 'sign up in the footer, confirm, leave: ${site}'],
      { 'newsletter.footer.toast': 'and asks for the toast of success' },
    ),
    proved(
      'content-6',
      'packages/api/src/catalogue/images/image-request.ts',
      ['packages/api/src/catalogue/images/image-request.test.ts', 'accepted parameters › %j'],
      {
        'images.width': 'pictures with a width',
        'images.height': 'a height',
        'images.format': 'a format',
        'images.quality': 'and a quality',
      },
    ),
    proved(
      'analytics-2',
      'packages/storefront/src/shell/analytics/page-view-event.ts',
      ['packages/storefront/src/shell/analytics/page-view-event.test.ts', 'of %s has its type (analytics-2)'],
      {
        'page-views.type': 'views of portal pages have a type',
        'page-views.booking': 'and on pages of bookings its id',
      },
    ),
    proved(
      'payment-20',
      'packages/api/src/payment/order/place-order.ts',
      [
        'packages/api/src/payment/order/payment-fees.test.ts',
        '%s %s: in list, order, charge, ledger, mail and document',
      ],
      { 'payment.method.fee': 'a fee for each method, where the provider tells methods apart' },
    ),
    {
      ...proved(
        'payment-5',
        'packages/api/src/payment/providers/bambora/window-fields.ts',
        [
          'packages/api/src/payment/providers/bambora/epay-hash.test.ts',
          'what payment-5 fixes, numbers for currencies, and a signature over all values in order',
        ],
        { 'payment.bambora.language': 'language 1, which an edition may change' },
      ),
      decision: '243',
    },
    proved(
      'analytics-9',
      'packages/editions/src/house.ts',
      ['packages/editions/src/experiments.test.ts', 'the flags of a page › %s with %j has %j'],
      { 'experiments.catalogue': 'experiments come from a catalogue' },
    ),
    proved(
      'analytics-9',
      'packages/storefront/src/boot/render.tsx',
      [
        'packages/storefront/src/features/campsite/page/campsite-page.test.ts',
        'has the words of an experiment for a visitor with its variant, in the markup and for the browser',
      ],
      { 'experiments.markup': 'and their variants come with the markup' },
    ),
    proved(
      'errors-14',
      'packages/storefront/src/shell/error-reports/start-reports.browser.ts',
      [
        'packages/storefront/src/shell/error-reports/start-reports.test.ts',
        'reports an error with its type, its place and its known words',
      ],
      { 'telemetry.errors': 'a service of error reports receives errors' },
    ),
    proved(
      'analytics-1',
      'packages/storefront/src/shell/analytics/follow-page.browser.ts',
      [
        'packages/storefront/src/shell/analytics/follow-page.test.ts',
        'of %s are loaded once, after everything was denied',
      ],
      { 'telemetry.tags': 'a tag manager receives events' },
    ),
  ],
}
