import type { Wording } from '../texts/localised.ts'

export interface PageRow {
  tag: string
  slug: Wording
  title: Wording
  blocks: readonly { heading?: Wording; body: Wording }[]
}

// The demo represents no company: legal pages describe what an operator must insert.
export const pageRows: readonly PageRow[] = [
  {
    tag: 'early-booking',
    slug: {
      en: 'early-booking',
      de: 'fruehbucher',
      fr: 'reservation-anticipee',
      nl: 'vroegboeken',
      it: 'prenota-prima',
    },
    title: {
      en: 'Book early, choose freely',
      de: 'Früh buchen, frei wählen',
      fr: 'Réservez tôt, choisissez librement',
      nl: 'Vroeg boeken, vrij kiezen',
      it: 'Prenota prima, scegli meglio',
    },
    blocks: [
      {
        heading: {
          en: 'Why early is worth it',
          de: 'Warum sich früh lohnt',
          fr: 'Pourquoi réserver tôt',
          nl: 'Waarom vroeg loont',
          it: 'Perché conviene',
        },
        body: {
          en: 'Now the best places by the water and the large family accommodations are still free. A deposit secures them; the balance is due six weeks before you travel.',
          de: 'Jetzt sind die schönsten Plätze am Wasser und die großen Unterkünfte noch frei. Eine Anzahlung sichert sie, der Rest ist sechs Wochen vor der Reise fällig.',
          fr: 'Les meilleurs emplacements au bord de l’eau et les grands hébergements sont encore libres. Un acompte suffit, le solde est dû six semaines avant le départ.',
          nl: 'Nu zijn de mooiste plekken aan het water en de grote accommodaties nog vrij. Met een aanbetaling leg je ze vast, de rest betaal je zes weken voor vertrek.',
          it: 'Adesso i posti migliori sull’acqua e gli alloggi grandi sono ancora liberi. Basta un acconto, il saldo si paga sei settimane prima.',
          'nl-BE':
            'Nu zijn de mooiste plaatsen aan het water en de grote accommodaties nog vrij. Met een voorschot leg je ze vast, het saldo betaal je zes weken voor vertrek.',
        },
      },
      {
        heading: {
          en: 'Honest discounts',
          de: 'Ehrliche Rabatte',
          fr: 'Des remises honnêtes',
          nl: 'Eerlijke kortingen',
          it: 'Sconti onesti',
        },
        body: {
          en: 'Where we show a discount it is measured against the lowest price of the last 30 days for the same stay.',
          de: 'Wo wir einen Rabatt zeigen, bezieht er sich auf den niedrigsten Preis der letzten 30 Tage für denselben Aufenthalt.',
          fr: 'Toute remise affichée se calcule sur le prix le plus bas des 30 derniers jours pour le même séjour.',
          nl: 'Elke korting die we tonen, is berekend op de laagste prijs van de afgelopen 30 dagen voor hetzelfde verblijf.',
          it: 'Ogni sconto mostrato si riferisce al prezzo più basso degli ultimi 30 giorni per lo stesso soggiorno.',
        },
      },
    ],
  },
  {
    tag: 'safety-icons',
    slug: { en: 'safety-icons', de: 'sicherheit', fr: 'garanties', nl: 'zekerheden', it: 'garanzie' },
    title: {
      en: 'Travel with confidence',
      de: 'Sicher reisen',
      fr: 'Partir en confiance',
      nl: 'Met een gerust hart op reis',
      it: 'Viaggiare tranquilli',
      'nl-BE': 'Met een gerust gemoed op reis',
    },
    blocks: [
      {
        heading: {
          en: 'Secure payment',
          de: 'Sichere Zahlung',
          fr: 'Paiement sécurisé',
          nl: 'Veilig betalen',
          it: 'Pagamento sicuro',
        },
        body: {
          en: 'Card details go straight to the payment provider; we never see or store them.',
          de: 'Kartendaten gehen direkt an den Zahlungsanbieter; wir sehen und speichern sie nicht.',
          fr: 'Les données de carte vont directement au prestataire de paiement ; nous ne les voyons ni ne les conservons.',
          nl: 'Kaartgegevens gaan rechtstreeks naar de betaaldienst; wij zien en bewaren ze niet.',
          it: 'I dati della carta vanno direttamente al fornitore di pagamento; noi non li vediamo né li conserviamo.',
        },
      },
      {
        heading: {
          en: 'The price you see',
          de: 'Der Preis, den Sie sehen',
          fr: 'Le prix affiché',
          nl: 'De prijs die je ziet',
          it: 'Il prezzo che vedi',
        },
        body: {
          en: 'Totals include every mandatory cost from the first result on, tourist tax and costs on site too.',
          de: 'Gesamtpreise enthalten vom ersten Ergebnis an alle Pflichtkosten, auch Kurtaxe und Kosten vor Ort.',
          fr: 'Dès le premier résultat, le total comprend tous les frais obligatoires, taxe de séjour et frais sur place inclus.',
          nl: 'Totalen bevatten vanaf het eerste resultaat alle verplichte kosten, ook toeristenbelasting en kosten ter plaatse.',
          it: 'Il totale comprende da subito tutti i costi obbligatori, anche la tassa di soggiorno e le spese in loco.',
          'nl-BE':
            'Totalen bevatten vanaf het eerste resultaat alle verplichte kosten, ook toeristentaks en kosten ter plaatse.',
        },
      },
      {
        heading: {
          en: 'People who answer',
          de: 'Menschen, die antworten',
          fr: 'Des gens qui répondent',
          nl: 'Mensen die antwoorden',
          it: 'Persone che rispondono',
        },
        body: {
          en: 'Our team knows the sites and replies in your language, before, during and after the trip.',
          de: 'Unser Team kennt die Plätze und antwortet in Ihrer Sprache, vor, während und nach der Reise.',
          fr: 'Notre équipe connaît les campings et répond dans votre langue, avant, pendant et après le séjour.',
          nl: 'Ons team kent de campings en antwoordt in jouw taal, voor, tijdens en na de reis.',
          it: 'Il nostro team conosce i campeggi e risponde nella tua lingua, prima, durante e dopo il viaggio.',
        },
      },
    ],
  },
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
          en: 'This is a demonstration with invented campsites; nothing can really be booked. The operator states name, address, register number, VAT number, e-mail and telephone here.',
          de: 'Dies ist eine Demonstration mit erfundenen Plätzen; es kommt keine Buchung zustande. Der Betreiber nennt hier Name, Anschrift, Registernummer, Umsatzsteuernummer, E-Mail und Telefon.',
          fr: 'Ceci est une démonstration avec des campings imaginaires ; aucune réservation n’est réelle. L’exploitant indique ici nom, adresse, immatriculation, numéro de TVA, e-mail et téléphone.',
          nl: 'Dit is een demonstratie met verzonnen campings; er komt geen echte boeking tot stand. De exploitant vermeldt hier naam, adres, KvK-nummer, btw-nummer, e-mail en telefoon.',
          it: 'Questa è una dimostrazione con campeggi inventati; nessuna prenotazione è reale. Il gestore indica qui nome, indirizzo, numero di registro, partita IVA, e-mail e telefono.',
          'nl-BE':
            'Dit is een demonstratie met verzonnen campings; er komt geen echte boeking tot stand. De uitbater vermeldt hier naam, adres, ondernemingsnummer, btw-nummer, e-mail en telefoon.',
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
      fr: 'Conditions générales',
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
          en: 'A booking is binding once we confirm it. For stays on fixed dates the law gives no right of withdrawal; the cancellation steps shown before you book apply.',
          de: 'Eine Buchung ist mit unserer Bestätigung verbindlich. Für Aufenthalte zu festen Terminen besteht kein Widerrufsrecht; es gelten die vor der Buchung gezeigten Stornostufen.',
          fr: 'La réservation engage dès notre confirmation. Pour un séjour à dates fixes, la loi ne prévoit pas de droit de rétractation ; les conditions d’annulation affichées s’appliquent.',
          nl: 'Een boeking is bindend zodra wij die bevestigen. Voor verblijven op vaste data geldt geen herroepingsrecht; de getoonde annuleringsvoorwaarden zijn van toepassing.',
          it: 'La prenotazione è vincolante dalla nostra conferma. Per soggiorni in date fisse non c’è diritto di recesso; valgono le condizioni di cancellazione mostrate.',
        },
      },
      {
        heading: { en: 'Payment', de: 'Zahlung', fr: 'Paiement', nl: 'Betaling', it: 'Pagamento' },
        body: {
          en: 'A deposit is due when you book and the balance six weeks before arrival. If less time remains the whole amount is due at once.',
          de: 'Bei der Buchung ist eine Anzahlung fällig, der Rest sechs Wochen vor der Anreise. Bleibt weniger Zeit, ist der ganze Betrag sofort fällig.',
          fr: 'Un acompte est dû à la réservation, le solde six semaines avant l’arrivée. En cas de réservation plus tardive, la totalité est due.',
          nl: 'Bij het boeken betaal je een aanbetaling, de rest zes weken voor aankomst. Boek je later, dan betaal je het hele bedrag meteen.',
          it: 'Alla prenotazione si versa un acconto, il saldo sei settimane prima dell’arrivo. Se manca meno tempo si paga tutto subito.',
          'nl-BE':
            'Bij het boeken betaal je een voorschot, het saldo zes weken voor aankomst. Boek je later, dan betaal je het hele bedrag meteen.',
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
          nl: 'Wat we bewaren',
          it: 'Cosa conserviamo',
        },
        body: {
          en: 'We process the details you give us to arrange your booking and pass on to the site only what it needs for your stay.',
          de: 'Wir verarbeiten Ihre Angaben, um die Buchung abzuwickeln, und geben an den Platz nur weiter, was er für Ihren Aufenthalt braucht.',
          fr: 'Nous traitons vos données pour gérer la réservation et ne transmettons au camping que ce qui est nécessaire au séjour.',
          nl: 'We gebruiken je gegevens om je boeking te regelen en geven aan de camping alleen door wat nodig is voor je verblijf.',
          it: 'Usiamo i tuoi dati per gestire la prenotazione e al campeggio passiamo solo ciò che serve per il soggiorno.',
        },
      },
      {
        heading: {
          en: 'Your rights',
          de: 'Ihre Rechte',
          fr: 'Vos droits',
          nl: 'Je rechten',
          it: 'I tuoi diritti',
        },
        body: {
          en: 'You may see, correct, take with you or delete your data, and complain to the supervisory authority of your country.',
          de: 'Sie können Ihre Daten einsehen, berichtigen, mitnehmen oder löschen lassen und sich bei der Aufsichtsbehörde beschweren.',
          fr: 'Vous pouvez consulter, rectifier, récupérer ou supprimer vos données et saisir l’autorité de contrôle de votre pays.',
          nl: 'Je mag je gegevens inzien, verbeteren, meenemen of laten wissen, en een klacht indienen bij de toezichthouder.',
          it: 'Puoi consultare, correggere, portare con te o cancellare i tuoi dati e rivolgerti all’autorità di controllo.',
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
          en: 'Necessary cookies keep you signed in and remember your language and your last search; one lasts two hours and lets only your own browser see what you have typed while booking. Measuring and advertising start only if you allow them; you can change your mind at any time in the settings in the footer.',
          de: 'Notwendige Cookies halten Sie angemeldet und merken sich Sprache und letzte Suche; eines gilt zwei Stunden und sorgt dafür, dass nur Ihr eigener Browser sieht, was Sie beim Buchen eingetragen haben. Messung und Werbung beginnen erst mit Ihrer Erlaubnis, die Sie jederzeit in den Einstellungen im Fuß der Seite ändern können.',
          fr: 'Les cookies nécessaires vous gardent connecté et retiennent la langue et la dernière recherche ; l’un d’eux, valable deux heures, réserve à votre seul navigateur ce que vous avez saisi en réservant. Mesure et publicité ne démarrent qu’avec votre accord, modifiable à tout moment en bas de page.',
          nl: 'Noodzakelijke cookies houden je ingelogd en onthouden je taal en laatste zoekopdracht; één ervan geldt twee uur en zorgt dat alleen jouw browser ziet wat je bij het boeken hebt ingevuld. Meten en adverteren begint pas als jij dat toestaat; onderaan de pagina pas je je keuze altijd aan.',
          it: 'I cookie necessari ti tengono connesso e ricordano lingua e ultima ricerca; uno dura due ore e fa sì che solo il tuo browser veda ciò che hai scritto durante la prenotazione. Statistiche e pubblicità partono solo con il tuo consenso, che puoi cambiare quando vuoi in fondo alla pagina.',
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
          en: 'Everyone should be able to search, book and pay here, with keyboard, screen reader, magnifier or thumb. We work towards level AA of WCAG 2.2.',
          de: 'Alle sollen hier suchen, buchen und bezahlen können, mit Tastatur, Screenreader, Lupe oder Daumen. Wir richten uns nach Stufe AA der WCAG 2.2.',
          fr: 'Chacun doit pouvoir chercher, réserver et payer ici, au clavier, au lecteur d’écran, à la loupe ou au pouce. Nous visons le niveau AA des WCAG 2.2.',
          nl: 'Iedereen moet hier kunnen zoeken, boeken en betalen: met toetsenbord, schermlezer, vergrootglas of duim. We werken volgens niveau AA van WCAG 2.2.',
          it: 'Tutti devono poter cercare, prenotare e pagare qui: con tastiera, screen reader, lente o pollice. Puntiamo al livello AA delle WCAG 2.2.',
        },
      },
      {
        heading: {
          en: 'Tell us',
          de: 'Sagen Sie es uns',
          fr: 'Dites-le-nous',
          nl: 'Laat het ons weten',
          it: 'Faccelo sapere',
        },
        body: {
          en: 'If something gets in your way, write to us. We answer within five working days and book for you by telephone meanwhile.',
          de: 'Wenn Ihnen etwas im Weg steht, schreiben Sie uns. Wir antworten innerhalb von fünf Arbeitstagen und buchen bis dahin telefonisch für Sie.',
          fr: 'Si quelque chose vous bloque, écrivez-nous. Nous répondons sous cinq jours ouvrés et réservons entre-temps pour vous par téléphone.',
          nl: 'Loop je ergens tegenaan, schrijf ons dan. We antwoorden binnen vijf werkdagen en boeken intussen telefonisch voor je.',
          it: 'Se qualcosa ti ostacola, scrivici. Rispondiamo entro cinque giorni lavorativi e intanto prenotiamo per te al telefono.',
        },
      },
    ],
  },
  {
    tag: 'how-we-rank',
    slug: {
      en: 'how-we-rank',
      de: 'so-sortieren-wir',
      fr: 'notre-classement',
      nl: 'zo-sorteren-we',
      it: 'come-ordiniamo',
    },
    title: {
      en: 'How we order results',
      de: 'So sortieren wir Ergebnisse',
      fr: 'Comment nous classons les résultats',
      nl: 'Zo sorteren we resultaten',
      it: 'Come ordiniamo i risultati',
    },
    blocks: [
      {
        body: {
          en: '“Popular” follows how often sites were viewed and booked in the last months. Sites cannot pay for a better position. Sorting by price uses the total for your dates and party, sorting by reviews the average score.',
          de: '„Beliebt“ folgt daraus, wie oft Plätze in den letzten Monaten angesehen und gebucht wurden. Niemand kann sich einen besseren Rang kaufen. Nach Preis sortiert zählt der Gesamtpreis für Ihre Daten, nach Bewertung der Durchschnitt.',
          fr: '« Populaire » reflète les consultations et réservations des derniers mois. Aucun camping ne peut payer pour monter. Le tri par prix utilise le total de votre séjour, le tri par avis la note moyenne.',
          nl: '‘Populair’ volgt uit hoe vaak campings de laatste maanden zijn bekeken en geboekt. Voor een hogere plek kan niemand betalen. Op prijs telt het totaal van jouw verblijf, op beoordeling het gemiddelde.',
          it: '“Popolari” dipende da quante volte i campeggi sono stati visti e prenotati negli ultimi mesi. Nessuno può pagare per salire. Per prezzo conta il totale del tuo soggiorno, per recensioni la media.',
          'de-CH':
            '«Beliebt» folgt daraus, wie oft Plätze in den letzten Monaten angesehen und gebucht wurden. Niemand kann sich einen besseren Rang kaufen. Nach Preis sortiert zählt der Gesamtpreis für Ihre Daten, nach Bewertung der Durchschnitt.',
        },
      },
    ],
  },
  {
    tag: 'how-we-check-reviews',
    slug: {
      en: 'how-we-check-reviews',
      de: 'so-pruefen-wir-bewertungen',
      fr: 'controle-des-avis',
      nl: 'zo-controleren-we-beoordelingen',
      it: 'come-verifichiamo-le-recensioni',
    },
    title: {
      en: 'How we check reviews',
      de: 'So prüfen wir Bewertungen',
      fr: 'Comment nous contrôlons les avis',
      nl: 'Zo controleren we beoordelingen',
      it: 'Come verifichiamo le recensioni',
    },
    blocks: [
      {
        body: {
          en: 'Only guests with a completed booking can write a review, once per stay. We publish praise and criticism alike and remove only insults, advertising and personal data. Sites may reply but not change a word.',
          de: 'Nur Gäste mit abgeschlossenem Aufenthalt können bewerten, einmal pro Reise. Wir veröffentlichen Lob und Kritik und entfernen nur Beleidigungen, Werbung und persönliche Daten. Plätze dürfen antworten, aber nichts ändern.',
          fr: 'Seuls les clients ayant séjourné peuvent donner leur avis, une fois par séjour. Nous publions éloges et critiques et ne retirons que les insultes, la publicité et les données personnelles. Les campings peuvent répondre, pas modifier.',
          nl: 'Alleen gasten met een afgerond verblijf kunnen beoordelen, één keer per reis. We plaatsen lof en kritiek en verwijderen alleen beledigingen, reclame en persoonsgegevens. Campings mogen reageren, maar niets wijzigen.',
          it: 'Solo chi ha soggiornato può recensire, una volta per viaggio. Pubblichiamo lodi e critiche e togliamo solo insulti, pubblicità e dati personali. I campeggi possono rispondere, non modificare.',
        },
      },
    ],
  },
  {
    tag: 'about',
    slug: { en: 'about-us', de: 'ueber-uns', fr: 'qui-sommes-nous', nl: 'over-ons', it: 'chi-siamo' },
    title: { en: 'About us', de: 'Über uns', fr: 'Qui sommes-nous', nl: 'Over ons', it: 'Chi siamo' },
    blocks: [
      {
        body: {
          en: 'We are campers ourselves: some with a roof tent, some with three children and a mobile home. We look for sites that we would send our friends to, and say plainly what they cost.',
          de: 'Wir campen selbst: manche mit Dachzelt, andere mit drei Kindern im Mobilheim. Wir suchen Plätze, die wir Freunden empfehlen würden, und sagen klar, was sie kosten.',
          fr: 'Nous sommes campeurs nous-mêmes : les uns en tente de toit, les autres à cinq en mobil-home. Nous cherchons des adresses à recommander à nos amis et annonçons clairement leur prix.',
          nl: 'We kamperen zelf ook: de een met een daktent, de ander met drie kinderen in een stacaravan. We zoeken plekken waar we onze vrienden naartoe zouden sturen en zeggen eerlijk wat ze kosten.',
          it: 'Siamo campeggiatori anche noi: chi con la tenda sul tetto, chi con tre figli in casa mobile. Cerchiamo posti da consigliare agli amici e diciamo chiaramente quanto costano.',
        },
      },
    ],
  },
]
