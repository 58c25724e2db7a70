import type { MessageTable } from './message-table.ts'

/** The filter sheet on phones. */
export const filtersMessages = {
  'filters.show': {
    'en-GB': '{count, plural, =0 {No campsites fit} one {Show # campsite} other {Show # campsites}}',
    de: '{count, plural, =0 {Kein Platz passt} one {# Platz anzeigen} other {# Plätze anzeigen}}',
    'de-CH': '{count, plural, =0 {Kein Platz passt} one {# Platz anzeigen} other {# Plätze anzeigen}}',
    fr: '{count, plural, =0 {Aucun camping ne correspond} one {Voir # camping} other {Voir # campings}}',
    nl: '{count, plural, =0 {Geen camping past} one {Toon # camping} other {Toon # campings}}',
    'nl-BE': '{count, plural, =0 {Geen camping past} one {Toon # camping} other {Toon # campings}}',
    it: '{count, plural, =0 {Nessun campeggio disponibile} one {Mostra # campeggio} other {Mostra # campeggi}}',
  },
  'filters.apply': {
    'en-GB': 'Show campsites',
    de: 'Plätze anzeigen',
    'de-CH': 'Plätze anzeigen',
    fr: 'Voir les campings',
    nl: 'Toon campings',
    'nl-BE': 'Toon campings',
    it: 'Mostra i campeggi',
  },
} as const satisfies MessageTable
