import type { CountryWords } from './country-words.ts'

/** Words of the terms, of the parts that follow from the operator and the country. */
export const termsWords = {
  partnerTitle: {
    en: 'Who you book with',
    de: 'Ihr Vertragspartner',
    fr: 'Votre cocontractant',
    nl: 'Met wie je boekt',
    it: 'Con chi concludi il contratto',
  },
  campsite: {
    en: '{company} arranges your booking. The contract for your stay is with the campsite named in your confirmation, which provides the stay; we are responsible for our own service.',
    de: 'Die {company} vermittelt Ihre Buchung. Den Vertrag über Ihren Aufenthalt schließen Sie mit dem Campingplatz, den Ihre Bestätigung nennt und der Ihnen die Unterkunft bereitstellt; für die Vermittlung stehen wir ein.',
    fr: '{company} agit comme intermédiaire. Le contrat de séjour est conclu avec le camping indiqué dans votre confirmation, qui fournit le séjour ; nous répondons de notre propre service.',
    nl: '{company} bemiddelt bij je boeking. De overeenkomst over je verblijf sluit je met de camping die in je bevestiging staat en die het verblijf levert; voor onze eigen dienst staan wij in.',
    it: '{company} agisce da intermediario. Il contratto di soggiorno si conclude con il campeggio indicato nella conferma, che fornisce il soggiorno; noi rispondiamo del nostro servizio.',
  },
  operator: {
    en: 'The contract for your stay is with {company}, which provides the stay itself.',
    de: 'Den Vertrag über Ihren Aufenthalt schließen Sie mit {company}; den Aufenthalt erbringen wir selbst.',
    fr: 'Le contrat de séjour est conclu avec {company}, qui fournit elle-même le séjour.',
    nl: 'De overeenkomst over je verblijf sluit je met {company}, die het verblijf zelf levert.',
    it: 'Il contratto di soggiorno si conclude con {company}, che fornisce direttamente il soggiorno.',
  },
  traders: {
    en: 'Every stay on this website is offered by a trader, so consumer law protects you.',
    'de-CH':
      'Alle Aufenthalte auf dieser Website werden von Unternehmen angeboten; für Ihren Vertrag gilt das Konsumentenrecht.',
    de: 'Alle Aufenthalte auf dieser Website werden von Unternehmern angeboten; das Verbraucherrecht gilt für Ihren Vertrag.',
    fr: 'Tous les séjours proposés sur ce site le sont par des professionnels : le droit de la consommation s’applique à votre contrat.',
    nl: 'Alle verblijven op deze site worden aangeboden door ondernemers; het consumentenrecht geldt voor je overeenkomst.',
    it: 'Tutti i soggiorni su questo sito sono offerti da professionisti: al contratto si applica il diritto dei consumatori.',
    'nl-BE':
      'Alle verblijven op deze site worden aangeboden door ondernemingen; het consumentenrecht geldt voor je overeenkomst.',
  },
  'traders-and-private-persons': {
    en: 'Some stays are offered by private persons; the offer says so. Consumer law does not apply to a contract with a private person.',
    'de-CH':
      'Einige Aufenthalte werden von Privatpersonen angeboten; das steht beim Angebot. Für einen Vertrag mit einer Privatperson gilt das Konsumentenrecht nicht.',
    de: 'Einige Aufenthalte werden von Privatpersonen angeboten; das steht beim Angebot. Für einen Vertrag mit einer Privatperson gilt das Verbraucherrecht nicht.',
    fr: 'Certains séjours sont proposés par des particuliers ; l’offre l’indique. Le droit de la consommation ne s’applique pas à un contrat conclu avec un particulier.',
    nl: 'Sommige verblijven worden aangeboden door particulieren; dat staat bij het aanbod. Het consumentenrecht geldt niet voor een overeenkomst met een particulier.',
    it: 'Alcuni soggiorni sono offerti da privati; è indicato nell’offerta. Il diritto dei consumatori non si applica al contratto con un privato.',
  },
  paymentTitle: { en: 'Payment', de: 'Zahlung', fr: 'Paiement', nl: 'Betaling', it: 'Pagamento' },
  payment: {
    en: 'A deposit of {percent}% is due within {first} hours of booking, and the balance {days} days before arrival. If you book later than that, the whole amount is due at once.',
    de: 'Eine Anzahlung von {percent} % ist innerhalb von {first} Stunden nach der Buchung fällig, die Restzahlung {days} Tage vor der Anreise. Bleibt weniger Zeit, ist der ganze Betrag sofort fällig.',
    fr: 'Un acompte de {percent} % est dû dans les {first} heures qui suivent la réservation, le solde {days} jours avant l’arrivée. Pour une réservation plus tardive, la totalité est due immédiatement.',
    nl: 'Binnen {first} uur na het boeken betaal je {percent}% aan en uiterlijk {days} dagen voor aankomst de rest. Boek je later, dan betaal je het hele bedrag meteen.',
    it: 'Entro {first} ore dalla prenotazione si versa un acconto del {percent}%, il saldo {days} giorni prima dell’arrivo. Se manca meno tempo, l’importo è dovuto per intero subito.',
    'nl-BE':
      'Binnen {first} uur na het boeken betaal je een voorschot van {percent}% en ten laatste {days} dagen voor aankomst het saldo. Boek je later, dan betaal je het hele bedrag meteen.',
  },
  unpaid: {
    en: 'If a payment is late, we remind you first. If it is still missing {hours} hours after it was due, or {short} hours where the whole amount was due at once, your booking ends.',
    de: 'Bleibt eine Zahlung aus, erinnern wir Sie zuerst. Fehlt sie {hours} Stunden nach der Fälligkeit noch immer, endet Ihre Buchung; war der ganze Betrag sofort fällig, endet sie schon nach {short} Stunden.',
    fr: 'En cas de retard de paiement, nous vous relançons d’abord. Si le paiement ne nous est pas parvenu {hours} heures après l’échéance, ou {short} heures lorsque le prix est dû immédiatement, la réservation prend fin.',
    nl: 'Blijft een betaling uit, dan herinneren we je daar eerst aan. Is de betaling {hours} uur na de vervaldag nog niet binnen, of na {short} uur bij een verblijf dat meteen betaald moet worden, dan vervalt je boeking.',
    it: 'Se un pagamento ritarda, prima ti inviamo un promemoria. Se non lo riceviamo entro {hours} ore dalla scadenza, o entro {short} ore per un soggiorno da pagare subito, la prenotazione decade.',
  },
  withdrawalTitle: {
    en: 'No 14-day right to cancel',
    de: 'Kein Widerrufsrecht',
    fr: 'Absence de droit de rétractation',
    nl: 'Geen herroepingsrecht',
    it: 'Nessun diritto di recesso',
    'de-at': 'Kein Rücktrittsrecht',
  },
  withdrawal: {
    en: 'The statutory right to cancel within 14 days does not apply to accommodation booked for specific dates. You can still cancel; the charges are those shown before you book and in your confirmation.',
    de: 'Für Unterkünfte, die für einen bestimmten Zeitraum gebucht werden, besteht kein gesetzliches Widerrufsrecht (§ 312g Abs. 2 Nr. 9 BGB). Stornieren können Sie zu den Fristen und Kosten, die Sie vor der Buchung sehen und die in Ihrer Bestätigung stehen.',
    fr: 'Le droit de rétractation ne s’applique pas aux hébergements réservés à une date ou pour une période déterminée (article L. 221-28, 12° du Code de la consommation). Vous pouvez annuler selon le barème affiché avant la réservation et repris dans votre confirmation.',
    nl: 'Voor een verblijf op vaste data geldt geen wettelijk herroepingsrecht (art. 6:230p onder e BW). Annuleren kan volgens de termijnen en kosten die je voor het boeken ziet en die in je bevestiging staan.',
    it: 'Il diritto di recesso non si applica agli alloggi prenotati per date determinate (art. 59, comma 1, lett. n), del Codice del consumo). Puoi annullare secondo gli scaglioni e i costi mostrati prima di prenotare e riportati nella conferma.',
    uk: 'The statutory right to cancel within 14 days does not apply to accommodation booked for specific dates (Consumer Contracts Regulations 2013, reg. 28(1)(h)). You can still cancel; the charges are those shown before you book and in your confirmation.',
    ie: 'The statutory right to cancel within 14 days does not apply to accommodation booked for specific dates (Consumer Rights Act 2022). You can still cancel; the charges are those shown before you book and in your confirmation.',
    'de-CH':
      'Das Schweizer Recht kennt für online gebuchte Unterkünfte kein Widerrufsrecht. Annullieren können Sie zu den Fristen und Kosten, die Sie vor der Buchung sehen und die in Ihrer Bestätigung stehen.',
    'de-at':
      'Für Unterkünfte, die für einen bestimmten Zeitraum gebucht werden, besteht kein gesetzliches Rücktrittsrecht (§ 18 Abs. 1 Z 10 FAGG). Stornieren können Sie zu den Fristen und Kosten, die Sie vor der Buchung sehen und die in Ihrer Bestätigung stehen.',
    'nl-BE':
      'Voor een verblijf op vaste data geldt geen herroepingsrecht (art. VI.53, 12° WER). Annuleren kan volgens de termijnen en kosten die je voor het boeken ziet en die in je bevestiging staan.',
  },
} as const satisfies Record<string, CountryWords>
