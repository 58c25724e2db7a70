import type { Language, SiteCode } from './markets.ts'

/** Feature switches of a brand (app.config.ts `supports`); a route exists only where its feature is on. */
export type Feature =
  | 'destinations'
  | 'search'
  | 'themes'
  | 'content'
  | 'checkout'
  | 'portal'
  | 'newsletter'
  | 'offline'

/** Named route guards of SPEC.md §2; an unknown name raises 'Unknown route middleware' at start-up. */
export type GuardName =
  | 'user-type-restriction'
  | 'empty-search-redirect'
  | 'query-actions'
  | 'query-state-sync'
  | 'payment-amount-chosen'

/** Page frames of SPEC.md §2 "Layouts". */
export type LayoutName =
  | 'site'
  | 'search'
  | 'filter'
  | 'template'
  | 'booking'
  | 'booking-confirmation'
  | 'portal'
  | 'account-profile'
  | 'account-profile-narrow'

/** One word for every market, or one per language with exceptions per site code. May hold `{params}` and slashes. */
export type Words = string | (Record<Language, string> & Partial<Record<SiteCode, string>>)

export interface RouteRow {
  readonly words: Words
  /** The path continues the parent's path of the same market. */
  readonly parent?: string
  readonly feature?: Feature
  /** Needs a signed-in customer. */
  readonly auth?: true
  readonly layout: LayoutName
  readonly analytics?: 'Country' | 'Region' | 'Campsite' | 'Checkout' | 'Funnel' | 'customer_portal'
  readonly section?: 'my_bookings' | 'personal_details' | 'favorites' | 'home'
  /** SPEC.md §2 page-type flags. */
  readonly pageType?: 'FILTER_PAGE_2' | 'FUNNEL_PAGE' | 'TEMPLATE_PAGE'
  readonly querySync?: true
  readonly ignoreSearchCookie?: true
  readonly guards?: readonly GuardName[]
  /** Other spellings that reach the page; the first word stays canonical (GAPS.md, `/profil/détails`). */
  readonly aliases?: Partial<Record<SiteCode, readonly string[]>>
  /** Search engines are told to leave its pages out: they belong to one visitor, or to no search of others. */
  readonly noindex?: true
  /** Resolved against navigation data, after all fixed words (GAPS.md "Routing"). */
  readonly dynamic?: true
}

const restricted = ['user-type-restriction'] as const
const sync = ['query-state-sync'] as const

/** Every route of SPEC.md §2. Build and match are its only readers. */
export const routes = {
  home: { words: '', layout: 'site', querySync: true, guards: sync },

  funnel: {
    words: '{funnel}',
    dynamic: true,
    feature: 'destinations',
    layout: 'site',
    pageType: 'FUNNEL_PAGE',
    analytics: 'Funnel',
    querySync: true,
    ignoreSearchCookie: true,
    guards: sync,
  },
  country: {
    words: '{funnel}/{country}',
    dynamic: true,
    feature: 'destinations',
    layout: 'filter',
    pageType: 'FILTER_PAGE_2',
    analytics: 'Country',
    querySync: true,
    guards: sync,
  },
  area: {
    words: '{funnel}/{country}/{area}',
    dynamic: true,
    feature: 'destinations',
    layout: 'filter',
    pageType: 'FILTER_PAGE_2',
    analytics: 'Region',
    querySync: true,
    guards: sync,
  },
  site: {
    words: '{funnel}/{country}/{area}/{site}',
    dynamic: true,
    feature: 'destinations',
    layout: 'site',
    analytics: 'Campsite',
    querySync: true,
    guards: ['query-state-sync', 'query-actions'],
  },
  city: {
    words: '{funnel}/{city}',
    dynamic: true,
    feature: 'destinations',
    layout: 'filter',
    pageType: 'FILTER_PAGE_2',
    querySync: true,
    guards: sync,
  },
  taggedPage: {
    words: '{slug}',
    dynamic: true,
    feature: 'content',
    layout: 'template',
    pageType: 'TEMPLATE_PAGE',
  },
  funnelTaggedPage: {
    words: '{funnel}/{slug}',
    dynamic: true,
    feature: 'content',
    layout: 'template',
    pageType: 'TEMPLATE_PAGE',
  },

  booking: {
    words: 'booking/{cartId}',
    feature: 'checkout',
    layout: 'booking',
    analytics: 'Checkout',
    noindex: true,
  },
  bookingConfirmation: {
    words: 'booking/confirmation/{cartId}',
    feature: 'checkout',
    layout: 'booking-confirmation',
    analytics: 'Checkout',
    noindex: true,
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
    layout: 'search',
    pageType: 'FILTER_PAGE_2',
    querySync: true,
    ignoreSearchCookie: true,
    guards: sync,
  },
  search: {
    words: 'search',
    feature: 'search',
    layout: 'search',
    pageType: 'FILTER_PAGE_2',
    querySync: true,
    guards: ['query-state-sync', 'empty-search-redirect'],
    noindex: true,
  },
  freeSearch: {
    words: 'free-search',
    feature: 'search',
    layout: 'search',
    querySync: true,
    guards: sync,
    noindex: true,
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
    layout: 'template',
    pageType: 'TEMPLATE_PAGE',
  },
  theme: {
    parent: 'themes',
    words: '{slug}',
    feature: 'themes',
    layout: 'template',
    pageType: 'TEMPLATE_PAGE',
  },
  info: { words: 'info/{slug}', layout: 'template', pageType: 'TEMPLATE_PAGE' },
  // Where the footer's form leads without scripts, and the links of its mails (docs/decisions/037).
  newsletter: {
    words: 'newsletter',
    feature: 'newsletter',
    layout: 'template',
    pageType: 'TEMPLATE_PAGE',
    noindex: true,
  },

  login: { words: 'login', feature: 'portal', layout: 'account-profile-narrow', noindex: true },
  profile: {
    words: { en: 'profile', de: 'profil', fr: 'profil', nl: 'profiel', it: 'profilo' },
    feature: 'portal',
    auth: true,
    layout: 'portal',
    analytics: 'customer_portal',
    section: 'home',
    guards: restricted,
  },
  myBookings: {
    parent: 'profile',
    words: { en: 'my-bookings', de: 'buchungen', fr: 'reservations', nl: 'boekingen', it: 'prenotazioni' },
    feature: 'portal',
    auth: true,
    layout: 'portal',
    analytics: 'customer_portal',
    section: 'my_bookings',
    guards: restricted,
  },
  bookingDetail: {
    parent: 'profile',
    words: {
      en: 'my-bookings/{bookingId}',
      de: 'buchung/{bookingId}',
      fr: 'reservation/{bookingId}',
      nl: 'boeking/{bookingId}',
      it: 'prenotazione/{bookingId}',
    },
    feature: 'portal',
    auth: true,
    layout: 'portal',
    analytics: 'customer_portal',
    section: 'my_bookings',
    guards: restricted,
  },
  participants: {
    parent: 'bookingDetail',
    words: {
      en: 'participants',
      de: 'teilnehmer',
      fr: 'participantes',
      nl: 'deelnemers',
      it: 'partecipanti',
    },
    feature: 'portal',
    auth: true,
    layout: 'portal',
    analytics: 'customer_portal',
    section: 'my_bookings',
    guards: restricted,
  },
  payment: {
    parent: 'bookingDetail',
    words: { en: 'payment', de: 'zahlung', fr: 'paiement', nl: 'betaling', it: 'pagamento' },
    feature: 'portal',
    auth: true,
    layout: 'portal',
    analytics: 'customer_portal',
    section: 'my_bookings',
    guards: restricted,
  },
  paymentOptions: {
    parent: 'payment',
    words: { en: 'options', de: 'methoden', fr: 'methodes', nl: 'methodes', it: 'metodi' },
    feature: 'portal',
    auth: true,
    layout: 'portal',
    analytics: 'customer_portal',
    section: 'my_bookings',
    guards: ['payment-amount-chosen'],
  },
  extras: {
    words: 'profile/bookings/{bookingId}/extras',
    feature: 'portal',
    auth: true,
    layout: 'portal',
    analytics: 'customer_portal',
    section: 'my_bookings',
  },
  personalDetails: {
    parent: 'profile',
    words: { en: 'details', de: 'details', fr: 'détails', nl: 'details', it: 'dettagli' },
    aliases: { fr: ['details'] },
    feature: 'portal',
    auth: true,
    layout: 'account-profile',
    analytics: 'customer_portal',
    section: 'personal_details',
    guards: restricted,
  },
  favourites: {
    parent: 'profile',
    words: { en: 'favourites', de: 'favoriten', fr: 'favoris', nl: 'favorieten', it: 'preferite' },
    feature: 'portal',
    auth: true,
    layout: 'account-profile',
    analytics: 'customer_portal',
    section: 'favorites',
    guards: restricted,
  },
} as const satisfies Record<string, RouteRow>

export type RouteName = keyof typeof routes
export const routeNames = Object.keys(routes) as RouteName[]

/** The row of a route with its optional flags readable. */
export function routeRow(name: RouteName): RouteRow {
  return routes[name]
}
