import type { FunnelKey } from '../types/catalogue.types.ts'
import type { Wording } from '../texts/localised.ts'

export interface ThemeRow {
  imageId: string
  /** In the languages it has; a theme may be online before all translations are. */
  title: Partial<Wording>
  intro: Partial<Wording>
  blocks: readonly (readonly [heading: Partial<Wording>, body: Partial<Wording>])[]
  funnelKey?: FunnelKey
  /** Country code or area key of the prefilled search. */
  country?: string
  area?: string
  facilities?: readonly string[]
}

export const themeRows: readonly ThemeRow[] = [
  {
    imageId: 'theme-lake-summer-morning-101',
    area: 'lake-garda',
    facilities: ['direct-beach'],
    title: {
      en: 'Wake up on Lake Garda',
      de: 'Aufwachen am Gardasee',
      fr: 'Se réveiller au lac de Garde',
      nl: 'Wakker worden aan het Gardameer',
      it: 'Svegliarsi sul Lago di Garda',
    },
    intro: {
      en: 'Lemon trees, afternoon wind and a swim before breakfast.',
      de: 'Zitronenbäume, Nachmittagswind und ein Bad vor dem Frühstück.',
      fr: 'Citronniers, vent de l’après-midi et baignade avant le petit-déjeuner.',
      nl: 'Citroenbomen, middagwind en een duik voor het ontbijt.',
      it: 'Limonaie, vento del pomeriggio e un tuffo prima di colazione.',
    },
    blocks: [
      [
        {
          en: 'Which shore?',
          de: 'Welches Ufer?',
          fr: 'Quelle rive ?',
          nl: 'Welke oever?',
          it: 'Quale sponda?',
        },
        {
          en: 'The east has long promenades and easy cycling, the north belongs to surfers and climbers, the south is flat and good with small children.',
          de: 'Der Osten hat lange Promenaden und ebene Radwege, der Norden gehört Surfern und Kletterern, der Süden ist flach und gut mit kleinen Kindern.',
          fr: 'L’est offre promenades et pistes cyclables, le nord appartient aux véliplanchistes et aux grimpeurs, le sud, plat, convient aux jeunes enfants.',
          nl: 'Het oosten heeft lange boulevards en vlakke fietspaden, het noorden is voor surfers en klimmers, het zuiden is vlak en fijn met kleine kinderen.',
          it: 'A est lungolaghi e ciclabili, a nord surfisti e arrampicatori, a sud rive basse adatte ai più piccoli.',
          'de-CH':
            'Der Osten hat lange Promenaden und ebene Velowege, der Norden gehört Surfern und Kletterern, der Süden ist flach und gut mit kleinen Kindern.',
        },
      ],
      [
        {
          en: 'When to go',
          de: 'Die beste Zeit',
          fr: 'Quand partir',
          nl: 'Wanneer gaan',
          it: 'Quando andare',
        },
        {
          en: 'May and September are warm enough to swim and quiet enough to park.',
          de: 'Im Mai und September ist es warm genug zum Baden und ruhig genug für einen freien Parkplatz.',
          fr: 'En mai et en septembre, l’eau est assez chaude et les parkings encore libres.',
          nl: 'In mei en september is het warm genoeg om te zwemmen en rustig genoeg om te parkeren.',
          it: 'A maggio e settembre l’acqua è già buona e si trova ancora parcheggio.',
        },
      ],
    ],
  },
  {
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
      en: 'No road in between: sites where the beach starts behind the last row of tents.',
      de: 'Keine Straße dazwischen: Plätze, bei denen der Strand hinter der letzten Zeltreihe beginnt.',
      fr: 'Pas de route à traverser : ici, la plage commence derrière la dernière rangée de tentes.',
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
          en: 'Sand pegs, a windbreak and a second set of swimwear: the rest the sea brings along.',
          de: 'Sandheringe, ein Windschutz und Badesachen zum Wechseln: Den Rest bringt das Meer.',
          fr: 'Des sardines pour le sable, un paravent et un maillot de rechange : la mer fait le reste.',
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
  },
  {
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
      fr: 'Refuges, télécabines et lacs frais : des journées en altitude pour petites et grandes jambes.',
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
          fr: 'Le premier jour, montez en télécabine et descendez à pied : les genoux et les enfants apprécieront.',
          nl: 'Ga de eerste dag met de kabelbaan omhoog en loop naar beneden: knieën en kinderen zijn je dankbaar.',
          it: 'Il primo giorno sali in funivia e scendi a piedi: ginocchia e bambini ringraziano.',
        },
      ],
      [
        { en: 'Rain plan', de: 'Plan für Regen', fr: 'En cas de pluie', nl: 'Bij regen', it: 'Se piove' },
        {
          en: 'Many sites have an indoor pool or a sauna; filter for it before you book.',
          de: 'Viele Plätze haben Hallenbad oder Sauna: Filtern Sie vor der Buchung danach.',
          fr: 'Beaucoup de campings ont une piscine couverte ou un sauna : filtrez avant de réserver.',
          nl: 'Veel campings hebben een binnenbad of sauna: filter erop voor je boekt.',
          it: 'Molti campeggi hanno piscina coperta o sauna: usa i filtri prima di prenotare.',
        },
      ],
    ],
  },
  {
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
      fr: 'Un vrai lit sous la toile : la façon douce d’essayer les nuits dehors.',
      nl: 'Een echt bed onder tentdoek: zo probeer je buiten slapen rustig uit.',
      it: 'Un vero letto sotto la tela: il modo dolce per provare a dormire all’aperto.',
    },
    blocks: [
      [
        {
          en: 'Lodge or bell tent?',
          de: 'Lodge oder Rundzelt?',
          fr: 'Lodge ou tente cloche ?',
          nl: 'Lodge of bell-tent?',
          it: 'Lodge o tenda a campana?',
        },
        {
          en: 'Lodges come with kitchen and bathroom; bell tents are simpler, cheaper and closer to the stars.',
          de: 'Lodges haben Küche und Bad; Rundzelte sind einfacher, günstiger und näher an den Sternen.',
          fr: 'Les lodges ont cuisine et salle de bain ; les tentes cloche sont plus simples, moins chères et plus près des étoiles.',
          nl: 'Lodges hebben een keuken en badkamer; bell-tenten zijn eenvoudiger, goedkoper en dichter bij de sterren.',
          it: 'Le lodge hanno cucina e bagno; le tende a campana sono più semplici, economiche e vicine alle stelle.',
        },
      ],
      [
        {
          en: 'What is there',
          de: 'Was vorhanden ist',
          fr: 'Ce qui est fourni',
          nl: 'Wat er al is',
          it: 'Cosa trovi già',
        },
        {
          en: 'Beds, crockery, lamps and a table outside; bring bedding or order it with your booking.',
          de: 'Betten, Geschirr, Lampen und ein Tisch im Freien; Bettwäsche bringen Sie mit oder bestellen sie dazu.',
          fr: 'Lits, vaisselle, lampes et table dehors ; apportez vos draps ou ajoutez-les à la réservation.',
          nl: 'Bedden, servies, lampen en een tafel buiten; beddengoed neem je mee of boek je erbij.',
          it: 'Letti, stoviglie, lampade e tavolo all’aperto; la biancheria la porti tu o la aggiungi alla prenotazione.',
        },
      ],
    ],
  },
  {
    imageId: 'theme-countryside-summer-day-105',
    area: 'tuscany',
    title: {
      en: 'Tuscany with tent and bicycle',
      de: 'Toskana mit Zelt und Rad',
      fr: 'La Toscane à vélo et sous la tente',
      nl: 'Toscane met tent en fiets',
      it: 'Toscana con tenda e bici',
      'de-CH': 'Toskana mit Zelt und Velo',
    },
    intro: {
      en: 'White roads, hill towns and a pool to come back to.',
      de: 'Weiße Straßen, Hügelstädte und ein Pool, der am Abend wartet.',
      fr: 'Routes blanches, villages perchés et une piscine pour le retour.',
      nl: 'Witte wegen, heuveldorpen en een zwembad dat ’s avonds wacht.',
      it: 'Strade bianche, borghi in collina e una piscina che ti aspetta.',
    },
    blocks: [
      [
        {
          en: 'Stages, not records',
          de: 'Etappen statt Rekorde',
          fr: 'Des étapes, pas des records',
          nl: 'Etappes, geen records',
          it: 'Tappe, non record',
        },
        {
          en: 'Thirty kilometres are plenty when every village has a café; an e-bike makes the hills friendly.',
          de: 'Dreißig Kilometer genügen, wenn jedes Dorf ein Café hat; mit dem E-Bike werden die Hügel freundlich.',
          fr: 'Trente kilomètres suffisent quand chaque village a son café ; avec un vélo électrique, les collines s’adoucissent.',
          nl: 'Dertig kilometer is genoeg als elk dorp een café heeft; met een e-bike worden de heuvels vriendelijk.',
          it: 'Trenta chilometri bastano, se ogni paese ha il suo bar; con l’e-bike le colline diventano amiche.',
        },
      ],
      [
        { en: 'Eat well', de: 'Gut essen', fr: 'Bien manger', nl: 'Lekker eten', it: 'Mangiare bene' },
        {
          en: 'Ask reception for the weekly markets: that is where dinner begins.',
          de: 'Fragen Sie an der Rezeption nach den Wochenmärkten: Dort beginnt das Abendessen.',
          fr: 'Demandez les jours de marché à la réception : le dîner commence là.',
          nl: 'Vraag bij de receptie naar de weekmarkten: daar begint het avondeten.',
          it: 'Chiedi alla reception i giorni di mercato: la cena comincia lì.',
        },
      ],
    ],
  },
  {
    imageId: 'theme-river-summer-day-106',
    area: 'ardeche',
    facilities: ['sup-hire'],
    title: {
      en: 'Down the river by canoe',
      de: 'Mit dem Kanu flussabwärts',
      fr: 'Au fil de l’eau en canoë',
      nl: 'Met de kano de rivier af',
      it: 'Giù per il fiume in canoa',
    },
    intro: {
      en: 'Gravel beaches, gorges and wet shoes: rivers that carry you along.',
      de: 'Kiesstrände, Schluchten und nasse Schuhe: Flüsse, die einen mitnehmen.',
      fr: 'Plages de galets, gorges et chaussures mouillées : des rivières qui vous emportent.',
      nl: 'Kiezelstrandjes, kloven en natte schoenen: rivieren die je meevoeren.',
      it: 'Spiaggette, gole e scarpe bagnate: fiumi che ti portano con sé.',
    },
    blocks: [
      [
        {
          en: 'From what age?',
          de: 'Ab welchem Alter?',
          fr: 'À partir de quel âge ?',
          nl: 'Vanaf welke leeftijd?',
          it: 'Da che età?',
        },
        {
          en: 'Most hire stations take children who can swim from seven; life jackets are included.',
          de: 'Die meisten Verleiher nehmen Kinder mit, die schwimmen können, ab sieben Jahren; Westen sind dabei.',
          fr: 'La plupart des loueurs acceptent les enfants sachant nager dès sept ans ; gilets fournis.',
          nl: 'Bij de meeste verhuurders mogen kinderen met zwemdiploma mee vanaf zeven jaar; vesten zijn inbegrepen.',
          it: 'Quasi tutti i noleggi accettano bambini che sanno nuotare dai sette anni; giubbotti inclusi.',
          'nl-BE':
            'Bij de meeste verhuurders mogen kinderen die kunnen zwemmen mee vanaf zeven jaar; zwemvesten zijn inbegrepen.',
        },
      ],
      [
        {
          en: 'Water level',
          de: 'Wasserstand',
          fr: 'Niveau d’eau',
          nl: 'Waterstand',
          it: 'Livello dell’acqua',
        },
        {
          en: 'May and June have the best current; in August you will walk a little.',
          de: 'Im Mai und Juni fließt es am besten, im August wird auch einmal geschoben.',
          fr: 'Mai et juin offrent le meilleur courant ; en août, on marche un peu.',
          nl: 'In mei en juni stroomt het best, in augustus loop je af en toe een stukje.',
          it: 'A maggio e giugno c’è la corrente migliore; ad agosto ogni tanto si cammina.',
        },
      ],
    ],
  },
  {
    imageId: 'theme-sea-summer-dusk-107',
    country: 'HR',
    title: {
      en: 'Croatia’s quiet bays',
      de: 'Kroatiens stille Buchten',
      fr: 'Les criques tranquilles de Croatie',
      nl: 'De stille baaien van Kroatië',
      it: 'Le baie tranquille della Croazia',
    },
    intro: {
      en: 'Pines, pebbles and water so clear that boats seem to float in air.',
      de: 'Pinien, Kiesel und Wasser so klar, dass die Boote zu schweben scheinen.',
      fr: 'Des pins, des galets et une eau si claire que les bateaux semblent flotter dans l’air.',
      nl: 'Pijnbomen, kiezels en water zo helder dat de bootjes lijken te zweven.',
      it: 'Pini, ciottoli e un’acqua così limpida che le barche sembrano sospese.',
    },
    blocks: [
      [
        {
          en: 'Bring water shoes',
          de: 'Badeschuhe einpacken',
          fr: 'Prévoyez des chaussures d’eau',
          nl: 'Neem waterschoenen mee',
          it: 'Scarpette da scoglio',
        },
        {
          en: 'Most beaches are pebble or rock; children move faster with something on their feet.',
          de: 'Die meisten Strände sind aus Kies oder Fels: Mit Schuhen sind Kinder schneller im Wasser.',
          fr: 'La plupart des plages sont en galets ou en rochers : bien chaussés, les enfants courent plus vite.',
          nl: 'De meeste stranden zijn van kiezel of rots: met schoentjes rennen kinderen sneller het water in.',
          it: 'Quasi tutte le spiagge sono di ciottoli o roccia: con le scarpette i bambini corrono meglio.',
        },
      ],
      [
        {
          en: 'Islands or mainland?',
          de: 'Insel oder Festland?',
          fr: 'Îles ou continent ?',
          nl: 'Eilanden of vasteland?',
          it: 'Isole o terraferma?',
        },
        {
          en: 'Krk has a bridge, Cres and Rab need a ferry: on Saturdays in August plan an extra hour.',
          de: 'Nach Krk führt eine Brücke, nach Cres und Rab die Fähre: an Augustsamstagen eine Stunde mehr einplanen.',
          fr: 'Krk a son pont, Cres et Rab leur ferry : les samedis d’août, comptez une heure de plus.',
          nl: 'Naar Krk rijd je over de brug, naar Cres en Rab vaar je: reken op zaterdagen in augustus een uur extra.',
          it: 'Per Krk c’è il ponte, per Cres e Rab il traghetto: nei sabati d’agosto calcola un’ora in più.',
        },
      ],
    ],
  },
  {
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
      en: 'Sites with a dog shower, a run and neighbours who like wet noses.',
      de: 'Plätze mit Hundedusche, Auslauf und Nachbarn, die nasse Nasen mögen.',
      fr: 'Douche, pré pour courir et voisins amis des truffes humides.',
      nl: 'Campings met hondendouche, losloopveld en buren die van natte neuzen houden.',
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
          en: 'Pets crossing a border need a passport or certificate, a microchip and a valid rabies vaccination.',
          de: 'Für Reisen über die Grenze braucht der Hund Heimtierausweis, Mikrochip und gültige Tollwutimpfung.',
          fr: 'À l’étranger, le chien a besoin d’un passeport, d’une puce et d’un vaccin antirabique valide.',
          nl: 'Over de grens heeft je hond een paspoort, een chip en een geldige rabiësvaccinatie nodig.',
          it: 'All’estero servono passaporto, microchip e vaccino antirabbico valido.',
        },
      ],
      [
        { en: 'On site', de: 'Auf dem Platz', fr: 'Sur place', nl: 'Op het terrein', it: 'In campeggio' },
        {
          en: 'Not every accommodation takes dogs: set the filter, then the choice is right from the start.',
          de: 'Nicht jede Unterkunft nimmt Hunde auf: Mit dem Filter stimmt die Auswahl von Anfang an.',
          fr: 'Tous les hébergements n’acceptent pas les chiens : avec le filtre, le choix est bon dès le départ.',
          nl: 'Niet in elke accommodatie mag een hond: met het filter klopt de keuze meteen.',
          it: 'Non tutti gli alloggi accettano cani: con il filtro la scelta è giusta da subito.',
        },
      ],
    ],
  },
  {
    imageId: 'theme-lake-spring-morning-109',
    facilities: ['indoor-pool', 'playground'],
    title: {
      en: 'Easter and May breaks',
      de: 'Ostern und Maifeiertage',
      fr: 'Pâques et ponts de mai',
      nl: 'Meivakantie en Pasen',
      it: 'Pasqua e ponti di maggio',
      'nl-BE': 'Paasvakantie en lange weekends',
    },
    intro: {
      en: 'First warm days, low prices and a heated pool in case.',
      de: 'Erste warme Tage, kleine Preise und für alle Fälle ein beheizter Pool.',
      fr: 'Premiers beaux jours, petits prix et une piscine chauffée au cas où.',
      nl: 'Eerste warme dagen, lage prijzen en voor de zekerheid een verwarmd bad.',
      it: 'Primi giorni caldi, prezzi bassi e una piscina riscaldata per sicurezza.',
    },
    blocks: [
      [
        {
          en: 'Go south or stay near',
          de: 'Süden oder Nähe',
          fr: 'Au sud ou tout près',
          nl: 'Zuiden of dichtbij',
          it: 'A sud o vicino a casa',
        },
        {
          en: 'South of the Alps it is shirt-sleeve weather from mid-April; nearer home choose a site with indoor pool.',
          de: 'Südlich der Alpen ist ab Mitte April T-Shirt-Wetter; in der Nähe wählen Sie besser einen Platz mit Hallenbad.',
          fr: 'Au sud des Alpes, on vit en tee-shirt dès la mi-avril ; plus près, choisissez une piscine couverte.',
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
          en: 'Outside high season most sites take bookings from two or three nights.',
          de: 'Außerhalb der Hochsaison genügen bei den meisten Plätzen zwei oder drei Nächte.',
          fr: 'Hors haute saison, la plupart des campings acceptent deux ou trois nuits.',
          nl: 'Buiten het hoogseizoen boek je bij de meeste campings al vanaf twee of drie nachten.',
          it: 'Fuori dall’alta stagione quasi ovunque bastano due o tre notti.',
        },
      ],
    ],
  },
  {
    imageId: 'theme-sea-autumn-dusk-110',
    country: 'ES',
    title: {
      en: 'Late summer in Spain',
      de: 'Spätsommer in Spanien',
      fr: 'Arrière-saison en Espagne',
      nl: 'Nazomer in Spanje',
      it: 'Fine estate in Spagna',
    },
    intro: {
      en: 'Warm sea, empty beaches, half the price: September and October in the south.',
      de: 'Warmes Meer, leere Strände, halber Preis: September und Oktober im Süden.',
      fr: 'Mer chaude, plages vides, moitié prix : septembre et octobre au sud.',
      nl: 'Warme zee, lege stranden, halve prijs: september en oktober in het zuiden.',
      it: 'Mare caldo, spiagge vuote, metà prezzo: settembre e ottobre al sud.',
    },
    blocks: [
      [
        { en: 'For whom', de: 'Für wen', fr: 'Pour qui', nl: 'Voor wie', it: 'Per chi' },
        {
          en: 'Couples, grandparents with toddlers and everybody who may work from the awning.',
          de: 'Für Paare, Großeltern mit kleinen Enkeln und alle, die vom Vorzelt aus arbeiten dürfen.',
          fr: 'Les couples, les grands-parents avec de jeunes enfants et ceux qui travaillent sous l’auvent.',
          nl: 'Stellen, grootouders met kleine kleinkinderen en iedereen die vanuit de voortent mag werken.',
          it: 'Coppie, nonni con nipotini e chi può lavorare dalla veranda.',
        },
      ],
      [
        {
          en: 'Longer stays',
          de: 'Länger bleiben',
          fr: 'Rester plus longtemps',
          nl: 'Langer blijven',
          it: 'Restare più a lungo',
        },
        {
          en: 'Up to four weeks can be booked at most sites.',
          de: 'Bei den meisten Plätzen lassen sich bis zu vier Wochen buchen.',
          fr: 'La plupart des campings acceptent jusqu’à quatre semaines.',
          nl: 'Bij de meeste campings boek je tot vier weken.',
          it: 'Quasi ovunque si può prenotare fino a quattro settimane.',
        },
      ],
    ],
  },
  {
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
      nl: 'Glijbanen, clubs en vriendjes op de eerste avond.',
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
          en: 'Clubs usually start at four; for smaller ones look for a toddler pool and a baby bathroom.',
          de: 'Die Clubs beginnen meist mit vier Jahren; für Kleinere achten Sie auf Planschbecken und Babybad.',
          fr: 'Les clubs accueillent souvent dès quatre ans ; pour les plus petits, pataugeoire et salle de bain bébé.',
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
          en: 'Clubs and slides run in the main season; every campsite page shows the dates.',
          de: 'Clubs und Rutschen laufen in der Hauptsaison; die Daten stehen auf jeder Platzseite.',
          fr: 'Clubs et toboggans fonctionnent en haute saison ; les dates figurent sur chaque fiche.',
          nl: 'Clubs en glijbanen zijn er in het hoogseizoen; de data staan bij elke camping.',
          it: 'Club e scivoli sono attivi in alta stagione; le date sono in ogni scheda.',
        },
      ],
    ],
  },
  {
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
      nl: 'Donkere luchten, stille meren en een knapperend vuur.',
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
          en: 'In the far north summer nights stay light; for stars go in late August.',
          de: 'Im hohen Norden bleiben die Sommernächte hell; für Sterne reisen Sie Ende August.',
          fr: 'Dans le Grand Nord, les nuits d’été restent claires ; pour les étoiles, partez fin août.',
          nl: 'In het hoge noorden blijft het ’s zomers licht; voor sterren ga je eind augustus.',
          it: 'Nel grande nord le notti estive restano chiare; per le stelle vai a fine agosto.',
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
          en: 'Use the fire places on site and ask about bans in dry weeks.',
          de: 'Nutzen Sie die Feuerstellen am Platz und fragen Sie in trockenen Wochen nach Verboten.',
          fr: 'Utilisez les foyers prévus et renseignez-vous sur les interdictions par temps sec.',
          nl: 'Gebruik de vuurplaatsen op het terrein en vraag bij droogte of er een stookverbod geldt.',
          it: 'Usa i focolari del campeggio e chiedi dei divieti nei periodi secchi.',
        },
      ],
    ],
  },
  {
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
      'de-CH': 'Einmal parkieren, dann weiter mit Velo, Fähre und Zug.',
    },
    blocks: [
      [
        { en: 'By bicycle', de: 'Mit dem Rad', nl: 'Op de fiets', 'de-CH': 'Mit dem Velo' },
        {
          en: 'Numbered signs lead from junction to junction, mostly along water and nearly always flat.',
          de: 'Nummerierte Schilder führen von Knoten zu Knoten, meist am Wasser entlang und fast immer eben.',
          nl: 'Genummerde bordjes brengen je van knooppunt naar knooppunt, meestal langs het water en bijna altijd vlak.',
        },
      ],
      [
        { en: 'By train', de: 'Mit dem Zug', nl: 'Met de trein' },
        {
          en: 'Many towns have a station within half an hour by bicycle, and trains to the coast run often.',
          de: 'Viele Orte haben einen Bahnhof in einer halben Stunde Radweg, und die Züge ans Meer fahren oft.',
          nl: 'Vaak is er een station op een half uur fietsen, en de treinen naar de kust rijden vaak.',
          'de-CH':
            'Viele Orte haben einen Bahnhof in einer halben Stunde Veloweg, und die Züge ans Meer fahren oft.',
        },
      ],
    ],
  },
]
