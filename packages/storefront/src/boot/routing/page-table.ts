import type { RouteName } from '@camping/editions/routes.ts'
import type { Page, PageRequest } from '../../kit/routing/page-view.ts'
import type { Invalid } from '../../kit/routing/verdict.ts'

export interface PageEntry {
  /** File name of the module, the end of its chunk's key in the build manifest. File names of pages are unique. */
  readonly module: string
  readonly load: () => Promise<{ page: Page }>
  /** Message namespaces of the page besides `shell`. */
  readonly messages: readonly string[]
  /** The route's own validity check (routing-7), before any query or loading. Its result fails the page. */
  readonly check?: (request: PageRequest) => Invalid | undefined
}

/** Cart ids are random words; any other format is invalid without a call. */
const hasCartId = ({ params }: PageRequest) => (/^[\w-]{1,64}$/.test(params['cartId'] ?? '') ? undefined : {})

const results: PageEntry = {
  module: 'results-page.tsx',
  load: () => import('../../features/search/results/results-page.tsx'),
  messages: ['results', 'facets'],
}
const destination: PageEntry = {
  module: 'destination-page.tsx',
  load: () => import('../../features/search/destination/destination-page.tsx'),
  messages: ['results', 'facets', 'destination'],
}
const tagged: PageEntry = {
  module: 'tagged-page.tsx',
  load: () => import('../../features/content/editorial/tagged-page.tsx'),
  messages: ['content'],
}

/** Three pages of one sale: each name of a file costs the first script of every page. */
const gift: PageEntry = {
  module: 'gift-pages.tsx',
  load: () => import('../../features/gift/gift-pages.tsx'),
  messages: ['gift'],
}

/** Which module shows a route; the compiler misses the page of a new row here. */
export const pageTable: Readonly<Record<RouteName, PageEntry>> = {
  home: {
    module: 'home-page.tsx',
    load: () => import('../../features/search/home/home-page.tsx'),
    messages: ['search', 'home'],
  },
  funnel: {
    module: 'funnel-page.tsx',
    load: () => import('../../features/search/destination/funnel-page.tsx'),
    messages: ['search', 'destination'],
  },
  country: destination,
  area: destination,
  city: destination,
  site: {
    module: 'campsite-page.tsx',
    load: () => import('../../features/campsite/page/campsite-page.tsx'),
    messages: ['search', 'results', 'campsite'],
  },
  taggedPage: tagged,
  funnelTaggedPage: tagged,
  info: tagged,
  searchAndBook: results,
  search: results,
  freeSearch: {
    module: 'free-search-page.tsx',
    load: () => import('../../features/search/free-search/free-search-page.tsx'),
    messages: ['search', 'results', 'find'],
  },
  compare: {
    module: 'compare-page.tsx',
    load: () => import('../../features/compare/compare-page.tsx'),
    messages: ['search', 'results', 'about', 'compare'],
  },
  savedSites: {
    module: 'saved-sites-page.tsx',
    load: () => import('../../features/favourites/lists/saved-sites-page.tsx'),
    messages: ['results', 'favourites', 'lists', 'saved'],
  },
  sharedList: {
    module: 'linked-list-page.tsx',
    load: () => import('../../features/favourites/lists/linked-list-page.tsx'),
    messages: ['results', 'favourites', 'lists'],
    check: ({ params }) => (/^[\w-]{43}$/.test(params['key'] ?? '') ? undefined : {}),
  },
  themes: {
    module: 'themes-page.tsx',
    load: () => import('../../features/content/editorial/themes-page.tsx'),
    messages: ['content'],
  },
  theme: {
    module: 'theme-page.tsx',
    load: () => import('../../features/content/editorial/theme-page.tsx'),
    messages: ['results', 'content'],
  },
  booking: {
    module: 'checkout-page.tsx',
    load: () => import('../../features/checkout/page/checkout-page.tsx'),
    messages: ['price', 'checkout', 'hold'],
    check: hasCartId,
  },
  bookingConfirmation: {
    module: 'confirmation-page.tsx',
    load: () => import('../../features/checkout/confirmation/confirmation-page.tsx'),
    messages: ['price', 'confirmation', 'travel'],
    check: hasCartId,
  },
  login: {
    module: 'login-page.tsx',
    load: () => import('../../features/account/login/login-page.tsx'),
    messages: ['login'],
  },
  profile: {
    module: 'profile-page.tsx',
    load: () => import('../../features/portal/home/profile-page.tsx'),
    messages: ['portal'],
  },
  myBookings: {
    module: 'my-bookings-page.tsx',
    load: () => import('../../features/portal/home/my-bookings-page.tsx'),
    messages: ['portal'],
  },
  personalDetails: {
    module: 'details-page.tsx',
    load: () => import('../../features/account/details/details-page.tsx'),
    messages: ['checkout', 'login', 'details', 'portal'],
  },
  favourites: {
    module: 'favourites-page.tsx',
    load: () => import('../../features/favourites/favourites-page.tsx'),
    messages: ['results', 'favourites', 'lists', 'portal'],
  },
  bookingDetail: {
    module: 'booking-detail-page.tsx',
    load: () => import('../../features/portal/booking-detail/booking-detail-page.tsx'),
    messages: ['price', 'paid', 'portal', 'travel'],
  },
  extras: {
    module: 'my-extras-page.tsx',
    load: () => import('../../features/portal/my-extras/my-extras-page.tsx'),
    messages: ['portal', 'extras', 'booked'],
  },
  participants: {
    module: 'participants-page.tsx',
    load: () => import('../../features/portal/participants/participants-page.tsx'),
    messages: ['portal', 'participants'],
  },
  stay: {
    module: 'stay-page.tsx',
    load: () => import('../../features/portal/stay/stay-page.tsx'),
    messages: ['price', 'portal', 'stay'],
  },
  payment: {
    module: 'payment-page.tsx',
    load: () => import('../../features/payment/payment-page.tsx'),
    messages: ['price', 'paid', 'payment', 'portal'],
  },
  paymentOptions: {
    module: 'payment-options-page.tsx',
    load: () => import('../../features/payment/payment-options-page.tsx'),
    messages: ['payment', 'portal'],
  },
  newsletter: {
    module: 'newsletter-page.tsx',
    load: () => import('../../features/content/newsletter/newsletter-page.tsx'),
    messages: ['newsletter', 'toast', 'footer'],
  },
  answer: {
    module: 'answer-page.tsx',
    load: () => import('../../features/content/answer/answer-page.tsx'),
    messages: ['confirmation', 'answer'],
  },
  giftVouchers: gift,
  voucherBought: gift,
  withdrawal: gift,
}
