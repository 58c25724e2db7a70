import type { MessageTable } from './message-table.ts'

/** Words of the mails. Only the server reads them. */
export const mailMessages = {
  'mail.newsletter.subject': {
    'en-GB': 'Please confirm: offers from {brand}',
    de: 'Bitte bestätigen: Angebote von {brand}',
    'de-CH': 'Bitte bestätigen: Angebote von {brand}',
    fr: 'À confirmer : les offres de {brand}',
    nl: 'Nog even bevestigen: aanbiedingen van {brand}',
    'nl-BE': 'Nog even bevestigen: aanbiedingen van {brand}',
    it: 'Da confermare: le offerte di {brand}',
  },
  'mail.newsletter.preview': {
    'en-GB': 'One click and you are on the list.',
    de: 'Ein Klick, und Sie sind dabei.',
    'de-CH': 'Ein Klick, und Sie sind dabei.',
    fr: 'Un clic et votre inscription est faite.',
    nl: 'Eén klik en je staat op de lijst.',
    'nl-BE': 'Eén klik en je bent ingeschreven.',
    it: 'Un clic e l’iscrizione è fatta.',
  },
  'mail.newsletter.heading': {
    'en-GB': 'One more click',
    de: 'Nur noch ein Klick',
    'de-CH': 'Nur noch ein Klick',
    fr: 'Plus qu’un clic',
    nl: 'Nog één klik',
    'nl-BE': 'Nog één klik',
    it: 'Ancora un clic',
  },
  'mail.newsletter.text': {
    'en-GB':
      'You asked for offers and travel ideas from {brand}. Please confirm that this is your address, and we will write to you now and then.',
    de: 'Sie möchten Angebote und Reiseideen von {brand} bekommen. Bestätigen Sie bitte, dass dies Ihre Adresse ist. Dann melden wir uns ab und zu bei Ihnen.',
    'de-CH':
      'Sie möchten Angebote und Ferienideen von {brand} erhalten. Bestätigen Sie bitte, dass dies Ihre Adresse ist. Dann melden wir uns ab und zu bei Ihnen.',
    fr: 'Vous souhaitez recevoir les offres et les idées de vacances de {brand}. Confirmez que cette adresse est la vôtre et nous vous écrirons de temps en temps.',
    nl: 'Je wilt aanbiedingen en vakantie-ideeën van {brand} ontvangen. Bevestig dat dit jouw adres is, dan schrijven we je af en toe.',
    'nl-BE':
      'Je wil aanbiedingen en vakantietips van {brand} ontvangen. Bevestig dat dit jouw adres is en je hoort af en toe van ons.',
    it: 'Hai chiesto di ricevere le offerte e le idee di viaggio di {brand}. Conferma che questo indirizzo è tuo e ti scriveremo di tanto in tanto.',
  },
  'mail.newsletter.button': {
    'en-GB': 'Yes, send me offers',
    de: 'Ja, Angebote schicken',
    'de-CH': 'Ja, Angebote schicken',
    fr: 'Oui, je veux vos offres',
    nl: 'Ja, stuur mij aanbiedingen',
    'nl-BE': 'Ja, stuur me aanbiedingen',
    it: 'Sì, inviatemi le offerte',
  },
  'mail.newsletter.validity': {
    'en-GB': 'The link works once and for seven days.',
    de: 'Der Link gilt sieben Tage und funktioniert einmal.',
    'de-CH': 'Der Link gilt sieben Tage und funktioniert einmal.',
    fr: 'Ce lien est valable sept jours et ne sert qu’une fois.',
    nl: 'De link is zeven dagen geldig en werkt één keer.',
    'nl-BE': 'De link is zeven dagen geldig en werkt één keer.',
    it: 'Il link vale sette giorni e funziona una volta sola.',
  },
  'mail.newsletter.notYou': {
    'en-GB':
      'Was it not you? Then you need not do anything: without your confirmation we will not write again.',
    de: 'Das waren nicht Sie? Dann müssen Sie nichts tun: Ohne Ihre Bestätigung schreiben wir Ihnen nicht mehr.',
    'de-CH':
      'Das waren nicht Sie? Dann müssen Sie nichts tun: Ohne Ihre Bestätigung schreiben wir Ihnen nicht mehr.',
    fr: 'Ce n’était pas vous ? Vous n’avez rien à faire : sans votre confirmation, nous ne vous écrirons plus.',
    nl: 'Was jij dit niet? Dan hoef je niets te doen: zonder jouw bevestiging schrijven we je niet meer.',
    'nl-BE': 'Was jij dat niet? Dan moet je niets doen: zonder jouw bevestiging schrijven we je niet meer.',
    it: 'Non hai fatto tu questa richiesta? Non devi fare nulla: senza la tua conferma non ti scriveremo più.',
  },
  'mail.newsletter.leave': {
    'en-GB': 'Unsubscribe',
    de: 'Abmelden',
    'de-CH': 'Abmelden',
    fr: 'Se désabonner',
    nl: 'Uitschrijven',
    'nl-BE': 'Uitschrijven',
    it: 'Annulla l’iscrizione',
  },
} as const satisfies MessageTable
