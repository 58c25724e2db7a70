import type { RouteName } from '@camping/editions/routes.ts'
import type { Page, PageRequest } from './page-view.ts'
import type { Invalid } from './verdict.ts'

export interface PageEntry {
  /** Module below `src/pages`, the key of its chunk in the build manifest. */
  readonly module: string
  readonly load: () => Promise<{ page: Page }>
  /** Message namespaces the page needs besides `shell`. */
  readonly messages: readonly string[]
  /** The route's own validity check (SPEC.md §2), before anything is asked or loaded. What it returns fails the page. */
  readonly check?: (request: PageRequest) => Invalid | undefined
}

/** Ids of carts are random words; anything else needs no call to be known as none. */
const hasCartId = ({ params }: PageRequest) => (/^[\w-]{1,64}$/.test(params['cartId'] ?? '') ? undefined : {})

const results: PageEntry = {
  module: 'results/results-page.tsx',
  load: () => import('../pages/results/results-page.tsx'),
  messages: ['results'],
}
const destination: PageEntry = {
  module: 'destination/destination-page.tsx',
  load: () => import('../pages/destination/destination-page.tsx'),
  messages: ['results', 'destination'],
}
const tagged: PageEntry = {
  module: 'content/tagged-page.tsx',
  load: () => import('../pages/content/tagged-page.tsx'),
  messages: ['content'],
}

/** Which module shows a route. Routes without an entry are not built yet and answer 404. */
export const pageTable: Partial<Record<RouteName, PageEntry>> = {
  home: {
    module: 'home/home-page.tsx',
    load: () => import('../pages/home/home-page.tsx'),
    messages: ['search', 'home'],
  },
  funnel: {
    module: 'destination/funnel-page.tsx',
    load: () => import('../pages/destination/funnel-page.tsx'),
    messages: ['search', 'destination'],
  },
  country: destination,
  area: destination,
  city: destination,
  site: {
    module: 'campsite/campsite-page.tsx',
    load: () => import('../pages/campsite/campsite-page.tsx'),
    messages: ['search', 'results', 'campsite'],
  },
  taggedPage: tagged,
  funnelTaggedPage: tagged,
  info: tagged,
  searchAndBook: results,
  search: results,
  freeSearch: {
    module: 'free-search/free-search-page.tsx',
    load: () => import('../pages/free-search/free-search-page.tsx'),
    messages: ['search', 'results', 'find'],
  },
  themes: {
    module: 'content/themes-page.tsx',
    load: () => import('../pages/content/themes-page.tsx'),
    messages: ['content'],
  },
  theme: {
    module: 'content/theme-page.tsx',
    load: () => import('../pages/content/theme-page.tsx'),
    messages: ['results', 'content'],
  },
  booking: {
    module: 'checkout/checkout-page.tsx',
    load: () => import('../pages/checkout/checkout-page.tsx'),
    messages: ['price', 'checkout', 'held'],
    check: hasCartId,
  },
  bookingConfirmation: {
    module: 'confirmation/confirmation-page.tsx',
    load: () => import('../pages/confirmation/confirmation-page.tsx'),
    messages: ['price', 'confirmation', 'travel'],
    check: hasCartId,
  },
  login: {
    module: 'login/login-page.tsx',
    load: () => import('../pages/login/login-page.tsx'),
    messages: ['login'],
  },
  profile: {
    module: 'portal/profile-page.tsx',
    load: () => import('../pages/portal/profile-page.tsx'),
    messages: ['portal'],
  },
  myBookings: {
    module: 'portal/my-bookings-page.tsx',
    load: () => import('../pages/portal/my-bookings-page.tsx'),
    messages: ['portal'],
  },
  personalDetails: {
    module: 'details/details-page.tsx',
    load: () => import('../pages/details/details-page.tsx'),
    messages: ['checkout', 'login', 'details', 'portal'],
  },
  favourites: {
    module: 'favourites/favourites-page.tsx',
    load: () => import('../pages/favourites/favourites-page.tsx'),
    messages: ['results', 'favourites', 'portal'],
  },
  bookingDetail: {
    module: 'booking-detail/booking-detail-page.tsx',
    load: () => import('../pages/booking-detail/booking-detail-page.tsx'),
    messages: ['price', 'payment', 'portal', 'travel'],
  },
  extras: {
    module: 'own-extras/own-extras-page.tsx',
    load: () => import('../pages/own-extras/own-extras-page.tsx'),
    messages: ['portal', 'extras', 'booked'],
  },
  participants: {
    module: 'participants/participants-page.tsx',
    load: () => import('../pages/participants/participants-page.tsx'),
    messages: ['portal', 'participants'],
  },
  payment: {
    module: 'payment/payment-page.tsx',
    load: () => import('../pages/payment/payment-page.tsx'),
    messages: ['price', 'payment', 'portal'],
  },
  paymentOptions: {
    module: 'payment/payment-options-page.tsx',
    load: () => import('../pages/payment/payment-options-page.tsx'),
    messages: ['payment', 'portal'],
  },
  newsletter: {
    module: 'newsletter/newsletter-page.tsx',
    load: () => import('../pages/newsletter/newsletter-page.tsx'),
    messages: ['newsletter', 'toast', 'footer'],
  },
}
