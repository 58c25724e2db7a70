import type { MessageTable } from './message-table.ts'

/** The offline page. */
export const offlineMessages = {
  'offline.title': {
    'en-GB': 'You are offline',
    de: 'Sie sind offline',
    'de-CH': 'Sie sind offline',
    fr: 'Vous êtes hors ligne',
    nl: 'Je bent offline',
    'nl-BE': 'Je bent offline',
    it: 'Sei offline',
  },
  'offline.text': {
    'en-GB':
      'There is no connection right now. At many a campsite that is the best part; here it means a short break.',
    de: 'Gerade gibt es keine Verbindung. Auf manchem Platz ist das das Schönste, hier heißt es kurz warten.',
    'de-CH':
      'Gerade gibt es keine Verbindung. Auf manchem Platz ist das das Schönste, hier heisst es kurz warten.',
    fr: 'Pas de connexion pour le moment. Au camping, c’est parfois un bonheur ; ici, c’est une petite pause.',
    nl: 'Er is nu geen verbinding. Op de camping is dat soms juist fijn, hier is het even wachten.',
    'nl-BE': 'Er is nu geen verbinding. Op de camping is dat soms net fijn, hier is het even wachten.',
    it: 'Al momento non c’è connessione. In campeggio a volte è il bello; qui è solo una breve pausa.',
  },
  'offline.hint': {
    'en-GB': 'Check your network, then try again.',
    de: 'Prüfen Sie Ihr Netz, und versuchen Sie es dann noch einmal.',
    'de-CH': 'Prüfen Sie Ihr Netz, und versuchen Sie es dann noch einmal.',
    fr: 'Vérifiez votre réseau, puis réessayez.',
    nl: 'Controleer je netwerk en probeer het opnieuw.',
    'nl-BE': 'Controleer je netwerk en probeer het opnieuw.',
    it: 'Controlla la rete e riprova.',
  },
} as const satisfies MessageTable
