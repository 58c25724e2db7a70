import { customerRoutes } from './customer-routes.ts'
import type { RouteRow } from './route-row.ts'

const synced = ['query-state-sync'] as const

/** Every route (routing-1). Build and match are its only readers. */
export const routes = {
  home: { words: '', search: 'saved', guards: synced },

  // Of slugs, in the order in which they are tried (routing-2, decision 030): the API has the last word on cities.
  funnel: {
    words: '{funnel}',
    dynamic: true,
    feature: 'destinations',
    analytics: 'Funnel',
    search: 'address',
    guards: synced,
    listsCampsites: true,
  },
  taggedPage: { words: '{slug}', dynamic: true, feature: 'content' },
  country: {
    words: '{funnel}/{country}',
    dynamic: true,
    feature: 'destinations',
    analytics: 'Country',
    search: 'saved',
    guards: synced,
    listsCampsites: true,
  },
  funnelTaggedPage: { words: '{funnel}/{slug}', dynamic: true, feature: 'content' },
  city: {
    words: '{funnel}/{city}',
    dynamic: true,
    feature: 'destinations',
    search: 'saved',
    guards: synced,
    listsCampsites: true,
  },
  area: {
    words: '{funnel}/{country}/{area}',
    dynamic: true,
    feature: 'destinations',
    analytics: 'Region',
    search: 'saved',
    guards: synced,
    listsCampsites: true,
  },
  site: {
    words: '{funnel}/{country}/{area}/{site}',
    dynamic: true,
    feature: 'destinations',
    analytics: 'Campsite',
    search: 'saved',
    guards: ['query-state-sync', 'query-actions'],
    keys: ['action', 'accommodation'],
  },

  booking: {
    words: 'booking/{cartId}',
    feature: 'checkout',
    access: 'link',
    keys: ['step'],
    layout: 'booking',
    analytics: 'Checkout',
    tags: false,
    consent: false,
    // Its forms are most of it, and nobody lands here. The table of all pages is in it, too: 0.3 kB since another stay is one of them; and the fields of a discount code and a gift voucher come with its forms. The names of the sale's pages are 0.2 kB (decision 283), what stands beside the facts of its summary 0.1 (375).
    // Made of MUI it is 11 kB more in all: steps, sheet, cards, buttons (387).
    heavierBy: { first: 13_000, all: 43_500 },
  },
  bookingConfirmation: {
    words: 'booking/confirmation/{cartId}',
    feature: 'checkout',
    access: 'link',
    // A day after booking it is shown to its customer alone.
    readsSession: true,
    secretKeys: ['payment'],
    layout: 'booking',
    analytics: 'Checkout',
    tags: false,
    // What a gift voucher has set aside beside a card is said at once (decision 299).
    heavierBy: { all: 300 },
  },

  searchAndBook: {
    words: {
      en: 'search-and-book',
      de: 'camping-suche',
      fr: 'rechercher-et-reserver',
      nl: 'zoek-en-boek',
      it: 'cerca',
      'de-at': 'camping-suchen',
    },
    feature: 'search',
    search: 'address',
    guards: synced,
    listsCampsites: true,
  },
  search: {
    words: 'search',
    feature: 'search',
    search: 'saved',
    listsCampsites: true,
    guards: ['query-state-sync', 'empty-search-redirect'],
    noindex: true,
  },
  freeSearch: { words: 'free-search', feature: 'search', search: 'saved', guards: synced, noindex: true },

  // Up to four campsites or accommodations side by side: its address carries them and the stay.
  compare: {
    words: { en: 'compare', de: 'vergleich', fr: 'comparer', nl: 'vergelijken', it: 'confronta' },
    feature: 'destinations',
    search: 'address',
    guards: synced,
    keys: ['items'],
    noindex: true,
  },

  // What a browser has saved without an account. An account's favourites are a page of the portal.
  savedSites: {
    words: {
      en: 'saved-campsites',
      de: 'gemerkte-campingplaetze',
      fr: 'campings-enregistres',
      nl: 'bewaarde-campings',
      it: 'campeggi-salvati',
    },
    feature: 'destinations',
    search: 'address',
    guards: synced,
    keys: ['list'],
    noindex: true,
  },

  // A list of favourites for whoever has its link; its owner is not named.
  sharedList: {
    words: { en: 'list/{key}', de: 'liste/{key}', fr: 'liste/{key}', nl: 'lijst/{key}', it: 'lista/{key}' },
    feature: 'portal',
    access: 'link',
    search: 'address',
    guards: synced,
    keys: ['problem'],
    tags: false,
  },

  themes: {
    words: {
      en: 'travel-inspiration',
      de: 'urlaubsinspiration',
      'de-ch': 'ferieninspiration',
      fr: 'idees-de-vacances',
      nl: 'vakantie-ideeen',
      it: 'suggerimenti',
    },
    feature: 'themes',
  },
  theme: { parent: 'themes', words: '{slug}', feature: 'themes' },
  info: { words: 'info/{slug}' },
  // Target of the footer's form without scripts, and of the links in its mails (decision 037).
  newsletter: {
    words: 'newsletter',
    feature: 'newsletter',
    keys: ['step', 'token'],
    noindex: true,
    tags: false,
  },
  // Links of mails that work without signing in: no more requests for reviews, and a campsite's answer to a request.
  answer: {
    words: 'answer',
    feature: 'checkout',
    keys: ['step'],
    linkKeys: ['token'],
    noindex: true,
    tags: false,
    consent: false,
  },

  giftVouchers: {
    words: {
      en: 'gift-vouchers',
      de: 'gutscheine',
      fr: 'cheques-cadeaux',
      nl: 'cadeaubonnen',
      it: 'buoni-regalo',
    },
    feature: 'voucherSale',
    tags: false,
    consent: false,
  },
  voucherBought: {
    parent: 'giftVouchers',
    words: '{address}',
    feature: 'voucherSale',
    access: 'link',
    secretKeys: ['payment'],
    tags: false,
  },
  // Article 11a of Directive 2011/83/EU: how an online contract is withdrawn from, for everybody, signed in or not.
  withdrawal: {
    words: { en: 'withdrawal', de: 'widerruf', fr: 'retractation', nl: 'herroeping', it: 'recesso' },
    feature: 'voucherSale',
    tags: false,
  },

  login: {
    words: 'login',
    feature: 'portal',
    readsSession: true,
    // A new password, the end of a registration, somebody of the service desk who acts for a customer.
    linkKeys: ['token', 'verify', 'agent'],
    noindex: true,
    tags: false,
    heavierBy: { all: 68_300 },
  },

  ...customerRoutes,
} as const satisfies Record<string, RouteRow>

export type RouteName = keyof typeof routes
export const routeNames = Object.keys(routes) as RouteName[]

/** The row of a route with readable optional flags. */
export function routeRow(name: RouteName): RouteRow {
  return routes[name]
}
