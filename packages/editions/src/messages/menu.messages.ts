import type { MessageTable } from './message-table.ts'

/** The panels of the header: destinations, menu on phones, search, popups. Load with the first one. */
export const menuMessages = {
  'menu.viewAllIn': {
    'en-GB': 'View all regions {code, select, NL {in the Netherlands} other {in {place}}}',
    de: 'Alle Regionen {code, select, CH {in der Schweiz} NL {in den Niederlanden} SK {in der Slowakei} other {in {place}}}',
    'de-CH':
      'Alle Regionen {code, select, CH {in der Schweiz} NL {in den Niederlanden} SK {in der Slowakei} other {in {place}}}',
    fr: 'Voir toutes les régions {code, select, NL {aux Pays-Bas} PT {au Portugal} DK {au Danemark} LU {au Luxembourg} ME {au Monténégro} other {en {place}}}',
    nl: 'Alle regio’s {code, select, other {in {place}}}',
    'nl-BE': 'Alle regio’s {code, select, other {in {place}}}',
    it: 'Tutte le zone {code, select, NL {nei Paesi Bassi} other {in {place}}}',
  },
  'menu.viewAllOf': {
    'en-GB': 'View all regions in {place}',
    de: '{place}: alle Regionen',
    'de-CH': '{place}: alle Regionen',
    fr: '{place} : toutes les régions',
    nl: '{place}: alle regio’s',
    'nl-BE': '{place}: alle regio’s',
    it: '{place}: tutte le zone',
  },
  'menu.popular': {
    'en-GB': 'Popular campsites {code, select, NL {in the Netherlands} other {in {place}}}',
    de: 'Beliebte Campingplätze {code, select, CH {in der Schweiz} NL {in den Niederlanden} SK {in der Slowakei} other {in {place}}}',
    'de-CH':
      'Beliebte Campingplätze {code, select, CH {in der Schweiz} NL {in den Niederlanden} SK {in der Slowakei} other {in {place}}}',
    fr: 'Campings appréciés {code, select, NL {aux Pays-Bas} PT {au Portugal} DK {au Danemark} LU {au Luxembourg} ME {au Monténégro} other {en {place}}}',
    nl: 'Populaire campings {code, select, other {in {place}}}',
    'nl-BE': 'Populaire campings {code, select, other {in {place}}}',
    it: 'I campeggi più amati {code, select, NL {nei Paesi Bassi} other {in {place}}}',
  },
  'menu.saved': {
    'en-GB': 'My favourites',
    de: 'Meine Merkliste',
    'de-CH': 'Meine Merkliste',
    fr: 'Mes favoris',
    nl: 'Mijn favorieten',
    'nl-BE': 'Mijn favorieten',
    it: 'I miei preferiti',
  },
  'menu.back': {
    'en-GB': 'Back to {place}',
    de: 'Zurück: {place}',
    'de-CH': 'Zurück: {place}',
    fr: 'Retour : {place}',
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
    fr: 'Trouver un camping',
    nl: 'Zoek je camping',
    'nl-BE': 'Zoek je camping',
    it: 'Trova il tuo campeggio',
  },
} as const satisfies MessageTable
