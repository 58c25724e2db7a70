import type { Claim, CoverageArea } from '../coverage-row.ts'

const table = 'packages/editions/src/market-table.test.ts'
const markets = 'packages/editions/src/markets.ts'
const edition = (market: string, items: Claim['items']): Claim => ({
  rule: 'editions-1',
  file: markets,
  test: [table, 'the edition %s is market %s, %s in paths of the API, in %s', market],
  items,
})

/** What the product is for, and the nine editions. */
export const editionRows: CoverageArea = {
  area: 'editions',
  title: 'The product and its editions',
  claims: [
    {
      rule: 'search-1',
      file: 'packages/core/src/search/criteria-codec.rules.ts',
      test: ['packages/core/src/search/criteria-query.test.ts', 'uses the keys of search-1 and no others'],
      items: {
        'search.place': 'a search by country, area, town or campsite',
        'search.date': 'a search by day of arrival',
        'search.length': 'a search by length of stay',
        'search.party': 'a search by party',
      },
    },
    {
      rule: 'content-2',
      file: 'packages/storefront/src/features/search/destination/destination-page.tsx',
      test: [
        'packages/storefront/src/features/search/destination/destination-pages.test.ts',
        'show the whole introduction, the regions with their counts, campsites and answers',
      ],
      items: { destinations: 'destination pages by funnel' },
    },
    {
      rule: 'campsite-1',
      file: 'packages/storefront/src/features/campsite/page/campsite-page.tsx',
      test: [
        'packages/storefront/src/features/campsite/page/campsite-page.test.ts',
        'shows name, title, canonical address and the requested stay',
      ],
      items: { campsites: 'pages of campsites' },
    },
    {
      rule: 'content-3',
      file: 'packages/storefront/src/features/content/editorial/themes-page.tsx',
      test: [
        'packages/storefront/src/features/content/editorial/content-pages.test.ts',
        'lists the themes under the edition’s own word',
      ],
      items: { themes: 'themes that inspire a trip' },
    },
    {
      rule: 'checkout-1',
      file: 'packages/storefront/src/features/checkout/page/checkout-page.tsx',
      test: ['tooling/e2e/journeys/journey.spec.ts', 'from the home page to a confirmed booking: ${site}'],
      items: { checkout: 'booking through a checkout', confirmation: 'a confirmation page after booking' },
    },
    {
      rule: 'portal-6',
      file: 'packages/storefront/src/features/portal/booking-detail/booking-detail-page.tsx',
      test: [
        'tooling/e2e/journeys/customer.spec.ts',
        'a guest becomes a customer, changes the booking, pays it and cancels it: ${brand} ${site}',
      ],
      items: {
        'portal.bookings': 'customers see their bookings',
        'portal.payment': 'and pay them',
        'portal.extras': 'manage extras',
        'portal.participants': 'manage participants',
        'portal.register': 'register',
        'portal.password-sign-in': 'sign in with e-mail and password',
      },
    },
    {
      rule: 'account-15',
      file: 'packages/storefront/src/features/account/login/sign-in-code-screen.tsx',
      test: [
        'tooling/e2e/journeys/sign-in-code.spec.ts',
        'a customer signs in on a phone with a code of the mailbox: ${brand} ${site}',
      ],
      items: { 'portal.code-sign-in': 'or with a code by mail' },
    },
    {
      rule: 'portal-4',
      file: 'packages/storefront/src/features/account/details/details-page.tsx',
      test: [
        'tooling/e2e/journeys/account.spec.ts',
        'details are saved, an error is shown at its field, and nothing typed is lost',
      ],
      items: { 'portal.details': 'manage their details' },
    },
    {
      rule: 'favourites-1',
      file: 'packages/storefront/src/features/favourites/favourites-page.tsx',
      test: [
        'packages/storefront/src/kit/site-card/site-heart-account.test.tsx',
        'lists them with their present totals; an emptied heart takes one away, undo brings it back',
      ],
      items: { 'portal.favourites': 'keep favourites' },
    },
    {
      rule: 'account-8',
      file: 'packages/api/src/customer/account/authenticate.ts',
      test: [
        'tooling/e2e/journeys/login.spec.ts',
        'a booking reference opens that booking and no other: ${brand} ${site}',
      ],
      items: { 'portal.booking-sign-in': 'sign in with e-mail and booking reference' },
    },
    {
      rule: 'account-10',
      file: 'packages/api/src/customer/account/reset-password.ts',
      test: [
        'packages/api/src/customer/account/account.test.ts',
        'a forgotten password: one link, once; all sessions and links end, and the owner gets a mail',
      ],
      items: { 'portal.reset': 'reset a password' },
    },
    {
      rule: 'account-4',
      file: 'packages/api/src/customer/account/forgot-booking.ts',
      test: [
        'packages/api/src/customer/account/account-safety.test.ts',
        'a forgotten reference comes by mail, to the address of the booking alone',
      ],
      items: { 'portal.recover': 'recover the reference of a booking' },
    },
    {
      rule: 'brands-4',
      file: 'apps/white-label/app.config.ts',
      test: [
        'packages/storefront/src/boot/routing/resolve-request.test.ts',
        'has the white-label begin at its login page',
      ],
      items: { 'white-label.home': 'a white-label, whose home page leads to the login' },
    },
    {
      rule: 'editions-1',
      file: markets,
      test: [table, 'there are nine editions in seven message sets'],
      items: { nine: 'nine editions' },
    },
    edition('ALGB', {
      'table.uk': 'ALGB, couk, uk, GBP',
      'messages.uk': 'British English in the United Kingdom',
    }),
    edition('ALDE', { 'table.de': 'ALDE, de, de, EUR', 'messages.de': 'German in Germany' }),
    edition('ALFR', { 'table.fr': 'ALFR, fr, fr, EUR' }),
    edition('ALNL', { 'table.nl': 'ALNL, nl, nl, EUR' }),
    edition('ALBE', {
      'table.nl-be': 'ALBE, be, nl-be, EUR',
      'messages.nl-be': 'Belgian Dutch has a set of its own',
    }),
    edition('ALCH', {
      'table.de-ch': 'ALCH, ch, de-ch, CHF',
      'messages.de-ch': 'Swiss German has a set of its own',
    }),
    edition('ALIE', { 'table.ie': 'ALIE, ie, ie, EUR', 'messages.ie': 'British English in Ireland' }),
    edition('ALAT', { 'table.de-at': 'ALAT, at, de-at, EUR', 'messages.de-at': 'German in Austria' }),
    edition('ALIT', { 'table.it': 'ALIT, it, it, EUR' }),
    {
      rule: 'brands-3',
      file: 'packages/web/src/request/pick-app.ts',
      test: ['packages/web/src/request/pick-app.test.ts', 'knows only the edition of a domain of its own'],
      items: { domain: 'each edition has a domain of its own' },
    },
    {
      rule: 'editions-1',
      file: markets,
      test: [table, 'the edition %s is market %s, %s in paths of the API, in %s', 'en-IE'],
      items: { language: 'each has a language', calendar: 'each has a calendar locale' },
    },
    {
      rule: 'brands-9',
      file: 'packages/editions/src/reviews-providers.ts',
      test: ['packages/editions/src/reviews-providers.test.ts', 'the link to the profile › %s'],
      items: { reviews: 'each can name its business at a provider of reviews' },
    },
    {
      rule: 'brands-1',
      file: 'packages/editions/src/define-app.ts',
      test: [
        'packages/web/src/policy/google-maps-policy.test.ts',
        'pages with Google’s map allow it and retain every other restriction',
      ],
      items: { maps: 'each can have a map of its own account' },
    },
    {
      rule: 'editions-4',
      file: 'packages/editions/src/locale-cookie.ts',
      test: ['packages/web/src/request/root-path.test.ts', 'stores the locale cookie as editions-4 requires'],
      items: { 'locale.cookie': 'a cookie holds the chosen edition' },
    },
    {
      rule: 'editions-5',
      file: 'packages/web/src/request/root-path.ts',
      test: [
        'packages/web/src/request/root-path.test.ts',
        'the edition of the root path › %s',
        'Swiss German',
      ],
      items: { 'locale.browser': 'without one the language of the browser decides' },
    },
    {
      rule: 'editions-3',
      file: 'packages/editions/src/messages/message-table.ts',
      test: [
        'packages/editions/src/messages/messages.test.ts',
        'have a text in every set that needs the same values',
      ],
      decision: '270',
      items: { 'locale.default': 'en-US where nothing else is known' },
    },
  ],
}
