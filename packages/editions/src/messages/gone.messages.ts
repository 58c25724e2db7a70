import type { MessageTable } from './message-table.ts'

/** The page of a campsite that is no longer offered (status 410). */
export const goneMessages = {
  'gone.title': {
    'en-GB': '{name} is no longer available',
    de: '{name} ist nicht mehr im Programm',
    'de-CH': '{name} ist nicht mehr im Programm',
    fr: '{name} n’est plus disponible',
    nl: '{name} zit niet meer in ons aanbod',
    'nl-BE': '{name} maakt geen deel meer uit van ons aanbod',
    it: '{name} non è più disponibile',
  },
  'gone.text': {
    'en-GB': 'It’s no longer part of our selection and can’t be booked here.',
    de: 'Dieser Campingplatz gehört nicht mehr zu unserer Auswahl und lässt sich hier nicht mehr buchen.',
    'de-CH':
      'Dieser Campingplatz gehört nicht mehr zu unserer Auswahl und lässt sich hier nicht mehr buchen.',
    fr: 'Ce camping ne fait plus partie de notre sélection et ne peut plus être réservé ici.',
    nl: 'Je kunt deze camping hier niet meer boeken.',
    'nl-BE': 'Je kan deze camping hier niet meer boeken.',
    it: 'Non fa più parte della nostra selezione e qui non si può più prenotare.',
  },
  'gone.hint': {
    'en-GB': 'You’ll find other good campsites nearby.',
    de: 'In der Nähe finden Sie andere schöne Campingplätze.',
    'de-CH': 'In der Nähe finden Sie andere schöne Campingplätze.',
    fr: 'D’autres beaux campings vous attendent tout près.',
    nl: 'In de buurt vind je andere fijne campings.',
    'nl-BE': 'In de buurt vind je andere fijne campings.',
    it: 'Nei dintorni ti aspettano altri bei campeggi.',
  },
  'gone.similar': {
    'en-GB': 'Similar campsites nearby',
    de: 'Ähnliche Campingplätze in der Nähe',
    'de-CH': 'Ähnliche Campingplätze in der Nähe',
    fr: 'Campings similaires à proximité',
    nl: 'Vergelijkbare campings in de buurt',
    'nl-BE': 'Gelijkaardige campings in de buurt',
    it: 'Campeggi simili nelle vicinanze',
  },
  'gone.search': {
    'en-GB': 'Search all campsites',
    de: 'Alle Campingplätze durchsuchen',
    'de-CH': 'Alle Campingplätze durchsuchen',
    fr: 'Chercher parmi tous les campings',
    nl: 'Zoek in alle campings',
    'nl-BE': 'Zoek in alle campings',
    it: 'Cerca tra tutti i campeggi',
  },
} as const satisfies MessageTable
