import type { RouteName } from '@camping/editions/routes.ts'
import type { Page } from './page-view.ts'

export interface PageEntry {
  /** Module below `src/pages`, the key of its chunk in the build manifest. */
  readonly module: string
  readonly load: () => Promise<{ page: Page }>
  /** Message namespaces the page needs besides `shell`. */
  readonly messages: readonly string[]
}

const results: PageEntry = {
  module: 'results/results-page.tsx',
  load: () => import('../pages/results/results-page.tsx'),
  messages: ['search'],
}
const destination: PageEntry = {
  module: 'destination/destination-page.tsx',
  load: () => import('../pages/destination/destination-page.tsx'),
  messages: ['search', 'destination'],
}
const tagged: PageEntry = {
  module: 'content/tagged-page.tsx',
  load: () => import('../pages/content/tagged-page.tsx'),
  messages: ['search', 'content'],
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
    messages: ['search', 'price', 'campsite'],
  },
  taggedPage: tagged,
  funnelTaggedPage: tagged,
  info: tagged,
  searchAndBook: results,
  search: results,
  freeSearch: results,
  themes: {
    module: 'content/themes-page.tsx',
    load: () => import('../pages/content/themes-page.tsx'),
    messages: ['search', 'content'],
  },
  theme: {
    module: 'content/theme-page.tsx',
    load: () => import('../pages/content/theme-page.tsx'),
    messages: ['search', 'content'],
  },
  booking: {
    module: 'checkout/checkout-page.tsx',
    load: () => import('../pages/checkout/checkout-page.tsx'),
    messages: ['price', 'checkout'],
  },
  bookingConfirmation: {
    module: 'confirmation/confirmation-page.tsx',
    load: () => import('../pages/confirmation/confirmation-page.tsx'),
    messages: ['price', 'checkout', 'confirmation'],
  },
  login: {
    module: 'login/login-page.tsx',
    load: () => import('../pages/login/login-page.tsx'),
    messages: ['login'],
  },
}
