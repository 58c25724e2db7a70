import type { ThemeRow } from './theme-row.ts'

// Themes of places in the south.

export const lakeGarda: ThemeRow = {
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
        fr: 'Quelle rive ?',
        nl: 'Welke oever?',
        it: 'Quale sponda?',
      },
      {
        en: 'The east has long promenades and easy cycling, the north is for windsurfers and climbers, and the south is flat and ideal for small children.',
        de: 'Der Osten hat lange Promenaden und ebene Radwege, der Norden gehört Surfern und Kletterern, der Süden ist flach und ideal für kleine Kinder.',
        fr: 'L’est offre promenades et pistes cyclables, le nord appartient aux véliplanchistes et aux grimpeurs, le sud, plat, convient aux jeunes enfants.',
        nl: 'Het oosten heeft lange boulevards en vlakke fietspaden, het noorden is voor surfers en klimmers, het zuiden is vlak en fijn met kleine kinderen.',
        it: 'A est lungolaghi e ciclabili, a nord surfisti e arrampicatori, a sud rive basse adatte ai più piccoli.',
        'de-CH':
          'Der Osten hat lange Promenaden und ebene Velowege, der Norden gehört Surfern und Kletterern, der Süden ist flach und ideal mit kleinen Kindern.',
      },
    ],
    [
      {
        en: 'When to go',
        de: 'Die beste Zeit',
        fr: 'Quand partir',
        nl: 'Wanneer ga je?',
        it: 'Quando andare',
      },
      {
        en: 'May and September are warm enough to swim and quiet enough to park.',
        de: 'Im Mai, Juni und September ist es warm und ruhig genug für einen freien Parkplatz; zum Baden ist der See ab Juni warm genug.',
        fr: 'En mai et en septembre, il fait doux et l’on se gare sans peine.',
        nl: 'Van eind mei tot in september is het water warm genoeg om te zwemmen; in juni en september vind je ook makkelijk een parkeerplaats.',
        'nl-BE':
          'Van eind mei tot in september is het water warm genoeg om te zwemmen; in juni en september vind je ook vlot een parkeerplaats.',
        it: 'A giugno e a settembre l’acqua è abbastanza calda per il bagno e si trova ancora parcheggio; maggio è perfetto per la bici e le passeggiate.',
      },
    ],
  ],
}

export const tuscany: ThemeRow = {
  imageId: 'theme-countryside-summer-day-105',
  area: 'tuscany',
  title: {
    en: 'Tuscany by bike and tent',
    de: 'Toskana mit Zelt und Rad',
    fr: 'La Toscane à vélo et sous la tente',
    nl: 'Toscane met tent en fiets',
    it: 'Toscana con tenda e bici',
    'de-CH': 'Toskana mit Zelt und Velo',
  },
  intro: {
    en: 'White roads, hill towns and a pool to come back to.',
    de: 'Weiße Schotterstraßen, Hügelstädte und ein Pool, der am Abend wartet.',
    fr: 'Routes blanches, villages perchés et une piscine pour le retour.',
    nl: 'Witte wegen, heuveldorpen en een zwembad dat ’s avonds wacht.',
    it: 'Strade bianche, borghi in collina e una piscina che ti aspetta.',
  },
  blocks: [
    [
      {
        en: 'Take it in stages',
        de: 'Etappen statt Rekorde',
        fr: 'Des étapes, pas des records',
        nl: 'Etappes, geen records',
        it: 'Tappe, non record',
      },
      {
        en: 'Thirty kilometres is plenty when every village has a café, and an e-bike makes light work of the hills.',
        de: 'Dreißig Kilometer genügen, wenn jedes Dorf ein Café hat; mit dem E-Bike werden die Hügel freundlich.',
        fr: 'Trente kilomètres suffisent quand chaque village a son café ; avec un vélo électrique, les collines s’adoucissent.',
        nl: 'Dertig kilometer is genoeg als elk dorp een café heeft; met een e-bike worden de heuvels vriendelijk.',
        it: 'Trenta chilometri bastano, se ogni paese ha il suo bar; con l’e-bike le colline diventano amiche.',
      },
    ],
    [
      { en: 'Eat well', de: 'Gut essen', fr: 'Bien manger', nl: 'Lekker eten', it: 'Mangiare bene' },
      {
        en: 'Ask reception about the weekly markets: that’s where dinner begins.',
        de: 'Fragen Sie an der Rezeption nach den Wochenmärkten: Dort beginnt das Abendessen.',
        fr: 'Demandez les jours de marché à la réception : le dîner commence là.',
        nl: 'Vraag bij de receptie naar de weekmarkten: daar begint het avondeten.',
        it: 'Chiedi alla reception i giorni di mercato: la cena comincia lì.',
      },
    ],
  ],
}

export const canoe: ThemeRow = {
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
    de: 'Kiesstrände, Schluchten und nasse Schuhe: Flüsse, die Sie mitnehmen.',
    fr: 'Plages de galets, gorges et chaussures mouillées : des rivières qui vous emportent.',
    nl: 'Kiezelstrandjes, kloven en natte schoenen: rivieren die je meevoeren.',
    it: 'Spiaggette, gole e scarpe bagnate: fiumi che ti portano con sé.',
  },
  blocks: [
    [
      {
        en: 'From what age?',
        de: 'Ab welchem Alter?',
        fr: 'À partir de quel âge ?',
        nl: 'Vanaf welke leeftijd?',
        it: 'Da che età?',
      },
      {
        en: 'Most hire companies take children from the age of seven if they can swim. Life jackets are included.',
        de: 'Die meisten Verleiher nehmen Kinder mit, die schwimmen können, ab sieben Jahren; Westen sind dabei.',
        fr: 'La plupart des loueurs acceptent les enfants sachant nager dès sept ans ; gilets fournis.',
        nl: 'Bij de meeste verhuurders mogen kinderen met zwemdiploma mee vanaf zeven jaar; zwemvesten zijn inbegrepen.',
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
        en: 'The current is best in May and June. In August, you’ll have to walk now and then.',
        de: 'Im Mai und Juni fließt es am besten, im August wird auch einmal geschoben.',
        fr: 'Mai et juin offrent le meilleur courant ; en août, on marche un peu.',
        nl: 'In mei en juni stroomt het best, in augustus loop je af en toe een stukje.',
        it: 'A maggio e giugno c’è la corrente migliore; ad agosto ogni tanto si cammina.',
      },
    ],
  ],
}

export const croatia: ThemeRow = {
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
        en: 'Most beaches are pebbly or rocky, so children are quicker in the water with something on their feet.',
        de: 'Die meisten Strände sind aus Kies oder Fels: Mit Schuhen sind Kinder schneller im Wasser.',
        fr: 'La plupart des plages sont en galets ou en rochers : bien chaussés, les enfants courent plus vite.',
        nl: 'De meeste stranden zijn van kiezel of rots: met schoentjes rennen kinderen sneller het water in.',
        it: 'Quasi tutte le spiagge sono di ciottoli o roccia: con le scarpette i bambini corrono meglio.',
      },
    ],
    [
      {
        en: 'Islands or mainland?',
        de: 'Insel oder Festland?',
        fr: 'Îles ou continent ?',
        nl: 'Eilanden of vasteland?',
        it: 'Isole o terraferma?',
      },
      {
        en: 'Krk has a bridge, while Cres and Rab need a ferry. Allow an extra hour on Saturdays in August.',
        de: 'Nach Krk führt eine Brücke, nach Cres und Rab die Fähre: an Augustsamstagen eine Stunde mehr einplanen.',
        fr: 'Krk a son pont, Cres et Rab leur ferry : les samedis d’août, comptez une heure de plus.',
        nl: 'Naar Krk rijd je over de brug, naar Cres en Rab vaar je: reken op zaterdagen in augustus een uur extra.',
        it: 'Per Krk c’è il ponte, per Cres e Rab il traghetto: nei sabati d’agosto calcola un’ora in più.',
      },
    ],
  ],
}

export const lateSummer: ThemeRow = {
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
    en: 'Warm sea, empty beaches and lower prices: September and October in the south.',
    de: 'Warmes Meer, leere Strände, kleine Preise: September und Oktober im Süden.',
    fr: 'Mer chaude, plages vides, petits prix : septembre et octobre dans le Sud.',
    nl: 'Warme zee, lege stranden, lagere prijzen: september en oktober in het zuiden.',
    it: 'Mare caldo, spiagge vuote, prezzi bassi: settembre e ottobre al sud.',
  },
  blocks: [
    [
      { en: 'Who it’s for', de: 'Für wen', fr: 'Pour qui', nl: 'Voor wie', it: 'Per chi' },
      {
        en: 'Couples, grandparents with toddlers and anyone who can work from the awning.',
        de: 'Für Paare, Großeltern mit kleinen Enkeln und alle, die vom Vorzelt aus arbeiten dürfen.',
        fr: 'Les couples, les grands-parents avec de jeunes enfants et ceux qui travaillent sous l’auvent.',
        nl: 'Stellen, grootouders met kleine kleinkinderen en iedereen die vanuit de voortent mag werken.',
        it: 'Coppie, nonni con nipotini e chi può lavorare dalla veranda.',
        'nl-BE':
          'Koppels, grootouders met kleine kleinkinderen en iedereen die vanuit de voortent mag werken.',
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
        en: 'You can book up to four weeks at most campsites.',
        de: 'Bei den meisten Campingplätzen lassen sich bis zu vier Wochen buchen.',
        fr: 'La plupart des campings acceptent jusqu’à quatre semaines.',
        nl: 'Bij de meeste campings boek je tot vier weken.',
        it: 'Quasi ovunque si può prenotare fino a quattro settimane.',
      },
    ],
  ],
}
