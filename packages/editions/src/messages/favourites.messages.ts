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
    'en-GB': 'The campsites you have saved, with what your stay costs there today.',
    de: 'Ihre gemerkten Campingplätze mit dem heutigen Preis für Ihren Aufenthalt.',
    'de-CH': 'Ihre gemerkten Campingplätze mit dem heutigen Preis für Ihren Aufenthalt.',
    fr: 'Les campings que vous avez enregistrés, avec le prix de votre séjour aujourd’hui.',
    nl: 'De campings die je hebt bewaard, met de prijs van je verblijf vandaag.',
    'nl-BE': 'De campings die je hebt bewaard, met de prijs van je verblijf vandaag.',
    it: 'I campeggi che hai salvato, con il prezzo del tuo soggiorno oggi.',
  },
  'favourites.stay': {
    'en-GB': 'Totals for {dates}, {party}.',
    de: 'Gesamtpreise für {dates}, {party}.',
    'de-CH': 'Gesamtpreise für {dates}, {party}.',
    fr: 'Prix totaux pour {dates}, {party}.',
    nl: 'Totaalprijzen voor {dates}, {party}.',
    'nl-BE': 'Totaalprijzen voor {dates}, {party}.',
    it: 'Prezzi totali per {dates}, {party}.',
  },
  'favourites.notFree': {
    'en-GB': 'Nothing free for these dates',
    de: 'Für diese Daten nichts frei',
    'de-CH': 'Für diese Daten nichts frei',
    fr: 'Rien de libre à ces dates',
    nl: 'Niets vrij op deze data',
    'nl-BE': 'Niets vrij op deze data',
    it: 'Niente di libero in queste date',
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
    'en-GB': 'Tap the heart of a campsite and find it here again, on every device you sign in on.',
    de: 'Tippen Sie bei einem Campingplatz auf das Herz: Dann finden Sie ihn hier wieder, auf jedem Gerät, auf dem Sie angemeldet sind.',
    'de-CH':
      'Tippen Sie bei einem Campingplatz auf das Herz: Dann finden Sie ihn hier wieder, auf jedem Gerät, auf dem Sie angemeldet sind.',
    fr: 'Touchez le cœur d’un camping pour le retrouver ici, sur tous les appareils où vous êtes connecté.',
    nl: 'Tik op het hartje van een camping en vind hem hier terug, op elk apparaat waarop je inlogt.',
    'nl-BE': 'Tik op het hartje van een camping en vind hem hier terug, op elk toestel waarop je inlogt.',
    it: 'Tocca il cuore di un campeggio per ritrovarlo qui, su ogni dispositivo da cui accedi.',
  },
} as const satisfies MessageTable
