import type { RouteRow } from './route-row.ts'

const restricted = ['user-type-restriction'] as const
const synced = ['query-state-sync'] as const

/** What pages of a customer have in common. */
const portal = {
  feature: 'portal',
  access: 'customer',
  layout: 'booking',
  analytics: 'customer_portal',
} as const
const ofBookings = { ...portal, section: 'my_bookings' } as const

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
    // Its forms are most of it, and nobody lands here. The table of all pages is in it, too: 0.3 kB since another stay is one of them; and the fields of a discount code and a gift voucher come with its forms.
    heavierBy: { first: 10_300, all: 82_400 },
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

  login: {
    words: 'login',
    feature: 'portal',
    readsSession: true,
    // A new password, the end of a registration, somebody of the service desk who acts for a customer.
    linkKeys: ['token', 'verify', 'agent'],
    noindex: true,
    tags: false,
    heavierBy: { all: 67_900 },
  },
  profile: {
    ...portal,
    words: { en: 'profile', de: 'profil', fr: 'profil', nl: 'profiel', it: 'profilo' },
    section: 'home',
    guards: restricted,
  },
  myBookings: {
    ...ofBookings,
    parent: 'profile',
    words: { en: 'my-bookings', de: 'buchungen', fr: 'reservations', nl: 'boekingen', it: 'prenotazioni' },
    guards: restricted,
  },
  bookingDetail: {
    ...ofBookings,
    parent: 'profile',
    words: {
      en: 'my-bookings/{bookingId}',
      de: 'buchung/{bookingId}',
      fr: 'reservation/{bookingId}',
      nl: 'boeking/{bookingId}',
      it: 'prenotazione/{bookingId}',
    },
    guards: restricted,
    secretKeys: ['payment'],
    // Nobody lands here: it comes after the login, with whose scripts it shares most. What a cancellation came to, and where each
    // refund is, has to be there at once: 1 kB of words and rows, and what may change 0.3 kB.
    heavierBy: { first: 3500, all: 3500 },
  },
  participants: {
    ...ofBookings,
    parent: 'bookingDetail',
    words: {
      en: 'participants',
      de: 'teilnehmer',
      fr: 'participantes',
      nl: 'deelnemers',
      it: 'partecipanti',
    },
    guards: restricted,
    tags: false,
  },
  stay: {
    ...ofBookings,
    parent: 'bookingDetail',
    words: { en: 'stay', de: 'aufenthalt', fr: 'sejour', nl: 'verblijf', it: 'soggiorno' },
    guards: restricted,
    tags: false,
  },
  payment: {
    ...ofBookings,
    parent: 'bookingDetail',
    words: { en: 'payment', de: 'zahlung', fr: 'paiement', nl: 'betaling', it: 'pagamento' },
    guards: restricted,
    secretKeys: ['payment'],
    tags: false,
    consent: false,
  },
  paymentOptions: {
    ...ofBookings,
    parent: 'payment',
    words: { en: 'options', de: 'methoden', fr: 'methodes', nl: 'methodes', it: 'metodi' },
    guards: ['payment-amount-chosen'],
    tags: false,
    consent: false,
  },
  extras: { ...ofBookings, words: 'profile/bookings/{bookingId}/extras', tags: false },
  personalDetails: {
    ...portal,
    parent: 'profile',
    words: { en: 'details', de: 'details', fr: 'détails', nl: 'details', it: 'dettagli' },
    aliases: { fr: ['details'] },
    section: 'personal_details',
    guards: restricted,
    tags: false,
  },
  favourites: {
    ...portal,
    parent: 'profile',
    words: { en: 'favourites', de: 'favoriten', fr: 'favoris', nl: 'favorieten', it: 'preferite' },
    section: 'favorites',
    // Prices of a search that the address names.
    search: 'address',
    guards: ['user-type-restriction', 'query-state-sync'],
  },
} as const satisfies Record<string, RouteRow>

export type RouteName = keyof typeof routes
export const routeNames = Object.keys(routes) as RouteName[]

/** The row of a route with readable optional flags. */
export function routeRow(name: RouteName): RouteRow {
  return routes[name]
}
