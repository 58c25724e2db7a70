import type { PageRow } from './page-row.ts'

export const aboutPage: PageRow = {
  tag: 'about',
  slug: { en: 'about-us', de: 'ueber-uns', fr: 'qui-sommes-nous', nl: 'over-ons', it: 'chi-siamo' },
  title: { en: 'About us', de: 'Über uns', fr: 'Qui sommes-nous', nl: 'Over ons', it: 'Chi siamo' },
  lead: {
    en: 'We’re campers who got tired of prices that grow on the way to the till. So we built a place to book campsites where the first total is the last one.',
    de: 'Wir campen selbst und wollten nicht länger Preise vergleichen, die bis zum letzten Schritt wachsen. Deshalb zeigen wir vom ersten Ergebnis an den Betrag, den Sie am Ende bezahlen.',
    fr: 'Nous sommes campeurs, et lassés des prix qui gonflent jusqu’au paiement. Ici, le premier total affiché est aussi le dernier.',
    nl: 'We kamperen zelf en waren prijzen zat die onderweg naar de kassa groeien. Daarom is het eerste totaal dat je hier ziet ook het laatste.',
    it: 'Siamo campeggiatori, stanchi di prezzi che salgono fino al momento di pagare. Per questo qui il primo totale che vedi è anche l’ultimo.',
    'de-CH':
      'Wir campieren selbst und wollten nicht länger Preise vergleichen, die bis zur Kasse wachsen. Deshalb zeigen wir vom ersten Ergebnis an den Betrag, den Sie am Ende bezahlen.',
  },
  imageId: 'hero-lake-summer-dusk-340',
  facts: [
    {
      label: {
        en: 'Campsites and parks',
        de: 'Campingplätze und Ferienparks',
        fr: 'Campings et villages vacances',
        nl: 'Campings en parken',
        it: 'Campeggi e villaggi',
      },
      value: {
        en: 'in 16 countries',
        de: 'in 16 Ländern',
        fr: 'dans 16 pays',
        nl: 'in 16 landen',
        it: 'in 16 paesi',
      },
    },
    {
      label: {
        en: 'What you can stay in',
        de: 'Unterkünfte',
        fr: 'Où dormir',
        nl: 'Waar je slaapt',
        it: 'Dove dormire',
      },
      value: {
        en: 'a pitch, a tent with beds, a mobile home, a chalet or a house',
        de: 'Stellplatz, Zelt mit Betten, Mobilheim, Chalet oder Haus',
        fr: 'emplacement, tente aménagée, mobil-home, chalet ou maison',
        nl: 'kampeerplaats, tent met bedden, stacaravan, chalet of huis',
        it: 'piazzola, tenda con letti, casa mobile, chalet o casa',
      },
    },
    {
      label: { en: 'Reviews', de: 'Bewertungen', fr: 'Avis', nl: 'Beoordelingen', it: 'Recensioni' },
      value: {
        en: 'only from guests who’ve stayed there',
        de: 'nur von Gästen, die dort waren',
        fr: 'uniquement de clients venus sur place',
        nl: 'van gasten die er geweest zijn',
        it: 'solo di ospiti che ci sono stati',
      },
    },
  ],
  blocks: [
    {
      heading: {
        en: 'What we do differently',
        de: 'Was wir anders machen',
        fr: 'Ce que nous faisons autrement',
        nl: 'Wat we anders doen',
        it: 'Cosa facciamo di diverso',
      },
      body: {
        en: 'We only show totals: for your dates, your party, and everything you have to pay, down to the tourist tax. If we show a discount, it’s measured against the lowest price of the last 30 days. And when a campsite is full, we say so and show you the nearest available week.',
        de: 'Wir zeigen immer den Gesamtpreis: für Ihre Reisedaten, für alle Mitreisenden und mit allem, was Pflicht ist, bis zur Orts- oder Kurtaxe. Ein Rabatt bezieht sich auf den niedrigsten Preis der letzten 30 Tage. Und ist etwas ausgebucht, steht das da, mit der nächsten verfügbaren Woche.',
        fr: 'Nous n’affichons que des totaux : pour vos dates, pour tous les voyageurs et avec tout ce qui est obligatoire, taxe de séjour comprise. Une remise se calcule sur le prix le plus bas des 30 derniers jours. Et si un camping est complet, nous le disons et proposons la semaine disponible la plus proche.',
        nl: 'We tonen altijd het totaal: voor jouw data, je reisgezelschap en met alles wat verplicht is, tot en met de toeristenbelasting. Een korting berekenen we ten opzichte van de laagste prijs van de afgelopen 30 dagen. En is een camping vol, dan staat dat er, met de eerstvolgende beschikbare week.',
        'nl-BE':
          'We tonen altijd het totaal: voor jouw data, je reisgezelschap en met alles wat verplicht is, tot en met de toeristentaks. Een korting berekenen we op de laagste prijs van de laatste 30 dagen. En is een camping volzet, dan staat dat er, met de eerstvolgende beschikbare week.',
        it: 'Mostriamo solo totali: per le tue date, per tutto il gruppo e con tutto ciò che è obbligatorio, tassa di soggiorno compresa. Uno sconto si riferisce al prezzo più basso degli ultimi 30 giorni. E se un campeggio è al completo lo scriviamo, con la prima settimana disponibile.',
      },
      link: {
        text: {
          en: 'How we order results',
          de: 'So sortieren wir Ergebnisse',
          fr: 'Comment nous classons les résultats',
          nl: 'Zo sorteren we resultaten',
          it: 'Come ordiniamo i risultati',
        },
        page: 'how-we-rank',
      },
    },
    {
      heading: {
        en: 'How we choose campsites',
        de: 'Wie wir Campingplätze auswählen',
        fr: 'Comment nous choisissons les campings',
        nl: 'Hoe we campings kiezen',
        it: 'Come scegliamo i campeggi',
      },
      body: {
        en: 'Some sites belong to our partners, some are our own, and all of them are held to the same standards: clean washrooms, honest photos, a reception that answers. When guests tell us that something has slipped, we talk to the site. If nothing changes, we remove it from our selection.',
        de: 'Manche Campingplätze gehören Partnern, andere uns selbst, und für alle gilt dieselbe Liste: saubere Sanitäranlagen, ehrliche Bilder, eine Rezeption, die antwortet. Melden Gäste, dass etwas nachlässt, sprechen wir mit dem Betrieb. Ändert sich nichts, nehmen wir ihn aus dem Angebot.',
        fr: 'Certains campings appartiennent à nos partenaires, d’autres à nous ; tous répondent aux mêmes critères : des sanitaires propres, des photos honnêtes, une réception qui répond. Quand des clients signalent un relâchement, nous en parlons au camping. Si rien ne change, il quitte notre sélection.',
        nl: 'Sommige terreinen zijn van partners, andere van onszelf, en voor alle geldt dezelfde lijst: schoon sanitair, eerlijke foto’s en een receptie die antwoordt. Melden gasten dat er iets achteruitgaat, dan praten we met de camping. Verandert er niets, dan gaat die uit ons aanbod.',
        it: 'Alcuni campeggi appartengono a nostri partner, altri a noi; per tutti vale la stessa lista: bagni puliti, foto oneste, una reception che risponde. Se gli ospiti ci segnalano un calo di qualità, ne parliamo con la struttura. Se non cambia nulla, la togliamo dalla selezione.',
        'de-CH':
          'Manche Campingplätze gehören Partnern, andere uns selbst, und für alle gilt dieselbe Liste: saubere Sanitäranlagen, ehrliche Bilder, eine Réception, die antwortet. Melden Gäste, dass etwas nachlässt, sprechen wir mit dem Betrieb. Ändert sich nichts, nehmen wir ihn aus dem Angebot.',
      },
      imageId: 'evening-forest-summer-dusk-341',
      link: {
        text: {
          en: 'How we check reviews',
          de: 'So prüfen wir Bewertungen',
          fr: 'Comment nous contrôlons les avis',
          nl: 'Zo controleren we beoordelingen',
          it: 'Come verifichiamo le recensioni',
        },
        page: 'how-we-check-reviews',
      },
    },
    {
      heading: {
        en: 'Who answers when you write',
        de: 'Wer Ihnen antwortet',
        fr: 'Qui vous répond',
        nl: 'Wie je te woord staat',
        it: 'Chi ti risponde',
      },
      body: {
        en: 'Our customer service speaks your language and has your booking in front of it. You’ll find the phone number and email address at the foot of every page. During your stay, reception is your first point of contact, and we’re the second.',
        de: 'Unser Kundenservice spricht Ihre Sprache und kennt Ihre Buchung. Telefonnummer und E-Mail-Adresse stehen am Ende jeder Seite. Vor Ort hilft Ihnen zuerst die Rezeption, und wenn es dort hakt, helfen wir.',
        fr: 'Notre service client parle votre langue et a votre réservation sous les yeux. Son numéro et son adresse figurent au bas de chaque page. Sur place, la réception vous aide d’abord, et nous ensuite.',
        nl: 'Onze klantenservice spreekt je taal en kent je boeking. Telefoonnummer en e-mailadres staan onderaan elke pagina. Op de camping helpt de receptie je eerst, en daarna wij.',
        'nl-BE':
          'Onze klantendienst spreekt je taal en kent je boeking. Telefoonnummer en e-mailadres staan onderaan elke pagina. Ter plaatse helpt de receptie je eerst, en daarna wij.',
        it: 'Il nostro servizio clienti parla la tua lingua e conosce la tua prenotazione. Numero e indirizzo e-mail sono in fondo a ogni pagina. Sul posto ti aiuta prima la reception, poi noi.',
        'de-CH':
          'Unser Kundendienst spricht Ihre Sprache und kennt Ihre Buchung. Telefonnummer und E-Mail-Adresse stehen am Ende jeder Seite. Vor Ort hilft Ihnen zuerst die Réception, und wenn es dort hapert, helfen wir.',
      },
      link: {
        text: {
          en: 'Travel with confidence',
          de: 'Sicher reisen',
          fr: 'Partir en confiance',
          nl: 'Met een gerust hart op reis',
          it: 'Viaggiare tranquilli',
          'nl-BE': 'Met een gerust gemoed op reis',
        },
        page: 'safety-icons',
      },
    },
    {
      heading: {
        en: 'Where to start',
        de: 'Wo Sie anfangen können',
        fr: 'Par où commencer',
        nl: 'Waar begin je?',
        it: 'Da dove cominciare',
      },
      body: {
        en: 'With small children, start with campsites that have a playground and a pool for the little ones. With a dog, filter first and fall in love afterwards. And if you’ve never slept in a tent, a glamping tent with real beds is the gentlest way to find out.',
        de: 'Mit kleinen Kindern beginnen Sie am besten bei Campingplätzen mit Spielplatz und Planschbecken. Mit Hund gilt: erst filtern, dann verlieben. Und wer noch nie im Zelt geschlafen hat, probiert es mit einem Glampingzelt und richtigen Betten.',
        fr: 'Avec de jeunes enfants, commencez par les campings avec aire de jeux et pataugeoire. Avec un chien, filtrez d’abord, craquez ensuite. Et si vous n’avez jamais dormi sous la tente, une tente aménagée avec de vrais lits est la meilleure initiation.',
        nl: 'Met kleine kinderen begin je bij campings met een speeltuin en een peuterbad. Met een hond: eerst filteren, dan pas verliefd worden. En heb je nog nooit in een tent geslapen, dan is een glampingtent met echte bedden een zacht begin.',
        it: 'Con bambini piccoli parti dai campeggi con parco giochi e piscina bassa. Con il cane prima filtra, poi innamorati. E chi non ha mai dormito in tenda può provare con una tenda glamping e letti veri.',
      },
      imageId: 'tent-countryside-summer-morning-342',
      link: {
        text: {
          en: 'Campsites for small children',
          de: 'Campingplätze für kleine Kinder',
          fr: 'Campings pour les petits',
          nl: 'Campings voor kleine kinderen',
          it: 'Campeggi per i più piccoli',
        },
        search: { facilities: ['playground', 'toddler-pool'] },
      },
    },
  ],
  faq: [
    [
      {
        en: 'Does it cost more to book here than at the campsite?',
        'de-CH': 'Kostet die Buchung bei Ihnen mehr als direkt beim Campingplatz?',
        de: 'Kostet die Buchung bei Ihnen mehr als am Campingplatz?',
        fr: 'Est-ce plus cher qu’en réservant directement au camping ?',
        nl: 'Betaal ik hier meer dan bij de camping zelf?',
        it: 'Prenotare qui costa più che direttamente dal campeggio?',
      },
      {
        en: 'The nightly prices come from the campsite. If there’s a booking fee, it’s part of the total from the very first result, and it’s listed in the price details.',
        de: 'Die Übernachtungspreise legt der Campingplatz fest. Fällt eine Buchungsgebühr an, steckt sie vom ersten Ergebnis an im Gesamtpreis und steht in den Preisdetails.',
        fr: 'Le prix des nuits est celui du camping. S’il y a des frais de dossier, ils sont compris dans le total dès le premier résultat et détaillés avec le prix.',
        nl: 'De prijs van de nachten komt van de camping. Zijn er reserveringskosten, dan zitten ze vanaf het eerste resultaat in het totaal en staan ze bij de prijsdetails.',
        it: 'I prezzi delle notti li fa il campeggio. Se ci sono spese di prenotazione, sono nel totale dal primo risultato e compaiono nei dettagli del prezzo.',
        'nl-BE':
          'De prijs van de nachten komt van de camping. Zijn er dossierkosten, dan zitten ze vanaf het eerste resultaat in het totaal en staan ze bij de prijsdetails.',
      },
    ],
    [
      {
        en: 'Can a campsite pay for a better position?',
        de: 'Kann ein Campingplatz für eine bessere Platzierung bezahlen?',
        fr: 'Un camping peut-il payer pour être mieux placé ?',
        nl: 'Kan een camping betalen voor een hogere positie?',
        it: 'Un campeggio può pagare per una posizione migliore?',
      },
      {
        en: 'No. Results are ordered only as described on our page “How we order results”.',
        de: 'Nein. Die Reihenfolge richtet sich nach dem, was auf der Seite über unsere Sortierung steht, und nach nichts anderem.',
        fr: 'Non. Seuls comptent les critères que nous expliquons sur la page consacrée au classement.',
        nl: 'Nee. De volgorde hangt af van wat er op de pagina over onze sortering staat, en van niets anders.',
        it: 'No. L’ordine dipende solo dai criteri descritti nella pagina dedicata.',
      },
    ],
  ],
}
