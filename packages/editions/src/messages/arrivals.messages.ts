import type { MessageTable } from './message-table.ts'

/** The price strip above results; loads with it. */
export const arrivalsMessages = {
  'arrivals.label': {
    'en-GB': 'Prices by day of arrival',
    de: 'Preise nach Anreisetag',
    'de-CH': 'Preise nach Anreisetag',
    fr: 'Prix par jour d’arrivée',
    nl: 'Prijzen per aankomstdag',
    'nl-BE': 'Prijzen per aankomstdag',
    it: 'Prezzi per giorno di arrivo',
  },
  'arrivals.caption': {
    'en-GB': 'Lowest total for {nights, plural, one {# night} other {# nights}}, by day of arrival',
    de: 'Günstigster Gesamtpreis für {nights, plural, one {# Nacht} other {# Nächte}}, je nach Anreisetag',
    'de-CH':
      'Günstigster Gesamtpreis für {nights, plural, one {# Nacht} other {# Nächte}}, je nach Anreisetag',
    fr: 'Total le plus bas pour {nights, plural, one {# nuit} other {# nuits}}, selon le jour d’arrivée',
    nl: 'Laagste totaalprijs voor {nights, plural, one {# nacht} other {# nachten}}, per aankomstdag',
    'nl-BE': 'Laagste totaalprijs voor {nights, plural, one {# nacht} other {# nachten}}, per aankomstdag',
    it: 'Totale più basso per {nights, plural, one {# notte} other {# notti}}, secondo il giorno di arrivo',
  },
  'arrivals.low': {
    'en-GB': 'lowest price',
    de: 'günstigster Preis',
    'de-CH': 'günstigster Preis',
    fr: 'prix le plus bas',
    nl: 'laagste prijs',
    'nl-BE': 'laagste prijs',
    it: 'prezzo più basso',
  },
  'arrivals.closed': {
    'en-GB': 'nothing free',
    de: 'nichts frei',
    'de-CH': 'nichts frei',
    fr: 'complet',
    nl: 'niets vrij',
    'nl-BE': 'niets vrij',
    it: 'nessuna disponibilità',
  },
  'arrivals.earlier': {
    'en-GB': 'Earlier days',
    de: 'Frühere Tage',
    'de-CH': 'Frühere Tage',
    fr: 'Jours précédents',
    nl: 'Eerdere dagen',
    'nl-BE': 'Eerdere dagen',
    it: 'Giorni precedenti',
  },
  'arrivals.later': {
    'en-GB': 'Later days',
    de: 'Spätere Tage',
    'de-CH': 'Spätere Tage',
    fr: 'Jours suivants',
    nl: 'Latere dagen',
    'nl-BE': 'Latere dagen',
    it: 'Giorni successivi',
  },
} as const satisfies MessageTable
