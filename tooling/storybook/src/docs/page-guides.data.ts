import type { RouteParams } from '@camping/editions/build-path.ts'
import type { RouteName } from '@camping/editions/routes.ts'

export interface PageGuide {
  readonly title: string
  /** What visitors come for, in a sentence. */
  readonly purpose: string
  /** Pages of docs/how-to, without their ending. */
  readonly howTo: readonly string[]
  /** How the running product is brought there, where the address needs more than the edition: slugs of the demo catalogue, or the page before. */
  readonly reached?: { readonly from?: RouteName; readonly params?: RouteParams; readonly step?: string }
}

const ofBooking = { from: 'myBookings', step: 'Open a booking' } as const

/** Every page by its route; the compiler misses the guide of a new row here. */
export const pageGuides: Readonly<Record<RouteName, PageGuide>> = {
  home: {
    title: 'Home',
    purpose: 'To start a search, or to be led to a kind of stay, a country, a theme.',
    howTo: ['arrange-the-home-page', 'add-a-picture', 'run-a-campaign'],
  },
  funnel: {
    title: 'Kind of stay',
    purpose: 'To see where in Europe there is one kind of stay, and to search among it.',
    howTo: ['write-a-content-page', 'offer-a-part'],
    reached: { params: { funnel: 'campsites' } },
  },
  taggedPage: {
    title: 'Content page',
    purpose: 'To read a text of the catalogue with the campsites that it is about.',
    howTo: ['write-a-content-page'],
    reached: { from: 'home', step: 'Follow the line above the header' },
  },
  country: {
    title: 'Country',
    purpose: 'To compare the campsites of a country, with what to know about it.',
    howTo: ['add-a-country', 'write-a-content-page'],
    reached: { params: { funnel: 'campsites', country: 'italy' } },
  },
  funnelTaggedPage: {
    title: 'Content page of a kind of stay',
    purpose: 'To read a text of the catalogue about one kind of stay.',
    howTo: ['write-a-content-page'],
    reached: { from: 'funnel', params: { funnel: 'campsites' }, step: 'Follow a link to a text' },
  },
  city: {
    title: 'City',
    purpose: 'To find a campsite near a town.',
    howTo: ['write-a-content-page'],
    reached: {
      from: 'area',
      params: { funnel: 'campsites', country: 'italy', area: 'lake-garda' },
      step: 'Choose a town',
    },
  },
  area: {
    title: 'Area',
    purpose: 'To compare the campsites of an area.',
    howTo: ['write-a-content-page'],
    reached: { params: { funnel: 'campsites', country: 'italy', area: 'lake-garda' } },
  },
  site: {
    title: 'Campsite',
    purpose:
      'To decide for a campsite and for one of its accommodations, with the total for the stay in view.',
    howTo: ['connect-map-and-reviews', 'replace-a-component'],
    reached: {
      from: 'area',
      params: { funnel: 'campsites', country: 'italy', area: 'lake-garda' },
      step: 'Open a campsite',
    },
  },
  booking: {
    title: 'Checkout',
    purpose: 'To book: who comes, what else, the customer, a last check.',
    howTo: ['change-a-payment-method', 'change-a-legal-text'],
    reached: {
      from: 'area',
      params: { funnel: 'campsites', country: 'italy', area: 'lake-garda' },
      step: 'Open a campsite and choose an accommodation',
    },
  },
  bookingConfirmation: {
    title: 'Confirmation',
    purpose: 'To know what came of a booking, and what has to be done next.',
    howTo: ['take-payments', 'design-mails'],
    reached: {
      from: 'area',
      params: { funnel: 'campsites', country: 'italy', area: 'lake-garda' },
      step: 'Book a stay',
    },
  },
  searchAndBook: {
    title: 'Results',
    purpose: 'To narrow a search down and to choose a campsite by its total.',
    howTo: ['offer-a-part', 'add-an-experiment'],
  },
  search: {
    title: 'Search',
    purpose: 'To answer addresses of searches from elsewhere; it shows the results.',
    howTo: ['offer-a-part'],
  },
  freeSearch: {
    title: 'Free search',
    purpose: 'To find a campsite, a place, a theme or a text by any word.',
    howTo: ['write-a-content-page'],
  },
  compare: {
    title: 'Comparison',
    purpose: 'To see up to four campsites or accommodations side by side.',
    howTo: ['offer-a-part'],
    reached: { from: 'searchAndBook', step: 'Tick two campsites and press Compare' },
  },
  savedSites: {
    title: 'Saved campsites',
    purpose: 'To find again what this browser has saved without an account.',
    howTo: ['help-with-signing-in'],
  },
  sharedList: {
    title: 'Linked list',
    purpose: 'To see a list of favourites that somebody has sent.',
    howTo: ['help-with-signing-in'],
    reached: { from: 'favourites', step: 'Share a list and open its link' },
  },
  themes: {
    title: 'Themes',
    purpose: 'To get ideas for a trip.',
    howTo: ['write-a-content-page'],
  },
  theme: {
    title: 'Theme',
    purpose: 'To read about an idea for a trip, with campsites that fit it.',
    howTo: ['write-a-content-page'],
    reached: { from: 'themes', step: 'Choose a theme' },
  },
  info: {
    title: 'Information',
    purpose: 'To read what the law and the house have to state: imprint, terms, cookies.',
    howTo: ['change-a-legal-text', 'write-a-page', 'state-who-you-are'],
    reached: { from: 'home', step: 'Follow a link of the footer' },
  },
  newsletter: {
    title: 'Newsletter',
    purpose: 'To sign up for offers, and to confirm it twice.',
    howTo: ['design-mails'],
  },
  answer: {
    title: 'Answer to a mail',
    purpose: 'To answer a mail with one press, without signing in.',
    howTo: ['answer-requests'],
    reached: { from: 'home', step: 'Open the link of a mail in the inbox of the sandbox' },
  },
  giftVouchers: {
    title: 'Gift vouchers',
    purpose: 'To buy a gift voucher and to see it before it is paid.',
    howTo: ['take-gift-vouchers'],
  },
  voucherBought: {
    title: 'Bought voucher',
    purpose: 'To get the code, to print it and to send it.',
    howTo: ['take-gift-vouchers'],
    reached: { from: 'giftVouchers', step: 'Buy a voucher' },
  },
  withdrawal: {
    title: 'Withdrawal',
    purpose: 'To withdraw from a purchase in two steps, signed in or not.',
    howTo: ['take-gift-vouchers', 'change-a-legal-text'],
  },
  login: {
    title: 'Login',
    purpose: 'To sign in by password, code, passkey or booking reference.',
    howTo: ['help-with-signing-in', 'require-proof-of-humanity'],
  },
  profile: {
    title: 'Profile',
    purpose: 'To see the next stay and what is open about it.',
    howTo: ['help-with-signing-in', 'replace-a-component'],
  },
  myBookings: {
    title: 'My bookings',
    purpose: 'To find a booking.',
    howTo: ['help-with-signing-in'],
  },
  bookingDetail: {
    title: 'Booking',
    purpose: 'To read a booking like a travel document, to pay and to change it.',
    howTo: ['walk-the-lives-of-a-booking', 'give-discounts'],
    reached: ofBooking,
  },
  participants: {
    title: 'Participants',
    purpose: 'To enter who comes along.',
    howTo: ['walk-the-lives-of-a-booking'],
    reached: ofBooking,
  },
  stay: {
    title: 'Another stay',
    purpose: 'To see what another date or accommodation would cost before it is changed.',
    howTo: ['walk-the-lives-of-a-booking'],
    reached: ofBooking,
  },
  payment: {
    title: 'Payment',
    purpose: 'To choose how much is paid now, and how.',
    howTo: ['take-payments', 'change-a-payment-method'],
    reached: { from: 'myBookings', step: 'Open an unpaid booking and press Pay' },
  },
  paymentOptions: {
    title: 'Payment summary',
    purpose: 'To see the sum once more before the window of the bank opens.',
    howTo: ['take-payments', 'change-a-payment-method'],
    reached: { from: 'myBookings', step: 'Open an unpaid booking and choose how to pay' },
  },
  extras: {
    title: 'Extras of a booking',
    purpose: 'To add bed linen, a cot or a cover after booking.',
    howTo: ['walk-the-lives-of-a-booking'],
    reached: ofBooking,
  },
  personalDetails: {
    title: 'Details',
    purpose: 'To change name, address, password, passkeys and consent.',
    howTo: ['help-with-signing-in'],
  },
  favourites: {
    title: 'Favourites',
    purpose: 'To compare saved campsites by the total of one stay, in lists with names.',
    howTo: ['help-with-signing-in'],
  },
}
