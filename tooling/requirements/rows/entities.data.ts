import type { Claim, CoverageArea } from '../coverage-row.ts'

const fields = 'packages/contract/src/entity-fields.test.ts'
const each = (
  area: string,
  [rule, schema, tableCase]: readonly [rule: string, schema: string, tableCase: string],
  names: string,
): Claim => ({
  rule,
  file: `packages/contract/src/${schema}.schemas.ts`,
  test: [fields, '%s has its fields', tableCase],
  items: Object.fromEntries(names.split(', ').map((name) => [`${area}.${name.replaceAll(' ', '-')}`, name])),
})
const market = (names: string): Claim => ({
  rule: 'editions-1',
  file: 'packages/editions/src/markets.ts',
  test: [
    'packages/editions/src/market-table.test.ts',
    'the edition %s is market %s, %s in paths of the API, in %s',
    'ALGB',
  ],
  items: Object.fromEntries(names.split(', ').map((name) => [`locale.${name.replaceAll(' ', '-')}`, name])),
})
const history = (items: Claim['items']): Claim => ({
  rule: 'search-12',
  file: 'packages/core/src/search/search-history.ts',
  test: ['packages/core/src/search/search-history.test.ts', 'has the fields of search-10'],
  items,
})

/** Entities and their fields. */
export const entityRows: CoverageArea = {
  area: 'entities',
  title: 'Entities and their fields',
  claims: [
    market(
      'apiLocale, market code, code, language tag, calendar locale, flag code, currency formatter code, display name',
    ),
    {
      rule: 'editions-4',
      file: 'packages/editions/src/locale-cookie.ts',
      test: ['packages/web/src/request/root-path.test.ts', 'stores the locale cookie as editions-4 requires'],
      items: { 'locale.cookie': 'cookie language' },
    },
    {
      rule: 'brands-3',
      file: 'packages/editions/src/define-app.ts',
      test: ['packages/web/src/request/pick-app.test.ts', 'host name to brand and edition › %j: %s, %s'],
      items: { 'locale.domain': 'domain' },
    },
    {
      rule: 'brands-1',
      file: 'packages/editions/src/define-app.ts',
      test: [
        'packages/web/src/policy/google-maps-policy.test.ts',
        'pages with Google’s map allow it and retain every other restriction',
      ],
      items: { 'locale.map-id': 'maps map id', 'locale.map-key': 'maps key' },
    },
    {
      rule: 'brands-9',
      file: 'packages/editions/src/reviews-providers.ts',
      test: ['packages/editions/src/reviews-providers.test.ts', 'the link to the profile › %s'],
      items: { 'locale.reviews': 'reviews business id' },
    },
    each(
      'search',
      ['search-8', 'search', 'search parameters'],
      'map flag, includeTopFacilities, city, funnel, date, duration, country, area, persons adults, persons children, site, filter',
    ),
    {
      rule: 'search-2',
      file: 'packages/contract/src/search.schemas.ts',
      test: [fields, 'an empty search is for seven nights, two adults and ten sites by popularity'],
      items: {
        'search.includeTopFacilities.default': 'true by default',
        'search.duration.default': '7 by default',
        'search.adults.default': '2 by default',
        'paging.page.default': 'page 1 by default',
        'paging.limit.default': 'limit 10 by default',
      },
    },
    {
      rule: 'price-1',
      file: 'packages/contract/src/values.schemas.ts',
      test: ['packages/api/src/platform/server/validation.test.ts', 'wrong bodies name the field › %s'],
      items: { 'search.date.format': 'a date is YYYY-MM-DD' },
    },
    each(
      'filters',
      ['search-5', 'search', 'filters'],
      'site facilities, site countries, site areas, site funnels, accommodation categories, accommodation bedrooms',
    ),
    each('paging', ['search-7', 'search', 'paging'], 'limit, order, orderBy, page'),
    {
      rule: 'search-7',
      file: 'packages/core/src/search/criteria.rules.ts',
      test: ['packages/core/src/search/sorting-words.test.ts', 'every order has a label in all message sets'],
      items: {
        'paging.label': 'orderSettingsLabel',
        'sorting.order': 'order',
        'sorting.orderBy': 'orderBy',
        'sorting.label': 'label',
        'sorting.title': 'title',
      },
    },
    each(
      'suggestion',
      ['search-15', 'search', 'suggestions'],
      'id, type, name, meta country, meta city, meta area, meta funnel, meta site',
    ),
    each('suggestion.type', ['search-15', 'search', 'kinds of suggestions'], 'site, country, city, area'),
    history({
      'history.version': 'version',
      'history.isAlpha': 'isAlpha',
      'history.country': 'country with name and slug, or none',
      'history.area': 'area with name and slug, or none',
      'history.funnel': 'funnel',
      'history.fromDate': 'fromDate',
      'history.toDate': 'toDate',
      'history.persons': 'persons',
    }),
    {
      rule: 'search-10',
      file: 'packages/core/src/search/criteria-codec.rules.ts',
      test: [
        'packages/core/src/search/search-cookie.test.ts',
        'holds persons, duration and date, and nothing else of a search',
      ],
      items: { 'cookie.persons': 'persons', 'cookie.duration': 'duration', 'cookie.date': 'date' },
    },
    each(
      'navigation',
      ['navigation-8', 'navigation', 'navigation data'],
      'funnels slug, funnels name, funnels defaultBookingDate, countries slug, countries name, countries code, countries title, countries dimension, areas slug, areas name, areas images, areas cities, header groups, footer, taggedPages, earlyBookingPeriod, activeFunnelDefaultDate, season current type, season current year, season next year, phonePrefixes, bookingFormularCountries',
    ),
    {
      rule: 'navigation-8',
      file: 'packages/contract/src/navigation.schemas.ts',
      test: ['packages/api/src/platform/server/api.test.ts', 'navigation'],
      items: { 'navigation.header.three': 'three groups of the header' },
    },
    {
      rule: 'navigation-5',
      file: 'packages/storefront/src/shell/layouts/site-footer.tsx',
      test: [
        'packages/storefront/src/shell/layouts/site-shell.test.ts',
        'uses the first group, and shows security icons only where there are some',
      ],
      items: { 'navigation.footer.first': 'of the footer the first element is used' },
    },
    each(
      'nav-item',
      ['navigation-8', 'navigation', 'a link of the header'],
      'text, url, icon, openInNewTab, isExternal',
    ),
    each(
      'footer-link',
      ['navigation-8', 'navigation', 'a link of the footer'],
      'text, url, isExternal, openInNewTab',
    ),
    {
      rule: 'brands-7',
      file: 'packages/editions/src/define-app.ts',
      test: [
        'packages/storefront/src/shell/layouts/shell-parts.test.ts',
        'the footer has a newsletter, social links and a text about personal data, in three columns',
      ],
      items: { 'social.icon': 'icon', 'social.link': 'link' },
    },
    {
      rule: 'brands-1',
      file: 'packages/editions/src/define-app.ts',
      test: ['tooling/brands/rules/complete-config.test.ts', 'leaves sound brands alone'],
      items: { 'configuration.brand': 'brand' },
    },
    {
      rule: 'editions-1',
      file: 'packages/editions/src/markets.ts',
      test: [
        'packages/editions/src/market-table.test.ts',
        'the edition %s is market %s, %s in paths of the API, in %s',
        'CHF',
      ],
      items: { 'configuration.locale': 'locale', 'configuration.currency': 'currency' },
    },
    {
      rule: 'brands-10',
      file: 'packages/editions/src/define-app.ts',
      test: [
        'packages/storefront/src/shell/layouts/site-shell.test.ts',
        'has safety icons of its own on both sides, with and without proof',
      ],
      items: {
        'configuration.safetyIcons.headerLeft': 'safetyIcons headerLeft',
        'configuration.safetyIcons.headerRight': 'safetyIcons headerRight',
      },
    },
    {
      rule: 'brands-10',
      file: 'packages/editions/src/define-app.ts',
      test: [
        'packages/storefront/src/shell/layouts/site-shell.test.ts',
        'uses the first group, and shows security icons only where there are some',
      ],
      items: {
        'configuration.safetyIcons.payment': 'safetyIcons footer payment',
        'configuration.safetyIcons.security': 'safetyIcons footer security',
        'configuration.safetyIcons.trust': 'safetyIcons footer trust',
      },
    },
    {
      rule: 'brands-7',
      file: 'packages/editions/src/define-app.ts',
      test: [
        'packages/storefront/src/shell/layouts/shell-parts.test.ts',
        'the footer has a newsletter, social links and a text about personal data, in three columns',
      ],
      items: { 'configuration.socialIcons': 'socialIcons' },
    },
    {
      rule: 'reviews-5',
      file: 'packages/editions/src/sorting-options.ts',
      test: [
        'packages/editions/src/sorting-options.test.ts',
        'an edition has the orders and groups of the house, and its own where it names some',
      ],
      items: {
        'configuration.sorting.reviewSorting': 'sortingOptions reviewSorting',
        'configuration.sorting.reviewGroupSorting': 'sortingOptions reviewGroupSorting',
      },
    },
    {
      rule: 'search-7',
      file: 'packages/core/src/search/criteria.rules.ts',
      test: [
        'packages/core/src/search/sorting-words.test.ts',
        'sites have four orders, accommodations three',
      ],
      items: {
        'configuration.sorting.sites': 'sortingOptions sites',
        'configuration.sorting.accommodations': 'sortingOptions accommodations',
      },
    },
    each(
      'site',
      ['search-8', 'search', 'a site in results'],
      'siteId, id, name, slug, displayPrice discount, displayPrice sellPrice, ownership, minPrice currency, maxPrice, accommodationCount, meta area, meta country, meta city globalName, meta city name, meta city slug, meta product, rating, images, availabilityStatus, location lat, location lng',
    ),
    {
      rule: 'account-13',
      file: 'packages/contract/src/session.schemas.ts',
      test: [
        'packages/api/src/customer/session/session.test.ts',
        'a customer is known by the token, which the database does not hold',
      ],
      items: { 'user.endpoint': 'a user comes from the user endpoint' },
    },
    each('user.sign-up', ['account-9', 'account', 'a registration'], 'firstName, lastName, email'),
    each(
      'user.sign-up',
      ['account-9', 'account', 'the end of a registration'],
      'password, confirmed_password',
    ),
    each('user.booking', ['account-8', 'account', 'a sign-in by booking'], 'email, bookingRef'),
    each('user.reset', ['account-10', 'account', 'a new password'], 'token, password, confirmed_password'),
    {
      rule: 'account-6',
      file: 'packages/web/src/session/session-cookies.ts',
      test: [
        'packages/web/src/session/session-cookies.test.ts',
        'hides the token from scripts and other sites, and binds it to this host over https',
      ],
      items: { 'user.token': 'the token is in a secure cookie' },
    },
    each('user.login-type', ['account-6', 'session', 'who is signed in'], 'email, booking_id'),
    each(
      'provider',
      ['payment-2', 'payment', 'a payment provider'],
      'bambora, saferpay, gift_voucher, paymentMethodIdentifier, feePrices, fullFeeAmount',
    ),
    {
      rule: 'payment-2',
      file: 'packages/contract/src/payment.schemas.ts',
      test: [
        'packages/api/src/payment/order/payment-start.test.ts',
        'the providers of a booking, the voucher last, a fee for each rate',
      ],
      items: { 'provider.fees': 'one fee for each rate' },
    },
    each('rate', ['booking-4', 'booking', 'a payment rate'], 'status'),
    each('payment', ['booking-1', 'booking', 'a payment status'], 'paymentRates'),
    each(
      'order',
      ['payment-9', 'payment', 'what a payment answers'],
      'orderIdHash, merchantId, amount, saferpayUrl',
    ),
    each(
      'payment-status',
      ['booking-3', 'booking', 'a payment status'],
      'PAYMENT_OK, PARTIALLY_PAID, PAID_TOO_MUCH, NO_PAYMENT_MADE',
    ),
    each('payment-item', ['booking-4', 'booking', 'a payment rate'], 'pending, paid, cancelled'),
    {
      rule: 'booking-12',
      file: 'packages/api/src/platform/db/booking-tables.ts',
      test: [
        'packages/api/src/customer/bookings/extras.test.ts',
        'the difference is added to the open amount, and the log names the actor',
      ],
      items: {
        'subject.web_user': 'subject web_user',
        'subject.booking': 'subject booking',
        'actor.customer': 'actor customer',
      },
    },
    {
      rule: 'portal-7',
      file: 'packages/api/src/customer/agent/agent-session.ts',
      test: [
        'packages/api/src/customer/agent/agent.test.ts',
        'is named in who is signed in, sees the customer’s bookings, and every action is written down',
      ],
      items: { 'actor.agent': 'actor agent' },
    },
    each(
      'change.participants',
      ['booking-5', 'booking-changes', 'rules of participants'],
      'CHANGES_NOT_ALLOWED, CHANGES_NOT_ALLOWED_TOO_CLOSE_TO_ARRIVAL, EXISTING_ONLY_ALLOWED, FULL_CHANGES_ALLOWED',
    ),
    each(
      'change.extras',
      ['booking-5', 'booking-changes', 'rules of extras'],
      'CHANGES_NOT_ALLOWED, CHANGES_NOT_ALLOWED_TOO_CLOSE_TO_ARRIVAL, CHANGES_ALLOWED_REQUIRES_PAYMENT, FULL_CHANGES_ALLOWED',
    ),
    {
      rule: 'portal-4',
      file: 'packages/storefront/src/features/account/details/details-page.tsx',
      test: [
        'packages/storefront/src/features/account/details/details.test.tsx',
        'are sent as far as they were changed, and shown as the server has them',
      ],
      items: {
        'details.personal': 'section personal',
        'details.country': 'section country',
        'details.address': 'section address',
        'details.phone': 'section phone',
      },
    },
    each(
      'newsletter',
      ['newsletter-1', 'newsletter', 'a sign-up to the newsletter'],
      'email, reference, phone',
    ),
    {
      rule: 'errors-12',
      file: 'packages/core/src/shell/shell.slice.ts',
      test: [
        'packages/core/src/shell/show-popup.test.ts',
        'get ids in turn; one with an existing id replaces the old in its place',
      ],
      items: { 'popup.id': 'id', 'popup.component': 'component', 'popup.properties': 'properties' },
    },
    {
      rule: 'errors-12',
      file: 'packages/core/src/shell/shell.slice.ts',
      test: ['packages/core/src/shell/show-popup.test.ts', 'go after their timeout and not before'],
      items: { 'popup.timeout': 'timeout, where there is one' },
    },
    each('flag', ['analytics-5', 'experiments', 'a flag of an experiment'], 'slug, value, key'),
    {
      rule: 'navigation-14',
      file: 'packages/contract/src/navigation.schemas.ts',
      test: [
        'packages/api/src/catalogue/navigation/not-translated.test.ts',
        'navigation-14: what %s shows in another language, with its words',
      ],
      items: { 'navigation.not-translated': 'a list of items that are not translated' },
    },
    {
      rule: 'analytics-12',
      file: 'packages/core/src/analytics/analytics-items.rules.ts',
      test: [
        'packages/storefront/src/features/checkout/confirmation/count-conversion.test.ts',
        'is sent once, with reference, value and currency and without personal data',
      ],
      items: { 'navigation.season.used': 'the season is told to analytics' },
    },
  ],
}
