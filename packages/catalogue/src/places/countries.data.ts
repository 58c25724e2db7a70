/** ISO code, centre, and per language "preposition|name" (see place-name.ts). */
export type CountryRow = readonly [
  code: string,
  lat: number,
  lng: number,
  en: string,
  de: string,
  fr: string,
  nl: string,
  it: string,
]

/** Order is the id order; append only. */
export const countryRows = [
  ['FR', 46.6, 2.45, 'in|France', 'in|Frankreich', 'en|France', 'in|Frankrijk', 'in|Francia'],
  ['IT', 42.8, 12.5, 'in|Italy', 'in|Italien', 'en|Italie', 'in|Italië', 'in|Italia'],
  ['ES', 40.2, -3.6, 'in|Spain', 'in|Spanien', 'en|Espagne', 'in|Spanje', 'in|Spagna'],
  ['HR', 44.6, 15.6, 'in|Croatia', 'in|Kroatien', 'en|Croatie', 'in|Kroatië', 'in|Croazia'],
  ['DE', 51.1, 10.4, 'in|Germany', 'in|Deutschland', 'en|Allemagne', 'in|Duitsland', 'in|Germania'],
  [
    'NL',
    52.2,
    5.5,
    'in the|Netherlands',
    '=in den Niederlanden|Niederlande',
    'aux|Pays-Bas',
    'in|Nederland',
    'nei|Paesi Bassi',
  ],
  ['AT', 47.6, 13.8, 'in|Austria', 'in|Österreich', 'en|Autriche', 'in|Oostenrijk', 'in|Austria'],
  ['CH', 46.8, 8.2, 'in|Switzerland', 'in der|Schweiz', 'en|Suisse', 'in|Zwitserland', 'in|Svizzera'],
  ['BE', 50.6, 4.7, 'in|Belgium', 'in|Belgien', 'en|Belgique', 'in|België', 'in|Belgio'],
  ['DK', 56.0, 9.8, 'in|Denmark', 'in|Dänemark', 'au|Danemark', 'in|Denemarken', 'in|Danimarca'],
  [
    'GB',
    53.4,
    -2.4,
    'in|Great Britain',
    'in|Großbritannien',
    'en|Grande-Bretagne',
    'in|Groot-Brittannië',
    'in|Gran Bretagna',
  ],
  ['IE', 53.2, -8.0, 'in|Ireland', 'in|Irland', 'en|Irlande', 'in|Ierland', 'in|Irlanda'],
  ['PT', 39.6, -8.2, 'in|Portugal', 'in|Portugal', 'au|Portugal', 'in|Portugal', 'in|Portogallo'],
  ['SI', 46.1, 14.6, 'in|Slovenia', 'in|Slowenien', 'en|Slovénie', 'in|Slovenië', 'in|Slovenia'],
  ['LU', 49.8, 6.1, 'in|Luxembourg', 'in|Luxemburg', 'au|Luxembourg', 'in|Luxemburg', 'in|Lussemburgo'],
  ['SE', 58.6, 14.2, 'in|Sweden', 'in|Schweden', 'en|Suède', 'in|Zweden', 'in|Svezia'],
] as const satisfies readonly CountryRow[]
