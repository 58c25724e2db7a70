import type { MessageTable } from './message-table.ts'

/** The last checkout steps, and the reasons for a refused order. Loads with the forms of the checkout. */
export const orderMessages = {
  'order.gone': {
    'en-GB': 'This accommodation is no longer available',
    de: 'Diese Unterkunft ist nicht mehr verfügbar',
    'de-CH': 'Diese Unterkunft ist nicht mehr verfügbar',
    fr: 'Cet hébergement n’est plus disponible',
    nl: 'Deze accommodatie is niet meer beschikbaar',
    'nl-BE': 'Deze accommodatie is niet meer beschikbaar',
    it: 'Questo alloggio non è più disponibile',
  },
  'order.gone.text': {
    'en-GB':
      'The time we were holding it for you ran out and it’s since been booked. Nothing was booked for you and nothing will be charged.',
    de: 'Die Reservierungszeit war abgelaufen, und die Unterkunft wurde inzwischen gebucht. Für Sie wurde nichts gebucht und nichts berechnet.',
    'de-CH':
      'Die Reservierungszeit war abgelaufen, und die Unterkunft wurde inzwischen gebucht. Für Sie wurde nichts gebucht und nichts verrechnet.',
    fr: 'Le délai est écoulé et l’hébergement a été réservé entre-temps. Rien n’a été réservé pour vous et rien ne sera débité.',
    nl: 'De tijd is verstreken en de accommodatie is intussen geboekt. Voor jou is niets geboekt en je betaalt niets.',
    'nl-BE':
      'De tijd is voorbij en de accommodatie is intussen geboekt. Voor jou is niets geboekt en je betaalt niets.',
    it: 'Il tempo a tua disposizione è scaduto e nel frattempo altri hanno prenotato l’alloggio. Non è stato prenotato né addebitato nulla.',
  },
  'order.refused': {
    'en-GB': 'Some of your details aren’t right',
    de: 'Einige Ihrer Angaben stimmen nicht',
    'de-CH': 'Einige Ihrer Angaben stimmen nicht',
    fr: 'Certaines informations ne sont pas correctes',
    nl: 'Sommige van je gegevens kloppen niet',
    'nl-BE': 'Sommige van je gegevens kloppen niet',
    it: 'Alcuni dati non sono corretti',
  },
  'order.refused.text': {
    'en-GB': 'Nothing has been booked. Please check the travellers’ details and try again.',
    de: 'Es wurde nichts gebucht. Bitte prüfen Sie die Angaben zu den Reisenden und versuchen Sie es noch einmal.',
    'de-CH':
      'Es wurde nichts gebucht. Bitte prüfen Sie die Angaben zu den Reisenden und versuchen Sie es nochmals.',
    fr: 'Rien n’a été réservé. Vérifiez les informations sur les voyageurs et réessayez.',
    nl: 'Er is niets geboekt. Controleer de gegevens van de reizigers en probeer het opnieuw.',
    'nl-BE': 'Er is niets geboekt. Kijk de gegevens van de reizigers na en probeer het opnieuw.',
    it: 'Non è stato prenotato nulla. Controlla i dati dei viaggiatori e riprova.',
  },
  'order.too-many-unpaid': {
    'en-GB': 'Please pay for one of your stays first',
    de: 'Bitte bezahlen Sie zuerst einen Aufenthalt',
    'de-CH': 'Bitte bezahlen Sie zuerst einen Aufenthalt',
    fr: 'Payez d’abord un séjour',
    nl: 'Betaal eerst een van je verblijven',
    'nl-BE': 'Betaal eerst een van je verblijven',
    it: 'Paga prima un soggiorno',
  },
  'order.too-many-unpaid.text': {
    'en-GB':
      'You have several unpaid stays, so we can’t hold another one. We’re still holding your choice: please pay for one of those stays, or sign in to your account, and book again.',
    de: 'Sie haben noch mehrere unbezahlte Aufenthalte, deshalb können wir keinen weiteren reservieren. Ihre Auswahl ist weiter für Sie reserviert: Bezahlen Sie einen dieser Aufenthalte oder melden Sie sich in Ihrem Konto an, und buchen Sie noch einmal.',
    'de-CH':
      'Sie haben noch mehrere unbezahlte Aufenthalte, deshalb können wir keinen weiteren freihalten. Ihre Auswahl ist weiter für Sie reserviert: Bezahlen Sie einen dieser Aufenthalte oder melden Sie sich in Ihrem Konto an, und buchen Sie nochmals.',
    fr: 'Plusieurs séjours à votre nom ne sont pas encore payés : nous ne pouvons pas en réserver un de plus. Votre choix vous reste réservé : payez l’un de ces séjours ou connectez-vous à votre compte, puis réservez à nouveau.',
    nl: 'Je hebt nog onbetaalde verblijven, daarom kunnen we er niet nog een vasthouden. Je keuze houden we nog voor je vast: betaal een van die verblijven of log in op je account, en boek opnieuw.',
    'nl-BE':
      'Je hebt nog onbetaalde verblijven, daarom kunnen we er niet nog een vasthouden. We houden je keuze nog voor je vast: betaal een van die verblijven of meld je aan met je account, en boek opnieuw.',
    it: 'A tuo nome ci sono altri soggiorni non ancora pagati, perciò non possiamo riservarne un altro. La tua scelta resta riservata: paga uno di quei soggiorni o accedi al tuo account, poi prenota di nuovo.',
  },
  'order.too-many': {
    'en-GB': 'You’ve just made several bookings',
    de: 'Sie haben gerade mehrmals gebucht',
    'de-CH': 'Sie haben gerade mehrmals gebucht',
    fr: 'Vous venez de faire plusieurs réservations',
    nl: 'Je hebt net een paar keer geboekt',
    'nl-BE': 'Je hebt net enkele keren geboekt',
    it: 'Hai appena fatto più prenotazioni',
  },
  'order.too-many.text': {
    'en-GB':
      'To keep availability fair, we limit how many stays can be booked in an hour. We’re still holding your stay: please sign in to your account and book again, or contact us and we’ll book it with you.',
    de: 'Damit für alle etwas frei bleibt, lassen sich in einer Stunde nur einige Aufenthalte buchen. Ihr Aufenthalt ist weiter für Sie reserviert: Melden Sie sich in Ihrem Konto an und buchen Sie noch einmal, oder wenden Sie sich an uns – wir buchen ihn mit Ihnen.',
    'de-CH':
      'Damit für alle etwas frei bleibt, lassen sich in einer Stunde nur einige Aufenthalte buchen. Ihr Aufenthalt ist weiter für Sie reserviert: Melden Sie sich in Ihrem Konto an und buchen Sie nochmals, oder wenden Sie sich an uns – wir buchen ihn mit Ihnen.',
    fr: 'Pour que chacun trouve sa place, le nombre de réservations par heure est limité. Votre séjour vous reste réservé : connectez-vous à votre compte et réservez à nouveau, ou contactez-nous et nous le réserverons avec vous.',
    nl: 'Om voor iedereen plaats te houden, kun je per uur een beperkt aantal verblijven boeken. We houden je verblijf nog voor je vast: log in op je account en boek opnieuw, of neem contact met ons op, dan boeken we het samen.',
    'nl-BE':
      'Om voor iedereen plaats te houden, kan je per uur een beperkt aantal verblijven boeken. We houden je verblijf nog voor je vast: meld je aan met je account en boek opnieuw, of neem contact met ons op, dan boeken we het samen.',
    it: 'Perché resti disponibilità per tutti, in un’ora si può prenotare solo un certo numero di soggiorni. Il tuo è ancora riservato per te: accedi al tuo account e prenota di nuovo, oppure contattaci e lo prenotiamo insieme.',
  },
  'order.unreachable': {
    'en-GB': 'We didn’t get an answer',
    de: 'Wir haben keine Antwort bekommen',
    'de-CH': 'Wir haben keine Antwort erhalten',
    fr: 'Nous n’avons pas reçu de réponse',
    nl: 'We kregen geen antwoord',
    'nl-BE': 'We kregen geen antwoord',
    it: 'Non abbiamo ricevuto risposta',
  },
  'order.unreachable.text': {
    'en-GB': 'Please select the button again. Your stay will only be booked once.',
    de: 'Bitte klicken Sie noch einmal. Der Aufenthalt wird nur einmal gebucht.',
    'de-CH': 'Bitte klicken Sie nochmals. Der Aufenthalt wird nur einmal gebucht.',
    fr: 'Cliquez à nouveau. Le séjour ne sera réservé qu’une fois.',
    nl: 'Druk nog een keer op de knop. Het verblijf wordt maar één keer geboekt.',
    'nl-BE': 'Klik nog een keer op de knop. Het verblijf wordt maar één keer geboekt.',
    it: 'Premi di nuovo il pulsante. Il soggiorno si prenota una volta sola.',
  },
  'order.cancellation.request': {
    'en-GB': 'You can withdraw your request free of charge until the campsite has confirmed. After that:',
    de: 'Bis der Campingplatz bestätigt, können Sie Ihre Anfrage kostenlos zurückziehen. Danach:',
    'de-CH': 'Bis der Campingplatz bestätigt, können Sie Ihre Anfrage kostenlos zurückziehen. Danach:',
    fr: 'Vous pouvez retirer votre demande sans frais tant que le camping n’a pas confirmé. Ensuite :',
    nl: 'Zolang de camping niet heeft bevestigd, kun je je aanvraag gratis intrekken. Daarna:',
    'nl-BE': 'Zolang de camping niet bevestigd heeft, kan je je aanvraag gratis intrekken. Daarna:',
    it: 'Puoi ritirare la richiesta gratis finché il campeggio non ha confermato. Dopo:',
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
      'Nothing is charged at this step. After booking, you pay on a secure page, either straight away or by the date each amount is due.',
    de: 'Mit dem Absenden wird noch nichts abgebucht. Nach der Buchung bezahlen Sie auf einer gesicherten Seite, sofort oder jeweils bis zum Zahlungstermin.',
    'de-CH':
      'Mit dem Absenden wird noch nichts belastet. Nach der Buchung bezahlen Sie auf einer gesicherten Seite, sofort oder jeweils bis zum Zahlungstermin.',
    fr: 'Aucun montant n’est débité à cette étape. Après la réservation, vous payez sur une page sécurisée, tout de suite ou au plus tard à chaque échéance.',
    nl: 'Er wordt nu nog niets afgeschreven. Na het boeken betaal je op een beveiligde pagina, meteen of later, uiterlijk op de datum die bij elk bedrag staat.',
    'nl-BE':
      'Er wordt nu nog niets aangerekend. Na het boeken betaal je op een beveiligde pagina, meteen of ten laatste op de datum van elk bedrag.',
    it: 'In questa fase non si addebita nulla. Dopo la prenotazione paghi su una pagina sicura, subito o entro la scadenza di ogni importo.',
  },
  'order.payRest': {
    'en-GB':
      'Your gift voucher is redeemed when you book. You pay the rest on a secure page, either straight away or by the date each amount is due.',
    de: 'Ihr Geschenkgutschein wird mit der Buchung eingelöst. Den Rest bezahlen Sie danach auf einer gesicherten Seite, sofort oder jeweils bis zum Zahlungstermin.',
    'de-CH':
      'Ihr Geschenkgutschein wird mit der Buchung eingelöst. Den Rest bezahlen Sie danach auf einer gesicherten Seite, sofort oder jeweils bis zum Zahlungstermin.',
    fr: 'Votre chèque-cadeau est utilisé au moment de la réservation. Vous payez le reste sur une page sécurisée, tout de suite ou au plus tard à chaque échéance.',
    nl: 'Je cadeaubon wordt bij het boeken ingewisseld. De rest betaal je op een beveiligde pagina, meteen of later, uiterlijk op de datum die bij elk bedrag staat.',
    'nl-BE':
      'Je cadeaubon wordt bij het boeken gebruikt. De rest betaal je op een beveiligde pagina, meteen of ten laatste op de datum van elk bedrag.',
    it: 'Il tuo buono regalo viene usato al momento della prenotazione. Il resto lo paghi su una pagina sicura, subito o entro la data di ogni importo.',
  },
  'order.payRest.request': {
    'en-GB':
      'Your gift voucher is redeemed once the campsite has confirmed your request. If the campsite declines, the amount stays on your voucher.',
    de: 'Ihr Geschenkgutschein wird eingelöst, sobald der Campingplatz Ihre Anfrage bestätigt hat. Sagt er ab, bleibt der Betrag auf Ihrem Gutschein.',
    'de-CH':
      'Ihr Geschenkgutschein wird eingelöst, sobald der Campingplatz Ihre Anfrage bestätigt hat. Sagt er ab, bleibt der Betrag auf Ihrem Gutschein.',
    fr: 'Votre chèque-cadeau est utilisé une fois votre demande confirmée par le camping. En cas de refus, le montant reste sur votre chèque-cadeau.',
    nl: 'Je cadeaubon wordt ingewisseld zodra de camping je aanvraag heeft bevestigd. Wijst de camping die af, dan blijft het bedrag op je bon staan.',
    'nl-BE':
      'Je cadeaubon wordt gebruikt zodra de camping je aanvraag bevestigd heeft. Weigert de camping, dan blijft het bedrag op je bon staan.',
    it: 'Il tuo buono regalo viene usato quando il campeggio conferma la richiesta. Se rifiuta, l’importo resta sul buono.',
  },
  'order.voucher.nothing': {
    'en-GB': 'Nothing: your gift voucher covers everything',
    de: 'Nichts, Ihr Geschenkgutschein deckt alles',
    'de-CH': 'Nichts, Ihr Geschenkgutschein deckt alles',
    fr: 'Rien, votre chèque-cadeau couvre tout',
    nl: 'Niets, je cadeaubon dekt alles',
    'nl-BE': 'Niets, je cadeaubon dekt alles',
    it: 'Niente, il tuo buono regalo copre tutto',
  },
  'order.voucher-changed': {
    'en-GB': 'Your gift voucher now pays a different amount',
    de: 'Ihr Geschenkgutschein deckt jetzt einen anderen Betrag',
    'de-CH': 'Ihr Geschenkgutschein deckt jetzt einen anderen Betrag',
    fr: 'Votre chèque-cadeau couvre à présent un autre montant',
    nl: 'Met je cadeaubon betaal je nu een ander bedrag',
    'nl-BE': 'Met je cadeaubon betaal je nu een ander bedrag',
    it: 'Il tuo buono regalo ora copre un importo diverso',
  },
  'order.voucher-changed.text': {
    'en-GB':
      'Nothing has been booked or paid. Please check what the voucher pays now, then select the button again.',
    de: 'Es wurde nichts gebucht und nichts bezahlt. Prüfen Sie, was der Gutschein jetzt deckt, und bestätigen Sie dann noch einmal.',
    'de-CH':
      'Es wurde nichts gebucht und nichts bezahlt. Prüfen Sie, was der Gutschein jetzt deckt, und bestätigen Sie dann nochmals.',
    fr: 'Rien n’a été réservé ni payé. Vérifiez ce que couvre le chèque-cadeau, puis validez à nouveau.',
    nl: 'Er is niets geboekt en niets betaald. Controleer het bedrag van de bon en bevestig dan opnieuw.',
    'nl-BE': 'Er is niets geboekt en niets betaald. Kijk het bedrag van de bon na en bevestig dan opnieuw.',
    it: 'Non è stato prenotato né pagato nulla. Controlla quanto copre ora il buono, poi conferma di nuovo.',
  },
} as const satisfies MessageTable
