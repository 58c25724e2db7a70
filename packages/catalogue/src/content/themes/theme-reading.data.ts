import type { ThemeReading } from './theme-row.ts'

/** What is asked about the themes, and when they are at their best. */
export const themeReading = {
  lakeGarda: {
    bestMonths: [5, 6, 9],
    faq: [
      [
        {
          en: 'Which shore is best with small children?',
          de: 'Welches Ufer eignet sich für kleine Kinder?',
          fr: 'Quelle rive choisir avec de jeunes enfants ?',
          nl: 'Welke oever past bij kleine kinderen?',
          it: 'Quale sponda va bene con i bambini piccoli?',
        },
        {
          en: 'The south: between Peschiera and Manerba the water is shallow for a long way. In the north the lake gets deep quickly, and the wind blows every afternoon.',
          de: 'Das Südufer: Zwischen Peschiera und Manerba bleibt das Wasser lange flach. Im Norden wird der See schnell tief, und nachmittags weht verlässlich Wind.',
          fr: 'Le sud : entre Peschiera et Manerba, l’eau reste longtemps peu profonde. Au nord, le lac devient vite profond et le vent souffle chaque après-midi.',
          nl: 'Het zuiden: tussen Peschiera en Manerba blijft het water lang ondiep. In het noorden wordt het meer snel diep en waait het elke middag.',
          it: 'Il sud: fra Peschiera e Manerba l’acqua resta bassa a lungo. A nord il lago diventa subito profondo e ogni pomeriggio soffia il vento.',
        },
      ],
    ],
  },
  bySea: {
    bestMonths: [6, 7, 8, 9],
    faq: [
      [
        {
          en: 'How do I find out whether there’s a road in between?',
          de: 'Woran erkenne ich, ob eine Straße dazwischenliegt?',
          fr: 'Comment savoir s’il y a une route à traverser ?',
          nl: 'Hoe weet ik of er een weg tussen ligt?',
          it: 'Come capisco se in mezzo c’è una strada?',
        },
        {
          en: 'Use the filter “Right by the beach”: it only shows campsites where you can reach the sand without crossing a road. The map on each campsite’s page shows the rest.',
          de: 'Mit dem Filter „Direkt am Strand“: Ihn haben nur Campingplätze, von denen Sie ohne Straße zum Sand kommen. Den Rest zeigt die Karte auf der Seite des Campingplatzes.',
          fr: 'Utilisez le filtre « Accès direct à la plage » : il ne vaut que pour les campings d’où l’on rejoint le sable sans traverser de route. La carte de chaque page montre le reste.',
          nl: 'Met het filter “Direct aan het strand” vind je campings waar je het zand bereikt zonder een weg over te steken. De kaart op elke campingpagina laat de rest zien.',
          it: 'Usa il filtro «Direttamente sulla spiaggia»: vale solo dove si arriva alla sabbia senza attraversare strade. Il resto lo mostra la mappa di ogni campeggio.',
          'de-CH':
            'Mit dem Filter «Direkt am Strand»: Ihn haben nur Campingplätze, von denen Sie ohne Strasse zum Sand kommen. Den Rest zeigt die Karte auf der Seite des Campingplatzes.',
        },
      ],
    ],
  },
  alps: {
    bestMonths: [6, 7, 8, 9],
    faq: [
      [
        {
          en: 'Is it warm enough to camp at 1,000 metres?',
          de: 'Ist es auf 1000 Metern warm genug zum Zelten?',
          fr: 'Fait-il assez chaud pour camper à 1 000 mètres ?',
          nl: 'Is het op 1000 meter warm genoeg om te kamperen?',
          it: 'A 1000 metri fa abbastanza caldo per la tenda?',
        },
        {
          en: 'By day, yes. Nights can drop to eight degrees even in July, so bring warm sleeping bags, or choose a chalet with heating.',
          de: 'Tagsüber ja. Nachts kann es auch im Juli acht Grad kalt werden: Nehmen Sie warme Schlafsäcke mit, oder wählen Sie ein Chalet mit Heizung.',
          fr: 'Le jour, oui. La nuit, il peut faire huit degrés même en juillet : prévoyez de bons duvets ou un chalet chauffé.',
          nl: 'Overdag wel. ’s Nachts kan het ook in juli acht graden worden: neem warme slaapzakken mee of kies een chalet met verwarming.',
          it: 'Di giorno sì. Di notte si può scendere a otto gradi anche a luglio: porta sacchi a pelo caldi o scegli uno chalet riscaldato.',
        },
      ],
    ],
  },
  glamping: {
    bestMonths: [5, 6, 7, 8, 9],
    faq: [
      [
        {
          en: 'What do I need to bring?',
          de: 'Was muss ich mitbringen?',
          fr: 'Que faut-il apporter ?',
          nl: 'Wat moet ik meenemen?',
          it: 'Che cosa devo portare?',
        },
        {
          en: 'Clothes, towels and something for the evenings. Beds, crockery, cooker and fridge are there; whether the beds are made is listed with each tent.',
          'de-CH':
            'Kleider, Frottierwäsche und etwas Warmes für den Abend. Betten, Geschirr, Herd und Kühlschrank sind da; ob die Betten bezogen sind, steht bei jedem Zelt.',
          de: 'Kleidung, Handtücher und etwas Warmes für den Abend. Betten, Geschirr, Herd und Kühlschrank sind da; ob die Betten bezogen sind, steht bei jedem Zelt.',
          fr: 'Des vêtements, des serviettes et de quoi se couvrir le soir. Lits, vaisselle, réchaud et frigo vous attendent ; la fiche de chaque tente indique si les lits sont faits.',
          nl: 'Kleding, handdoeken en iets warms voor de avond. Bedden, servies, kookplaat en koelkast staan er; of de bedden zijn opgemaakt, lees je bij elke tent.',
          it: 'Vestiti, asciugamani e qualcosa di caldo per la sera. Letti, stoviglie, fornello e frigo ci sono; se i letti sono pronti è scritto in ogni scheda.',
        },
      ],
    ],
  },
  tuscany: {
    bestMonths: [4, 5, 6, 9, 10],
    faq: [
      [
        {
          en: 'Is Tuscany too hilly for a family bike ride?',
          'de-CH': 'Ist die Toskana für Velotouren mit Kindern zu hügelig?',
          de: 'Ist die Toskana für Radtouren mit Kindern zu hügelig?',
          fr: 'La Toscane est-elle trop vallonnée pour pédaler en famille ?',
          nl: 'Is Toscane te heuvelachtig om met kinderen te fietsen?',
          it: 'La Toscana è troppo collinare per pedalare in famiglia?',
        },
        {
          en: 'Inland, yes, unless you hire e-bikes. Around the coast near Cecina and San Vincenzo there are flat paths through the pine woods.',
          de: 'Im Landesinneren schon, außer mit E-Bikes. An der Küste bei Cecina und San Vincenzo führen ebene Wege durch die Pinienwälder.',
          fr: 'À l’intérieur, oui, sauf à louer des vélos électriques. Sur la côte, vers Cecina et San Vincenzo, des chemins plats traversent les pinèdes.',
          nl: 'In het binnenland wel, tenzij je e-bikes huurt. Aan de kust bij Cecina en San Vincenzo lopen vlakke paden door de dennenbossen.',
          it: 'Nell’entroterra sì, a meno di noleggiare e-bike. Sulla costa, verso Cecina e San Vincenzo, ci sono percorsi piani nelle pinete.',
          'de-CH':
            'Im Landesinneren schon, ausser mit E-Bikes. An der Küste bei Cecina und San Vincenzo führen ebene Velowege durch die Pinienwälder.',
        },
      ],
    ],
  },
  canoe: {
    bestMonths: [5, 6, 9],
    faq: [
      [
        {
          en: 'From what age can children come along?',
          de: 'Ab welchem Alter dürfen Kinder mit?',
          fr: 'À partir de quel âge peut-on embarquer les enfants ?',
          nl: 'Vanaf welke leeftijd mogen kinderen mee?',
          it: 'Da che età possono venire i bambini?',
        },
        {
          en: 'In the Ardèche gorge, from seven, and every child must be able to swim. Short calm stretches above it are fine for younger ones in the middle of the canoe.',
          de: 'In der Ardèche-Schlucht ab sieben, und alle müssen schwimmen können. Auf kurzen ruhigen Abschnitten oberhalb sitzen auch jüngere in der Mitte des Kanus.',
          fr: 'Dans les gorges de l’Ardèche, dès sept ans, à condition de savoir nager. En amont, de courts passages calmes conviennent aux plus petits, assis au milieu du canoë.',
          nl: 'In de kloof van de Ardèche vanaf zeven jaar, en iedereen moet kunnen zwemmen. Op korte rustige stukken erboven kunnen jongere kinderen in het midden van de kano zitten.',
          it: 'Nelle gole dell’Ardèche dai sette anni, sapendo nuotare. A monte ci sono tratti brevi e calmi dove i più piccoli stanno seduti al centro della canoa.',
        },
      ],
    ],
  },
  croatia: {
    bestMonths: [5, 6, 9],
    faq: [
      [
        {
          en: 'Which island can I reach without a ferry?',
          de: 'Auf welche Insel komme ich ohne Fähre?',
          fr: 'Quelle île rejoindre sans ferry ?',
          nl: 'Welk eiland bereik je zonder veerboot?',
          it: 'Su quale isola si arriva senza traghetto?',
        },
        {
          en: 'Krk and Pag have bridges. For Cres, Lošinj and Rab you take a car ferry, which in summer runs many times a day.',
          de: 'Nach Krk und Pag führt eine Brücke. Nach Cres, Lošinj und Rab setzen Autofähren über, im Sommer viele Male am Tag.',
          fr: 'Krk et Pag ont un pont. Pour Cres, Lošinj et Rab, il faut un ferry avec la voiture ; l’été, il part plusieurs fois par jour.',
          nl: 'Naar Krk en Pag ligt een brug. Naar Cres, Lošinj en Rab neem je de autoveerboot, die in de zomer vele keren per dag vaart.',
          it: 'A Krk e a Pag si arriva con il ponte. Per Cres, Lošinj e Rab ci sono i traghetti, d’estate molte volte al giorno.',
        },
      ],
    ],
  },
  dogs: {
    bestMonths: [5, 6, 9],
    faq: [
      [
        {
          en: 'Can my dog stay in all types of accommodation?',
          de: 'Darf der Hund in jede Unterkunft?',
          fr: 'Le chien est-il accepté dans tous les hébergements ?',
          nl: 'Mag de hond in elke accommodatie?',
          it: 'Il cane può stare in ogni alloggio?',
        },
        {
          en: 'Not in all of them, even where dogs are welcome on the site. Look for “Dog allowed” in the accommodation’s list of facilities, and add your dog as an extra when you book.',
          de: 'Nicht in jede, auch wenn der Campingplatz Hunde aufnimmt. Achten Sie bei der Unterkunft auf „Hund erlaubt“, und buchen Sie den Hund als Extra dazu.',
          fr: 'Pas partout, même si le camping accepte les chiens. Cherchez « Chien accepté » dans la fiche de l’hébergement et ajoutez-le en option à la réservation.',
          nl: 'Niet in elke, ook niet als honden op de camping welkom zijn. Let bij de accommodatie op “Hond toegestaan” en boek de hond als extra mee.',
          'nl-BE':
            'Niet in elke, ook niet als honden op de camping welkom zijn. Let bij de accommodatie op “Hond toegelaten” en boek de hond als extra mee.',
          it: 'Non in tutti, anche se il campeggio accetta i cani. Cerca «Cane ammesso» nella scheda dell’alloggio e aggiungi il cane come extra.',
          'de-CH':
            'Nicht in jede, auch wenn der Campingplatz Hunde aufnimmt. Achten Sie bei der Unterkunft auf «Hund erlaubt», und buchen Sie den Hund als Extra dazu.',
        },
      ],
    ],
  },
  spring: {
    bestMonths: [3, 4, 5],
    faq: [
      [
        {
          en: 'Are the pools open at Easter?',
          de: 'Sind die Pools an Ostern geöffnet?',
          fr: 'Les piscines sont-elles ouvertes à Pâques ?',
          nl: 'Zijn de zwembaden met Pasen open?',
          it: 'A Pasqua le piscine sono aperte?',
        },
        {
          en: 'Indoor pools are. Outdoor pools mostly open in May; the dates are beside each facility on the campsite’s page.',
          de: 'Hallenbäder schon. Außenpools meist erst ab Mai; die Daten stehen auf der Seite des Campingplatzes bei jeder Einrichtung.',
          fr: 'Les piscines couvertes, oui. Les bassins extérieurs ouvrent surtout en mai ; les dates figurent à côté de chaque équipement.',
          nl: 'Binnenbaden wel. Buitenbaden gaan meestal in mei open; de data staan op de campingpagina bij elke voorziening.',
          it: 'Quelle coperte sì. Quelle all’aperto aprono di solito a maggio; le date sono accanto a ogni servizio nella pagina del campeggio.',
        },
      ],
    ],
  },
  lateSummer: {
    bestMonths: [9, 10],
    faq: [
      [
        {
          en: 'How warm is the sea in September?',
          de: 'Wie warm ist das Meer im September?',
          fr: 'L’eau est-elle chaude en septembre ?',
          nl: 'Hoe warm is de zee in september?',
          it: 'Quanto è caldo il mare a settembre?',
        },
        {
          en: 'On the Spanish Mediterranean about 24°C at the start of the month and 22°C at the end, so warmer than in June.',
          de: 'An der spanischen Mittelmeerküste rund 24 °C zu Monatsbeginn und 22 °C am Ende, also wärmer als im Juni.',
          fr: 'Sur la Méditerranée espagnole, environ 24 °C en début de mois et 22 °C à la fin : plus qu’en juin.',
          nl: 'Aan de Spaanse Middellandse Zee ongeveer 24 °C aan het begin van de maand en 22 °C aan het eind: warmer dan in juni.',
          it: 'Sul Mediterraneo spagnolo circa 24 °C a inizio mese e 22 °C alla fine: più che a giugno.',
        },
      ],
    ],
  },
  parks: {
    bestMonths: [6, 7, 8],
    faq: [
      [
        {
          en: 'When do slides and clubs run?',
          de: 'Wann haben Rutschen und Clubs geöffnet?',
          fr: 'Quand les toboggans et les clubs sont-ils ouverts ?',
          nl: 'Wanneer zijn glijbanen en clubs open?',
          it: 'Quando sono aperti scivoli e miniclub?',
        },
        {
          en: 'Mostly from mid-June to early September. Each park’s page lists the dates, and tells you when something is closed during your stay.',
          de: 'Meist von Mitte Juni bis Anfang September. Die Daten stehen auf der Seite jedes Parks; ist während Ihres Aufenthalts etwas geschlossen, steht das dabei.',
          fr: 'Le plus souvent de mi-juin à début septembre. La page de chaque village donne les dates et signale ce qui serait fermé pendant votre séjour.',
          nl: 'Meestal van half juni tot begin september. De pagina van elk park noemt de data en meldt het als iets tijdens je verblijf dicht is.',
          it: 'Di solito da metà giugno ai primi di settembre. La pagina di ogni villaggio riporta le date e avvisa se qualcosa è chiuso durante il tuo soggiorno.',
        },
      ],
    ],
  },
  stars: {
    bestMonths: [8, 9],
    faq: [
      [
        {
          en: 'When are the nights dark enough in Sweden?',
          de: 'Wann sind die Nächte in Schweden dunkel genug?',
          fr: 'Quand les nuits sont-elles assez noires en Suède ?',
          nl: 'Wanneer zijn de nachten in Zweden donker genoeg?',
          it: 'In che periodo le notti in Svezia sono abbastanza buie?',
        },
        {
          en: 'From mid-August. In June and July it hardly gets dark at all; around 12 August the Perseids bring the most shooting stars.',
          de: 'Ab Mitte August. Im Juni und Juli wird es kaum dunkel; um den 12. August bringen die Perseiden die meisten Sternschnuppen.',
          fr: 'À partir de la mi-août. En juin et juillet, il fait à peine nuit ; vers le 12 août, les Perséides offrent le plus d’étoiles filantes.',
          nl: 'Vanaf half augustus. In juni en juli wordt het nauwelijks donker; rond 12 augustus brengen de Perseïden de meeste vallende sterren.',
          it: 'Da metà agosto. A giugno e luglio non fa quasi mai buio; intorno al 12 agosto le Perseidi portano più stelle cadenti.',
        },
      ],
    ],
  },
  withoutCar: {
    bestMonths: [5, 6, 7, 8],
    faq: [
      [
        {
          en: 'Can bicycles travel on Dutch trains?',
          de: 'Kann ich das Fahrrad im niederländischen Zug mitnehmen?',
          nl: 'Mag de fiets mee in de trein?',
          'de-CH': 'Kann ich das Velo im niederländischen Zug mitnehmen?',
        },
        {
          en: 'Yes, with a bicycle ticket and outside rush hour; in July and August all day.',
          de: 'Ja, mit einer Fahrradkarte und außerhalb des Berufsverkehrs, im Juli und August den ganzen Tag.',
          nl: 'Ja, met een fietskaartje en buiten de spits; in juli en augustus de hele dag.',
          'de-CH':
            'Ja, mit einem Velobillett und ausserhalb der Stosszeiten, im Juli und August den ganzen Tag.',
        },
      ],
    ],
  },
} as const satisfies Record<string, ThemeReading>
