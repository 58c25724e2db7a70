import type { MessageTable } from './message-table.ts'

/** Withdrawing from a contract (article 11a of Directive 2011/83/EU): the page, and the mails about it. */
export const withdrawalWords = {
  'gift.withdrawal.title': {
    'en-GB': 'Withdraw from a contract',
    de: 'Vertrag widerrufen',
    'de-CH': 'Vertrag widerrufen',
    fr: 'Se rétracter d’un contrat',
    nl: 'Overeenkomst herroepen',
    'nl-BE': 'Overeenkomst herroepen',
    it: 'Recedere da un contratto',
  },
  'gift.withdrawal.link': {
    'en-GB': 'Withdraw from contract here',
    de: 'Vertrag hier widerrufen',
    'de-CH': 'Vertrag hier widerrufen',
    fr: 'Se rétracter du contrat ici',
    nl: 'Overeenkomst hier herroepen',
    'nl-BE': 'Overeenkomst hier herroepen',
    it: 'Recedere dal contratto qui',
  },
  'gift.withdrawal.lead': {
    'en-GB':
      'You can withdraw from the purchase of a gift voucher within 14 days, without giving a reason. Just fill in this form; you don’t need an account.',
    de: 'Den Kauf eines Geschenkgutscheins können Sie innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen. Füllen Sie dieses Formular aus, mit oder ohne Konto.',
    'de-CH':
      'Den Kauf eines Geschenkgutscheins können Sie innert 14 Tagen ohne Angabe von Gründen widerrufen. Füllen Sie dieses Formular aus, mit oder ohne Konto.',
    fr: 'Vous pouvez vous rétracter de l’achat d’un chèque-cadeau dans les 14 jours, sans donner de motif. Remplissez ce formulaire, avec ou sans compte.',
    nl: 'Je kunt de aankoop van een cadeaubon binnen 14 dagen herroepen, zonder reden op te geven. Vul dit formulier in, met of zonder account.',
    'nl-BE':
      'Je kan de aankoop van een cadeaubon binnen 14 dagen herroepen, zonder een reden op te geven. Vul dit formulier in, met of zonder account.',
    it: 'Puoi recedere dall’acquisto di un buono regalo entro 14 giorni, senza indicare il motivo. Compila questo modulo, con o senza account.',
  },
  'gift.withdrawal.stays': {
    'en-GB':
      'Stays are booked for specific dates, so there’s no statutory right to cancel them. You can still cancel under the conditions of your booking; charges may apply.',
    de: 'Gebuchte Aufenthalte gelten für feste Termine: Dafür sieht das Gesetz kein Widerrufsrecht vor. Sie können sie zu den Bedingungen Ihrer Buchung stornieren.',
    'de-CH':
      'Gebuchte Aufenthalte gelten für feste Daten: Dafür sieht das Gesetz kein Widerrufsrecht vor. Sie können sie zu den Bedingungen Ihrer Buchung annullieren.',
    fr: 'Les séjours réservés sont prévus à des dates fixes : la loi n’accorde alors pas de droit de rétractation. Vous pouvez les annuler aux conditions de votre réservation.',
    nl: 'Geboekte verblijven zijn voor vaste data: daarvoor geldt wettelijk geen herroepingsrecht. Je kunt ze annuleren volgens de voorwaarden van je boeking.',
    'nl-BE':
      'Geboekte verblijven zijn voor vaste data: daarvoor geldt wettelijk geen herroepingsrecht. Je kan ze annuleren volgens de voorwaarden van je boeking.',
    it: 'I soggiorni prenotati sono per date fisse: per questi la legge non prevede il diritto di recesso. Puoi annullarli alle condizioni della tua prenotazione.',
  },
  'gift.withdrawal.stays.link': {
    'en-GB': 'Go to your bookings',
    de: 'Zu Ihren Buchungen',
    'de-CH': 'Zu Ihren Buchungen',
    fr: 'Voir vos réservations',
    nl: 'Naar je boekingen',
    'nl-BE': 'Naar je boekingen',
    it: 'Alle tue prenotazioni',
  },
  'gift.withdrawal.name': {
    'en-GB': 'Your name',
    de: 'Ihr Name',
    'de-CH': 'Ihr Name',
    fr: 'Votre nom',
    nl: 'Je naam',
    'nl-BE': 'Je naam',
    it: 'Il tuo nome',
  },
  'gift.withdrawal.contract': {
    'en-GB': 'Purchase number',
    de: 'Kaufnummer',
    'de-CH': 'Kaufnummer',
    fr: 'Numéro d’achat',
    nl: 'Aankoopnummer',
    'nl-BE': 'Aankoopnummer',
    it: 'Numero di acquisto',
  },
  'gift.withdrawal.contract.hint': {
    'en-GB':
      'You’ll find it in our email with the voucher. If you don’t have it, please describe your purchase, for example with its date and amount.',
    de: 'Sie finden sie in unserer E-Mail mit dem Gutschein. Falls Sie sie nicht haben, beschreiben Sie den Kauf, etwa mit Datum und Betrag.',
    'de-CH':
      'Sie finden sie in unserem E-Mail mit dem Gutschein. Haben Sie sie nicht, beschreiben Sie den Kauf, etwa mit Datum und Betrag.',
    fr: 'Il figure dans notre e-mail avec le chèque-cadeau. Sans lui, décrivez votre achat, par exemple sa date et son montant.',
    nl: 'Dit staat in onze e-mail met de bon. Heb je het niet, omschrijf dan je aankoop, bijvoorbeeld met datum en bedrag.',
    'nl-BE':
      'Dit staat in onze e-mail met de bon. Heb je het niet, omschrijf dan je aankoop, bijvoorbeeld met datum en bedrag.',
    it: 'È nella nostra e-mail con il buono. Se non lo hai, descrivi l’acquisto, per esempio con data e importo.',
  },
  'gift.withdrawal.email': {
    'en-GB': 'Email address for our confirmation',
    de: 'E-Mail-Adresse für unsere Bestätigung',
    'de-CH': 'E-Mail-Adresse für unsere Bestätigung',
    fr: 'Adresse e-mail pour notre confirmation',
    nl: 'E-mailadres voor onze bevestiging',
    'nl-BE': 'E-mailadres voor onze bevestiging',
    it: 'Indirizzo e-mail per la nostra conferma',
  },
  'gift.withdrawal.email.hint': {
    'en-GB':
      'Please use the email address you gave when you bought the voucher, so that we can find your purchase.',
    de: 'Geben Sie die Adresse an, mit der Sie gekauft haben, damit wir den Kauf finden.',
    'de-CH': 'Geben Sie die Adresse an, mit der Sie gekauft haben, damit wir den Kauf finden.',
    fr: 'Utilisez l’adresse indiquée lors de l’achat pour que nous le retrouvions.',
    nl: 'Gebruik het e-mailadres van je aankoop, dan kunnen we die vinden.',
    'nl-BE': 'Gebruik het adres van je aankoop, dan vinden we die.',
    it: 'Usa l’indirizzo dell’acquisto, così lo troviamo.',
  },
  'gift.withdrawal.remarks': {
    'en-GB': 'Anything else you’d like to tell us',
    de: 'Weitere Angaben',
    'de-CH': 'Weitere Angaben',
    fr: 'Autre précision',
    nl: 'Overige opmerkingen',
    'nl-BE': 'Verdere opmerkingen',
    it: 'Altre informazioni',
  },
  'gift.withdrawal.optional': {
    'en-GB': '(optional)',
    de: '(optional)',
    'de-CH': '(optional)',
    fr: '(facultatif)',
    nl: '(niet verplicht)',
    'nl-BE': '(niet verplicht)',
    it: '(facoltativo)',
  },
  'gift.withdrawal.errors': {
    'en-GB': '{count, plural, one {Please check one entry} other {Please check # entries}}',
    de: '{count, plural, one {Bitte prüfen Sie eine Angabe} other {Bitte prüfen Sie # Angaben}}',
    'de-CH': '{count, plural, one {Bitte prüfen Sie eine Angabe} other {Bitte prüfen Sie # Angaben}}',
    fr: '{count, plural, one {Vérifiez un champ} other {Vérifiez # champs}}',
    nl: '{count, plural, one {Controleer één veld} other {Controleer # velden}}',
    'nl-BE': '{count, plural, one {Kijk één veld na} other {Kijk # velden na}}',
    it: '{count, plural, one {Controlla un campo} other {Controlla # campi}}',
  },
  'gift.withdrawal.next': {
    'en-GB': 'Continue',
    de: 'Weiter',
    'de-CH': 'Weiter',
    fr: 'Continuer',
    nl: 'Verder',
    'nl-BE': 'Verder',
    it: 'Continua',
  },
  'gift.withdrawal.back': {
    'en-GB': 'Change',
    de: 'Ändern',
    'de-CH': 'Ändern',
    fr: 'Modifier',
    nl: 'Wijzigen',
    'nl-BE': 'Wijzigen',
    it: 'Modifica',
  },
  'gift.withdrawal.check': {
    'en-GB': 'Your statement',
    de: 'Ihre Erklärung',
    'de-CH': 'Ihre Erklärung',
    fr: 'Votre déclaration',
    nl: 'Je verklaring',
    'nl-BE': 'Je verklaring',
    it: 'La tua dichiarazione',
  },
  'gift.withdrawal.statement': {
    'en-GB': 'I withdraw from the contract named here.',
    de: 'Ich widerrufe den hier genannten Vertrag.',
    'de-CH': 'Ich widerrufe den hier genannten Vertrag.',
    fr: 'Je me rétracte du contrat indiqué ici.',
    nl: 'Ik herroep de hier genoemde overeenkomst.',
    'nl-BE': 'Ik herroep de hier genoemde overeenkomst.',
    it: 'Recedo dal contratto qui indicato.',
  },
  'gift.withdrawal.confirm': {
    'en-GB': 'Confirm withdrawal',
    de: 'Widerruf bestätigen',
    'de-CH': 'Widerruf bestätigen',
    fr: 'Confirmer la rétractation',
    nl: 'Herroeping bevestigen',
    'nl-BE': 'Herroeping bevestigen',
    it: 'Conferma recesso',
  },
  'gift.withdrawal.failed': {
    'en-GB': 'We couldn’t send your withdrawal.',
    de: 'Ihr Widerruf wurde nicht gesendet.',
    'de-CH': 'Ihr Widerruf wurde nicht gesendet.',
    fr: 'Votre rétractation n’a pas été envoyée.',
    nl: 'Je herroeping is niet verstuurd.',
    'nl-BE': 'Je herroeping is niet verstuurd.',
    it: 'Il tuo recesso non è stato inviato.',
  },
  'gift.withdrawal.failed.text': {
    'en-GB': 'Please try again, or write to {email}.',
    de: 'Bitte versuchen Sie es noch einmal oder schreiben Sie an {email}.',
    'de-CH': 'Bitte versuchen Sie es nochmals oder schreiben Sie an {email}.',
    fr: 'Veuillez réessayer ou écrivez à {email}.',
    nl: 'Probeer het opnieuw of schrijf naar {email}.',
    'nl-BE': 'Probeer het opnieuw of schrijf naar {email}.',
    it: 'Riprova o scrivi a {email}.',
  },
  'gift.withdrawal.received': {
    'en-GB': 'We’ve received your withdrawal',
    de: 'Ihr Widerruf ist eingegangen',
    'de-CH': 'Ihr Widerruf ist eingegangen',
    fr: 'Nous avons bien reçu votre rétractation',
    nl: 'We hebben je herroeping ontvangen',
    'nl-BE': 'We hebben je herroeping goed ontvangen',
    it: 'Abbiamo ricevuto il tuo recesso',
  },
  'gift.withdrawal.received.text': {
    'en-GB': 'We received it on {date} at {time}. We’re sending a confirmation to {email}.',
    de: 'Eingegangen am {date} um {time} Uhr. Eine Bestätigung geht an {email}.',
    'de-CH': 'Eingegangen am {date} um {time} Uhr. Eine Bestätigung geht an {email}.',
    fr: 'Reçue le {date} à {time}. Nous envoyons une confirmation à {email}.',
    nl: 'Ontvangen op {date} om {time} uur. We sturen een bevestiging naar {email}.',
    'nl-BE': 'Ontvangen op {date} om {time} uur. We sturen een bevestiging naar {email}.',
    it: 'Ricevuto il {date} alle {time}. Inviamo una conferma a {email}.',
  },
  'gift.withdrawal.outcome.withdrawn': {
    'en-GB':
      'The voucher is no longer valid. We’re refunding {amount} to your original payment method. With cards, this can take up to ten working days.',
    de: 'Der Gutschein gilt nicht mehr. Wir erstatten {amount} über Ihre ursprüngliche Zahlungsart. Bei Karten kann das bis zu zehn Werktage dauern.',
    'de-CH':
      'Der Gutschein gilt nicht mehr. Wir erstatten {amount} über Ihre ursprüngliche Zahlungsart. Bei Karten kann das bis zu zehn Werktage dauern.',
    fr: 'Le chèque-cadeau n’est plus valable. Nous remboursons {amount} par votre moyen de paiement d’origine. Avec une carte, cela peut prendre jusqu’à dix jours ouvrés.',
    nl: 'De bon is niet meer geldig. We betalen {amount} terug via je oorspronkelijke betaalmethode. Bij kaarten kan dat tot tien werkdagen duren.',
    'nl-BE':
      'De bon is niet meer geldig. We betalen {amount} terug via je oorspronkelijke betaalwijze. Bij kaarten kan dat tot tien werkdagen duren.',
    it: 'Il buono non è più valido. Rimborsiamo {amount} con lo stesso metodo di pagamento. Con le carte possono servire fino a dieci giorni lavorativi.',
  },
  'gift.withdrawal.outcome.unpaid': {
    'en-GB': 'You hadn’t paid for this purchase. If a payment still arrives, we’ll refund it automatically.',
    de: 'Der Kauf war nicht bezahlt. Falls noch eine Zahlung eintrifft, erstatten wir sie automatisch.',
    'de-CH': 'Der Kauf war nicht bezahlt. Falls noch eine Zahlung eintrifft, erstatten wir sie automatisch.',
    fr: 'L’achat n’était pas payé. Si un paiement arrive encore, il vous est remboursé automatiquement.',
    nl: 'De aankoop was niet betaald. Komt er toch nog een betaling binnen, dan betalen we die automatisch terug.',
    'nl-BE':
      'De aankoop was niet betaald. Komt er toch nog een betaling binnen, dan betalen we die automatisch terug.',
    it: 'L’acquisto non era pagato. Se arriva ancora un pagamento, lo rimborsiamo automaticamente.',
  },
  'gift.withdrawal.outcome.partly': {
    'en-GB':
      'You’d already used part of the voucher. We’re refunding the rest, {amount}, to your original payment method, and the voucher is no longer valid.',
    de: 'Ein Teil des Gutscheins war schon eingelöst. Den Rest von {amount} erstatten wir über Ihre ursprüngliche Zahlungsart; der Gutschein gilt nicht mehr.',
    'de-CH':
      'Ein Teil des Gutscheins war schon eingelöst. Den Rest von {amount} erstatten wir über Ihre ursprüngliche Zahlungsart; der Gutschein gilt nicht mehr.',
    fr: 'Une partie du chèque-cadeau était déjà utilisée. Nous remboursons le reste, {amount}, par votre moyen de paiement d’origine et le chèque-cadeau n’est plus valable.',
    nl: 'Een deel van de bon was al besteed. De rest, {amount}, betalen we terug via je oorspronkelijke betaalmethode en de bon is niet meer geldig.',
    'nl-BE':
      'Een deel van de bon was al gebruikt. De rest, {amount}, betalen we terug via je oorspronkelijke betaalwijze en de bon is niet meer geldig.',
    it: 'Una parte del buono era già stata usata. Rimborsiamo il resto, {amount}, con lo stesso metodo di pagamento e il buono non è più valido.',
  },
  'gift.withdrawal.outcome.repeated': {
    'en-GB': 'You’ve already withdrawn from this purchase. There’s nothing more you need to do.',
    de: 'Diesen Kauf haben Sie schon widerrufen. Sie müssen nichts weiter tun.',
    'de-CH': 'Diesen Kauf haben Sie schon widerrufen. Sie müssen nichts weiter tun.',
    fr: 'Cet achat a déjà fait l’objet d’une rétractation. Vous n’avez rien d’autre à faire.',
    nl: 'Je hebt deze aankoop al herroepen. Je hoeft niets meer te doen.',
    'nl-BE': 'Je hebt deze aankoop al herroepen. Je hoeft niets meer te doen.',
    it: 'Da questo acquisto hai già esercitato il recesso. Non devi fare altro.',
  },
  'gift.withdrawal.outcome.used': {
    'en-GB':
      'The voucher has been used up, so there’s nothing to refund automatically. Our customer service team will look at your statement and write to you.',
    de: 'Der Gutschein ist vollständig eingelöst, darum wird nichts automatisch erstattet. Unser Kundenservice sieht sich Ihre Erklärung an und schreibt Ihnen.',
    'de-CH':
      'Der Gutschein ist vollständig eingelöst, darum wird nichts automatisch erstattet. Unser Kundendienst sieht sich Ihre Erklärung an und schreibt Ihnen.',
    fr: 'Le chèque-cadeau est entièrement utilisé : aucun remboursement automatique n’a lieu. Notre service client examine votre déclaration et vous écrit.',
    nl: 'De bon is helemaal besteed, dus we betalen niets automatisch terug. Onze klantenservice bekijkt je verklaring en schrijft je.',
    'nl-BE':
      'De bon is volledig gebruikt, dus we betalen niets automatisch terug. Onze klantendienst bekijkt je verklaring en schrijft je.',
    it: 'Il buono è stato usato per intero, quindi non c’è nulla da rimborsare automaticamente. Il nostro servizio clienti esamina la tua dichiarazione e ti scrive.',
  },
  'gift.withdrawal.outcome.late': {
    'en-GB':
      'The 14 days for withdrawing seem to be over. Our customer service team will look at your statement and write to you.',
    de: 'Die 14 Tage für den Widerruf scheinen vorbei zu sein. Unser Kundenservice sieht sich Ihre Erklärung an und schreibt Ihnen.',
    'de-CH':
      'Die 14 Tage für den Widerruf scheinen vorbei zu sein. Unser Kundendienst sieht sich Ihre Erklärung an und schreibt Ihnen.',
    fr: 'Le délai de 14 jours semble dépassé. Notre service client examine votre déclaration et vous écrit.',
    nl: 'De 14 dagen om te herroepen lijken voorbij. Onze klantenservice bekijkt je verklaring en schrijft je.',
    'nl-BE':
      'De 14 dagen om te herroepen lijken voorbij. Onze klantendienst bekijkt je verklaring en schrijft je.',
    it: 'I 14 giorni per il recesso sembrano trascorsi. Il nostro servizio clienti esamina la tua dichiarazione e ti scrive.',
  },
  'gift.withdrawal.outcome.booking': {
    'en-GB':
      'This is a booking for specific dates, so there’s no statutory right to withdraw from it. Your booking hasn’t changed. You can cancel it in your bookings, under its conditions.',
    de: 'Sie haben einen Aufenthalt mit festem Termin gebucht; dafür sieht das Gesetz kein Widerrufsrecht vor. Die Buchung besteht weiter. In Ihren Buchungen können Sie sie nach den vereinbarten Bedingungen stornieren.',
    'de-CH':
      'Das ist die Buchung eines Aufenthalts zu festen Daten, für die das Gesetz kein Widerrufsrecht vorsieht. Sie besteht weiter. In Ihren Buchungen können Sie sie zu ihren Bedingungen annullieren.',
    fr: 'Il s’agit de la réservation d’un séjour à dates fixes, pour laquelle la loi n’accorde pas de droit de rétractation. Elle reste valable. Vous pouvez l’annuler à ses conditions, dans vos réservations.',
    nl: 'Dit is de boeking van een verblijf op vaste data, waarvoor wettelijk geen herroepingsrecht geldt. De boeking blijft staan. Je kunt die bij je boekingen annuleren volgens de voorwaarden.',
    'nl-BE':
      'Dit is de boeking van een verblijf op vaste data, waarvoor wettelijk geen herroepingsrecht geldt. Ze blijft staan. Je kan ze in je boekingen annuleren volgens de voorwaarden.',
    it: 'Questa è la prenotazione di un soggiorno per date fisse, per cui la legge non prevede il diritto di recesso. Resta valida. Puoi annullarla alle sue condizioni, nelle tue prenotazioni.',
  },
  'gift.withdrawal.outcome.unmatched': {
    'en-GB':
      'We couldn’t find a purchase with these details automatically. Our customer service team will look for it and write to you. Your statement counts from now.',
    de: 'Zu diesen Angaben konnten wir keinen Kauf zuordnen. Unser Kundenservice sucht ihn und schreibt Ihnen. Ihre Erklärung gilt ab jetzt.',
    'de-CH':
      'Diesen Angaben konnten wir keinen Kauf zuordnen. Unser Kundendienst sucht danach und schreibt Ihnen. Ihre Erklärung gilt ab jetzt.',
    fr: 'Nous n’avons pas trouvé automatiquement d’achat avec ces informations. Notre service client le recherche et vous écrit. Votre déclaration est prise en compte dès maintenant.',
    nl: 'Met deze gegevens konden we geen aankoop vinden. Onze klantenservice zoekt verder en schrijft je. Je verklaring telt vanaf nu.',
    'nl-BE':
      'Met deze gegevens konden we geen aankoop vinden. Onze klantendienst zoekt verder en schrijft je. Je verklaring telt vanaf nu.',
    it: 'Con questi dati non abbiamo trovato automaticamente un acquisto. Il nostro servizio clienti lo cerca e ti scrive. La tua dichiarazione vale da adesso.',
  },
  'gift.error.name.required': {
    'en-GB': 'Enter your name.',
    de: 'Bitte geben Sie Ihren Namen ein.',
    'de-CH': 'Bitte geben Sie Ihren Namen ein.',
    fr: 'Indiquez votre nom.',
    nl: 'Vul je naam in.',
    'nl-BE': 'Vul je naam in.',
    it: 'Inserisci il tuo nome.',
  },
  'gift.error.contract.required': {
    'en-GB': 'Enter the purchase number or describe your purchase.',
    de: 'Bitte geben Sie die Kaufnummer ein oder beschreiben Sie den Kauf.',
    'de-CH': 'Bitte geben Sie die Kaufnummer ein oder beschreiben Sie den Kauf.',
    fr: 'Indiquez le numéro d’achat ou décrivez votre achat.',
    nl: 'Vul het aankoopnummer in of omschrijf je aankoop.',
    'nl-BE': 'Vul het aankoopnummer in of omschrijf je aankoop.',
    it: 'Inserisci il numero di acquisto o descrivi l’acquisto.',
  },
} as const satisfies MessageTable
