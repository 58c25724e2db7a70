import type { MessageTable } from './message-table.ts'

/** The search box with two selects for the place; loads only with it. */
export const alphaMessages = {
  'alpha.country': {
    'en-GB': 'Country',
    de: 'Land',
    'de-CH': 'Land',
    fr: 'Pays',
    nl: 'Land',
    'nl-BE': 'Land',
    it: 'Paese',
  },
  'alpha.country.any': {
    'en-GB': 'Anywhere in Europe',
    de: 'Ganz Europa',
    'de-CH': 'Ganz Europa',
    fr: 'Toute l’Europe',
    nl: 'Heel Europa',
    'nl-BE': 'Heel Europa',
    it: 'Tutta Europa',
  },
  'alpha.area': {
    'en-GB': 'Region',
    de: 'Region',
    'de-CH': 'Region',
    fr: 'Région',
    nl: 'Regio',
    'nl-BE': 'Regio',
    it: 'Zona',
  },
  'alpha.area.any': {
    'en-GB': 'All regions',
    de: 'Alle Regionen',
    'de-CH': 'Alle Regionen',
    fr: 'Toutes les régions',
    nl: 'Alle regio’s',
    'nl-BE': 'Alle regio’s',
    it: 'Tutte le zone',
  },
  'alpha.area.countryFirst': {
    'en-GB': 'Choose a country first',
    de: 'Zuerst ein Land wählen',
    'de-CH': 'Zuerst ein Land wählen',
    fr: 'Choisissez d’abord un pays',
    nl: 'Kies eerst een land',
    'nl-BE': 'Kies eerst een land',
    it: 'Prima scegli un paese',
  },
} satisfies MessageTable
