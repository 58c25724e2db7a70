import type { Wording } from './localised.ts'

/** What a country offers campers; follows "Camping in …". */
export const countryIntros: Record<string, Wording> = {
  FR: {
    en: 'Atlantic waves, lavender hills and rivers made for canoes: France is where camping grew up, and it still does it best.',
    de: 'Atlantikwellen, Lavendelhügel und Flüsse wie gemacht fürs Kanu: In Frankreich ist Camping groß geworden, und man merkt es.',
    fr: 'Vagues de l’Atlantique, champs de lavande, rivières à descendre en canoë : le camping fait partie de la culture du pays, et cela se sent.',
    nl: 'Atlantische golven, lavendelheuvels en rivieren om af te zakken in een kano: in Frankrijk is kamperen groot geworden.',
    it: 'Onde dell’Atlantico, colline di lavanda e fiumi da scendere in canoa: in Francia il campeggio è di casa da sempre.',
  },
  IT: {
    en: 'Lakes below the Alps, long sandy Adriatic beaches and hill towns with a good trattoria: Italy makes every holiday taste better.',
    de: 'Seen am Fuß der Alpen, lange Sandstrände an der Adria und Hügeldörfer mit guter Trattoria: Italien schmeckt nach Sommer.',
    fr: 'Des lacs au pied des Alpes, le sable de l’Adriatique, des villages perchés et leurs trattorias : l’Italie a le goût de l’été.',
    nl: 'Meren onder de Alpen, lange zandstranden aan de Adriatische Zee en heuveldorpen met een goede trattoria: Italië smaakt naar zomer.',
    it: 'Laghi ai piedi delle Alpi, spiagge adriatiche e borghi in collina: l’Italia si scopre bene dalla porta di una tenda.',
  },
  ES: {
    en: 'Warm sea, late dinners and coves behind the pines: in Spain the season starts early and ends late.',
    de: 'Warmes Meer, spätes Abendessen und Buchten hinter Pinien: In Spanien beginnt die Saison früh und endet spät.',
    fr: 'Mer chaude, dîners tardifs et criques derrière les pins : en Espagne, la saison commence tôt et finit tard.',
    nl: 'Een warme zee, laat dineren en baaien achter de pijnbomen: in Spanje begint het seizoen vroeg en eindigt het laat.',
    it: 'Mare caldo, cene tardi e calette dietro i pini: in Spagna la stagione comincia presto e finisce tardi.',
  },
  HR: {
    en: 'A thousand islands, water like glass and pines down to the shore: Croatia is at its best a few steps from the sea.',
    de: 'Tausend Inseln, glasklares Wasser und Pinien bis ans Ufer: Kroatien ist am schönsten ein paar Schritte vom Meer.',
    fr: 'Mille îles, une eau limpide et des pins jusqu’au rivage : la Croatie se vit à quelques pas de la mer.',
    nl: 'Duizend eilanden, glashelder water en pijnbomen tot aan de kust: Kroatië is op zijn mooist vlak bij zee.',
    it: 'Mille isole, acqua trasparente e pini fino a riva: la Croazia dà il meglio a due passi dal mare.',
  },
  DE: {
    en: 'From windy dunes in the north to lakes below the Alps in the south, Germany is a country of cycle paths, forests and quiet water.',
    'de-CH':
      'Von den Dünen im Norden bis zu den Seen vor den Alpen: Velowege, Wälder und stilles Wasser liegen oft näher, als man denkt.',
    de: 'Von den Dünen im Norden bis zu den Seen vor den Alpen: Radwege, Wälder und stilles Wasser liegen oft näher, als man denkt.',
    fr: 'Des dunes du nord aux lacs préalpins, l’Allemagne est un pays de pistes cyclables, de forêts et d’eaux calmes.',
    nl: 'Van de duinen in het noorden tot de meren voor de Alpen: Duitsland is een land van fietspaden, bossen en stil water.',
    it: 'Dalle dune del nord ai laghi davanti alle Alpi, la Germania è un paese di piste ciclabili, boschi e acque tranquille.',
  },
  NL: {
    en: 'Wide beaches, heath and water everywhere: the Netherlands is small enough to explore by bike and big enough for two weeks.',
    de: 'Breite Strände, Heide und überall Wasser: Die Niederlande sind klein genug fürs Rad und groß genug für zwei Wochen.',
    'de-CH':
      'Breite Strände, Heide und überall Wasser: Die Niederlande sind klein genug fürs Velo und gross genug für zwei Wochen.',
    fr: 'De larges plages, des landes et de l’eau partout : un pays assez petit pour le vélo, assez grand pour deux semaines.',
    nl: 'Brede stranden, heide en overal water: wie in eigen land blijft, is er snel en komt toch tot rust.',
    'nl-BE':
      'Brede stranden, heide en overal water: bij de noorderburen ben je er snel en kom je toch tot rust.',
    it: 'Spiagge larghe, brughiere e acqua ovunque: un paese abbastanza piccolo per la bici e abbastanza grande per due settimane.',
  },
  AT: {
    en: 'With its mountain pastures, warm swimming lakes and huts that serve dumplings, Austria is summer with a view.',
    de: 'Almen, warme Badeseen und Hütten mit Knödeln: Österreich ist Sommer mit Aussicht.',
    fr: 'Alpages, lacs où l’on se baigne et refuges aux bonnes quenelles (Knödel) : l’Autriche, c’est l’été avec vue.',
    nl: 'Almen, warme zwemmeren en hutten met knödels: Oostenrijk is zomer met uitzicht.',
    it: 'Malghe, laghi balneabili e rifugi con i canederli: l’Austria è l’estate con vista.',
  },
  CH: {
    en: 'Glaciers above, vineyards below and a train to almost everywhere: Switzerland is compact and never dull.',
    de: 'Oben Gletscher, unten Weinberge und fast überall ein Bahnhof: Die Schweiz ist klein und nie langweilig.',
    'de-CH':
      'Oben Gletscher, unten Rebberge und fast überall ein Bahnhof: Ferien daheim beginnen mit kurzer Anreise.',
    fr: 'Des glaciers en haut, des vignes en bas et un train presque partout : la Suisse est petite et jamais monotone.',
    nl: 'Boven gletsjers, beneden wijngaarden en bijna overal een trein: Zwitserland is klein en nooit saai.',
    it: 'In alto i ghiacciai, in basso le vigne e un treno quasi ovunque: la Svizzera è piccola e mai monotona.',
  },
  BE: {
    en: 'Wooded river valleys in the south, sandy beaches in the north and good beer in between: Belgium is close by and easy to love.',
    de: 'Waldige Flusstäler im Süden, Sandstrände im Norden und dazwischen gutes Bier: Belgien ist nah und schnell vertraut.',
    fr: 'Des vallées boisées au sud, du sable au nord et de bonnes bières entre les deux : la Belgique est tout près.',
    nl: 'Bosrijke rivierdalen in het zuiden, zandstranden in het noorden en goed bier ertussenin: België is dichtbij en heerlijk.',
    'nl-BE':
      'Van de Ardense valleien tot de zee: in eigen land vertrek je ’s ochtends en sta je ’s middags al in de zon.',
    it: 'Valli boscose a sud, spiagge a nord e buona birra in mezzo: il Belgio è vicino e si fa voler bene.',
  },
  DK: {
    en: 'Endless beaches, bright evenings and playgrounds that take children seriously: Denmark suits families down to the ground.',
    de: 'Endlose Strände, helle Abende und Spielplätze, die Kinder ernst nehmen: Dänemark ist wie gemacht für Familien.',
    fr: 'Des plages sans fin, des soirées claires et des aires de jeux pensées pour les enfants : le Danemark aime les familles.',
    nl: 'Eindeloze stranden, lichte avonden en speeltuinen die kinderen serieus nemen: Denemarken is gemaakt voor gezinnen.',
    it: 'Spiagge infinite, sere luminose e parchi gioco pensati davvero per i bambini: la Danimarca ama le famiglie.',
  },
  GB: {
    en: 'Cliff paths, fells and villages with a pub: some of the best camping fields are closer than you think.',
    de: 'Klippenpfade, grüne Berge und Dörfer mit Pub: Großbritannien ist rau, herzlich und nie weit vom Meer.',
    fr: 'Sentiers de falaise, collines vertes et villages avec leur pub : la Grande-Bretagne est sauvage et chaleureuse.',
    nl: 'Klifpaden, groene heuvels en dorpen met een pub: Groot-Brittannië is ruig, hartelijk en nooit ver van zee.',
    it: 'Sentieri sulle scogliere, colline verdi e villaggi con il pub: la Gran Bretagna è selvaggia e accogliente.',
  },
  IE: {
    en: 'Green hills, wide Atlantic strands and music after dark: Ireland gives you space, and weather with character.',
    de: 'Grüne Hügel, weite Atlantikstrände und abends Musik: Irland schenkt Platz und Wetter mit Charakter.',
    fr: 'Collines vertes, grandes plages atlantiques et musique le soir : l’Irlande offre de l’espace et un ciel changeant.',
    nl: 'Groene heuvels, wijde Atlantische stranden en ’s avonds muziek: Ierland geeft ruimte en weer met karakter.',
    it: 'Colline verdi, grandi spiagge atlantiche e musica la sera: l’Irlanda regala spazio e un cielo con carattere.',
  },
  PT: {
    en: 'Golden cliffs, surf and grilled sardines: Portugal keeps its sun well into autumn.',
    de: 'Goldene Klippen, Brandung und gegrillte Sardinen: Portugal behält seine Sonne bis weit in den Herbst.',
    fr: 'Falaises dorées, surf et sardines grillées : le Portugal garde son soleil jusqu’en automne.',
    nl: 'Gouden kliffen, surf en gegrilde sardines: Portugal houdt zijn zon tot ver in de herfst.',
    it: 'Scogliere dorate, surf e sardine alla griglia: il Portogallo tiene il sole fino ad autunno inoltrato.',
  },
  SI: {
    en: 'Emerald rivers, alpine lakes and a short, pretty coast: Slovenia fits a whole holiday into an hour’s drive.',
    de: 'Smaragdgrüne Flüsse, Bergseen und eine kurze, schöne Küste: In Slowenien liegt alles eine Stunde auseinander.',
    fr: 'Rivières émeraude, lacs alpins et une jolie petite côte : en Slovénie, tout est à une heure de route.',
    nl: 'Smaragdgroene rivieren, bergmeren en een korte, mooie kust: in Slovenië ligt alles binnen een uur rijden.',
    it: 'Fiumi color smeraldo, laghi alpini e una costa breve e bella: in Slovenia tutto sta in un’ora di strada.',
  },
  LU: {
    en: 'Castles on rocks, forest trails and campsites by clear streams: Luxembourg is small and surprisingly wild.',
    de: 'Burgen auf Felsen, Waldpfade und Campingplätze an klaren Bächen: Luxemburg ist klein und erstaunlich wild.',
    fr: 'Châteaux sur leurs rochers, sentiers forestiers et ruisseaux clairs : le Luxembourg est petit et étonnamment sauvage.',
    nl: 'Kastelen op rotsen, bospaden en campings aan heldere beken: Luxemburg is klein en verrassend wild.',
    it: 'Castelli sulle rocce, sentieri nel bosco e ruscelli limpidi: il Lussemburgo è piccolo e sorprendentemente selvaggio.',
  },
  SE: {
    en: 'Red cottages, lakes without end and nights that hardly get dark: Sweden is the quiet kind of adventure.',
    de: 'Rote Häuschen, Seen ohne Ende und Nächte, die kaum dunkel werden: Schweden ist das stille Abenteuer.',
    fr: 'Maisons rouges, lacs à perte de vue et nuits à peine sombres : la Suède est une aventure tranquille.',
    nl: 'Rode huisjes, eindeloos veel meren en nachten die nauwelijks donker worden: Zweden is avontuur in stilte.',
    it: 'Casette rosse, laghi senza fine e notti che quasi non fanno buio: la Svezia è l’avventura tranquilla.',
  },
}
