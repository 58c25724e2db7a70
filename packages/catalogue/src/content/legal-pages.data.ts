import type { PageRow } from './reading/page-row.ts'

// What follows from an operator and a country is not here: packages/editions/src/legal adds it.
export const legalPageRows: readonly PageRow[] = [
  {
    tag: 'imprint',
    slug: {
      en: 'company-details',
      de: 'impressum',
      fr: 'mentions-legales',
      nl: 'bedrijfsgegevens',
      it: 'note-legali',
    },
    title: {
      en: 'Company details',
      de: 'Impressum',
      fr: 'Mentions légales',
      nl: 'Bedrijfsgegevens',
      it: 'Note legali',
    },
    blocks: [
      {
        body: {
          en: 'Who runs this website, where the company is registered, and how to reach us.',
          de: 'Hier lesen Sie, wer diese Website betreibt, wo das Unternehmen eingetragen ist und wie Sie uns erreichen.',
          fr: 'Qui exploite ce site, où la société est immatriculée et comment nous joindre.',
          nl: 'Wie achter deze website zit, waar het bedrijf is ingeschreven en hoe je ons bereikt.',
          it: 'Chi gestisce questo sito, dove è iscritta la società e come contattarci.',
        },
      },
    ],
  },
  {
    tag: 'terms',
    slug: {
      en: 'terms-and-conditions',
      de: 'agb',
      fr: 'conditions-generales',
      nl: 'algemene-voorwaarden',
      it: 'condizioni-generali',
    },
    title: {
      en: 'Terms and conditions',
      de: 'Allgemeine Geschäftsbedingungen',
      fr: 'Conditions générales de vente',
      nl: 'Algemene voorwaarden',
      it: 'Condizioni generali',
    },
    blocks: [
      {
        heading: {
          en: 'Your contract',
          de: 'Ihr Vertrag',
          fr: 'Votre contrat',
          nl: 'Je overeenkomst',
          it: 'Il contratto',
        },
        body: {
          en: 'A booking is binding once you have our confirmation. Please check it, and tell us straight away if anything is wrong.',
          de: 'Eine Buchung ist verbindlich, sobald Sie unsere Bestätigung haben. Prüfen Sie sie und sagen Sie uns gleich, wenn etwas nicht stimmt.',
          fr: 'La réservation vous engage dès réception de notre confirmation. Vérifiez-la et signalez-nous aussitôt toute erreur.',
          nl: 'Een boeking is bindend zodra je onze bevestiging hebt. Controleer die en laat het ons meteen weten als er iets niet klopt.',
          it: 'La prenotazione è vincolante quando ricevi la nostra conferma. Controllala e avvisaci subito se qualcosa non va.',
          'nl-BE':
            'Een boeking is bindend zodra je onze bevestiging hebt. Kijk die na en laat het ons meteen weten als er iets niet klopt.',
        },
      },
    ],
  },
  {
    tag: 'privacy',
    slug: { en: 'privacy', de: 'datenschutz', fr: 'confidentialite', nl: 'privacy', it: 'privacy' },
    title: { en: 'Privacy', de: 'Datenschutz', fr: 'Confidentialité', nl: 'Privacy', it: 'Privacy' },
    blocks: [
      {
        heading: {
          en: 'What we keep',
          de: 'Was wir speichern',
          fr: 'Ce que nous conservons',
          nl: 'Wat we met je gegevens doen',
          it: 'Cosa conserviamo',
        },
        body: {
          en: 'We use the details you give us to arrange your booking, and only pass on to the campsite what it needs for your stay. If you sign up or agree to it, we also use them for the newsletter, statistics and marketing.',
          de: 'Wir verarbeiten Ihre Angaben, um die Buchung abzuwickeln, und geben an den Campingplatz nur weiter, was er für Ihren Aufenthalt braucht. Mit Ihrer Einwilligung nutzen wir sie auch für Newsletter, Statistik und Werbung.',
          fr: 'Nous traitons vos données pour gérer la réservation et ne transmettons au camping que ce qui est nécessaire au séjour. Avec votre accord, elles servent aussi à la newsletter, aux statistiques et au marketing.',
          nl: 'We gebruiken je gegevens om je boeking te regelen en geven aan de camping alleen door wat nodig is voor je verblijf. Met jouw toestemming gebruiken we ze ook voor de nieuwsbrief, statistieken en marketing.',
          'nl-BE':
            'We gebruiken je gegevens om je boeking te regelen en geven aan de camping enkel door wat nodig is voor je verblijf. Met jouw toestemming gebruiken we ze ook voor de nieuwsbrief, statistieken en marketing.',
          it: 'Usiamo i tuoi dati per gestire la prenotazione e al campeggio passiamo solo ciò che serve per il soggiorno. Con il tuo consenso li usiamo anche per newsletter, statistiche e marketing.',
        },
      },
    ],
  },
  {
    tag: 'cookies',
    slug: { en: 'cookies', de: 'cookies', fr: 'cookies', nl: 'cookies', it: 'cookie' },
    title: { en: 'Cookies', de: 'Cookies', fr: 'Cookies', nl: 'Cookies', it: 'Cookie' },
    blocks: [
      {
        body: {
          en: 'Necessary cookies keep you signed in and remember your country and your last search. One of them lasts two hours and makes sure that only your own browser can see what you’ve typed while booking.',
          de: 'Notwendige Cookies halten Sie angemeldet und merken sich das gewählte Land und Ihre letzte Suche; eines gilt zwei Stunden und sorgt dafür, dass nur Ihr eigener Browser sieht, was Sie beim Buchen eingetragen haben.',
          fr: 'Les cookies nécessaires maintiennent votre connexion et retiennent le pays choisi et la dernière recherche ; l’un d’eux, valable deux heures, réserve à votre seul navigateur ce que vous avez saisi en réservant.',
          nl: 'Noodzakelijke cookies houden je ingelogd en onthouden je land en je laatste zoekopdracht; één ervan geldt twee uur en zorgt dat alleen jouw browser ziet wat je bij het boeken hebt ingevuld.',
          'nl-BE':
            'Noodzakelijke cookies houden je aangemeld en onthouden je taal en laatste zoekopdracht; één ervan geldt twee uur en zorgt dat enkel jouw browser ziet wat je bij het boeken hebt ingevuld.',
          it: 'I cookie necessari mantengono attivo l’accesso e ricordano lingua e ultima ricerca; uno dura due ore e fa sì che solo il tuo browser veda ciò che hai scritto durante la prenotazione.',
        },
      },
    ],
  },
  {
    tag: 'accessibility',
    slug: {
      en: 'accessibility',
      de: 'barrierefreiheit',
      fr: 'accessibilite',
      nl: 'toegankelijkheid',
      it: 'accessibilita',
    },
    title: {
      en: 'Accessibility',
      de: 'Barrierefreiheit',
      fr: 'Accessibilité',
      nl: 'Toegankelijkheid',
      it: 'Accessibilità',
    },
    blocks: [
      {
        heading: {
          en: 'Our aim',
          de: 'Unser Ziel',
          fr: 'Notre objectif',
          nl: 'Ons doel',
          it: 'Il nostro obiettivo',
        },
        body: {
          en: 'We want everyone to be able to search, book and pay here, whether with a keyboard, a screen reader, a magnifier or a thumb. We’re working towards level AA of WCAG 2.2.',
          de: 'Alle sollen hier suchen, buchen und bezahlen können, mit Tastatur, Screenreader, Lupe oder Daumen. Wir richten uns nach Stufe AA der WCAG 2.2.',
          fr: 'Chacun doit pouvoir chercher, réserver et payer ici, au clavier, au lecteur d’écran, à la loupe ou au pouce. Nous visons le niveau AA des WCAG 2.2.',
          nl: 'Iedereen moet hier kunnen zoeken, boeken en betalen: met toetsenbord, schermlezer, vergrootglas of duim. We werken volgens niveau AA van WCAG 2.2.',
          it: 'Tutti devono poter cercare, prenotare e pagare qui: con la tastiera, lo screen reader, l’ingranditore o il touch. Puntiamo al livello AA delle WCAG 2.2.',
        },
      },
    ],
  },
]
