import type { MessageTable } from './message-table.ts'

/** The error page: its texts load with it, so that no other first load includes them. */
export const failureMessages = {
  'failure.notFound': {
    'en-GB': 'We can’t find this page',
    de: 'Diese Seite finden wir nicht',
    'de-CH': 'Diese Seite finden wir nicht',
    fr: 'Cette page est introuvable',
    nl: 'Deze pagina vinden we niet',
    'nl-BE': 'Deze pagina vinden we niet',
    it: 'Non troviamo questa pagina',
  },
  'failure.gone': {
    'en-GB': 'The page you are looking for is gone or has moved.',
    de: 'Die gesuchte Seite gibt es nicht mehr, oder sie ist umgezogen.',
    'de-CH': 'Die gesuchte Seite gibt es nicht mehr, oder sie ist umgezogen.',
    fr: 'La page que vous cherchez n’existe plus ou a changé d’adresse.',
    nl: 'De pagina die je zoekt bestaat niet meer of is verhuisd.',
    'nl-BE': 'De pagina die je zoekt bestaat niet meer of is verhuisd.',
    it: 'La pagina che cerchi non c’è più o ha cambiato indirizzo.',
  },
  'failure.hint': {
    'en-GB': 'Refresh your browser or try again later.',
    de: 'Laden Sie die Seite neu, oder versuchen Sie es später noch einmal.',
    'de-CH': 'Laden Sie die Seite neu, oder versuchen Sie es später noch einmal.',
    fr: 'Actualisez votre navigateur ou réessayez plus tard.',
    nl: 'Vernieuw de pagina of probeer het later nog eens.',
    'nl-BE': 'Vernieuw de pagina of probeer het later nog eens.',
    it: 'Aggiorna il browser o riprova più tardi.',
  },
  'failure.title': {
    'en-GB': 'Something is not working right now',
    de: 'Gerade klappt etwas nicht',
    'de-CH': 'Gerade klappt etwas nicht',
    fr: 'Un problème est survenu',
    nl: 'Er gaat nu iets niet goed',
    'nl-BE': 'Er loopt nu iets mis',
    it: 'C’è un problema in questo momento',
  },
  'failure.text': {
    'en-GB': 'Nothing is lost. Please try again in a moment.',
    de: 'Es ist nichts verloren. Bitte versuchen Sie es gleich noch einmal.',
    'de-CH': 'Es ist nichts verloren. Bitte versuchen Sie es gleich noch einmal.',
    fr: 'Rien n’est perdu. Réessayez dans un instant.',
    nl: 'Er is niets verloren. Probeer het zo nog eens.',
    'nl-BE': 'Er is niets verloren. Probeer het zo dadelijk opnieuw.',
    it: 'Non hai perso nulla. Riprova tra un momento.',
  },
  'failure.discover': {
    'en-GB': 'Discover',
    de: 'Entdecken',
    'de-CH': 'Entdecken',
    fr: 'Découvrir',
    nl: 'Ontdekken',
    'nl-BE': 'Ontdekken',
    it: 'Scopri',
  },
} as const satisfies MessageTable
