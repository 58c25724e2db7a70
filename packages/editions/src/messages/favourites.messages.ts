import type { MessageTable } from './message-table.ts'

/** The favourites of an account. */
export const favouritesMessages = {
  'favourites.title': {
    'en-GB': 'My favourites',
    de: 'Meine Merkliste',
    'de-CH': 'Meine Merkliste',
    fr: 'Mes favoris',
    nl: 'Mijn favorieten',
    'nl-BE': 'Mijn favorieten',
    it: 'I miei preferiti',
  },
  'favourites.description': {
    'en-GB': 'Your saved campsites, with today’s total for your stay.',
    de: 'Ihre gemerkten Campingplätze mit dem heutigen Preis für Ihren Aufenthalt.',
    'de-CH': 'Ihre gemerkten Campingplätze mit dem heutigen Preis für Ihren Aufenthalt.',
    fr: 'Les campings que vous avez enregistrés, avec le prix de votre séjour aujourd’hui.',
    nl: 'De campings die je hebt bewaard, met de prijs van je verblijf vandaag.',
    'nl-BE': 'De campings die je hebt bewaard, met de prijs van je verblijf vandaag.',
    it: 'I campeggi che hai salvato, con il prezzo di oggi per il tuo soggiorno.',
  },
  'favourites.stay': {
    'en-GB': 'Totals for {from} to {to}, {party}.',
    de: 'Gesamtpreise vom {from} bis {to}, {party}.',
    'de-CH': 'Totalpreise vom {from} bis {to}, {party}.',
    fr: 'Prix totaux du {from} au {to}, {party}.',
    nl: 'Totaalprijzen van {from} tot {to} voor {party}.',
    'nl-BE': 'Totaalprijzen van {from} tot {to}, {party}.',
    it: 'Prezzi totali dal {from} al {to}, {party}.',
  },
  'favourites.notFree': {
    'en-GB': 'Nothing available for these dates',
    de: 'In diesem Zeitraum nichts verfügbar',
    'de-CH': 'In diesem Zeitraum nichts verfügbar',
    fr: 'Aucune disponibilité à ces dates',
    nl: 'Niets beschikbaar op deze data',
    'nl-BE': 'Niets beschikbaar op deze data',
    it: 'Nessuna disponibilità in queste date',
  },
  'favourites.none': {
    'en-GB': 'No favourites yet',
    de: 'Noch nichts gemerkt',
    'de-CH': 'Noch nichts gemerkt',
    fr: 'Pas encore de favoris',
    nl: 'Nog geen favorieten',
    'nl-BE': 'Nog geen favorieten',
    it: 'Ancora nessun preferito',
  },
  'favourites.none.text': {
    'en-GB': 'Tap the heart on any campsite to save it here. You’ll find it on every device you sign in on.',
    de: 'Tippen Sie bei einem Campingplatz auf das Herz, dann finden Sie ihn hier wieder, auf jedem Gerät, auf dem Sie angemeldet sind.',
    'de-CH':
      'Tippen Sie bei einem Campingplatz auf das Herz: Dann finden Sie ihn hier wieder, auf jedem Gerät, auf dem Sie angemeldet sind.',
    fr: 'Touchez le cœur d’un camping pour le retrouver ici, sur tous les appareils où vous utilisez votre compte.',
    nl: 'Tik op het hartje van een camping en vind hem hier terug, op elk apparaat waarop je inlogt.',
    'nl-BE':
      'Tik op het hartje van een camping en vind hem hier terug, op elk toestel waarop je je aanmeldt.',
    it: 'Tocca il cuore di un campeggio per ritrovarlo qui, su ogni dispositivo da cui accedi.',
  },
  'favourites.alert': {
    'en-GB': 'Tell me when it’s available',
    de: 'Benachrichtigen, wenn frei',
    'de-CH': 'Benachrichtigen, wenn frei',
    fr: 'M’avertir si une place se libère',
    nl: 'Meld het me als er plaats is',
    'nl-BE': 'Mail me als er plaats is',
    it: 'Avvisami se si libera',
  },
} as const satisfies MessageTable
