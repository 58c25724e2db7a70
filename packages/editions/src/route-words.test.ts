import { describe, expect, test } from 'vitest'
import { buildPath } from './build-path.ts'
import type { SiteCode } from './markets.ts'
import { routeRow, type RouteName } from './routes.ts'

/** The languages as the words of paths have them: one row for the editions that share all of them. */
const english = ['uk', 'ie'] as const
const german = ['de', 'de-ch', 'de-at'] as const
const french = ['fr'] as const
const dutch = ['nl', 'nl-be'] as const
const italian = ['it'] as const

const values = {
  funnel: 'camping',
  country: 'italy',
  area: 'garda',
  site: 'bella',
  city: 'riva',
  slug: 'early',
  cartId: 'c1',
  bookingId: 'B2',
}

const words: readonly (readonly [RouteName, readonly SiteCode[], string])[] = [
  ['searchAndBook', english, '/search-and-book'],
  ['searchAndBook', ['de', 'de-ch'], '/camping-suche'],
  ['searchAndBook', ['de-at'], '/camping-suchen'],
  ['searchAndBook', french, '/rechercher-et-reserver'],
  ['searchAndBook', dutch, '/zoek-en-boek'],
  ['searchAndBook', italian, '/cerca'],
  ['themes', english, '/travel-inspiration'],
  ['themes', ['de', 'de-at'], '/urlaubsinspiration'],
  ['themes', ['de-ch'], '/ferieninspiration'],
  ['themes', french, '/idees-de-vacances'],
  ['themes', dutch, '/vakantie-ideeen'],
  ['themes', italian, '/suggerimenti'],
  ['theme', english, '/travel-inspiration/early'],
  ['theme', ['de-ch'], '/ferieninspiration/early'],
  ['profile', english, '/profile'],
  ['profile', german, '/profil'],
  ['profile', french, '/profil'],
  ['profile', dutch, '/profiel'],
  ['profile', italian, '/profilo'],
  ['myBookings', english, '/profile/my-bookings'],
  ['myBookings', german, '/profil/buchungen'],
  ['myBookings', french, '/profil/reservations'],
  ['myBookings', dutch, '/profiel/boekingen'],
  ['myBookings', italian, '/profilo/prenotazioni'],
  ['bookingDetail', english, '/profile/my-bookings/B2'],
  ['bookingDetail', german, '/profil/buchung/B2'],
  ['bookingDetail', french, '/profil/reservation/B2'],
  ['bookingDetail', dutch, '/profiel/boeking/B2'],
  ['bookingDetail', italian, '/profilo/prenotazione/B2'],
  ['participants', english, '/profile/my-bookings/B2/participants'],
  ['participants', german, '/profil/buchung/B2/teilnehmer'],
  ['participants', french, '/profil/reservation/B2/participantes'],
  ['participants', dutch, '/profiel/boeking/B2/deelnemers'],
  ['participants', italian, '/profilo/prenotazione/B2/partecipanti'],
  ['stay', english, '/profile/my-bookings/B2/stay'],
  ['stay', german, '/profil/buchung/B2/aufenthalt'],
  ['stay', french, '/profil/reservation/B2/sejour'],
  ['stay', dutch, '/profiel/boeking/B2/verblijf'],
  ['stay', italian, '/profilo/prenotazione/B2/soggiorno'],
  ['payment', english, '/profile/my-bookings/B2/payment'],
  ['payment', german, '/profil/buchung/B2/zahlung'],
  ['payment', french, '/profil/reservation/B2/paiement'],
  ['payment', dutch, '/profiel/boeking/B2/betaling'],
  ['payment', italian, '/profilo/prenotazione/B2/pagamento'],
  ['paymentOptions', english, '/profile/my-bookings/B2/payment/options'],
  ['paymentOptions', german, '/profil/buchung/B2/zahlung/methoden'],
  ['paymentOptions', french, '/profil/reservation/B2/paiement/methodes'],
  ['paymentOptions', dutch, '/profiel/boeking/B2/betaling/methodes'],
  ['paymentOptions', italian, '/profilo/prenotazione/B2/pagamento/metodi'],
  ['extras', [...english, ...german, ...french, ...dutch, ...italian], '/profile/bookings/B2/extras'],
  ['personalDetails', english, '/profile/details'],
  ['personalDetails', german, '/profil/details'],
  ['personalDetails', french, '/profil/d%C3%A9tails'],
  ['personalDetails', dutch, '/profiel/details'],
  ['personalDetails', italian, '/profilo/dettagli'],
  ['favourites', english, '/profile/favourites'],
  ['favourites', german, '/profil/favoriten'],
  ['favourites', french, '/profil/favoris'],
  ['favourites', dutch, '/profiel/favorieten'],
  ['favourites', italian, '/profilo/preferite'],
  ['home', ['uk'], ''],
  ['funnel', ['uk'], '/camping'],
  ['country', ['uk'], '/camping/italy'],
  ['area', ['uk'], '/camping/italy/garda'],
  ['site', ['uk'], '/camping/italy/garda/bella'],
  ['city', ['uk'], '/camping/riva'],
  ['booking', ['uk'], '/booking/c1'],
  ['bookingConfirmation', ['uk'], '/booking/confirmation/c1'],
  ['freeSearch', ['uk'], '/free-search'],
  ['search', ['uk'], '/search'],
  ['login', ['uk'], '/login'],
  ['info', ['uk'], '/info/early'],
  ['taggedPage', ['uk'], '/early'],
  ['funnelTaggedPage', ['uk'], '/camping/early'],
]

describe('the words of paths', () => {
  test.each(words)('%s of %j is %s', (name, sites, path) => {
    for (const site of sites) expect(buildPath(site, name, values)).toBe(`/${site}${path}`)
  })
})

describe('what a route is', () => {
  test.each<[RouteName, object]>([
    ['home', { search: 'saved' }],
    ['funnel', { search: 'address', analytics: 'Funnel' }],
    ['country', { search: 'saved', analytics: 'Country' }],
    ['area', { search: 'saved', analytics: 'Region' }],
    ['site', { search: 'saved', analytics: 'Campsite' }],
    ['booking', { layout: 'booking', analytics: 'Checkout' }],
    ['bookingConfirmation', { layout: 'booking' }],
    ['searchAndBook', { search: 'address' }],
    ['profile', { analytics: 'customer_portal', section: 'home', access: 'customer' }],
    ['myBookings', { analytics: 'customer_portal', section: 'my_bookings', access: 'customer' }],
    ['personalDetails', { analytics: 'customer_portal', section: 'personal_details', access: 'customer' }],
    ['favourites', { analytics: 'customer_portal', section: 'favorites', access: 'customer' }],
  ])('%s', (name, row) => expect(routeRow(name)).toMatchObject(row))
})
