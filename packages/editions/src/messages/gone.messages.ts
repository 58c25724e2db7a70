import type { MessageTable } from './message-table.ts'

/** The page of a campsite that is no longer offered (status 410). */
export const goneMessages = {
  'gone.title': {
    'en-GB': '{name} is no longer with us',
    de: '{name} ist nicht mehr im Programm',
    'de-CH': '{name} ist nicht mehr im Programm',
    fr: '{name} n’est plus dans notre sélection',
    nl: '{name} zit niet meer in ons aanbod',
    'nl-BE': '{name} maakt geen deel meer uit van ons aanbod',
    it: '{name} non è più nella nostra selezione',
  },
  'gone.text': {
    'en-GB':
      'Campsites close, change hands or stop keeping what we promise our guests. This one has left our selection, so you can no longer book it here.',
    de: 'Plätze schließen, wechseln den Besitzer oder halten nicht mehr, was wir unseren Gästen versprechen. Dieser Platz hat unsere Auswahl verlassen und lässt sich hier nicht mehr buchen.',
    'de-CH':
      'Plätze schliessen, wechseln den Besitzer oder halten nicht mehr, was wir unseren Gästen versprechen. Dieser Platz hat unsere Auswahl verlassen und lässt sich hier nicht mehr buchen.',
    fr: 'Un camping ferme, change de mains ou ne tient plus ce que nous promettons à nos clients. Celui-ci a quitté notre sélection et ne peut plus être réservé ici.',
    nl: 'Campings sluiten, krijgen een nieuwe eigenaar of maken niet meer waar wat wij onze gasten beloven. Deze camping heeft ons aanbod verlaten en is hier niet meer te boeken.',
    'nl-BE':
      'Campings sluiten, komen in andere handen of maken niet meer waar wat we onze gasten beloven. Deze camping heeft ons aanbod verlaten en kan je hier niet meer boeken.',
    it: 'I campeggi chiudono, cambiano gestione o non mantengono più ciò che promettiamo ai nostri ospiti. Questo ha lasciato la nostra selezione e qui non si può più prenotare.',
  },
  'gone.hint': {
    'en-GB': 'Good campsites nearby are waiting.',
    de: 'In der Nähe warten andere schöne Plätze.',
    'de-CH': 'In der Nähe warten andere schöne Plätze.',
    fr: 'D’autres beaux campings vous attendent tout près.',
    nl: 'In de buurt liggen andere fijne campings.',
    'nl-BE': 'In de buurt vind je andere fijne campings.',
    it: 'Nei dintorni ti aspettano altri bei campeggi.',
  },
  'gone.similar': {
    'en-GB': 'Close by and much alike',
    de: 'Ganz in der Nähe und ganz ähnlich',
    'de-CH': 'Ganz in der Nähe und ganz ähnlich',
    fr: 'Tout près et dans le même esprit',
    nl: 'Dichtbij en in dezelfde sfeer',
    'nl-BE': 'Vlakbij en in dezelfde sfeer',
    it: 'Vicini e dello stesso genere',
  },
  'gone.search': {
    'en-GB': 'Search all campsites',
    de: 'Alle Plätze durchsuchen',
    'de-CH': 'Alle Plätze durchsuchen',
    fr: 'Chercher parmi tous les campings',
    nl: 'Zoek in alle campings',
    'nl-BE': 'Zoek in alle campings',
    it: 'Cerca tra tutti i campeggi',
  },
} as const satisfies MessageTable
