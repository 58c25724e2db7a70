/** A place that nobody lives in: its towns and streets are invented, its postcodes have the format of their country. */
export interface InventedPlace {
  readonly country: string
  readonly postcode: string
  readonly city: string
  /** Several where a postcode is a whole town. */
  readonly streets: readonly string[]
}

export const inventedPlaces: readonly InventedPlace[] = [
  { country: 'GBR', postcode: 'BS99 1AL', city: 'Alderham', streets: ['Campfire Lane'] },
  { country: 'GBR', postcode: 'LA99 7QQ', city: 'Little Tarnside', streets: ['Lakeland Road'] },
  { country: 'IRL', postcode: 'D99 X285', city: 'Ballyalder', streets: ['Lantern Street'] },
  { country: 'DEU', postcode: '10998', city: 'Erlenstadt', streets: ['Zeltweg'] },
  {
    country: 'DEU',
    postcode: '99998',
    city: 'Erlendorf',
    streets: ['Dorfstraße', 'Am Lagerfeuer', 'Seeweg'],
  },
  { country: 'AUT', postcode: '9999', city: 'Erlenberg', streets: ['Hüttenweg'] },
  { country: 'CHE', postcode: '9999', city: 'Erlenalp', streets: ['Sternenweg'] },
  { country: 'FRA', postcode: '75998', city: 'Aulneville', streets: ['Rue du Feu-de-Camp'] },
  { country: 'FRA', postcode: '99998', city: 'Aulnay-les-Tentes', streets: ['Rue du Lac', 'Rue des Pins'] },
  { country: 'NLD', postcode: '9998 ZX', city: 'Elzendam', streets: ['Kampvuurlaan'] },
  { country: 'NLD', postcode: '1012 ZX', city: 'Elzendam', streets: ['Tentenpad'] },
  { country: 'BEL', postcode: '9999', city: 'Elzegem', streets: ['Kampvuurstraat'] },
  { country: 'ITA', postcode: '00998', city: 'Ontanello', streets: ['Via del Falò'] },
]
