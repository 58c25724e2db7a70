import type { MessageTable } from './message-table.ts'

/** The last checkout steps, and the reasons for a refused order. Loads with the forms of the checkout. */
export const orderMessages = {
  'order.gone': {
    'en-GB': 'This accommodation is no longer free',
    de: 'Diese Unterkunft ist nicht mehr frei',
    'de-CH': 'Diese Unterkunft ist nicht mehr frei',
    fr: 'Cet hébergement n’est plus disponible',
    nl: 'Deze accommodatie is niet meer vrij',
    'nl-BE': 'Deze accommodatie is niet meer vrij',
    it: 'Questo alloggio non è più libero',
  },
  'order.gone.text': {
    'en-GB':
      'The hold had ended and someone else booked it. Nothing was booked for you and nothing will be charged.',
    de: 'Die Reservierungszeit war abgelaufen, und jemand anderes hat gebucht. Für Sie wurde nichts gebucht und nichts berechnet.',
    'de-CH':
      'Die Reservierungszeit war abgelaufen, und jemand anderes hat gebucht. Für Sie wurde nichts gebucht und nichts verrechnet.',
    fr: 'Le délai était écoulé et quelqu’un d’autre a réservé. Rien n’a été réservé pour vous et rien ne sera débité.',
    nl: 'De tijd was om en iemand anders heeft geboekt. Voor jou is niets geboekt en je betaalt niets.',
    'nl-BE': 'De tijd was om en iemand anders heeft geboekt. Voor jou is niets geboekt en je betaalt niets.',
    it: 'Il tempo era scaduto e qualcun altro ha prenotato. Per te non è stato prenotato nulla e non paghi nulla.',
  },
  'order.refused': {
    'en-GB': 'Something in your details is not right',
    de: 'In Ihren Angaben stimmt etwas nicht',
    'de-CH': 'In Ihren Angaben stimmt etwas nicht',
    fr: 'Une information n’est pas correcte',
    nl: 'Er klopt iets niet in je gegevens',
    'nl-BE': 'Er klopt iets niet in je gegevens',
    it: 'Qualcosa nei tuoi dati non va',
  },
  'order.refused.text': {
    'en-GB': 'Nothing has been booked. Please check the travellers and try again.',
    de: 'Es wurde nichts gebucht. Bitte prüfen Sie die Reisenden und versuchen Sie es noch einmal.',
    'de-CH': 'Es wurde nichts gebucht. Bitte prüfen Sie die Reisenden und versuchen Sie es noch einmal.',
    fr: 'Rien n’a été réservé. Vérifiez les voyageurs et réessayez.',
    nl: 'Er is niets geboekt. Controleer de reizigers en probeer het nog eens.',
    'nl-BE': 'Er is niets geboekt. Kijk de reizigers na en probeer het opnieuw.',
    it: 'Non è stato prenotato nulla. Controlla i viaggiatori e riprova.',
  },
  'order.too-many': {
    'en-GB': 'Several bookings have just been made here',
    de: 'Hier wurde eben mehrmals gebucht',
    'de-CH': 'Hier wurde eben mehrmals gebucht',
    fr: 'Plusieurs réservations viennent d’être faites',
    nl: 'Er is hier net een paar keer geboekt',
    'nl-BE': 'Er is hier net enkele keren geboekt',
    it: 'Sono appena state fatte più prenotazioni',
  },
  'order.too-many.text': {
    'en-GB':
      'To keep stays free for everyone, we limit how many can be booked in an hour. Your stay is still held for you: please sign in to your account and book again, or contact us and we will book it with you.',
    de: 'Damit für alle etwas frei bleibt, lassen sich in einer Stunde nur einige Aufenthalte buchen. Ihr Aufenthalt ist weiter für Sie reserviert: Melden Sie sich in Ihrem Konto an und buchen Sie noch einmal, oder wenden Sie sich an uns – wir buchen ihn mit Ihnen.',
    'de-CH':
      'Damit für alle etwas frei bleibt, lassen sich in einer Stunde nur einige Aufenthalte buchen. Ihr Aufenthalt ist weiter für Sie reserviert: Melden Sie sich in Ihrem Konto an und buchen Sie noch einmal, oder wenden Sie sich an uns – wir buchen ihn mit Ihnen.',
    fr: 'Pour que chacun trouve sa place, le nombre de réservations par heure est limité. Votre séjour vous reste réservé : connectez-vous à votre compte et réservez à nouveau, ou contactez-nous et nous le réserverons avec vous.',
    nl: 'Om voor iedereen plek te houden, kun je per uur een beperkt aantal verblijven boeken. Je verblijf staat nog voor je vast: log in op je account en boek opnieuw, of neem contact met ons op, dan boeken we het samen.',
    'nl-BE':
      'Om voor iedereen plaats te houden, kan je per uur een beperkt aantal verblijven boeken. Je verblijf ligt nog voor je vast: meld je aan met je account en boek opnieuw, of neem contact met ons op, dan boeken we het samen.',
    it: 'Perché resti posto per tutti, in un’ora si può prenotare solo un certo numero di soggiorni. Il tuo è ancora riservato a te: accedi al tuo account e prenota di nuovo, oppure contattaci e lo prenotiamo insieme.',
  },
  'order.unreachable': {
    'en-GB': 'We got no answer',
    de: 'Wir haben keine Antwort bekommen',
    'de-CH': 'Wir haben keine Antwort bekommen',
    fr: 'Nous n’avons pas eu de réponse',
    nl: 'We kregen geen antwoord',
    'nl-BE': 'We kregen geen antwoord',
    it: 'Non abbiamo avuto risposta',
  },
  'order.unreachable.text': {
    'en-GB': 'Please press the button again. However often you do, the stay is booked only once.',
    de: 'Bitte klicken Sie noch einmal. Ganz gleich wie oft: Der Aufenthalt wird nur einmal gebucht.',
    'de-CH': 'Bitte klicken Sie noch einmal. Ganz gleich wie oft: Der Aufenthalt wird nur einmal gebucht.',
    fr: 'Cliquez à nouveau. Même si vous cliquez plusieurs fois, le séjour n’est réservé qu’une fois.',
    nl: 'Druk nog eens op de knop. Hoe vaak je ook drukt, het verblijf wordt maar één keer geboekt.',
    'nl-BE': 'Klik nog eens op de knop. Hoe vaak je ook klikt, het verblijf wordt maar één keer geboekt.',
    it: 'Premi di nuovo il pulsante. Anche se lo premi più volte, il soggiorno si prenota una volta sola.',
  },
  'order.cancellation.request': {
    'en-GB': 'Free of charge until the campsite has confirmed. After that:',
    de: 'Kostenlos, bis der Platz zugesagt hat. Danach:',
    'de-CH': 'Kostenlos, bis der Platz zugesagt hat. Danach:',
    fr: 'Sans frais tant que le camping n’a pas confirmé. Ensuite :',
    nl: 'Gratis zolang de camping nog niet heeft bevestigd. Daarna:',
    'nl-BE': 'Gratis zolang de camping nog niet heeft bevestigd. Daarna:',
    it: 'Gratis finché il campeggio non ha confermato. Dopo:',
  },
  'order.with': {
    'en-GB': 'With {names}',
    de: 'Mit {names}',
    'de-CH': 'Mit {names}',
    fr: 'Avec {names}',
    nl: 'Met {names}',
    'nl-BE': 'Met {names}',
    it: 'Con {names}',
  },
  'order.change': {
    'en-GB': 'Change these details',
    de: 'Angaben ändern',
    'de-CH': 'Angaben ändern',
    fr: 'Modifier ces informations',
    nl: 'Gegevens wijzigen',
    'nl-BE': 'Gegevens wijzigen',
    it: 'Modifica i dati',
  },
  'order.payLater': {
    'en-GB':
      'Nothing is charged by this form. After booking you pay by card on a secure page, at once or until the date of each amount.',
    de: 'Mit diesem Formular wird nichts abgebucht. Nach der Buchung bezahlen Sie auf einer gesicherten Seite mit Karte, sofort oder bis zum Termin jedes Betrags.',
    'de-CH':
      'Mit diesem Formular wird nichts belastet. Nach der Buchung bezahlen Sie auf einer gesicherten Seite mit Karte, sofort oder bis zum Termin jedes Betrags.',
    fr: 'Ce formulaire ne débite rien. Après la réservation, vous payez par carte sur une page sécurisée, tout de suite ou avant la date de chaque montant.',
    nl: 'Met dit formulier wordt niets afgeschreven. Na het boeken betaal je met je kaart op een beveiligde pagina, meteen of tot de datum van elk bedrag.',
    'nl-BE':
      'Met dit formulier wordt niets afgehouden. Na het boeken betaal je met je kaart op een beveiligde pagina, meteen of tot de datum van elk bedrag.',
    it: 'Con questo modulo non si addebita nulla. Dopo la prenotazione paghi con carta su una pagina sicura, subito o entro la data di ogni importo.',
  },
} as const satisfies MessageTable
