import type { MessageTable } from './message-table.ts'

/** The offline page. */
export const offlineMessages = {
  'offline.title': {
    'en-GB': 'You’re offline',
    de: 'Sie sind offline',
    'de-CH': 'Sie sind offline',
    fr: 'Vous êtes hors ligne',
    nl: 'Je bent offline',
    'nl-BE': 'Je bent offline',
    it: 'Sei offline',
  },
  'offline.text': {
    'en-GB': 'There’s no connection right now. Your pages will be back as soon as there is.',
    de: 'Gerade gibt es keine Verbindung. Sobald sie wieder da ist, geht es hier weiter.',
    'de-CH': 'Gerade gibt es keine Verbindung. Sobald sie wieder da ist, geht es hier weiter.',
    fr: 'Pas de connexion pour le moment. Dès qu’elle sera rétablie, vous pourrez continuer ici.',
    nl: 'Er is nu geen verbinding. Zodra die er weer is, kun je hier verder.',
    'nl-BE': 'Er is nu geen verbinding. Zodra die er weer is, kan je hier verder.',
    it: 'Al momento non c’è connessione. Appena torna, potrai continuare da qui.',
  },
  'offline.hint': {
    'en-GB': 'Please check your connection, then try again.',
    de: 'Bitte prüfen Sie Ihre Verbindung, und versuchen Sie es dann noch einmal.',
    'de-CH': 'Bitte prüfen Sie Ihre Verbindung, und versuchen Sie es dann nochmals.',
    fr: 'Vérifiez votre connexion, puis réessayez.',
    nl: 'Controleer je verbinding en probeer het opnieuw.',
    'nl-BE': 'Kijk je verbinding na en probeer het opnieuw.',
    it: 'Controlla la connessione e riprova.',
  },
} as const satisfies MessageTable
