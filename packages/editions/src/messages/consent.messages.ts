import type { MessageTable } from './message-table.ts'

/** The consent question, and its settings. */
export const consentMessages = {
  'consent.title': {
    'en-GB': 'Which cookies may we use?',
    de: 'Welche Cookies dürfen wir verwenden?',
    'de-CH': 'Welche Cookies dürfen wir verwenden?',
    fr: 'Quels cookies acceptez-vous ?',
    nl: 'Welke cookies mogen we gebruiken?',
    'nl-BE': 'Welke cookies mogen we gebruiken?',
    it: 'Quali cookie possiamo usare?',
  },
  'consent.text': {
    'en-GB':
      'The site works without further cookies. If you agree, we also measure how it is used and show offers that fit. You can change your mind at any time at the foot of the page.',
    de: 'Die Website funktioniert ohne weitere Cookies. Wenn Sie zustimmen, messen wir auch, wie sie genutzt wird, und zeigen passende Angebote. Ihre Wahl können Sie unten auf der Seite jederzeit ändern.',
    'de-CH':
      'Die Website funktioniert ohne weitere Cookies. Wenn Sie zustimmen, messen wir auch, wie sie genutzt wird, und zeigen passende Angebote. Ihre Wahl können Sie unten auf der Seite jederzeit ändern.',
    fr: 'Le site fonctionne sans autres cookies. Avec votre accord, nous mesurons aussi son utilisation et affichons des offres adaptées. Vous pouvez changer d’avis à tout moment en bas de page.',
    nl: 'De site werkt zonder extra cookies. Als je akkoord gaat, meten we ook hoe hij gebruikt wordt en tonen we aanbiedingen die passen. Onderaan de pagina pas je je keuze altijd aan.',
    'nl-BE':
      'De site werkt zonder extra cookies. Als je akkoord gaat, meten we ook hoe hij gebruikt wordt en tonen we aanbiedingen die passen. Onderaan de pagina pas je je keuze altijd aan.',
    it: 'Il sito funziona senza altri cookie. Con il tuo consenso misuriamo anche come viene usato e mostriamo offerte adatte. Puoi cambiare idea quando vuoi in fondo alla pagina.',
  },
  'consent.text.statistics': {
    'en-GB':
      'The site works without further cookies. If you agree, we also measure how it is used, so that we see what can be better. You can change your mind at any time at the foot of the page.',
    de: 'Die Website funktioniert ohne weitere Cookies. Wenn Sie zustimmen, messen wir auch, wie sie genutzt wird, um zu sehen, was besser werden kann. Ihre Wahl können Sie unten auf der Seite jederzeit ändern.',
    'de-CH':
      'Die Website funktioniert ohne weitere Cookies. Wenn Sie zustimmen, messen wir auch, wie sie genutzt wird, um zu sehen, was besser werden kann. Ihre Wahl können Sie unten auf der Seite jederzeit ändern.',
    fr: 'Le site fonctionne sans autres cookies. Avec votre accord, nous mesurons aussi son utilisation, pour voir ce que nous pouvons améliorer. Vous pouvez changer d’avis à tout moment en bas de page.',
    nl: 'De site werkt zonder extra cookies. Als je akkoord gaat, meten we ook hoe hij gebruikt wordt, zodat we zien wat beter kan. Onderaan de pagina pas je je keuze altijd aan.',
    'nl-BE':
      'De site werkt zonder extra cookies. Als je akkoord gaat, meten we ook hoe hij gebruikt wordt, zodat we zien wat beter kan. Onderaan de pagina pas je je keuze altijd aan.',
    it: 'Il sito funziona senza altri cookie. Con il tuo consenso misuriamo anche come viene usato, per capire cosa migliorare. Puoi cambiare idea quando vuoi in fondo alla pagina.',
  },
  'consent.more': {
    'en-GB': 'More about cookies',
    de: 'Mehr über Cookies',
    'de-CH': 'Mehr über Cookies',
    fr: 'En savoir plus sur les cookies',
    nl: 'Meer over cookies',
    'nl-BE': 'Meer over cookies',
    it: 'Di più sui cookie',
  },
  'consent.accept': {
    'en-GB': 'Accept',
    de: 'Zustimmen',
    'de-CH': 'Zustimmen',
    fr: 'Accepter',
    nl: 'Accepteren',
    'nl-BE': 'Aanvaarden',
    it: 'Accetta',
  },
  'consent.refuse': {
    'en-GB': 'Refuse',
    de: 'Ablehnen',
    'de-CH': 'Ablehnen',
    fr: 'Refuser',
    nl: 'Weigeren',
    'nl-BE': 'Weigeren',
    it: 'Rifiuta',
  },
  'consent.choose': {
    'en-GB': 'Choose myself',
    de: 'Selbst auswählen',
    'de-CH': 'Selber auswählen',
    fr: 'Choisir',
    nl: 'Zelf kiezen',
    'nl-BE': 'Zelf kiezen',
    it: 'Scegli',
  },
  'consent.save': {
    'en-GB': 'Save my choice',
    de: 'Auswahl speichern',
    'de-CH': 'Auswahl speichern',
    fr: 'Enregistrer mon choix',
    nl: 'Keuze opslaan',
    'nl-BE': 'Keuze bewaren',
    it: 'Salva la scelta',
  },
  'consent.choices': {
    'en-GB': 'Cookies on this device',
    de: 'Cookies auf diesem Gerät',
    'de-CH': 'Cookies auf diesem Gerät',
    fr: 'Cookies sur cet appareil',
    nl: 'Cookies op dit apparaat',
    'nl-BE': 'Cookies op dit toestel',
    it: 'Cookie su questo dispositivo',
  },
  'consent.choices.text': {
    'en-GB': 'The site works without them. You can change your mind here at any time.',
    de: 'Die Website funktioniert auch ohne. Ihre Wahl können Sie hier jederzeit ändern.',
    'de-CH': 'Die Website funktioniert auch ohne. Ihre Wahl können Sie hier jederzeit ändern.',
    fr: 'Le site fonctionne sans eux. Vous pouvez changer d’avis ici à tout moment.',
    nl: 'De site werkt ook zonder. Je kunt je keuze hier altijd wijzigen.',
    'nl-BE': 'De site werkt ook zonder. Je kunt je keuze hier altijd wijzigen.',
    it: 'Il sito funziona anche senza. Puoi cambiare idea qui in qualsiasi momento.',
  },
  'consent.statistics': {
    'en-GB': 'Statistics, so that we see what can be better',
    de: 'Statistik, damit wir sehen, was besser werden kann',
    'de-CH': 'Statistik, damit wir sehen, was besser werden kann',
    fr: 'Statistiques, pour voir ce que nous pouvons améliorer',
    nl: 'Statistieken, zodat we zien wat beter kan',
    'nl-BE': 'Statistieken, zodat we zien wat beter kan',
    it: 'Statistiche, per capire cosa possiamo migliorare',
  },
  'consent.marketing': {
    'en-GB': 'Marketing, so that offers fit what you look for',
    de: 'Marketing, damit Angebote zu Ihrer Suche passen',
    'de-CH': 'Marketing, damit Angebote zu Ihrer Suche passen',
    fr: 'Marketing, pour des offres adaptées à vos recherches',
    nl: 'Marketing, zodat aanbiedingen passen bij wat je zoekt',
    'nl-BE': 'Marketing, zodat aanbiedingen passen bij wat je zoekt',
    it: 'Marketing, per offerte adatte a ciò che cerchi',
  },
} as const satisfies MessageTable
