import type { RouteRow } from './route-row.ts'

const restricted = ['user-type-restriction'] as const

/** What pages of a customer have in common. */
const portal = {
  feature: 'portal',
  access: 'customer',
  layout: 'booking',
  analytics: 'customer_portal',
} as const
const ofBookings = { ...portal, section: 'my_bookings' } as const

/** The routes of the portal, for `routes.ts`. */
export const customerRoutes = {
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
    // refund is, has to be there at once: 1 kB of words and rows, and what may change 0.3 kB. The names of the sale's pages are 0.3 kB (decision 283).
    heavierBy: { first: 3400, all: 4000 },
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
    // Reached from the booking only; the years of booked stays are 0.1 kB, the sign and the ways on after a payment 0.2 (374).
    // The fields of a gift voucher and of a discount code come with it: 1.5 kB.
    heavierBy: { first: 2300, all: 2300 },
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
    keys: ['list', 'problem'],
    // Prices of a search that the address names.
    search: 'address',
    guards: ['user-type-restriction', 'query-state-sync'],
    // Cards of campsites and their prices.
    heavierBy: { first: 2600, all: 2600 },
  },
} as const satisfies Record<string, RouteRow>
