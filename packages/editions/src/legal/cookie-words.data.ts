import type { CountryWords } from './country-words.ts'

/** Words of the table of what browsers store. */
export const cookieWords = {
  title: {
    en: 'What is stored in your browser',
    de: 'Was in Ihrem Browser gespeichert wird',
    fr: 'Ce qui est enregistré dans votre navigateur',
    nl: 'Wat in je browser wordt bewaard',
    it: 'Cosa viene salvato nel tuo browser',
  },
  name: { en: 'Name', de: 'Name', fr: 'Nom', nl: 'Naam', it: 'Nome' },
  purpose: { en: 'Purpose', de: 'Wozu', fr: 'Finalité', nl: 'Waarvoor', it: 'A che serve' },
  lasts: { en: 'Duration', de: 'Wie lange', fr: 'Durée', nl: 'Hoe lang', it: 'Durata' },
  session: {
    en: 'until you sign out',
    de: 'bis zur Abmeldung',
    fr: 'jusqu’à la déconnexion',
    nl: 'tot je uitlogt',
    it: 'fino alla disconnessione',
    'nl-BE': 'tot je je afmeldt',
  },
  visitor: {
    en: 'until you sign out or delete it',
    de: 'bis Sie sich abmelden oder die Daten löschen',
    fr: 'jusqu’à la déconnexion ou l’effacement',
    nl: 'tot je uitlogt of het verwijdert',
    it: 'finché non ti disconnetti o lo cancelli',
    'nl-BE': 'tot je je afmeldt of het wist',
  },
  tab: {
    en: 'until the tab is closed',
    de: 'bis der Tab geschlossen wird',
    fr: 'jusqu’à la fermeture de l’onglet',
    nl: 'tot je het tabblad sluit',
    it: 'fino alla chiusura della scheda',
  },
  cleared: {
    en: 'until you delete it',
    de: 'bis Sie die Daten löschen',
    fr: 'jusqu’à l’effacement',
    nl: 'tot je het verwijdert',
    it: 'finché non lo cancelli',
  },
  google: {
    en: 'set by Google, up to two years',
    de: 'laut Google bis zu zwei Jahre',
    fr: 'selon Google, jusqu’à deux ans',
    nl: 'volgens Google, tot twee jaar',
    it: 'secondo Google, fino a due anni',
  },
} as const satisfies Record<string, CountryWords>
