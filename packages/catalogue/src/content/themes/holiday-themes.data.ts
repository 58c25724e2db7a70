import type { ThemeRow } from './theme-row.ts'

// Themes of a kind of holiday, wherever it is spent.

export const bySea: ThemeRow = {
  imageId: 'theme-sea-summer-day-102',
  facilities: ['direct-beach', 'playground'],
  title: {
    en: 'Campsites right by the sea',
    de: 'Camping direkt am Meer',
    fr: 'Campings au bord de la mer',
    nl: 'Kamperen direct aan zee',
    it: 'Campeggi in riva al mare',
  },
  intro: {
    en: 'No road to cross: at these campsites, the beach starts right behind the last row of tents.',
    de: 'Keine Straße dazwischen: Campingplätze, bei denen der Strand hinter der letzten Zeltreihe beginnt.',
    fr: 'Pas de route à traverser : ici, la plage commence derrière la dernière rangée de tentes.',
    nl: 'Geen weg ertussen: hier begint het strand achter de laatste rij tenten.',
    it: 'Nessuna strada in mezzo: qui la spiaggia comincia dietro l’ultima fila di tende.',
  },
  blocks: [
    [
      {
        en: 'What to pack',
        de: 'Was ins Gepäck gehört',
        fr: 'À emporter',
        nl: 'Wat neem je mee',
        it: 'Cosa portare',
      },
      {
        en: 'Pack sand pegs, a windbreak and a second set of swimwear. The sea provides the rest.',
        de: 'Sandheringe, ein Windschutz und Badesachen zum Wechseln: Den Rest bringt das Meer.',
        fr: 'Des sardines pour le sable, un paravent et un maillot de rechange : la mer fait le reste.',
        nl: 'Zandharingen, een windscherm en droge zwemkleding: de rest doet de zee.',
        it: 'Picchetti da sabbia, un paravento e un costume di ricambio: al resto pensa il mare.',
      },
    ],
    [
      {
        en: 'With children',
        de: 'Mit Kindern',
        fr: 'Avec des enfants',
        nl: 'Met kinderen',
        it: 'Con i bambini',
      },
      {
        en: 'Look for gently sloping beaches on the Adriatic, the Baltic and in the Vendée.',
        de: 'Flach abfallende Strände finden Sie an der Adria, an der Ostsee und in der Vendée.',
        fr: 'Pour des plages en pente douce, pensez à l’Adriatique, à la Baltique et à la Vendée.',
        nl: 'Vlak aflopende stranden vind je aan de Adriatische Zee, de Oostzee en in de Vendée.',
        it: 'Spiagge che digradano dolcemente: Adriatico, Mar Baltico e Vandea.',
      },
    ],
  ],
}

export const glamping: ThemeRow = {
  imageId: 'theme-forest-autumn-dusk-104',
  funnelKey: 'glamping',
  title: {
    en: 'Glamping for beginners',
    de: 'Glamping für Einsteiger',
    fr: 'Le glamping pour débuter',
    nl: 'Glamping voor beginners',
    it: 'Glamping per chi comincia',
  },
  intro: {
    en: 'A real bed under canvas: the gentle way to try sleeping outdoors.',
    de: 'Ein echtes Bett unter Zeltstoff: der sanfte Einstieg ins Schlafen im Freien.',
    fr: 'Un vrai lit sous la toile : la façon douce d’essayer les nuits dehors.',
    nl: 'Een echt bed onder tentdoek: zo probeer je buiten slapen rustig uit.',
    it: 'Un vero letto sotto la tela: il modo più comodo per provare a dormire all’aperto.',
  },
  blocks: [
    [
      {
        en: 'Lodge or bell tent?',
        de: 'Lodge oder Rundzelt?',
        fr: 'Lodge ou tente cloche ?',
        nl: 'Lodge of bell-tent?',
        it: 'Lodge o tenda a campana?',
      },
      {
        en: 'Lodges come with a kitchen and a bathroom. Bell tents are simpler, cheaper and closer to the stars.',
        de: 'Lodges haben Küche und Bad; Rundzelte sind einfacher, günstiger und näher an den Sternen.',
        fr: 'Les lodges ont cuisine et salle de bains ; les tentes cloche sont plus simples, moins chères et plus près des étoiles.',
        nl: 'Lodges hebben een keuken en badkamer; bell-tenten zijn eenvoudiger, goedkoper en dichter bij de sterren.',
        it: 'Le lodge hanno cucina e bagno; le tende a campana sono più semplici, economiche e vicine alle stelle.',
      },
    ],
    [
      {
        en: 'What’s provided',
        de: 'Was vorhanden ist',
        fr: 'Ce qui est fourni',
        nl: 'Wat er al is',
        it: 'Cosa trovi già',
      },
      {
        en: 'There are beds, crockery, lamps and a table outside. Bring your own bedding or add it to your booking.',
        de: 'Betten, Geschirr, Lampen und ein Tisch im Freien; Bettwäsche bringen Sie mit oder bestellen sie dazu.',
        fr: 'Lits, vaisselle, lampes et table dehors ; apportez vos draps ou ajoutez-les à la réservation.',
        nl: 'Bedden, servies, lampen en een tafel buiten; beddengoed neem je mee of boek je erbij.',
        it: 'Letti, stoviglie, lampade e tavolo all’aperto; la biancheria la porti tu o la aggiungi alla prenotazione.',
      },
    ],
  ],
}

export const dogs: ThemeRow = {
  imageId: 'theme-forest-summer-morning-108',
  facilities: ['dogs'],
  title: {
    en: 'Holidays with the dog',
    de: 'Mit Hund unterwegs',
    fr: 'Vacances avec son chien',
    nl: 'Op vakantie met de hond',
    it: 'In vacanza con il cane',
    'de-CH': 'Ferien mit Hund',
  },
  intro: {
    en: 'Campsites with a dog shower, a run and neighbours who like wet noses.',
    de: 'Campingplätze mit Hundedusche, Auslauf und Nachbarn, die nasse Nasen mögen.',
    fr: 'Douche pour chiens, pré où courir et voisins amis des truffes humides.',
    nl: 'Campings met hondendouche, losloopveld en buren die van natte neuzen houden.',
    'nl-BE': 'Campings met hondendouche, losloopweide en buren die van natte neuzen houden.',
    it: 'Doccia, area per correre e vicini che amano i nasi umidi.',
  },
  blocks: [
    [
      {
        en: 'Before you travel',
        de: 'Vor der Reise',
        fr: 'Avant de partir',
        nl: 'Voor je vertrekt',
        it: 'Prima di partire',
      },
      {
        en: 'To cross a border, your dog needs a passport or certificate, a microchip and a valid rabies vaccination.',
        de: 'Für Reisen über die Grenze braucht der Hund Heimtierausweis, Mikrochip und gültige Tollwutimpfung.',
        fr: 'À l’étranger, le chien a besoin d’un passeport, d’une puce et d’un vaccin antirabique valide.',
        nl: 'Over de grens heeft je hond een paspoort, een chip en een geldige rabiësvaccinatie nodig.',
        it: 'All’estero servono passaporto, microchip e vaccino antirabbico valido.',
      },
    ],
    [
      {
        en: 'At the campsite',
        de: 'Auf dem Campingplatz',
        fr: 'Sur place',
        nl: 'Op het terrein',
        it: 'In campeggio',
      },
      {
        en: 'Not all accommodation takes dogs. Use the filter to see only those that do.',
        de: 'Nicht jede Unterkunft nimmt Hunde auf: Mit dem Filter stimmt die Auswahl von Anfang an.',
        fr: 'Tous les hébergements n’acceptent pas les chiens : utilisez le filtre pour bien choisir dès le départ.',
        nl: 'Niet in elke accommodatie mag een hond: met het filter klopt de keuze meteen.',
        it: 'Non tutti gli alloggi accettano cani: con il filtro la scelta è giusta da subito.',
      },
    ],
  ],
}

export const spring: ThemeRow = {
  imageId: 'theme-lake-spring-morning-109',
  facilities: ['indoor-pool', 'playground'],
  title: {
    en: 'Easter and May breaks',
    de: 'Ostern, Auffahrt und Pfingsten',
    fr: 'Pâques et ponts de mai',
    nl: 'Meivakantie en Pasen',
    it: 'Pasqua e ponti di maggio',
    'nl-BE': 'Paasvakantie en lange weekends',
  },
  intro: {
    en: 'The first warm days, low prices and a heated pool just in case.',
    de: 'Erste warme Tage, kleine Preise und für alle Fälle ein beheizter Pool.',
    fr: 'Premiers beaux jours, petits prix et une piscine chauffée au cas où.',
    nl: 'Eerste warme dagen, lage prijzen en voor de zekerheid een verwarmd bad.',
    it: 'Primi giorni caldi, prezzi bassi e, per ogni evenienza, una piscina riscaldata.',
  },
  blocks: [
    [
      {
        en: 'Go south or stay close to home',
        de: 'Süden oder Nähe',
        fr: 'Au sud ou tout près',
        nl: 'Zuiden of dichtbij',
        it: 'A sud o vicino a casa',
      },
      {
        en: 'South of the Alps, it’s T-shirt weather from mid-April. Nearer home, choose a campsite with an indoor pool.',
        de: 'Südlich der Alpen ist ab Mitte April T-Shirt-Wetter; in der Nähe wählen Sie besser einen Campingplatz mit Hallenbad.',
        fr: 'Au sud des Alpes, on vit en tee-shirt dès la mi-avril ; plus près, choisissez une piscine couverte.',
        nl: 'Ten zuiden van de Alpen is het vanaf half april T-shirtweer; dichter bij huis kies je een binnenbad.',
        it: 'A sud delle Alpi da metà aprile si sta in maglietta; più a nord scegli la piscina coperta.',
      },
    ],
    [
      {
        en: 'Short stays',
        de: 'Kurze Aufenthalte',
        fr: 'Courts séjours',
        nl: 'Korte verblijven',
        it: 'Soggiorni brevi',
      },
      {
        en: 'Outside high season, most campsites take bookings from two or three nights.',
        de: 'Außerhalb der Hochsaison genügen bei den meisten Campingplätzen zwei oder drei Nächte.',
        fr: 'Hors haute saison, la plupart des campings acceptent deux ou trois nuits.',
        nl: 'Buiten het hoogseizoen boek je bij de meeste campings al vanaf twee of drie nachten.',
        it: 'Fuori dall’alta stagione quasi ovunque bastano due o tre notti.',
      },
    ],
  ],
}

export const parks: ThemeRow = {
  imageId: 'theme-countryside-summer-dusk-111',
  funnelKey: 'holiday-parks',
  facilities: ['slides', 'kids-club'],
  title: {
    en: 'Parks that children love',
    de: 'Ferienparks, die Kinder lieben',
    fr: 'Les villages préférés des enfants',
    nl: 'Parken waar kinderen van houden',
    it: 'I villaggi amati dai bambini',
  },
  intro: {
    en: 'Slides, clubs and friends by the first evening.',
    de: 'Rutschen, Clubs und Freundschaften schon am ersten Abend.',
    fr: 'Toboggans, clubs et copains dès le premier soir.',
    nl: 'Glijbanen, clubs en al op de eerste avond vriendjes.',
    'nl-BE': 'Glijbanen, clubs en al vriendjes op de eerste avond.',
    it: 'Scivoli, club e nuovi amici già la prima sera.',
  },
  blocks: [
    [
      {
        en: 'The right age',
        de: 'Das richtige Alter',
        fr: 'Le bon âge',
        nl: 'De juiste leeftijd',
        it: 'L’età giusta',
      },
      {
        en: 'Clubs usually start at the age of four. For younger children, look for a toddler pool and a baby bathroom.',
        de: 'Die Clubs beginnen meist mit vier Jahren; für Kleinere achten Sie auf Planschbecken und Babybad.',
        fr: 'Les clubs accueillent souvent dès quatre ans ; pour les plus petits, pataugeoire et salle de bains bébé.',
        nl: 'Clubs beginnen meestal bij vier jaar; let voor kleintjes op een peuterbad en babybadkamer.',
        it: 'I miniclub partono di solito dai quattro anni; per i più piccoli cerca piscinetta e bagno neonati.',
      },
    ],
    [
      {
        en: 'Opening times',
        de: 'Öffnungszeiten',
        fr: 'Périodes d’ouverture',
        nl: 'Openingstijden',
        it: 'Periodi di apertura',
      },
      {
        en: 'Clubs and slides are open in the main season. You’ll find the dates on every campsite’s page.',
        de: 'Clubs und Rutschen laufen in der Hauptsaison; die Daten stehen auf der Seite jedes Campingplatzes.',
        fr: 'Clubs et toboggans fonctionnent en haute saison ; les dates figurent sur chaque fiche.',
        nl: 'Clubs en glijbanen zijn er in het hoogseizoen; de data staan bij elke camping.',
        it: 'Club e scivoli sono attivi in alta stagione; le date sono in ogni scheda.',
      },
    ],
  ],
}
