import type { MessageTable } from './message-table.ts'

/** The panels of the header: destinations, menu on phones, search, popups. Load with the first one. */
export const menuMessages = {
  'menu.viewAllIn': {
    'en-GB':
      'View all areas {code, select, NL {in the Netherlands} GB {in the United Kingdom} other {in {place}}}',
    de: 'Alle Regionen {code, select, CH {in der Schweiz} NL {in den Niederlanden} SK {in der Slowakei} other {in {place}}}',
    'de-CH':
      'Alle Regionen {code, select, CH {in der Schweiz} NL {in den Niederlanden} SK {in der Slowakei} other {in {place}}}',
    fr: 'Voir toutes les régions {code, select, NL {aux Pays-Bas} PT {au Portugal} DK {au Danemark} LU {au Luxembourg} ME {au Monténégro} GB {au Royaume-Uni} other {en {place}}}',
    nl: 'Alle streken {code, select, other {in {place}}}',
    'nl-BE': 'Alle streken {code, select, other {in {place}}}',
    it: 'Tutte le zone {code, select, NL {nei Paesi Bassi} GB {nel Regno Unito} other {in {place}}}',
  },
  'menu.viewAllOf': {
    'en-GB': 'View all areas in {place}',
    de: '{place}: alle Gebiete',
    'de-CH': '{place}: alle Gebiete',
    fr: '{place} : toutes les zones',
    nl: '{place}: alle gebieden',
    'nl-BE': '{place}: alle gebieden',
    it: '{place}: tutte le zone',
  },
  'menu.popular': {
    'en-GB':
      'Popular campsites {code, select, NL {in the Netherlands} GB {in the United Kingdom} other {in {place}}}',
    de: 'Beliebte Campingplätze {code, select, CH {in der Schweiz} NL {in den Niederlanden} SK {in der Slowakei} other {in {place}}}',
    'de-CH':
      'Beliebte Campingplätze {code, select, CH {in der Schweiz} NL {in den Niederlanden} SK {in der Slowakei} other {in {place}}}',
    fr: 'Campings appréciés {code, select, NL {aux Pays-Bas} PT {au Portugal} DK {au Danemark} LU {au Luxembourg} ME {au Monténégro} GB {au Royaume-Uni} other {en {place}}}',
    nl: 'Populaire campings {code, select, other {in {place}}}',
    'nl-BE': 'Populaire campings {code, select, other {in {place}}}',
    it: 'Campeggi amati {code, select, NL {nei Paesi Bassi} GB {nel Regno Unito} other {in {place}}}',
  },
  'menu.back': {
    'en-GB': 'Back to {place}',
    de: 'Zurück: {place}',
    'de-CH': 'Zurück: {place}',
    fr: 'Retour : {place}',
    nl: 'Terug naar {place}',
    'nl-BE': 'Terug naar {place}',
    it: 'Indietro: {place}',
  },
  'menu.europe': {
    'en-GB': 'Europe',
    de: 'Europa',
    'de-CH': 'Europa',
    fr: 'Europe',
    nl: 'Europa',
    'nl-BE': 'Europa',
    it: 'Europa',
  },
  'menu.searchTitle': {
    'en-GB': 'Find your campsite',
    de: 'Campingplatz finden',
    'de-CH': 'Campingplatz finden',
    fr: 'Trouvez votre camping',
    nl: 'Vind je camping',
    'nl-BE': 'Zoek je camping',
    it: 'Trova il tuo campeggio',
  },
} as const satisfies MessageTable
