import type { CountryWords } from './country-words.ts'

/** Why data may be used, as each country's law cites it. */
export const legalBases = {
  contract: {
    en: 'to perform the contract, Art. 6(1)(b) GDPR',
    de: 'zur Erfüllung des Vertrags, Art. 6 Abs. 1 lit. b DSGVO',
    fr: 'exécution du contrat, art. 6.1.b du RGPD',
    nl: 'uitvoering van de overeenkomst, art. 6 lid 1 onder b AVG',
    'nl-BE': 'uitvoering van de overeenkomst, art. 6, lid 1, b) AVG',
    it: 'esecuzione del contratto, art. 6, par. 1, lett. b), GDPR',
    uk: 'to perform the contract, Art. 6(1)(b) UK GDPR',
    'de-CH': 'zur Erfüllung des Vertrags, Art. 31 Abs. 2 lit. a DSG',
  },
  obligation: {
    en: 'a legal obligation, Art. 6(1)(c) GDPR',
    de: 'aufgrund gesetzlicher Pflichten, Art. 6 Abs. 1 lit. c DSGVO',
    fr: 'obligation légale, art. 6.1.c du RGPD',
    nl: 'wettelijke verplichting, art. 6 lid 1 onder c AVG',
    it: 'obbligo di legge, art. 6, par. 1, lett. c), GDPR',
    uk: 'a legal obligation, Art. 6(1)(c) UK GDPR',
    'de-CH': 'aufgrund gesetzlicher Pflichten, Art. 31 Abs. 1 DSG',
  },
  consent: {
    en: 'with your consent, Art. 6(1)(a) GDPR',
    de: 'mit Ihrer Einwilligung, Art. 6 Abs. 1 lit. a DSGVO',
    fr: 'votre consentement, art. 6.1.a du RGPD',
    nl: 'met je toestemming, art. 6 lid 1 onder a AVG',
    it: 'con il tuo consenso, art. 6, par. 1, lett. a), GDPR',
    uk: 'with your consent, Art. 6(1)(a) UK GDPR',
    'de-CH': 'mit Ihrer Einwilligung, Art. 31 Abs. 1 DSG',
  },
  interest: {
    en: 'our legitimate interest, Art. 6(1)(f) GDPR',
    de: 'aufgrund unseres berechtigten Interesses, Art. 6 Abs. 1 lit. f DSGVO',
    fr: 'notre intérêt légitime, art. 6.1.f du RGPD',
    nl: 'ons gerechtvaardigd belang, art. 6 lid 1 onder f AVG',
    it: 'nostro legittimo interesse, art. 6, par. 1, lett. f), GDPR',
    uk: 'our legitimate interest, Art. 6(1)(f) UK GDPR',
    'de-CH': 'aufgrund unseres überwiegenden Interesses, Art. 31 Abs. 1 DSG',
  },
} as const satisfies Record<string, CountryWords>

/** What data is used for; each ends with its legal basis. */
export const privacyPurposes = {
  booking: {
    en: 'Bookings: names, address, email, phone and dates of birth, to arrange your stay and contact you about it ({basis}).',
    de: 'Buchungen: Namen, Anschrift, E-Mail-Adresse, Telefonnummer und Geburtsdaten, um Ihren Aufenthalt abzuwickeln und Sie zu erreichen ({basis}).',
    fr: 'Réservations : noms, adresse, e-mail, téléphone et dates de naissance, pour organiser votre séjour et vous joindre ({basis}).',
    nl: 'Boekingen: namen, adres, e-mailadres, telefoonnummer en geboortedata, om je verblijf te regelen en je te bereiken ({basis}).',
    it: 'Prenotazioni: nomi, indirizzo, e-mail, telefono e date di nascita, per organizzare il soggiorno e contattarti ({basis}).',
  },
  payment: {
    en: 'Payments: amount, method and the reference of the payment provider. Card details go straight to the provider ({basis}).',
    de: 'Zahlungen: Betrag, Zahlungsart und Kennung des Zahlungsdienstes. Kartendaten gehen direkt an diesen ({basis}).',
    fr: 'Paiements : montant, moyen et référence du prestataire. Les données de carte lui sont transmises directement ({basis}).',
    nl: 'Betalingen: bedrag, betaalmethode en kenmerk van de betaaldienst. Kaartgegevens gaan rechtstreeks naar die dienst ({basis}).',
    it: 'Pagamenti: importo, metodo e riferimento del fornitore. I dati della carta vanno direttamente a lui ({basis}).',
    'nl-BE':
      'Betalingen: bedrag, betaalwijze en kenmerk van de betaaldienst. Kaartgegevens gaan rechtstreeks naar die dienst ({basis}).',
  },
  account: {
    en: 'Customer account: your details, bookings and saved campsites ({basis}).',
    'de-CH': 'Kundenkonto: Ihre Angaben, Buchungen und gemerkten Campingplätze ({basis}).',
    de: 'Kundenkonto: Ihre Angaben, Buchungen und gemerkten Campingplätze ({basis}).',
    fr: 'Compte client : vos coordonnées, réservations et campings enregistrés ({basis}).',
    nl: 'Klantaccount: je gegevens, boekingen en bewaarde campings ({basis}).',
    it: 'Account cliente: i tuoi dati, le prenotazioni e i campeggi salvati ({basis}).',
  },
  messages: {
    en: 'Messages to customer service, to answer you ({basis}).',
    de: 'Nachrichten an den Kundenservice, um Ihnen zu antworten ({basis}).',
    fr: 'Messages au service client, pour vous répondre ({basis}).',
    nl: 'Berichten aan de klantenservice, om je te antwoorden ({basis}).',
    it: 'Messaggi al servizio clienti, per risponderti ({basis}).',
    'de-CH': 'Nachrichten an den Kundendienst, um Ihnen zu antworten ({basis}).',
    'nl-BE': 'Berichten aan de klantendienst, om je te antwoorden ({basis}).',
  },
  reviews: {
    en: 'Reviews: your first name, score and review after a stay. You can opt out of the email that asks for one with a single click ({basis}).',
    'de-CH':
      'Bewertungen: Ihr Vorname, Ihre Note und Ihr Text nach einem Aufenthalt. Das E-Mail, das dazu einlädt, können Sie mit einem Klick abbestellen ({basis}).',
    de: 'Bewertungen: Ihr Vorname, Ihre Note und Ihre Worte nach einem Aufenthalt. Die E-Mail, die dazu einlädt, bestellen Sie mit einem Klick ab ({basis}).',
    fr: 'Avis : prénom, note et commentaire après un séjour. Un clic suffit pour ne plus recevoir l’e-mail qui vous y invite ({basis}).',
    nl: 'Beoordelingen: je voornaam, cijfer en tekst na een verblijf. Voor de e-mail waarin we je om een beoordeling vragen, kun je je met één klik afmelden ({basis}).',
    it: 'Recensioni: nome, voto e testo dopo un soggiorno. Con un clic puoi rinunciare all’e-mail che ti invita a scriverne una ({basis}).',
    'nl-BE':
      'Beoordelingen: je voornaam, score en tekst na een verblijf. Voor de e-mail met de uitnodiging schrijf je je met één klik uit ({basis}).',
  },
  newsletter: {
    en: 'Newsletter: your email address, from your confirmation until you unsubscribe ({basis}).',
    de: 'Newsletter: Ihre E-Mail-Adresse, von Ihrer Bestätigung bis zu Ihrer Abmeldung ({basis}).',
    fr: 'Newsletter : votre adresse e-mail, de votre confirmation à votre désinscription ({basis}).',
    nl: 'Nieuwsbrief: je e-mailadres, van je bevestiging tot je afmelding ({basis}).',
    it: 'Newsletter: il tuo indirizzo e-mail, dalla conferma alla disiscrizione ({basis}).',
  },
  alerts: {
    en: 'Alerts about available stays: your email address and the stay you are waiting for, from your confirmation until the alert ends ({basis}).',
    de: 'Benachrichtigungen über freie Aufenthalte: Ihre E-Mail-Adresse und der gewünschte Aufenthalt, von Ihrer Bestätigung bis zum Ende der Benachrichtigung ({basis}).',
    fr: 'Alertes de disponibilité : votre adresse e-mail et le séjour souhaité, de votre confirmation à la fin de l’alerte ({basis}).',
    nl: 'Meldingen over beschikbare verblijven: je e-mailadres en het gewenste verblijf, van je bevestiging tot het einde van de melding ({basis}).',
    it: 'Avvisi di disponibilità: il tuo indirizzo e-mail e il soggiorno desiderato, dalla conferma alla fine dell’avviso ({basis}).',
  },
  marketing: {
    en: 'Statistics and advertising: pages viewed and bookings made, measured with Google services ({basis}).',
    de: 'Statistik und Werbung: aufgerufene Seiten und Buchungen, gemessen mit Diensten von Google ({basis}).',
    fr: 'Statistiques et publicité : pages vues et réservations, mesurées avec les services de Google ({basis}).',
    nl: 'Statistieken en advertenties: bekeken pagina’s en boekingen, gemeten met diensten van Google ({basis}).',
    it: 'Statistiche e pubblicità: pagine viste e prenotazioni, misurate con i servizi di Google ({basis}).',
  },
  counting: {
    en: 'Statistics: pages viewed and bookings made, counted without cookies and without your name ({basis}).',
    de: 'Statistik: aufgerufene Seiten und Buchungen, gezählt ohne Cookies und ohne Ihren Namen ({basis}).',
    fr: 'Statistiques : pages vues et réservations, comptées sans cookies et sans votre nom ({basis}).',
    nl: 'Statistieken: bekeken pagina’s en boekingen, geteld zonder cookies en zonder je naam ({basis}).',
    it: 'Statistiche: pagine viste e prenotazioni, contate senza cookie e senza il tuo nome ({basis}).',
  },
  chat: {
    en: 'Chat: what you write in it, to answer you ({basis}).',
    de: 'Chat: was Sie dort schreiben, um Ihnen zu antworten ({basis}).',
    fr: 'Chat : ce que vous y écrivez, pour vous répondre ({basis}).',
    nl: 'Chat: wat je daar schrijft, om je te antwoorden ({basis}).',
    it: 'Chat: quello che scrivi, per risponderti ({basis}).',
  },
  errors: {
    en: 'Error reports: which page failed in which browser, so that we can fix it ({basis}).',
    de: 'Fehlerberichte: welche Seite in welchem Browser nicht funktioniert hat, damit wir sie reparieren können ({basis}).',
    fr: 'Rapports d’erreur : la page et le navigateur concernés, pour corriger le problème ({basis}).',
    nl: 'Foutmeldingen: welke pagina in welke browser misging, zodat we dat kunnen herstellen ({basis}).',
    it: 'Segnalazioni di errore: quale pagina ha avuto un problema e con quale browser, per risolverlo ({basis}).',
  },
  security: {
    en: 'Security: IP address and time of requests, to fend off attacks ({basis}).',
    de: 'Sicherheit: Netzwerkadresse und Zeitpunkt von Abrufen, um Angriffe abzuwehren ({basis}).',
    fr: 'Sécurité : adresse IP et heure des requêtes, pour repousser les attaques ({basis}).',
    nl: 'Beveiliging: netwerkadres en tijdstip van verzoeken, om aanvallen af te weren ({basis}).',
    it: 'Sicurezza: indirizzo di rete e ora delle richieste, per respingere gli attacchi ({basis}).',
  },
  invoices: {
    en: 'Invoices and their records ({basis}).',
    de: 'Rechnungen und Buchungsbelege ({basis}).',
    fr: 'Factures et pièces comptables ({basis}).',
    nl: 'Facturen en administratie ({basis}).',
    it: 'Fatture e documenti contabili ({basis}).',
  },
} as const satisfies Record<string, CountryWords>
