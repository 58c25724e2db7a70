import type { MessageTable } from './message-table.ts'

/** The customer portal's address, until the portal opens. */
export const loginMessages = {
  'login.title': {
    'en-GB': 'My bookings',
    de: 'Meine Buchungen',
    'de-CH': 'Meine Buchungen',
    fr: 'Mes réservations',
    nl: 'Mijn boekingen',
    'nl-BE': 'Mijn boekingen',
    it: 'Le mie prenotazioni',
  },
  'login.text': {
    'en-GB':
      'The customer portal of {brand} opens here soon. You will then see your stay, your payments and your travel companions in one place.',
    de: 'Hier öffnet bald das Kundenportal von {brand}. Dann sehen Sie Ihren Aufenthalt, Ihre Zahlungen und Ihre Mitreisenden an einem Ort.',
    'de-CH':
      'Hier öffnet bald das Kundenportal von {brand}. Dann sehen Sie Ihren Aufenthalt, Ihre Zahlungen und Ihre Mitreisenden an einem Ort.',
    fr: 'L’espace client de {brand} ouvre bientôt ici. Vous y retrouverez votre séjour, vos paiements et vos accompagnants au même endroit.',
    nl: 'Hier opent binnenkort de klantomgeving van {brand}. Dan zie je je verblijf, je betalingen en je reisgezelschap op één plek.',
    'nl-BE':
      'Hier opent binnenkort het klantenportaal van {brand}. Dan zie je je verblijf, je betalingen en je reisgezelschap op één plaats.',
    it: 'Qui apre presto l’area clienti di {brand}. Troverai in un solo posto il soggiorno, i pagamenti e i compagni di viaggio.',
  },
  'login.service': {
    'en-GB': 'We are glad to help until then',
    de: 'Bis dahin helfen wir Ihnen gern',
    'de-CH': 'Bis dahin helfen wir Ihnen gern',
    fr: 'D’ici là, nous vous aidons volontiers',
    nl: 'Tot die tijd helpen we je graag',
    'nl-BE': 'Tot dan helpen we je graag',
    it: 'Nel frattempo ti aiutiamo volentieri',
  },
  'login.service.text': {
    'en-GB':
      'Write or call with your booking reference to hand. We can look up your booking, change it and tell you what is still to pay.',
    de: 'Schreiben Sie uns oder rufen Sie an und halten Sie Ihre Buchungsnummer bereit. Wir schauen Ihre Buchung nach, ändern sie und sagen Ihnen, was noch offen ist.',
    'de-CH':
      'Schreiben Sie uns oder rufen Sie an und halten Sie Ihre Buchungsnummer bereit. Wir schauen Ihre Buchung nach, ändern sie und sagen Ihnen, was noch offen ist.',
    fr: 'Écrivez-nous ou appelez-nous avec votre numéro de réservation. Nous pouvons consulter votre dossier, le modifier et vous dire ce qu’il reste à payer.',
    nl: 'Mail of bel ons en houd je boekingsnummer bij de hand. We zoeken je boeking op, passen haar aan en vertellen wat er nog openstaat.',
    'nl-BE':
      'Mail of bel ons en hou je boekingsnummer bij de hand. We zoeken je boeking op, passen ze aan en zeggen wat er nog openstaat.',
    it: 'Scrivici o chiamaci con il codice di prenotazione a portata di mano. Possiamo consultare la prenotazione, modificarla e dirti quanto resta da pagare.',
  },
  'login.home': {
    'en-GB': 'To the front page',
    de: 'Zur Startseite',
    'de-CH': 'Zur Startseite',
    fr: 'Vers la page d’accueil',
    nl: 'Naar de homepage',
    'nl-BE': 'Naar de homepage',
    it: 'Alla pagina iniziale',
  },
} as const satisfies MessageTable
