import { proved, type Claim, type CoverageArea } from '../coverage-row.ts'

const loginTest = 'packages/core/src/session/login.thunks.test.ts'
const login = (tableCase: string, items: Claim['items'], rule = 'account-4') =>
  proved(
    rule,
    'packages/core/src/session/login.thunks.ts',
    [loginTest, 'the screen after a call of the login page › %s', tableCase],
    items,
  )
const status = (code: string, items: Claim['items']) =>
  proved(
    'account-1',
    'packages/core/src/session/account.rules.ts',
    [loginTest, 'the screen after a call of the login page › %s', code],
    items,
  )
const choosing = 'packages/core/src/search/choose-suggestion.test.ts'
const form = 'packages/core/src/search/search-form.rules.ts'
const inForm = 'packages/storefront/src/features/search/form/choose-in-form.test.tsx'
const suggestions = 'packages/storefront/src/features/search/form/use-suggestions.test.tsx'
const suggesting = 'packages/storefront/src/features/search/form/use-suggestions.ts'
const popups = 'packages/core/src/shell/show-popup.test.ts'
const shell = 'packages/core/src/shell/shell.slice.ts'
const criteria = 'packages/core/src/search/criteria.test.ts'
const criteriaRules = 'packages/core/src/search/criteria.rules.ts'
const alpha = (tableCase: string, items: Claim['items']) =>
  proved(
    'search-18',
    'packages/core/src/search/alpha-places.rules.ts',
    ['packages/core/src/search/alpha-places.rules.test.ts', 'where the Alpha box leads › %s', tableCase],
    items,
  )

/** What changes what. */
export const stateRows: CoverageArea = {
  area: 'states',
  title: 'States and transitions',
  claims: [
    status('an address without one', { 'login.404': '404 leads to create-password' }),
    status('an address with an account', { 'login.204': '204 leads to the password' }),
    status('too many addresses', { 'login.429': '429 leads to sign-in-attempts-exceeded' }),
    status('an address that is not confirmed', { 'login.401': '401 leads to check-inbox' }),
    login('a registration', { 'login.registration': 'a registration leads to check-inbox' }),
    login('a mail for a reference', { 'login.credentials': 'a forgotten reference leads back to sign-in' }),
    login('a mail for a password', { 'login.link': 'a link to a new password leads back to sign-in' }),
    login('a new password', { 'login.reset': 'a new password leads back to sign-in' }),
    {
      rule: 'account-4',
      file: 'packages/core/src/session/login.thunks.ts',
      test: [loginTest, 'what leads back to sign-in moves to the right: %s'],
      items: { 'login.rightward': 'with a transition to the right' },
    },
    proved(
      'account-3',
      'packages/core/src/session/account.rules.ts',
      ['packages/core/src/session/account.rules.test.ts', 'lead back to the first one, from each'],
      {
        'login.back': 'from every screen there is a way back',
      },
    ),
    proved(
      'account-5',
      'packages/core/src/session/session.api.ts',
      [
        'packages/core/src/session/session.api.test.ts',
        'calls outside the base path, and knows nobody before the answer',
      ],
      {
        'session.user': 'signed in means that a user is loaded',
      },
    ),
    proved(
      'account-5',
      'packages/web/src/session/receive-logout.ts',
      [
        'packages/web/src/session/session-pages.test.ts',
        'ends the session, takes every cookie of it back and leads home',
      ],
      {
        'session.sign-out': 'the token is cleared at sign-out',
      },
    ),
    proved(
      'account-5',
      'packages/web/src/session/session-proxy.ts',
      ['packages/web/src/session/session-proxy.test.ts', 'takes the session back when it has ended: %j'],
      {
        'session.401': 'and when the user call answers 401',
      },
    ),
    proved(
      'payment-1',
      'packages/core/src/payment/payment.rules.ts',
      [
        'packages/core/src/payment/start-payment.test.ts',
        'is the first provider until another is, and again when that one is not offered any more',
      ],
      {
        'payment.provider': 'a provider is chosen; the first one is at first',
      },
    ),
    proved(
      'payment-1',
      'packages/core/src/payment/payment.slice.ts',
      [
        'packages/core/src/payment/start-payment.test.ts',
        'belongs to its booking and is forgotten afterwards',
      ],
      {
        'payment.amount': 'then an amount',
      },
    ),
    proved(
      'payment-3',
      'packages/core/src/payment/payment.rules.ts',
      [
        'packages/core/src/payment/payable-amounts.test.ts',
        'is the open part of each rate and everything, where more than one is open',
      ],
      {
        'payment.rate': 'and a rate, where more than one is pending',
      },
    ),
    proved(
      'payment-1',
      'packages/storefront/src/features/payment/payment-options-page.tsx',
      ['tooling/e2e/journeys/payment.spec.ts', 'the deposit by one provider, the rest by the other: ${site}'],
      {
        'payment.options': 'then the options',
        'payment.start': 'then the start',
      },
    ),
    proved(
      'payment-5',
      'packages/core/src/payment/providers/bambora.ts',
      [
        'packages/core/src/payment/start-payment.test.ts',
        'with bambora leads to its window, the fields in the order they were signed in',
      ],
      {
        'payment.bambora': 'bambora opens a payment window',
      },
    ),
    proved(
      'payment-6',
      'packages/core/src/payment/providers/saferpay.ts',
      [
        'packages/core/src/payment/start-payment.test.ts',
        'with saferpay sends the return address and redirects to the page in the answer',
      ],
      {
        'payment.saferpay': 'saferpay leaves to the address it answers',
      },
    ),
    proved(
      'payment-7',
      'packages/core/src/payment/providers/gift-voucher.ts',
      [
        'packages/core/src/payment/start-payment.test.ts',
        'with the gift voucher does nothing and raises no error',
      ],
      {
        'payment.gift_voucher': 'gift_voucher does nothing',
      },
    ),
    proved(
      'payment-1',
      'packages/storefront/src/features/payment/payment-page.tsx',
      [
        'packages/storefront/src/features/payment/payment-methods.test.tsx',
        'payment-1: while the providers of another amount are loading, the page shows it and offers none',
      ],
      { 'payment.loading': 'something shows that providers are being loaded' },
    ),
    proved(
      'errors-12',
      shell,
      [popups, 'get ids in turn; one with an existing id replaces the old in its place'],
      {
        'popup.replaces': 'a popup with an id that is open replaces it',
      },
    ),
    proved('errors-12', shell, [popups, 'go after their timeout and not before'], {
      'popup.timeout': 'a timeout above 0 removes it',
    }),
    proved(
      'errors-12',
      shell,
      [popups, 'start counting anew when all are removed; an old timeout does not hit the new one'],
      {
        'popup.counter': 'removing all starts the ids anew',
      },
    ),
    proved(
      'navigation-7',
      shell,
      ['packages/core/src/shell/shell-slice.test.ts', '%s brings the backdrop and closes what was open'],
      {
        'menus.destinations': 'the destinations are open or closed, with a backdrop while open',
        'menus.exclusive': 'menu and search on phones exclude each other',
        'menus.backdrop': 'the backdrop is on while either is open',
      },
    ),
    proved(
      'search-11',
      'packages/core/src/search/search-history.slice.ts',
      ['packages/core/src/search/search-history.test.ts', 'is one for each locale'],
      {
        'search.history.locale': 'one history for each locale',
      },
    ),
    proved(
      'search-11',
      'packages/core/src/search/search-history.slice.ts',
      ['packages/core/src/search/search-history.test.ts', 'is newest first, without duplicates'],
      {
        'search.history.order': 'newest first',
        'search.history.duplicates': 'without duplicates',
      },
    ),
    proved('search-3', criteriaRules, [criteria, 'clears a past date, also one that time has overtaken'], {
      'search.past-date': 'a date in the past is cleared',
    }),
    proved(
      'search-3',
      criteriaRules,
      [criteria, 'gives 7 nights for an emptied duration and preserves a missing one'],
      {
        'search.empty-duration': 'an empty length is 7',
      },
    ),
    proved('search-4', criteriaRules, [criteria, 'changes exactly one value'], {
      'search.toggle': 'a value of a filter is added, or removed where it was',
    }),
    proved(
      'search-4',
      'packages/core/src/search/search.thunks.ts',
      [
        'packages/storefront/src/features/search/results/use-pending-filters.test.tsx',
        'show their new state at once, and a second click adds to the first',
      ],
      {
        'search.updated': 'and filters are marked as updated',
      },
    ),
    proved('search-4', criteriaRules, [criteria, 'starts at page 1 after any change'], {
      'search.page': 'any change goes back to page 1',
    }),
    proved('search-14', suggesting, [suggestions, 'shows what is popular for %j', '  g '], {
      'search.popular.short': 'below two characters the popular list shows',
    }),
    proved(
      'search-14',
      suggesting,
      [
        suggestions,
        'shows the list until the next one arrives; popular-list mode ends with the typed search, not before',
      ],
      {
        'search.popular.mode': 'popular mode begins with its answer and ends with a typed search',
      },
    ),
    proved('search-16', form, [choosing, 'opens a campsite in a new tab, in its own funnel (%s)'], {
      'choosing.site': 'a campsite opens in a new tab',
    }),
    proved('search-16', form, [choosing, 'goes to the destination page of $name in the funnel'], {
      'choosing.place': 'a town, area or country opens its page',
    }),
    proved('search-16', form, [inForm, 'only runs the search again on the page of the destination'], {
      'choosing.again': 'on its page the search only runs again',
    }),
    proved('search-16', form, [choosing, 'goes to /search for $name without a funnel'], {
      'choosing.no-funnel': 'without a funnel it goes to /search',
    }),
    proved('search-16', form, [choosing, 'goes to /search and clears the funnel without a name (%j)'], {
      'choosing.no-name': 'without a name too, and the funnel is cleared',
    }),
    alpha('country and area, to the area page', { 'alpha.area': 'Alpha: country and area lead to the area' }),
    alpha('a country, to its page', { 'alpha.country': 'Alpha: a country alone leads to its page' }),
    proved(
      'search-18',
      'packages/storefront/src/features/search/form/alpha-search-form.tsx',
      [
        'tooling/e2e/journeys/experiments.spec.ts',
        'both boxes lead from the same wishes to the same address and results',
      ],
      {
        'alpha.again': 'and only searches again where it is unchanged',
      },
    ),
    alpha('nothing, to /search', { 'alpha.otherwise': 'Alpha: anything else leads to /search' }),
    proved(
      'search-19',
      'packages/storefront/src/features/search/form/search-form.tsx',
      [
        'packages/storefront/src/features/search/form/chosen-search-form.test.ts',
        'is the Bravo box: one free field, to search-and-book',
      ],
      {
        bravo: 'Bravo leads to search-and-book',
      },
    ),
    proved(
      'newsletter-2',
      'packages/core/src/newsletter/newsletter.rules.ts',
      ['tooling/e2e/journeys/newsletter.spec.ts', 'sign up in the footer, confirm, leave: ${site}'],
      {
        newsletter: 'the form checks, and signs up only what is valid',
      },
    ),
  ],
}
