import type { MessageTable } from './message-table.ts'

/** The consent question, and its settings. */
export const consentMessages = {
  'consent.title': {
    'en-GB': 'Which cookies may we use?',
    de: 'Welche Cookies dürfen wir verwenden?',
    'de-CH': 'Welche Cookies dürfen wir verwenden?',
    fr: 'Quels cookies acceptez-vous ?',
    nl: 'Welke cookies mogen we gebruiken?',
    'nl-BE': 'Welke cookies mogen we gebruiken?',
    it: 'Quali cookie possiamo usare?',
  },
  'consent.text': {
    'en-GB':
      'This site works without any further cookies. If you agree, we’ll also measure how it’s used and show you offers that suit you. You can change your mind at any time at the bottom of the page.',
    de: 'Die Website funktioniert ohne weitere Cookies. Wenn Sie zustimmen, messen wir auch, wie sie genutzt wird, und zeigen passende Angebote. Ihre Wahl können Sie unten auf der Seite jederzeit ändern.',
    'de-CH':
      'Die Website funktioniert ohne weitere Cookies. Wenn Sie zustimmen, messen wir auch, wie sie genutzt wird, und zeigen passende Angebote. Ihre Wahl können Sie unten auf der Seite jederzeit ändern.',
    fr: 'Le site fonctionne avec les seuls cookies nécessaires. Avec votre accord, nous mesurons aussi son utilisation et affichons des offres adaptées. Vous pouvez changer d’avis à tout moment en bas de page.',
    nl: 'De site werkt zonder extra cookies. Als je akkoord gaat, meten we ook hoe hij wordt gebruikt en tonen we aanbiedingen die bij je passen. Onderaan de pagina kun je je keuze altijd aanpassen.',
    'nl-BE':
      'De site werkt zonder extra cookies. Als je akkoord gaat, meten we ook hoe hij gebruikt wordt en tonen we je passende aanbiedingen. Je kan je keuze altijd aanpassen onderaan de pagina.',
    it: 'Il sito funziona senza altri cookie. Con il tuo consenso misuriamo anche come viene usato e mostriamo offerte adatte. Puoi cambiare idea quando vuoi in fondo alla pagina.',
  },
  'consent.text.statistics': {
    'en-GB':
      'This site works without any further cookies. If you agree, we’ll also measure how it’s used so that we can improve it. You can change your mind at any time at the bottom of the page.',
    de: 'Die Website funktioniert ohne weitere Cookies. Wenn Sie zustimmen, messen wir auch, wie sie genutzt wird, um sie zu verbessern. Ihre Wahl können Sie unten auf der Seite jederzeit ändern.',
    'de-CH':
      'Die Website funktioniert ohne weitere Cookies. Wenn Sie zustimmen, messen wir auch, wie sie genutzt wird, um sie zu verbessern. Ihre Wahl können Sie unten auf der Seite jederzeit ändern.',
    fr: 'Le site fonctionne avec les seuls cookies nécessaires. Avec votre accord, nous mesurons aussi son utilisation, pour voir ce que nous pouvons améliorer. Vous pouvez changer d’avis à tout moment en bas de page.',
    nl: 'De site werkt zonder extra cookies. Als je akkoord gaat, meten we ook hoe hij wordt gebruikt, zodat we hem kunnen verbeteren. Onderaan de pagina kun je je keuze altijd aanpassen.',
    'nl-BE':
      'De site werkt zonder extra cookies. Als je akkoord gaat, meten we ook hoe hij gebruikt wordt, zodat we hem kunnen verbeteren. Je kan je keuze altijd aanpassen onderaan de pagina.',
    it: 'Il sito funziona senza altri cookie. Con il tuo consenso misuriamo anche come viene usato, per capire cosa migliorare. Puoi cambiare idea quando vuoi in fondo alla pagina.',
  },
  'consent.more': {
    'en-GB': 'More about cookies',
    de: 'Mehr über Cookies',
    'de-CH': 'Mehr über Cookies',
    fr: 'En savoir plus sur les cookies',
    nl: 'Meer over cookies',
    'nl-BE': 'Meer over cookies',
    it: 'Maggiori informazioni sui cookie',
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
    'en-GB': 'Let me choose',
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
    'en-GB': 'This site works without them. You can change your mind here at any time.',
    de: 'Die Website funktioniert auch ohne die folgenden Cookies. Ihre Wahl können Sie hier jederzeit ändern.',
    'de-CH':
      'Die Website funktioniert auch ohne die folgenden Cookies. Ihre Wahl können Sie hier jederzeit ändern.',
    fr: 'Le site fonctionne sans eux. Vous pouvez changer d’avis ici à tout moment.',
    nl: 'De site werkt ook zonder. Je kunt je keuze hier altijd wijzigen.',
    'nl-BE': 'De site werkt ook zonder. Je kan je keuze hier altijd wijzigen.',
    it: 'Il sito funziona anche senza i cookie seguenti. Puoi cambiare idea qui in qualsiasi momento.',
  },
  'consent.statistics': {
    'en-GB': 'Statistics, to help us improve this site',
    de: 'Statistik, damit wir die Website verbessern können',
    'de-CH': 'Statistik, damit wir die Website verbessern können',
    fr: 'Statistiques, pour améliorer ce site',
    nl: 'Statistieken, om de site te verbeteren',
    'nl-BE': 'Statistieken, om de site te verbeteren',
    it: 'Statistiche, per migliorare il sito',
  },
  'consent.marketing': {
    'en-GB': 'Marketing, so that you see offers that suit you',
    de: 'Werbung, damit Sie passende Angebote sehen',
    'de-CH': 'Werbung, damit Sie passende Angebote sehen',
    fr: 'Marketing, pour des offres adaptées à vos recherches',
    nl: 'Marketing, zodat je passende aanbiedingen ziet',
    'nl-BE': 'Marketing, zodat je passende aanbiedingen ziet',
    it: 'Marketing, per offerte adatte a ciò che cerchi',
  },
  'consent.chat': {
    'en-GB': 'Chat, so that we can answer your questions',
    de: 'Chat, damit wir Ihre Fragen beantworten können',
    'de-CH': 'Chat, damit wir Ihre Fragen beantworten können',
    fr: 'Chat, pour répondre à vos questions',
    nl: 'Chat, zodat we je vragen kunnen beantwoorden',
    'nl-BE': 'Chat, zodat we je vragen kunnen beantwoorden',
    it: 'Chat, per rispondere alle tue domande',
  },
} as const satisfies MessageTable
