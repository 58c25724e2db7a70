import type { MessageTable } from './message-table.ts'

/** What is paid of a booking, and what came of a payment. */
export const paidMessages = {
  'paid.soFar': {
    'en-GB': 'Paid so far',
    de: 'Bisher bezahlt',
    'de-CH': 'Bisher bezahlt',
    fr: 'Déjà payé',
    nl: 'Tot nu toe betaald',
    'nl-BE': 'Tot nu toe betaald',
    it: 'Già pagato',
  },
  'paid.open': {
    'en-GB': 'Still to pay',
    de: 'Noch zu bezahlen',
    'de-CH': 'Noch zu bezahlen',
    fr: 'Reste à payer',
    nl: 'Nog te betalen',
    'nl-BE': 'Nog te betalen',
    it: 'Ancora da pagare',
  },
  'paid.more': {
    'en-GB': 'You’ve paid more than was due',
    de: 'Sie haben mehr bezahlt, als offen war',
    'de-CH': 'Sie haben mehr bezahlt, als offen war',
    fr: 'Vous avez payé plus que le montant dû',
    nl: 'Je hebt meer betaald dan nodig was',
    'nl-BE': 'Je hebt meer betaald dan nodig was',
    it: 'Hai pagato più del dovuto',
  },
  'paid.more.text': {
    'en-GB':
      'You’ve paid {paid}, which is {extra} more than was due. We’ll refund it to your original payment method.',
    de: 'Sie haben {paid} bezahlt, {extra} mehr als fällig. Wir erstatten die Differenz über Ihre ursprüngliche Zahlungsart.',
    'de-CH':
      'Sie haben {paid} bezahlt, {extra} mehr als fällig. Wir erstatten die Differenz über Ihre ursprüngliche Zahlungsart.',
    fr: 'Nous avons reçu {paid}, soit {extra} de trop. Nous vous remboursons la différence par votre moyen de paiement d’origine.',
    nl: 'We hebben {paid} ontvangen. Daarvan is {extra} te veel; dat betalen we terug via je oorspronkelijke betaalmethode.',
    'nl-BE':
      'We hebben {paid} ontvangen. Daarvan is {extra} te veel; dat betalen we terug via je oorspronkelijke betaalwijze.',
    it: 'Abbiamo ricevuto {paid}, cioè {extra} di troppo. Rimborsiamo la differenza con lo stesso metodo di pagamento.',
  },
  'paid.checking': {
    'en-GB': 'We’re checking your payment',
    de: 'Wir prüfen Ihre Zahlung',
    'de-CH': 'Wir prüfen Ihre Zahlung',
    fr: 'Nous vérifions votre paiement',
    nl: 'We controleren je betaling',
    'nl-BE': 'We kijken je betaling na',
    it: 'Stiamo verificando il tuo pagamento',
  },
  'paid.checking.text': {
    'en-GB':
      'This usually only takes a few seconds. There’s nothing you need to do; please don’t pay a second time.',
    de: 'Das dauert meist nur ein paar Sekunden. Sie müssen nichts tun; bitte bezahlen Sie nicht ein zweites Mal.',
    'de-CH':
      'Das dauert meist nur ein paar Sekunden. Sie müssen nichts tun; bitte bezahlen Sie nicht ein zweites Mal.',
    fr: 'Cela ne prend en général que quelques secondes. Vous n’avez rien à faire ; ne payez pas une seconde fois.',
    nl: 'Dat duurt meestal maar een paar seconden. Je hoeft niets te doen; betaal niet nog een keer.',
    'nl-BE': 'Dat duurt meestal maar enkele seconden. Je hoeft niets te doen; betaal geen tweede keer.',
    it: 'Di solito bastano pochi secondi. Non devi fare nulla; non pagare una seconda volta.',
  },
  'paid.pending': {
    'en-GB': 'Confirmation is taking longer than usual',
    de: 'Die Bestätigung dauert länger als üblich',
    'de-CH': 'Die Bestätigung dauert länger als üblich',
    fr: 'La confirmation prend plus de temps que d’habitude',
    nl: 'De bevestiging duurt langer dan normaal',
    'nl-BE': 'De bevestiging duurt langer dan normaal',
    it: 'La conferma richiede più tempo del solito',
  },
  'paid.pending.text': {
    'en-GB':
      'We’re still waiting for confirmation and will update this page as soon as we have it. Please don’t pay a second time.',
    de: 'Wir warten noch auf die Bestätigung und zeigen die Zahlung hier, sobald sie bestätigt ist. Bitte bezahlen Sie nicht ein zweites Mal.',
    'de-CH':
      'Wir warten noch auf die Bestätigung und zeigen die Zahlung hier, sobald sie bestätigt ist. Bitte bezahlen Sie nicht ein zweites Mal.',
    fr: 'Nous attendons la confirmation et afficherons le paiement ici dès que nous l’aurons. Ne payez pas une seconde fois.',
    nl: 'We wachten nog op bevestiging en tonen de betaling hier zodra die bevestigd is. Betaal niet nog een keer.',
    'nl-BE':
      'We wachten nog op bevestiging en tonen de betaling hier zodra ze bevestigd is. Betaal geen tweede keer.',
    it: 'Stiamo ancora aspettando la conferma e mostreremo qui il pagamento appena l’avremo. Non pagare una seconda volta.',
  },
  'paid.paid': {
    'en-GB': 'Thank you, we’ve received {amount}',
    de: 'Danke, wir haben {amount} erhalten',
    'de-CH': 'Danke, wir haben {amount} erhalten',
    fr: 'Merci, nous avons bien reçu {amount}',
    nl: 'Bedankt, we hebben {amount} ontvangen',
    'nl-BE': 'Bedankt, we hebben {amount} ontvangen',
    it: 'Grazie, abbiamo ricevuto {amount}',
  },
  'paid.failed': {
    'en-GB': 'Your payment didn’t go through',
    de: 'Die Zahlung kam nicht zustande',
    'de-CH': 'Die Zahlung kam nicht zustande',
    fr: 'Le paiement n’a pas abouti',
    nl: 'De betaling is niet gelukt',
    'nl-BE': 'De betaling is niet gelukt',
    it: 'Il pagamento non è andato a buon fine',
  },
  'paid.failed.text': {
    'en-GB': 'You haven’t been charged. You can try again or choose another payment method.',
    de: 'Es wurde nichts abgebucht. Versuchen Sie es noch einmal, oder wählen Sie eine andere Zahlungsart.',
    'de-CH': 'Es wurde nichts belastet. Versuchen Sie es nochmals, oder wählen Sie eine andere Zahlungsart.',
    fr: 'Rien n’a été débité. Vous pouvez réessayer ou choisir un autre moyen de paiement.',
    nl: 'Er is niets afgeschreven. Probeer het opnieuw of kies een andere betaalmethode.',
    'nl-BE': 'Er werd niets aangerekend. Probeer het opnieuw of kies een andere betaalwijze.',
    it: 'Non è stato addebitato nulla. Puoi riprovare o scegliere un altro metodo di pagamento.',
  },
  'paid.cancelled': {
    'en-GB': 'You left the payment page',
    de: 'Sie haben die Zahlung abgebrochen',
    'de-CH': 'Sie haben die Zahlung abgebrochen',
    fr: 'Vous avez quitté le paiement',
    nl: 'Je hebt de betaling afgebroken',
    'nl-BE': 'Je hebt de betaling afgebroken',
    it: 'Hai interrotto il pagamento',
  },
  'paid.cancelled.text': {
    'en-GB': 'Your booking hasn’t changed. You can pay at any time, by the dates below.',
    de: 'An Ihrer Buchung ändert das nichts. Bezahlen können Sie jederzeit bis zu den Terminen unten.',
    'de-CH': 'An Ihrer Buchung ändert das nichts. Bezahlen können Sie jederzeit bis zu den Terminen unten.',
    fr: 'Votre réservation reste inchangée. Vous pouvez payer quand vous voulez, au plus tard aux échéances ci-dessous.',
    nl: 'Je boeking blijft ongewijzigd. Betalen kan altijd nog, uiterlijk op de data hieronder.',
    'nl-BE': 'Je boeking blijft zoals ze is. Betalen kan nog altijd, ten laatste op de data hieronder.',
    it: 'La prenotazione resta com’è. Puoi pagare quando vuoi, entro le date qui sotto.',
  },
} as const satisfies MessageTable
