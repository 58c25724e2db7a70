import type { Claim, CoverageArea } from '../coverage-row.ts'

const wordsTest = 'packages/editions/src/route-words.test.ts'
const table = 'packages/editions/src/routes.ts'
const resolving = 'packages/storefront/src/boot/routing/resolve-request.test.ts'
const guards = 'packages/storefront/src/boot/guards/guard-table.test.ts'
const codec = 'packages/core/src/search/criteria-codec.rules.ts'

/** An address in the words of its editions. */
const word = (path: string, items: Claim['items'], rule = 'editions-8'): Claim => ({
  rule,
  file: table,
  test: [wordsTest, '%s of %j is %s', path],
  items,
})
/** What the row of a route says. */
const row = (name: string, items: Claim['items'], rule = 'routing-1'): Claim => ({
  rule,
  file: table,
  test: [wordsTest, 'what a route is › %s', name],
  items,
})

/** Addresses, their guards and the search in them. */
export const routeRows: CoverageArea = {
  area: 'routes',
  title: 'Screens and addresses',
  claims: [
    {
      rule: 'editions-8',
      file: table,
      test: [
        'packages/storefront/src/kit/routing/match-path.test.ts',
        '%s %s: build, match, the same route and parameters',
      ],
      items: {
        all: 'every route exists in nine editions, under the site code',
        localised: 'words of profile, search, themes and bookings are localised',
      },
    },
    word('', { 'public.home': '/' }, 'routing-1'),
    row('home', { 'public.home.search': 'the home page holds the search in its address' }, 'routing-13'),
    word('/camping', { 'public.funnel': '/{funnel}' }, 'routing-2'),
    word('/camping/italy', { 'public.country': '/{funnel}/{country}' }, 'routing-2'),
    row('country', {
      'public.country.search': 'a country page holds the search in its address',
      'public.country.type': 'and is counted as Country',
    }),
    {
      rule: 'content-2',
      file: 'packages/storefront/src/features/search/destination/destination-page.tsx',
      test: [
        'packages/storefront/src/features/search/destination/destination-pages.test.ts',
        'show the whole introduction, the regions with their counts, campsites and answers',
      ],
      items: { 'public.country.areas': 'a country page lists its areas' },
    },
    word('/camping/italy/garda', { 'public.area': '/{funnel}/{country}/{area}' }, 'routing-2'),
    row('area', {
      'public.area.search': 'an area page holds the search in its address',
      'public.area.type': 'and is counted as Region',
    }),
    word('/camping/italy/garda/bella', { 'public.site': '/{funnel}/{country}/{area}/{site}' }, 'routing-1'),
    row('site', {
      'public.site.search': 'a campsite page holds the search in its address',
      'public.site.type': 'and is counted as Campsite',
    }),
    {
      rule: 'routing-19',
      file: 'packages/core/src/search/search-form.rules.ts',
      test: [
        'tooling/e2e/journeys/search-box.spec.ts',
        'a campsite opens in a tab of its own, with the stay; this page stays',
      ],
      items: { 'public.site.tab': 'a campsite opens in a new tab from the search' },
    },
    {
      rule: 'routing-14',
      file: 'packages/storefront/src/boot/routing/query-action.browser.ts',
      test: [
        'packages/storefront/src/boot/routing/query-action.test.tsx',
        'opens the reviews once, and leaves the address',
      ],
      items: { 'public.site.actions': 'a campsite page does what its address asks for, once' },
    },
    {
      rule: 'campsite-1',
      file: 'packages/storefront/src/features/campsite/page/campsite-page.tsx',
      test: [
        'packages/storefront/src/features/campsite/page/campsite-page.test.ts',
        'has the text of every tab in the HTML',
      ],
      items: {
        'public.site.tabs.description': 'the tab description',
        'public.site.tabs.important-info': 'the tab important-info',
        'public.site.tabs.facilities': 'the tab facilities',
        'public.site.tabs.reviews': 'the tab reviews',
      },
    },
    word('/camping/riva', { 'public.city': '/{funnel}/{city}' }, 'content-5'),
    word('/booking/c1', { 'public.checkout': '/booking/{cartId}' }),
    row('booking', {
      'public.checkout.frame': 'the checkout has no frame of the site',
      'public.checkout.type': 'and is counted as Checkout',
    }),
    word('/booking/confirmation/c1', { 'public.confirmation': '/booking/confirmation/{cartId}' }),
    row('bookingConfirmation', { 'public.confirmation.frame': 'the confirmation has no frame of the site' }),
    word('/free-search', { 'public.free-search': '/free-search' }, 'routing-18'),
    {
      rule: 'search-21',
      file: 'packages/storefront/src/features/search/free-search/free-search-page.tsx',
      test: [
        'packages/storefront/src/features/search/free-search/free-search-page.test.ts',
        'shows what was found in groups with their counts, each leading to its page',
      ],
      items: { 'public.free-search.query': 'it takes its words from the key query' },
    },
    word('/search', { 'public.search': '/search' }, 'routing-18'),
    {
      rule: 'routing-12',
      file: 'packages/storefront/src/boot/guards/guard-table.ts',
      test: [resolving, 'of %s leads to %s'],
      items: { 'public.search.empty': '/search without a search leads elsewhere' },
    },
    word('/login', { 'public.login': '/login' }),
    word('/info/early', { 'public.info': '/info/{slug}' }),
    word('/early', { 'public.tagged': '/{slug}, such as early booking' }, 'content-4'),
    word('/camping/early', { 'public.funnel-tagged': '/{funnel}/{slug}' }, 'content-4'),
    {
      rule: 'brands-10',
      file: 'packages/api/src/catalogue/navigation/link-groups.ts',
      test: [
        'packages/api/src/catalogue/navigation/link-groups.test.ts',
        'safety icons are the headings of their page',
      ],
      items: { 'public.safety-icons': 'the tagged page safety-icons supplies safety icons' },
    },
    row(
      'funnel',
      {
        'public.funnel.search': 'a funnel page holds the search in its address',
        'public.funnel.type': 'and is counted as Funnel',
      },
      'routing-13',
    ),
    {
      rule: 'search-10',
      file: table,
      test: [resolving, '%s gets %j', '/uk/campsites'],
      items: { 'public.funnel.cookie': 'a funnel page ignores the saved search' },
    },
    word('/search-and-book', { 'search-and-book.en': 'uk, ie: /search-and-book' }),
    word('/camping-suche', { 'search-and-book.de': 'de, de-ch: /camping-suche' }),
    word('/camping-suchen', { 'search-and-book.de-at': 'de-at: /camping-suchen' }),
    word('/rechercher-et-reserver', { 'search-and-book.fr': 'fr: /rechercher-et-reserver' }),
    word('/zoek-en-boek', { 'search-and-book.nl': 'nl, nl-be: /zoek-en-boek' }),
    word('/cerca', { 'search-and-book.it': 'it: /cerca' }),
    row('searchAndBook', { 'search-and-book.search': 'it holds the search in its address' }, 'routing-13'),
    {
      rule: 'search-10',
      file: table,
      test: [resolving, '%s gets %j', '/uk/search-and-book'],
      items: { 'search-and-book.cookie': 'it ignores the saved search' },
    },
    word('/travel-inspiration', { 'themes.en': 'uk, ie: /travel-inspiration' }),
    word('/urlaubsinspiration', { 'themes.de': 'de, de-at: /urlaubsinspiration' }),
    word('/ferieninspiration', { 'themes.de-ch': 'de-ch: /ferieninspiration' }),
    word('/idees-de-vacances', { 'themes.fr': 'fr: /idees-de-vacances' }),
    word('/vakantie-ideeen', { 'themes.nl': 'nl, nl-be: /vakantie-ideeen' }),
    word('/suggerimenti', { 'themes.it': 'it: /suggerimenti' }),
    word('/travel-inspiration/early', { 'themes.detail': 'a theme is below the list, by its slug' }),
    {
      rule: 'portal-1',
      file: table,
      test: [resolving, 'lead an anonymous visitor of %s to its login page and remember where to'],
      items: { 'portal.login': 'all pages of the portal need somebody signed in' },
    },
    {
      rule: 'routing-16',
      file: table,
      test: [
        'packages/editions/src/editions.test.ts',
        'portal pages need a session, and all but payment options and extras restrict the user type',
      ],
      items: {
        'portal.type': 'they are counted as customer_portal',
        'portal.guard': 'all but payment options and extras restrict the kind of user',
      },
    },
    {
      rule: 'portal-1',
      file: table,
      test: [
        'packages/storefront/src/features/portal/home/portal-pages.test.ts',
        '%s is made for one customer, in every language without a missing word',
      ],
      items: { 'portal.frame': 'they have no frame of the site' },
    },
    row('myBookings', { 'portal.section.my_bookings': 'section my_bookings' }, 'analytics-2'),
    row('personalDetails', { 'portal.section.personal_details': 'section personal_details' }, 'analytics-2'),
    row('favourites', { 'portal.section.favorites': 'section favorites' }, 'analytics-2'),
    row('profile', { 'portal.section.home': 'section home' }, 'analytics-2'),
    word('/profile', { 'portal.home.en': '/profile' }),
    word('/profil', { 'portal.home.de': '/profil', 'portal.home.fr': '/profil' }),
    word('/profiel', { 'portal.home.nl': '/profiel' }),
    word('/profilo', { 'portal.home.it': '/profilo' }),
    word('/profile/my-bookings', { 'portal.bookings.en': '/profile/my-bookings' }),
    word('/profil/buchungen', { 'portal.bookings.de': '/profil/buchungen' }),
    word('/profil/reservations', { 'portal.bookings.fr': '/profil/reservations' }),
    word('/profiel/boekingen', { 'portal.bookings.nl': '/profiel/boekingen' }),
    word('/profilo/prenotazioni', { 'portal.bookings.it': '/profilo/prenotazioni' }),
    word('/profile/my-bookings/B2', { 'portal.booking.en': '/profile/my-bookings/{bookingId}' }),
    word('/profil/buchung/B2', { 'portal.booking.de': '/profil/buchung/{bookingId}' }),
    word('/profil/reservation/B2', { 'portal.booking.fr': '/profil/reservation/{bookingId}' }),
    word('/profiel/boeking/B2', { 'portal.booking.nl': '/profiel/boeking/{bookingId}' }),
    word('/profilo/prenotazione/B2', { 'portal.booking.it': '/profilo/prenotazione/{bookingId}' }),
    word('/profile/my-bookings/B2/participants', {
      'portal.participants.en': 'the booking and /participants',
    }),
    word('/profil/buchung/B2/teilnehmer', { 'portal.participants.de': 'the booking and /teilnehmer' }),
    word('/profil/reservation/B2/participantes', {
      'portal.participants.fr': 'the booking and /participantes',
    }),
    word('/profiel/boeking/B2/deelnemers', { 'portal.participants.nl': 'the booking and /deelnemers' }),
    word('/profilo/prenotazione/B2/partecipanti', {
      'portal.participants.it': 'the booking and /partecipanti',
    }),
    word('/profile/my-bookings/B2/stay', { 'portal.stay.en': 'the booking and /stay' }),
    word('/profil/buchung/B2/aufenthalt', { 'portal.stay.de': 'the booking and /aufenthalt' }),
    word('/profil/reservation/B2/sejour', { 'portal.stay.fr': 'the booking and /sejour' }),
    word('/profiel/boeking/B2/verblijf', { 'portal.stay.nl': 'the booking and /verblijf' }),
    word('/profilo/prenotazione/B2/soggiorno', { 'portal.stay.it': 'the booking and /soggiorno' }),
    word('/profile/my-bookings/B2/payment', { 'portal.payment.en': 'the booking and /payment' }),
    word('/profil/buchung/B2/zahlung', { 'portal.payment.de': 'the booking and /zahlung' }),
    word('/profil/reservation/B2/paiement', { 'portal.payment.fr': 'the booking and /paiement' }),
    word('/profiel/boeking/B2/betaling', { 'portal.payment.nl': 'the booking and /betaling' }),
    word('/profilo/prenotazione/B2/pagamento', { 'portal.payment.it': 'the booking and /pagamento' }),
    word('/profile/my-bookings/B2/payment/options', { 'portal.options.en': 'the payment and /options' }),
    word('/profil/buchung/B2/zahlung/methoden', { 'portal.options.de': 'the payment and /methoden' }),
    word('/profil/reservation/B2/paiement/methodes', { 'portal.options.fr': 'the payment and /methodes' }),
    word('/profiel/boeking/B2/betaling/methodes', { 'portal.options.nl': 'the payment and /methodes' }),
    word('/profilo/prenotazione/B2/pagamento/metodi', { 'portal.options.it': 'the payment and /metodi' }),
    word('/profile/bookings/B2/extras', {
      'portal.extras': '/profile/bookings/{bookingId}/extras everywhere',
    }),
    word('/profile/details', { 'portal.details.en': '/profile/details' }),
    word('/profil/details', { 'portal.details.de': '/profil/details' }),
    word('/profil/d%C3%A9tails', { 'portal.details.fr': '/profil/détails' }, 'routing-17'),
    word('/profiel/details', { 'portal.details.nl': '/profiel/details' }),
    word('/profilo/dettagli', { 'portal.details.it': '/profilo/dettagli' }),
    word('/profile/favourites', { 'portal.favourites.en': '/profile/favourites' }),
    word('/profil/favoriten', { 'portal.favourites.de': '/profil/favoriten' }),
    word('/profil/favoris', { 'portal.favourites.fr': '/profil/favoris' }),
    word('/profiel/favorieten', { 'portal.favourites.nl': '/profiel/favorieten' }),
    word('/profilo/preferite', { 'portal.favourites.it': '/profilo/preferite' }),
    {
      rule: 'routing-15',
      file: 'packages/storefront/src/boot/guards/guard-table.ts',
      test: [
        guards,
        'sends a customer who has chosen no amount back to the payment page of the same booking',
      ],
      items: { 'portal.options.guard': 'payment options without an amount lead back to the payment' },
    },
    {
      rule: 'routing-3',
      file: 'packages/storefront/src/boot/guards/sign-in-rule.ts',
      test: [resolving, 'lead an anonymous visitor of %s to its login page and remember where to'],
      items: {
        'rules.anonymous': 'a stranger on a protected page goes to the login, and where to is remembered',
      },
    },
    {
      rule: 'routing-4',
      file: 'packages/storefront/src/boot/guards/sign-in-rule.ts',
      test: [resolving, 'sends a customer to the remembered path and forgets it'],
      items: { 'rules.login.remembered': 'a customer on the login page goes to the remembered page' },
    },
    {
      rule: 'routing-4',
      file: 'packages/storefront/src/boot/guards/sign-in-rule.ts',
      test: [resolving, 'of %s sends a customer to the profile without one'],
      items: { 'rules.login.profile': 'and without one to the profile' },
    },
    {
      rule: 'routing-4',
      file: 'packages/storefront/src/boot/routing/pages.tsx',
      test: [
        'packages/storefront/src/boot/routing/pages-session.test.tsx',
        'that is lost on a protected page leads to the login page',
      ],
      items: { 'rules.session-lost': 'a session that is lost on a protected page leads to the login' },
    },
    {
      rule: 'routing-6',
      file: 'packages/web/src/session/receive-logout.ts',
      test: ['tooling/e2e/journeys/routing.spec.ts', 'leaving leads home with a full load, as a stranger'],
      items: { 'rules.logout': 'signing out loads the home page anew' },
    },
    {
      rule: 'routing-7',
      file: 'packages/storefront/src/kit/routing/verdict.ts',
      test: [resolving, 'may set its own status and message'],
      items: { 'rules.validity': 'a route may fail with a status and a message of its own' },
    },
    {
      rule: 'routing-7',
      file: 'packages/storefront/src/kit/routing/verdict.ts',
      test: [resolving, 'fails %s as a page that does not exist'],
      items: { 'rules.validity.default': "the default is 404 with 'Page Not Found: {path}'" },
    },
    {
      rule: 'routing-8',
      file: 'packages/core/src/shell/shell.slice.ts',
      test: [
        'packages/core/src/shell/shell-slice.test.ts',
        'leaving the page closes %s and its backdrop, but not the toasts',
      ],
      items: {
        'rules.leaving.menus': 'leaving a page closes the destination menus',
        'rules.leaving.search': 'and the mobile search',
        'rules.leaving.backdrop': 'and the backdrop',
      },
    },
    {
      rule: 'routing-8',
      file: 'packages/core/src/shell/shell.slice.ts',
      test: ['packages/core/src/shell/show-popup.test.ts', 'go one by one, and all when the page is left'],
      items: { 'rules.leaving.popups': 'and popups' },
    },
    {
      rule: 'routing-9',
      file: 'packages/storefront/src/boot/routing/pages.tsx',
      test: [
        'packages/storefront/src/boot/routing/pages.test.tsx',
        'is the half-typed search, and the filters of the page',
      ],
      items: { 'rules.path.filters': 'another path clears the filters' },
    },
    {
      rule: 'routing-9',
      file: 'packages/core/src/search/search-form.rules.ts',
      test: [
        'packages/core/src/search/search-draft.test.ts',
        'leaves the searched part of the map and the ranges behind',
      ],
      items: { 'rules.path.location': 'and filters of the place' },
    },
    {
      rule: 'errors-10',
      file: 'packages/storefront/src/boot/routing/pages.tsx',
      test: [
        'packages/storefront/src/boot/routing/pages.test.tsx',
        'shows the 404 page for an address that exists nowhere',
      ],
      items: { 'rules.unmatched': 'an unmatched address is 404' },
    },
    {
      rule: 'routing-11',
      file: 'packages/storefront/src/boot/guards/guard-table.ts',
      test: [guards, 'lead who signed in with a booking reference from %s %s to that booking'],
      items: {
        'guards.user-type-restriction': 'the guard user-type-restriction',
        'guards.user-types': 'which users are restricted: who signed in with a booking reference',
      },
    },
    {
      rule: 'routing-12',
      file: 'packages/storefront/src/boot/guards/guard-table.ts',
      test: [guards, 'exist for every name in the route table'],
      items: { 'guards.empty-search-redirect': 'the guard empty-search-redirect' },
    },
    {
      rule: 'routing-13',
      file: 'packages/storefront/src/boot/guards/query-guards.ts',
      test: [guards, 'reads the search of %s %j ?%s'],
      items: { 'guards.query-state-sync': 'the guard query-state-sync reads the search of the address' },
    },
    {
      rule: 'routing-14',
      file: 'packages/storefront/src/boot/guards/query-guards.ts',
      test: [guards, 'reads ?%s'],
      items: { 'guards.query-actions': 'the guard query-actions reads the action of the address' },
    },
    ...(
      [
        ['sign-in', 'an address that nobody hears of'],
        ['password', 'an address with an account'],
        ['create-password', 'an address without one'],
        ['forgot-password', 'a new password by a link that ended'],
        ['check-inbox', 'an address that is not confirmed'],
        ['sign-in-attempts-exceeded', 'too many addresses'],
      ] as const
    ).map(([screen, tableCase]): Claim => ({
      rule: 'account-2',
      file: 'packages/storefront/src/features/account/login/login-screens.tsx',
      test: [
        'packages/core/src/session/login.thunks.test.ts',
        'the screen after a call of the login page › %s',
        tableCase,
      ],
      items: { [`login.${screen}`]: `the screen ${screen}` },
    })),
    {
      rule: 'account-2',
      file: 'packages/storefront/src/features/account/login/login-screens.tsx',
      test: [
        'tooling/e2e/journeys/axe.spec.ts',
        'every screen of the login is accessible and reflows: ${brand} ${site}',
      ],
      items: {
        'login.sign-in-code': 'the screen sign-in-code',
        'login.booking-sign-in': 'the screen booking-sign-in',
        'login.forgot-booking-reference': 'the screen forgot-booking-reference',
        'login.reset-password': 'the screen reset-password',
      },
    },
    ...[
      'query',
      'funnel',
      'country',
      'city',
      'area',
      'date',
      'duration',
      'children',
      'adults',
      'funnels',
      'countries',
      'areas',
      'facilities',
      'accommodations',
      'bedrooms',
      'page',
    ].map((key): Claim => ({
      rule: 'search-1',
      file: codec,
      test: ['packages/core/src/search/criteria-query.test.ts', 'uses the keys of search-1 and no others'],
      items: { [`search-state.${key}`]: `the key ${key}` },
    })),
    {
      rule: 'search-1',
      file: codec,
      test: [
        'packages/core/src/search/criteria-query.test.ts',
        'never writes a key that search-1 does not name, nor a page that is the first',
      ],
      items: { 'search-state.page.first': 'page is there above 1 only' },
    },
    {
      rule: 'search-1',
      file: codec,
      test: ['packages/core/src/search/criteria-query.test.ts', 'leaves the defaults out'],
      items: { 'search-state.children.list': 'children is a list of ages' },
    },
    ...(
      [
        ['booking', 'the frame of the checkout', '/uk/booking/abc', 'checkout-8'],
        [
          'booking-confirmation',
          'the frame of the confirmation',
          '/uk/booking/confirmation/abc',
          'checkout-8',
        ],
        ['filter', 'the frame with side filters', '/uk/campsites/italy', 'content-2'],
        ['search', 'the frame of results', '/uk/search-and-book', 'routing-16'],
        ['site', 'the frame of the site', '/uk', 'routing-16'],
        ['template', 'the frame of content', '/uk/travel-inspiration', 'content-3'],
        ['portal', 'the frame of the portal', '/uk/profile', 'portal-1'],
        ['account-profile', 'two frames of an account', '/uk/login', 'routing-16'],
      ] as const
    ).map(([name, words, , rule]): Claim => ({
      rule,
      file: 'packages/editions/src/routes.ts',
      test: [
        'tooling/e2e/journeys/axe.spec.ts',
        'every page type is accessible and reflows: ${part}, ${brand} ${site}',
      ],
      decision: '270',
      items: { [`layouts.${name}`]: words },
    })),
    {
      rule: 'routing-16',
      file: 'packages/editions/src/route-row.ts',
      test: [wordsTest, 'what a route is › %s', 'searchAndBook'],
      decision: '270',
      items: {
        'flags.FILTER_PAGE_2': 'the flag of pages with side filters',
        'flags.FUNNEL_PAGE': 'the flag of funnel pages',
        'flags.TEMPLATE_PAGE': 'the flag of content pages',
        'names.theme': 'names with themes-slug or template are content pages',
        'names.checkout': 'a name with booking-cartId is the checkout',
      },
    },
  ],
}
