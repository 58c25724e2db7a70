import type { Feature } from '@camping/editions/route-row.ts'

/** What visitors get of each feature; the compiler requires a line for each new one, and the handbook has them. */
export const featureSentences: Readonly<Record<Feature, string>> = {
  destinations: 'pages of countries, areas, towns and campsites; needs search and checkout',
  search: 'the search box with results, filters, map and comparing; needs destinations',
  themes: 'ideas for a trip, each with its campsites; needs search',
  content: 'pages to read in the menus, such as about us; without it the legal pages alone, below /info',
  checkout: 'the steps from a chosen stay to its payment',
  portal: 'the customers’ account: bookings, papers, travellers, favourites, messages',
  newsletter: 'the sign-up in the footer, on the home page and in the account',
  offline: 'a page for phones without a network, and customers’ bookings kept there',
  vouchers: 'a field for gift vouchers where a stay is paid',
  voucherSale: 'the shop in which gift vouchers are bought',
}
