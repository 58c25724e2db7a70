import { proved, type Claim, type CoverageArea } from '../coverage-row.ts'

const fields = 'packages/contract/src/entity-fields.test.ts'
const sorting = 'packages/core/src/search/sorting-words.test.ts'
const reviews = 'packages/editions/src/sorting-options.test.ts'
const badges = 'tooling/brands/house-badges.test.ts'
const trust = (site: string, items: Claim['items']) =>
  proved(
    'brands-7',
    `apps/${site}/app.config.ts`,
    [badges, 'the memberships of %s are %j, each with its proof', site],
    items,
  )

/** Numbers and lists that were given. */
export const constantRows: CoverageArea = {
  area: 'constants',
  title: 'Constants and limits',
  claims: [
    proved(
      'search-14',
      'packages/contract/src/search.schemas.ts',
      [fields, 'an empty search is for seven nights, two adults and ten sites by popularity'],
      {
        'autocomplete.limit': 'five suggestions',
        'search.duration': '7 days',
        'search.adults': '2 adults',
        'search.page-size': 'ten on a page',
        'search.sort': 'popular descending',
      },
    ),
    proved(
      'search-14',
      'packages/storefront/src/features/search/form/use-suggestions.ts',
      [
        'packages/storefront/src/features/search/form/use-suggestions.test.tsx',
        'searches from two characters on, trimmed, when the typing pauses',
      ],
      { 'autocomplete.minimum': 'from two characters' },
    ),
    proved(
      'search-11',
      'packages/core/src/search/search-history.ts',
      ['packages/core/src/search/search-history.test.ts', 'holds the last ten'],
      { 'history.maximum': 'ten entries for each locale' },
    ),
    {
      ...proved(
        'search-11',
        'packages/core/src/search/search-history.slice.ts',
        [
          'packages/core/src/search/search-history.test.ts',
          'is stored by edition, and leaves those of others where it was before',
        ],
        {
          'history.key': "stored under 'searchHistory'",
        },
      ),
      decision: '217',
    },
    proved(
      'search-10',
      'packages/core/src/search/criteria-codec.rules.ts',
      ['packages/core/src/search/search-cookie.test.ts', 'has the name and lifetime of search-10'],
      {
        'cookie.name': "the cookie 'search'",
        'cookie.lifetime': '5184000 s',
      },
    ),
    proved(
      'search-10',
      'packages/core/src/search/criteria-codec.rules.ts',
      [
        'packages/core/src/search/search-cookie.test.ts',
        'holds persons, duration and date, and nothing else of a search',
      ],
      { 'cookie.content': 'persons, duration, date' },
    ),
    proved(
      'search-9',
      'packages/storefront/src/features/search/results/filter-groups.tsx',
      [
        'packages/storefront/src/features/search/results/open-groups.test.tsx',
        'the groups 192, 4730 and 4723 of facilities are open at first, others are not',
      ],
      {
        'facilities.192': 'the group 192 is open',
        'facilities.4730': 'the group 4730 is open',
        'facilities.4723': 'the group 4723 is open',
      },
    ),
    proved(
      'editions-7',
      'packages/ui/src/stay-calendar/calendar-dates.ts',
      ['packages/ui/src/stay-calendar/calendar-dates.test.ts', 'start the week on Monday'],
      { week: 'weeks start on Monday' },
    ),
    proved(
      'search-7',
      'packages/core/src/search/criteria.rules.ts',
      [sorting, 'sites have four orders, accommodations three'],
      {
        'sites.popular': 'sites: popular desc',
        'sites.price-asc': 'price asc',
        'sites.price-desc': 'price desc',
        'sites.reviews': 'reviews desc',
        'accommodations.popular': 'accommodations: popular desc',
        'accommodations.price-asc': 'price asc',
        'accommodations.price-desc': 'price desc',
      },
    ),
    proved(
      'reviews-2',
      'packages/editions/src/sorting-options.ts',
      [reviews, 'an edition has the orders and groups of the house, and its own where it names some'],
      {
        'reviews.most-helpful': 'reviews: most-helpful',
        'reviews.highest-grade': 'highest-grade',
        'reviews.lowest-grade': 'lowest-grade',
        'reviews.oldest-newest': 'oldest-newest',
        'reviews.newest-oldest': 'newest-oldest',
        'groups.couple': 'groups: couple',
        'groups.family-over-6': 'family with youngest child over 6',
        'groups.family-under-6': 'family with youngest child under 6',
        'groups.friends': 'group of friends',
        'groups.solo': 'solo',
      },
    ),
    proved(
      'editions-2',
      'packages/editions/src/markets.ts',
      [
        'packages/editions/src/market-table.test.ts',
        'the edition %s is market %s, %s in paths of the API, in %s',
        'GBP',
      ],
      { 'currency.uk': 'GBP for uk', 'currency.others': 'EUR for the others' },
    ),
    proved(
      'editions-2',
      'packages/editions/src/markets.ts',
      [
        'packages/editions/src/market-table.test.ts',
        'the edition %s is market %s, %s in paths of the API, in %s',
        'CHF',
      ],
      { 'currency.de-ch': 'CHF for de-ch' },
    ),
    proved(
      'brands-7',
      'apps/nl/app.config.ts',
      [badges, 'every edition of the house shows Visa and Mastercard, the Dutch one iDEAL as well'],
      {
        'payment.visa': 'visa',
        'payment.mastercard': 'mastercard',
        'payment.ideal': 'ideal in nl',
      },
    ),
    trust('nl', { 'trust.sgr': 'SGR in nl', 'trust.anvr': 'ANVR in nl', 'trust.ncv': 'NCV in nl' }),
    trust('de', { 'trust.drv': 'DRV in de' }),
    trust('de-ch', { 'trust.srv': 'a Swiss association in de-ch' }),
    trust('de-at', { 'trust.oerv': 'an Austrian association in de-at' }),
    proved(
      'newsletter-3',
      'packages/core/src/newsletter/newsletter.rules.ts',
      [
        'packages/core/src/newsletter/signup-throttle.test.ts',
        'one attempt in 15 seconds passes, and refused ones do not prolong the wait',
      ],
      { 'newsletter.throttle': 'a sign-up in 15 seconds' },
    ),
    proved(
      'payment-5',
      'packages/api/src/payment/providers/bambora/window-fields.ts',
      [
        'packages/api/src/payment/order/payment-start.test.ts',
        'payment-5: the window gets order, merchant, amount and addresses with the required parameters',
      ],
      { 'bambora.minor': 'the amount of bambora in minor units' },
    ),
    proved(
      'navigation-2',
      'packages/api/src/catalogue/navigation/navigation-parts.ts',
      ['packages/api/src/platform/server/api.test.ts', 'navigation'],
      { 'destinations.popular': 'three popular areas for each country' },
    ),
    proved(
      'navigation-2',
      'packages/ui/src/menus/destinations-menu.module.css',
      ['packages/ui/src/menus/destinations-menu.test.tsx', 'has its areas in four columns'],
      { 'destinations.columns': 'four columns of areas' },
    ),
    proved(
      'errors-11',
      'packages/ui/src/toasts/toasts.tsx',
      ['packages/ui/src/toasts/toasts.test.tsx', 'goes after five seconds, but not while it has the focus'],
      { 'toasts.portal.duration': '5000 ms in the portal', 'toasts.site.duration': '5000 ms elsewhere' },
    ),
    proved(
      'errors-11',
      'packages/core/src/shell/shell.slice.ts',
      ['packages/core/src/shell/shell-slice.test.ts', 'are at most 20; the oldest leave first'],
      { 'toasts.limit': 'at most 20' },
    ),
    proved(
      'errors-11',
      'packages/ui/src/toasts/toasts.tsx',
      ['packages/ui/src/toasts/toasts.test.tsx', 'stand at the top or at the bottom'],
      { 'toasts.portal.place': 'top right in the portal', 'toasts.site.place': 'bottom right elsewhere' },
    ),
    proved(
      'editions-4',
      'packages/editions/src/locale-cookie.ts',
      ['packages/web/src/request/root-path.test.ts', 'stores the locale cookie as editions-4 requires'],
      { 'locale.lifetime': '365 days' },
    ),
    proved(
      'editions-4',
      'packages/storefront/src/kit/routing/read-cookie.browser.ts',
      [
        'packages/storefront/src/kit/routing/write-cookie.test.ts',
        'a cookie holds for every path, and is not sent from other sites',
      ],
      { 'locale.path': 'path /', 'locale.same-site': 'same-site lax' },
    ),
    proved(
      'analytics-6',
      'packages/core/src/experiments/experiments.rules.ts',
      ['packages/core/src/experiments/experiment-cookies.test.ts', 'live as long as analytics-6 requires'],
      { visitor: 'the visitor id lives 34,560,000 s' },
    ),
    proved(
      'navigation-10',
      'packages/ui/src/tooltip/tooltip.tsx',
      [
        'packages/ui/src/tooltip/tooltip.test.tsx',
        'appears 200 ms after the keyboard has reached it, describes it, hides on Escape',
      ],
      { tooltip: 'tooltips wait 200 ms' },
    ),
    proved(
      'navigation-10',
      'packages/ui/src/popups/popup.tsx',
      ['packages/ui/src/popups/popup.test.tsx', 'goes 150 ms after it was closed by %s, once'],
      { popup: 'popups go in 150 ms' },
    ),
    proved(
      'navigation-12',
      'packages/storefront/src/kit/experiments/device-type.browser.ts',
      [
        'packages/storefront/src/kit/experiments/device-type.test.ts',
        'is read again 50 ms after the last change of the size',
      ],
      { device: 'the device is checked 50 ms after the window was resized' },
    ),
    {
      rule: 'design-1',
      file: 'packages/ui/src/icon/icon-shapes.css',
      decision: '232',
      test: [
        'packages/ui/src/icon/icon-shapes.test.ts',
        'icon-shapes.css matches icon-paths.ts: run `npm run icons` after a change',
      ],
      items: { icon: 'the lookup of an icon ends after 1500 ms' },
    },
    proved(
      'navigation-13',
      'packages/ui/src/gallery/use-picture-strip.ts',
      ['packages/ui/src/gallery/use-picture-strip.test.tsx', 'a swipe %s', 'of 49 px past the last'],
      { swipe: 'a swipe is 50 px long' },
    ),
    proved(
      'navigation-13',
      'packages/ui/src/gallery/use-picture-strip.ts',
      [
        'packages/ui/src/gallery/use-picture-strip.test.tsx',
        'after 200 ms without a scroll the picture on screen is current, whatever the destination of a button',
      ],
      { idle: 'a strip is idle after 200 ms' },
    ),
    proved(
      'navigation-9',
      'packages/ui/src/theme/theme-css.ts',
      ['packages/ui/src/theme/breakpoints.test.ts', 'layouts change at the widths of navigation-9'],
      {
        'breakpoint.xs': 'xs 320',
        'breakpoint.sm': 'sm 640',
        'breakpoint.md': 'md 768',
        'breakpoint.lg': 'lg 1024',
        'breakpoint.xl': 'xl 1280',
        'breakpoint.2xl': '2xl 1536',
      },
    ),
    proved(
      'content-6',
      'packages/ui/src/picture/picture.tsx',
      [
        'packages/ui/src/picture/picture.test.tsx',
        'offers webp in every width, and one jpeg to browsers without',
      ],
      { 'images.densities': 'densities 1 and 2' },
    ),
    proved(
      'content-6',
      'packages/api/src/catalogue/images/image-request.ts',
      ['packages/api/src/catalogue/images/image-request.test.ts', 'accepted parameters › %j'],
      { 'images.webp': 'webp by default' },
    ),
    proved(
      'payment-4',
      'packages/api/src/payment/order/place-order.ts',
      [
        `packages/api/src/payment/order/payment-start.test.ts`,
        'amounts: from 1.00, up to what is open, no rest below 1.00',
      ],
      { 'payment.amounts': 'the smallest and largest amount' },
    ),
    {
      rule: 'errors-17',
      file: 'packages/storefront/src/kit/error-reports/scrub-envelope.ts',
      test: [
        'packages/storefront/src/kit/error-reports/report-rates.test.ts',
        'five of a hundred page views are timed, and five of a hundred with an error are recorded',
      ],
      items: { 'sampling.traces': '0.05 of traces', 'sampling.replays': '0.05 of replays on error' },
    },
  ],
}
