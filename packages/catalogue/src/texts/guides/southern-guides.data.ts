import type { CountryGuide } from './country-guide.ts'

/** Countries around the Mediterranean and the southern Atlantic, by ISO code. */
export const southernGuides: Record<string, CountryGuide> = {
  FR: {
    bestMonths: [5, 6, 9],
    regions: {
      en: 'Brittany and Normandy are for tides, harbours and cool nights. From the Vendée down to the Landes, the Atlantic beaches are long and wide. Inland, the Dordogne and the Ardèche were made for canoes, and along the Mediterranean the sea stays warm well into September.',
      de: 'In der Bretagne und der Normandie bestimmen Ebbe und Flut den Tag, und die Nächte bleiben kühl. Von der Vendée bis in die Landes reiht sich ein breiter Atlantikstrand an den nächsten. Zum Paddeln fahren Sie an die Dordogne oder die Ardèche, zum Baden bis in den Herbst ans Mittelmeer.',
      fr: 'La Bretagne et la Normandie vivent au rythme des marées, avec des nuits fraîches. De la Vendée aux Landes, les plages de l’Atlantique semblent ne jamais finir. La Dordogne et l’Ardèche se descendent en canoë, et la Méditerranée reste chaude jusqu’à fin septembre.',
      nl: 'In Bretagne en Normandië bepaalt het getij de dag en slaap je koel. Van de Vendée tot de Landes ligt het ene brede strand naast het andere. Voor de kano ga je naar de Dordogne of de Ardèche, en aan de Middellandse Zee zwem je tot eind september.',
      it: 'In Bretagna e in Normandia comandano le maree e di notte si dorme al fresco. Dalla Vandea alle Landes le spiagge atlantiche sembrano non finire mai. Per la canoa ci sono la Dordogna e l’Ardèche, mentre nel Mediterraneo si fa il bagno fino a settembre inoltrato.',
    },
    season: {
      en: 'May, June and September suit Provence, the Ardèche and the south, where midsummer gets very hot. The Atlantic coast is warmest in July and August; between 14 July and 15 August half of France is there too, so book those weeks early.',
      de: 'Provence, Ardèche und der Süden sind im Mai, Juni und September am angenehmsten, im Hochsommer wird es dort sehr heiß. Am Atlantik ist es im Juli und August am wärmsten. Zwischen dem 14. Juli und dem 15. August macht halb Frankreich Ferien: Buchen Sie diese Wochen früh.',
      fr: 'Mai, juin et septembre conviennent à la Provence, à l’Ardèche et au reste du Midi, très chauds en plein été. L’Atlantique est le plus agréable en juillet et en août. Entre le 14 juillet et le 15 août, mieux vaut avoir réservé depuis longtemps.',
      nl: 'De Provence, de Ardèche en het zuiden zijn het fijnst in mei, juni en september; hartje zomer wordt het er erg heet. Aan de Atlantische kust is het in juli en augustus het warmst. Tussen 14 juli en 15 augustus heeft heel Frankrijk vakantie, dus boek die weken op tijd.',
      it: 'Maggio, giugno e settembre sono i mesi giusti per la Provenza, l’Ardèche e il sud, dove in piena estate fa molto caldo. Sull’Atlantico si sta meglio in luglio e agosto. Fra il 14 luglio e il 15 agosto è in vacanza mezza Francia: prenota per tempo.',
    },
    onTheSpot: {
      en: 'Most motorways are tolled; the N and D roads cost nothing and pass through nicer places. At the pool, swimming trunks are the rule and long shorts stay in the bag. Markets are held in the morning, and in small towns many shops close at lunchtime.',
      de: 'Die meisten Autobahnen kosten Maut, Landstraßen sind mautfrei und oft schöner. Am Pool sind enge Badehosen Vorschrift, weite Shorts bleiben in der Tasche. Märkte finden vormittags statt, und in kleinen Orten schließen viele Läden über Mittag.',
      fr: 'Sur la route, pensez aux nationales : elles évitent les péages et traversent de beaux villages. À la piscine, le maillot de bain est de rigueur et le short reste au sac. Les marchés se tiennent le matin ; à midi, beaucoup de commerces ferment.',
      nl: 'Op de meeste snelwegen betaal je tol; de N- en D-wegen zijn gratis en vaak mooier. In het zwembad is een echte zwembroek verplicht, een wijde short blijft in de tas. Markten zijn ’s ochtends, en in kleine plaatsen gaan veel winkels tussen de middag dicht.',
      'nl-BE':
        'Op de meeste autosnelwegen betaal je tol; de N- en D-wegen zijn gratis en vaak mooier. In het zwembad is een echte zwembroek verplicht, een wijde short blijft in de tas. Markten zijn ’s morgens, en in kleine dorpen gaan veel winkels ’s middags dicht.',
      it: 'Quasi tutte le autostrade sono a pedaggio; le strade N e D sono gratuite e spesso più belle. In piscina si entra in costume aderente, i pantaloncini larghi restano in borsa. I mercati sono al mattino e nei piccoli centri molti negozi chiudono a pranzo.',
      'de-CH':
        'Die meisten Autobahnen kosten Maut, Landstrassen sind gratis und oft schöner. Am Pool sind enge Badehosen Vorschrift, weite Shorts bleiben in der Tasche. Märkte finden vormittags statt, und in kleinen Orten schliessen viele Läden über Mittag.',
    },
  },
  IT: {
    bestMonths: [5, 6, 9],
    regions: {
      en: 'Lake Garda, Lake Maggiore and Lake Como have mountains behind the beach and a ferry to the next village. The Adriatic is shallow, sandy and easy with small children. Tuscany and Umbria are for hill towns and long lunches, Sardinia and Sicily for clear water, and South Tyrol for cool summer nights.',
      de: 'Gardasee, Lago Maggiore und Comer See verbinden Baden mit Bergen, ein Schiff fährt in den nächsten Ort. Die Adria ist flach, sandig und mit kleinen Kindern bequem. In der Toskana und in Umbrien locken Hügelstädte, auf Sardinien und Sizilien klares Wasser, in Südtirol kühle Sommernächte.',
      fr: 'Les lacs de Garde, Majeur et de Côme offrent la baignade au pied des montagnes et un bateau pour le village suivant. L’Adriatique, plate et sablonneuse, rassure avec de jeunes enfants. La Toscane et l’Ombrie se visitent de village en village ; la Sardaigne et la Sicile se vivent dans l’eau.',
      nl: 'Bij het Gardameer, het Lago Maggiore en het Comomeer zwem je met bergen om je heen en vaar je naar het volgende dorp. De Adriatische kust is ondiep en zanderig, ideaal met kleine kinderen. Toscane en Umbrië zijn er voor de heuvelstadjes, Sardinië en Sicilië voor het heldere water.',
      it: 'I laghi di Garda, Maggiore e di Como mettono insieme spiaggia e montagna, con il battello per il paese vicino. L’Adriatico ha fondali bassi e sabbia, comodissimo con i bambini piccoli. In Toscana e in Umbria si va per borghi, in Sardegna e in Sicilia per il mare, in Alto Adige per il fresco.',
      'de-CH':
        'Gardasee, Lago Maggiore und Comersee verbinden Baden mit Bergen, ein Schiff fährt in den nächsten Ort. Die Adria ist flach, sandig und mit kleinen Kindern bequem. In der Toskana und in Umbrien locken Hügelstädte, auf Sardinien und Sizilien klares Wasser, im Südtirol kühle Sommernächte.',
    },
    season: {
      en: 'Around the lakes and in Tuscany, May, June and September are warm enough to swim and much quieter. The sea is warmest from July to mid-September. In the middle of August Italy itself is on holiday, so beaches and roads are at their fullest.',
      de: 'An den Seen und in der Toskana sind Mai, Juni und September warm genug zum Baden und deutlich ruhiger. Das Meer ist von Juli bis Mitte September am wärmsten. Mitte August, rund um Ferragosto, ist ganz Italien unterwegs: Dann sind Strände und Straßen am vollsten.',
      fr: 'Autour des lacs et en Toscane, mai, juin et septembre sont assez chauds pour se baigner et bien plus calmes. La mer est la plus chaude de juillet à la mi-septembre. À la mi-août, toute l’Italie part en vacances : plages et routes sont alors très fréquentées.',
      nl: 'Bij de meren en in Toscane is het in mei, juni en september warm genoeg om te zwemmen en een stuk rustiger. De zee is het warmst van juli tot half september. Rond 15 augustus, Ferragosto, is heel Italië zelf op vakantie en is het overal druk.',
      it: 'Sui laghi e in Toscana maggio, giugno e settembre sono abbastanza caldi per il bagno e molto più tranquilli. Il mare è al suo meglio da luglio a metà settembre. Intorno a Ferragosto conviene muoversi presto al mattino e prenotare con largo anticipo.',
    },
    onTheSpot: {
      en: 'Keep your passports handy: the law requires campsites to register every guest. Motorways are tolled, and many old towns have a restricted traffic zone (ZTL) that only residents may drive into. Nearly every municipality charges a tourist tax, which is already part of our total.',
      de: 'Halten Sie die Ausweise bereit, denn der Campingplatz muss jeden Gast anmelden. Autobahnen kosten Maut, und in viele Altstädte (ZTL) dürfen nur Anwohner fahren. Fast jede Gemeinde erhebt eine Ortstaxe; sie steckt schon in unserem Gesamtpreis.',
      fr: 'Gardez vos pièces d’identité à portée de main : le camping doit enregistrer chaque vacancier. Les autoroutes sont payantes et beaucoup de centres historiques (ZTL) sont réservés aux riverains. La taxe de séjour, demandée presque partout, est déjà dans notre prix total.',
      nl: 'Houd je identiteitsbewijzen bij de hand: de camping moet elke gast registreren. Op de snelwegen betaal je tol, en veel oude centra (ZTL) zijn verboden voor auto’s van bezoekers. Bijna elke gemeente heft toeristenbelasting; die zit al in onze totaalprijs.',
      'nl-BE':
        'Hou je identiteitskaarten bij de hand: de camping moet elke gast registreren. Op de autosnelwegen betaal je tol, en veel oude centra (ZTL) zijn verboden voor wagens van bezoekers. Bijna elke gemeente vraagt een toeristentaks; die zit al in onze totaalprijs.',
      it: 'Tieni a portata di mano i documenti di tutti, anche dei bambini: il campeggio deve registrare ogni ospite. Prima di entrare nei centri storici controlla le zone a traffico limitato. La tassa di soggiorno, prevista quasi ovunque, è già nel nostro prezzo totale.',
    },
  },
  ES: {
    bestMonths: [5, 6, 9, 10],
    regions: {
      en: 'The Costa Brava has coves between the pines, the Costa Dorada wide sand and shallow water. Further south, the Costa Blanca and the Costa del Sol stay mild even in winter. Cantabria and Galicia are green, with surf beaches and seafood, and the Pyrenees of Aragon are for walkers.',
      de: 'An der Costa Brava liegen Buchten zwischen Pinien, an der Costa Dorada breite, flache Sandstrände. Weiter südlich bleibt es an der Costa Blanca und der Costa del Sol sogar im Winter mild. Kantabrien und Galicien sind grün und gut zum Surfen, die Pyrenäen gehören den Wanderern.',
      fr: 'La Costa Brava cache ses criques entre les pins ; la Costa Dorada déroule un sable large et une eau peu profonde. Plus au sud, la Costa Blanca et la Costa del Sol restent douces même en hiver. La Cantabrie et la Galice sont vertes et iodées, les Pyrénées aragonaises sont aux marcheurs.',
      nl: 'Aan de Costa Brava liggen baaien tussen de pijnbomen, aan de Costa Dorada brede stranden met ondiep water. Verder naar het zuiden blijven de Costa Blanca en de Costa del Sol zelfs in de winter zacht. Cantabrië en Galicië zijn groen, met surfstranden, en in de Pyreneeën wandel je.',
      it: 'La Costa Brava ha calette fra i pini, la Costa Dorada spiagge larghe e acqua bassa. Più a sud, la Costa Blanca e la Costa del Sol restano miti anche in inverno. Cantabria e Galizia sono verdi e amate dai surfisti, i Pirenei aragonesi da chi cammina.',
    },
    season: {
      en: 'On the Mediterranean you can swim from June to October; May and October are quiet and still mild. July and August are hot, and inland very hot. The north coast is at its best from June to September, with rain now and then.',
      de: 'Am Mittelmeer baden Sie von Juni bis Oktober; im Mai und Oktober ist es ruhig und noch mild. Juli und August sind heiß, im Landesinneren sehr heiß. An der Nordküste sind Juni bis September am schönsten, mit einem Schauer ab und zu.',
      fr: 'En Méditerranée, on se baigne de juin à octobre ; mai et octobre sont calmes et encore doux. Juillet et août sont chauds, voire très chauds à l’intérieur des terres. La côte nord est la plus belle de juin à septembre, avec une averse de temps en temps.',
      nl: 'Aan de Middellandse Zee zwem je van juni tot en met oktober; in mei en oktober is het rustig en nog zacht. In juli en augustus is het heet, in het binnenland zelfs zeer heet. De noordkust is het mooist van juni tot en met september, met af en toe een bui.',
      it: 'Sul Mediterraneo si fa il bagno da giugno a ottobre; maggio e ottobre sono tranquilli e ancora miti. Luglio e agosto sono caldi, nell’entroterra caldissimi. La costa nord dà il meglio da giugno a settembre, con qualche acquazzone.',
    },
    onTheSpot: {
      en: 'Dinner rarely starts before nine, and many shops close in the afternoon. A green flag means safe bathing, yellow means caution, red means stay out. Many motorways that used to be tolled no longer are.',
      de: 'Zu Abend gegessen wird selten vor neun, und nachmittags haben viele Geschäfte zu. Am Strand ist bei grüner Flagge das Baden erlaubt, bei gelber ist Vorsicht geboten, bei roter ist es verboten. Viele Autobahnen, die früher Maut kosteten, sind inzwischen mautfrei.',
      fr: 'On dîne rarement avant neuf heures et beaucoup de magasins ferment l’après-midi. Sur la plage, drapeau vert : baignade autorisée ; jaune : prudence ; rouge : interdite. Bien des autoroutes autrefois payantes sont aujourd’hui gratuites.',
      nl: 'Het avondeten begint zelden voor negenen en veel winkels sluiten in de middag. Op het strand betekent een groene vlag dat je mag zwemmen, geel dat je moet oppassen en rood dat zwemmen verboden is. Veel snelwegen waar je vroeger tol betaalde, zijn nu gratis.',
      it: 'A cena si va raramente prima delle nove e molti negozi chiudono nel pomeriggio. In spiaggia la bandiera verde dà via libera, la gialla chiede prudenza, la rossa vieta il bagno. Molte autostrade un tempo a pedaggio oggi sono gratuite.',
    },
  },
  HR: {
    bestMonths: [5, 6, 9],
    regions: {
      en: 'Istria is closest by car: red earth, old harbour towns and large, well-kept campsites by the sea. The islands of Kvarner Bay are a short ferry or bridge away. Dalmatia takes longer to reach and rewards you with the clearest water; Lika has the lakes and forests in between.',
      de: 'Istrien ist mit dem Auto am schnellsten erreicht: alte Hafenstädte und große, gepflegte Campingplätze am Meer. Zu den Inseln der Kvarner-Bucht führen Brücke oder Fähre. Dalmatien liegt weiter weg und hat das klarste Wasser, in der Lika dazwischen warten Seen und Wälder.',
      fr: 'L’Istrie est la plus proche en voiture : vieux ports et grands campings soignés au bord de l’eau. Un pont ou un court trajet en ferry mène aux îles du Kvarner. La Dalmatie se mérite et offre l’eau la plus claire ; entre les deux, la Lika cache lacs et forêts.',
      nl: 'Istrië is met de auto het dichtstbij: oude havenstadjes en grote, verzorgde campings aan zee. Naar de eilanden in de Kvarnerbaai ga je via een brug of met de veerboot. Dalmatië is verder rijden en heeft het helderste water; Lika ertussenin heeft meren en bossen.',
      'nl-BE':
        'Istrië is met de wagen het dichtstbij: oude havenstadjes en grote, verzorgde campings aan zee. Naar de eilanden in de Kvarnerbaai ga je via een brug of met de ferry. Dalmatië is verder rijden en heeft het helderste water; Lika ertussenin heeft meren en bossen.',
      it: 'L’Istria è la più vicina: cittadine sul porto e grandi campeggi curati in riva al mare. Alle isole del Quarnero si arriva con un ponte o un breve traghetto. La Dalmazia è più lontana ma ha l’acqua più limpida; nel mezzo, la Lika offre laghi e boschi.',
    },
    season: {
      en: 'The sea is warm from June to the end of September. May and June are for walking and cycling before the heat, September for swimming once the school holidays are over. In winter most campsites on the coast are closed.',
      de: 'Von Juni bis Ende September ist das Meer warm. Mai und Juni gehören den Wanderern und Radfahrern, der September allen, die nach den Schulferien baden möchten. Im Winter haben die meisten Campingplätze an der Küste geschlossen.',
      fr: 'La mer est chaude de juin à fin septembre. Mai et juin se prêtent à la marche et au vélo avant la chaleur, septembre à la baignade une fois les vacances finies. En hiver, la plupart des campings du littoral sont fermés.',
      nl: 'De zee is warm van juni tot eind september. In mei en juni wandel en fiets je voor de hitte uit, in september zwem je als de schoolvakanties voorbij zijn. In de winter zijn de meeste campings aan de kust dicht.',
      it: 'Il mare è caldo da giugno a fine settembre. Maggio e giugno sono perfetti per camminare e pedalare prima del gran caldo, settembre per fare il bagno a scuole riaperte. In inverno quasi tutti i campeggi della costa sono chiusi.',
      'de-CH':
        'Von Juni bis Ende September ist das Meer warm. Mai und Juni gehören den Wanderern und Velofahrern, der September allen, die nach den Schulferien baden möchten. Im Winter haben die meisten Campingplätze an der Küste geschlossen.',
    },
    onTheSpot: {
      en: 'Many beaches are rock and pebble, so bring bathing shoes for everyone. Croatia uses the euro and is part of the Schengen area. Motorways are tolled, and on summer Saturdays it pays to cross Slovenia early in the morning or at night.',
      de: 'Viele Strände sind felsig oder aus Kies, packen Sie also Badeschuhe ein. Bezahlt wird in Euro, und Kroatien gehört zum Schengen-Raum. Autobahnen kosten Maut; an Samstagen im Sommer fahren Sie am besten sehr früh oder nachts durch Slowenien.',
      fr: 'Beaucoup de plages sont rocheuses ou de galets : prévoyez des chaussures d’eau. La Croatie a adopté l’euro et fait partie de l’espace Schengen. Les autoroutes sont payantes ; les samedis d’été, traversez la Slovénie très tôt ou de nuit.',
      nl: 'Veel stranden bestaan uit rots of kiezel, dus neem waterschoenen mee. Je betaalt met euro’s en Kroatië hoort bij Schengen. Op de snelwegen betaal je tol; op zaterdagen in de zomer rijd je het best vroeg of ’s nachts door Slovenië.',
      it: 'Molte spiagge sono di roccia o ghiaia: porta le scarpette per tutti. Si paga in euro e la Croazia fa parte dell’area Schengen. Le autostrade sono a pedaggio; nei sabati estivi attraversa la Slovenia all’alba o di notte.',
    },
  },
  PT: {
    bestMonths: [4, 5, 6, 9, 10],
    regions: {
      en: 'The Algarve has golden cliffs in the west and lagoons with long sandbars in the east. The Alentejo coast is wilder, with storks nesting on the rocks. North of Lisbon, Ericeira, Peniche and Nazaré live by the surf, and Óbidos has its walls.',
      de: 'Die Algarve hat im Westen goldene Klippen und im Osten Lagunen mit langen Sandbänken. Wilder ist die Küste des Alentejo, wo Störche auf den Felsen nisten. Nördlich von Lissabon dreht sich in Ericeira, Peniche und Nazaré alles um die Wellen.',
      fr: 'L’Algarve a des falaises dorées à l’ouest, des lagunes et de longs bancs de sable à l’est. La côte de l’Alentejo est plus sauvage : des cigognes y nichent sur les rochers. Au nord de Lisbonne, Ericeira, Peniche et Nazaré vivent au rythme des vagues.',
      nl: 'De Algarve heeft gouden kliffen in het westen en lagunes met lange zandbanken in het oosten. De kust van de Alentejo is ruiger: daar broeden ooievaars op de rotsen. Ten noorden van Lissabon draait in Ericeira, Peniche en Nazaré alles om de golven.',
      it: 'L’Algarve ha scogliere dorate a ovest e lagune con lunghe lingue di sabbia a est. La costa dell’Alentejo è più selvaggia: sugli scogli nidificano le cicogne. A nord di Lisbona, Ericeira, Peniche e Nazaré vivono di onde.',
    },
    season: {
      en: 'Spring comes early: in April and May everything is in flower and the cliff paths are empty. June and September are warm and pleasant. The Atlantic is refreshing even in August, when afternoons on the west coast are often windy.',
      de: 'Der Frühling beginnt früh: Im April und Mai blüht alles, und auf den Küstenwegen ist wenig los. Juni und September sind warm und angenehm. Der Atlantik bleibt auch im August frisch, und an der Westküste weht nachmittags oft Wind.',
      fr: 'Le printemps arrive tôt : en avril et en mai, tout est en fleurs et les sentiers côtiers sont déserts. Juin et septembre sont chauds et agréables. Même en août, l’Atlantique reste frais et le vent se lève souvent l’après-midi sur la côte ouest.',
      nl: 'De lente begint vroeg: in april en mei bloeit alles en zijn de kustpaden leeg. Juni en september zijn warm en aangenaam. Ook in augustus is de oceaan fris, en aan de westkust waait het ’s middags vaak flink.',
      it: 'La primavera arriva presto: ad aprile e maggio è tutto in fiore e i sentieri sulle scogliere sono vuoti. Giugno e settembre sono caldi e piacevoli. L’Atlantico resta fresco anche in agosto, e sulla costa ovest di pomeriggio tira spesso vento.',
    },
    onTheSpot: {
      en: 'Respect the flags on the beach, because currents are strong. Some motorways charge tolls electronically only, so register your number plate when you enter the country. Portugal is an hour behind Spain.',
      de: 'Beachten Sie am Strand die Flaggen, die Strömungen sind stark. Auf manchen Autobahnen wird die Maut nur elektronisch erhoben: Registrieren Sie Ihr Kennzeichen bei der Einreise. In Portugal ist es eine Stunde früher als in Spanien.',
      fr: 'Respectez les drapeaux sur la plage, les courants sont forts. Sur certaines autoroutes, le péage est uniquement électronique : enregistrez votre plaque à l’entrée du pays. Il est une heure de moins qu’en Espagne.',
      nl: 'Let op het strand op de vlaggen, want de stroming is sterk. Op sommige snelwegen gaat de tol volledig elektronisch: registreer je kenteken als je het land binnenrijdt. Het is er een uur vroeger dan in Spanje.',
      'nl-BE':
        'Let op het strand op de vlaggen, want de stroming is sterk. Op sommige autosnelwegen gaat de tol volledig elektronisch: registreer je nummerplaat als je het land binnenrijdt. Het is er een uur vroeger dan in Spanje.',
      it: 'In spiaggia rispetta le bandiere: le correnti sono forti. Su alcune autostrade il pedaggio è solo elettronico, quindi registra la targa quando entri nel paese. L’orologio è un’ora indietro rispetto all’Italia.',
      'de-CH':
        'Beachten Sie am Strand die Flaggen, die Strömungen sind stark. Auf manchen Autobahnen wird die Maut nur elektronisch erhoben: Registrieren Sie Ihre Autonummer bei der Einreise. In Portugal ist es eine Stunde früher als in der Schweiz.',
    },
  },
  SI: {
    bestMonths: [6, 7, 8, 9],
    regions: {
      en: 'The Julian Alps have most of the best-known places: Lake Bled with its island, Bohinj for a quieter swim, and the Soča, whose water really is that colour. An hour and a half away, the short coast around Piran has Venetian squares and salt pans.',
      de: 'Das meiste liegt in den Julischen Alpen: Bled mit seiner Insel, Bohinj für ruhigere Badetage und die Soča, die wirklich so türkis ist. Keine zwei Stunden entfernt hat die kurze Küste um Piran venezianische Gassen und Salinen.',
      fr: 'L’essentiel se trouve dans les Alpes juliennes : Bled et son île, Bohinj pour nager au calme, et la Soča, vraiment aussi turquoise que sur les photos. À moins de deux heures, la petite côte de Piran a des places vénitiennes et des salines.',
      nl: 'Het meeste vind je in de Julische Alpen: Bled met zijn eilandje, Bohinj voor rustig zwemmen en de Soča, die echt zo turquoise is. Nog geen twee uur verder ligt de korte kust rond Piran, met Venetiaanse pleinen en zoutpannen.',
      it: 'Il meglio è nelle Alpi Giulie: Bled con la sua isola, Bohinj per nuotare in pace e l’Isonzo, turchese per davvero. A meno di due ore, la breve costa intorno a Pirano ha piazze veneziane e saline.',
    },
    season: {
      en: 'From June to September the mountain lakes are warm enough to swim and the passes are open. Rafting on the Soča starts in April. Thunderstorms are part of July afternoons in the mountains, so set out early.',
      de: 'Von Juni bis September sind die Bergseen warm genug zum Baden und die Pässe offen. Rafting auf der Soča beginnt schon im April. Im Juli gehören Nachmittagsgewitter in den Bergen dazu: Gehen Sie früh los.',
      fr: 'De juin à septembre, les lacs de montagne sont assez chauds pour nager et les cols sont ouverts. Le rafting sur la Soča commence dès avril. En juillet, des orages éclatent souvent l’après-midi en montagne : partez tôt.',
      nl: 'Van juni tot en met september zijn de bergmeren warm genoeg om te zwemmen en zijn de passen open. Raften op de Soča kan al vanaf april. In juli onweert het in de bergen vaak ’s middags, dus vertrek vroeg.',
      it: 'Da giugno a settembre i laghi di montagna sono abbastanza caldi per il bagno e i passi sono aperti. Il rafting sull’Isonzo comincia ad aprile. A luglio in montagna i temporali pomeridiani sono frequenti: parti presto.',
    },
    onTheSpot: {
      en: 'Cars need an e-vignette for the motorway; buy it online before you cross the border. The roads to Bled and Bohinj fill up on August mornings, and buses run from the car parks. Slovenia uses the euro.',
      de: 'Für die Autobahn brauchen Sie eine E-Vignette; kaufen Sie sie online, bevor Sie die Grenze überqueren. Die Straßen nach Bled und Bohinj sind an Augustvormittagen voll, von den Parkplätzen fahren Busse. Bezahlt wird in Euro.',
      fr: 'L’autoroute demande une vignette électronique, à acheter en ligne avant la frontière. En août, les routes de Bled et de Bohinj se remplissent dès le matin ; des navettes partent des parkings. On paie en euros.',
      nl: 'Voor de snelweg heb je een e-vignet nodig; koop het online voor je de grens overgaat. De wegen naar Bled en Bohinj zijn in augustus ’s ochtends al druk; vanaf de parkeerplaatsen rijden bussen. Je betaalt met euro’s.',
      it: 'Per l’autostrada serve la vignetta elettronica: comprala online prima del confine. In agosto le strade per Bled e Bohinj si riempiono già al mattino; dai parcheggi partono le navette. Si paga in euro.',
      'de-CH':
        'Für die Autobahn brauchen Sie eine E-Vignette; kaufen Sie sie online, bevor Sie die Grenze überqueren. Die Strassen nach Bled und Bohinj sind an Augustvormittagen voll, ab den Parkplätzen fahren Busse. Bezahlt wird in Euro.',
    },
  },
}
