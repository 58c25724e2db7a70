import type { ThemeRow } from './theme-row.ts'

// Themes of places in the Alps and north of them.

export const alps: ThemeRow = {
  imageId: 'theme-mountain-summer-day-103',
  country: 'AT',
  facilities: ['guided-walks'],
  title: {
    en: 'Summer in the Alps',
    de: 'Bergsommer in den Alpen',
    fr: 'L’été dans les Alpes',
    nl: 'Zomer in de Alpen',
    it: 'Estate sulle Alpi',
  },
  intro: {
    en: 'Huts, cable cars and cold lakes: mountain days for short and long legs.',
    de: 'Hütten, Bergbahnen und kühle Seen: Bergtage für kurze und lange Beine.',
    fr: 'Refuges, télécabines et lacs frais : des journées en altitude pour petites et grandes jambes.',
    nl: 'Hutten, kabelbanen en koele meren: bergdagen voor korte en lange benen.',
    it: 'Rifugi, funivie e laghi freschi: giornate in quota per gambe corte e lunghe.',
  },
  blocks: [
    [
      {
        en: 'Start gently',
        de: 'Sachte beginnen',
        fr: 'Commencer doucement',
        nl: 'Begin rustig',
        it: 'Cominciare piano',
      },
      {
        en: 'Take the cable car up and walk down on the first day; knees and children will thank you.',
        de: 'Am ersten Tag mit der Bahn hinauf und zu Fuß hinunter: Knie und Kinder danken es.',
        fr: 'Le premier jour, montez en télécabine et descendez à pied : les genoux et les enfants apprécieront.',
        nl: 'Ga de eerste dag met de kabelbaan omhoog en loop naar beneden: knieën en kinderen zijn je dankbaar.',
        it: 'Il primo giorno sali in funivia e scendi a piedi: ginocchia e bambini ringraziano.',
      },
    ],
    [
      { en: 'If it rains', de: 'Plan für Regen', fr: 'En cas de pluie', nl: 'Bij regen', it: 'Se piove' },
      {
        en: 'Many campsites have an indoor pool or a sauna. Use the filters before you book.',
        de: 'Viele Campingplätze haben Hallenbad oder Sauna: Filtern Sie vor der Buchung danach.',
        fr: 'Beaucoup de campings ont une piscine couverte ou un sauna : filtrez avant de réserver.',
        nl: 'Veel campings hebben een binnenbad of sauna: filter erop voor je boekt.',
        it: 'Molti campeggi hanno piscina coperta o sauna: usa i filtri prima di prenotare.',
      },
    ],
  ],
}

export const stars: ThemeRow = {
  imageId: 'theme-lake-summer-night-112',
  country: 'SE',
  facilities: ['dark-sky'],
  title: {
    en: 'Nights under the stars',
    de: 'Nächte unter Sternen',
    fr: 'Nuits à la belle étoile',
    nl: 'Nachten onder de sterren',
    it: 'Notti sotto le stelle',
  },
  intro: {
    en: 'Dark skies, still lakes and a fire that crackles.',
    de: 'Dunkler Himmel, stille Seen und ein Feuer, das knistert.',
    fr: 'Ciel noir, lacs immobiles et un feu qui crépite.',
    nl: 'Een heldere sterrenhemel, stille meren en een knapperend vuur.',
    it: 'Cieli bui, laghi immobili e un fuoco che scoppietta.',
  },
  blocks: [
    [
      {
        en: 'When it gets dark',
        de: 'Wann es dunkel wird',
        fr: 'Quand il fait nuit',
        nl: 'Wanneer het donker wordt',
        it: 'Quando fa buio',
      },
      {
        en: 'In the far north, summer nights stay light. To see the stars, go in late August.',
        de: 'Im hohen Norden bleiben die Sommernächte hell; für Sterne reisen Sie Ende August.',
        fr: 'Dans le Grand Nord, les nuits d’été restent claires ; pour les étoiles, partez fin août.',
        nl: 'In het hoge noorden blijft het ’s zomers licht; voor sterren ga je eind augustus.',
        it: 'Nel Grande Nord le notti estive restano chiare; per le stelle vai a fine agosto.',
      },
    ],
    [
      {
        en: 'Fire rules',
        de: 'Feuerregeln',
        fr: 'Règles pour le feu',
        nl: 'Regels voor vuur',
        it: 'Regole per il fuoco',
      },
      {
        en: 'Use the campsite’s fire pits and ask about fire bans in dry weeks.',
        de: 'Nutzen Sie die Feuerstellen auf dem Campingplatz und fragen Sie in trockenen Wochen nach Verboten.',
        fr: 'Utilisez les foyers prévus et renseignez-vous sur les interdictions par temps sec.',
        nl: 'Gebruik de vuurplaatsen op het terrein en vraag bij droogte of er een stookverbod geldt.',
        it: 'Usa i focolari del campeggio e chiedi dei divieti nei periodi secchi.',
      },
    ],
  ],
}

export const withoutCar: ThemeRow = {
  // Its French and Italian words are not written yet.
  imageId: 'theme-river-spring-day-113',
  country: 'NL',
  title: {
    en: 'A week without the car',
    de: 'Eine Woche ohne Auto',
    nl: 'Een week zonder auto',
  },
  intro: {
    en: 'Park once, then go by bicycle, ferry and train.',
    de: 'Einmal parken, dann weiter mit Rad, Fähre und Zug.',
    nl: 'Eén keer parkeren, en dan verder met fiets, pont en trein.',
    'nl-BE': 'Eén keer parkeren, en dan verder met fiets, veerboot en trein.',
    'de-CH': 'Einmal parkieren, dann weiter mit Velo, Fähre und Zug.',
  },
  blocks: [
    [
      { en: 'By bicycle', de: 'Mit dem Rad', nl: 'Op de fiets', 'de-CH': 'Mit dem Velo' },
      {
        en: 'Numbered signs lead you from junction to junction, mostly along the water and nearly always on the flat.',
        de: 'Nummerierte Schilder führen von Knoten zu Knoten, meist am Wasser entlang und fast immer eben.',
        nl: 'Genummerde bordjes brengen je van knooppunt naar knooppunt, meestal langs het water en bijna altijd vlak.',
      },
    ],
    [
      { en: 'By train', de: 'Mit dem Zug', nl: 'Met de trein' },
      {
        en: 'Many towns have a station within half an hour by bike, and there are frequent trains to the coast.',
        de: 'Viele Orte haben einen Bahnhof in einer halben Stunde Radweg, und die Züge ans Meer fahren oft.',
        nl: 'Vaak is er een station op een half uur fietsen, en de treinen naar de kust rijden vaak.',
        'de-CH':
          'Viele Orte haben einen Bahnhof in einer halben Stunde Veloweg, und die Züge ans Meer fahren oft.',
      },
    ],
  ],
}
