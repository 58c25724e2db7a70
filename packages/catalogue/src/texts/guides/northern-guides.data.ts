import type { CountryGuide } from './country-guide.ts'

/** Countries by the North Sea and the Baltic, by ISO code. */
export const northernGuides: Record<string, CountryGuide> = {
  NL: {
    bestMonths: [5, 6, 7, 8],
    regions: {
      en: 'Zeeland and the coast of North Holland have wide beaches and a sea breeze. Friesland is a web of lakes for sailing, the Veluwe a forest with deer and drifting sand. Drenthe has megalithic tombs and quiet lanes, and South Limburg something rare in this country: hills.',
      de: 'Zeeland und die Küste Nordhollands haben breite Strände und immer eine Brise. Friesland ist ein Netz von Seen zum Segeln, die Veluwe ein Wald mit Hirschen und Sanddünen. In Drenthe liegen Hünengräber an stillen Wegen, und Südlimburg hat, was im Land selten ist: Hügel.',
      fr: 'La Zélande et la côte de Hollande-Septentrionale ont de larges plages et une brise constante. La Frise est un dédale de lacs pour la voile, la Veluwe une forêt où vivent des cerfs. La Drenthe garde ses dolmens au bord de chemins tranquilles, et le Limbourg du Sud possède une rareté : des collines.',
      nl: 'Zeeland en de kust van Noord-Holland hebben brede stranden en altijd een briesje. In Friesland zeil je van meer naar meer, op de Veluwe spot je herten en stuifzand. Drenthe heeft hunebedden en stille fietspaden, Overijssel en Brabant bossen dicht bij huis, en in Zuid-Limburg mag je klimmen.',
      'nl-BE':
        'Zeeland ligt op een uurtje en heeft bredere stranden dan thuis. In Friesland zeil je van meer naar meer, op de Veluwe spot je herten en stuifzand. Drenthe heeft hunebedden en stille fietspaden, en in Zuid-Limburg vind je de heuvels die de rest van het land mist.',
      it: 'La Zelanda e la costa dell’Olanda Settentrionale hanno spiagge larghe e una brezza costante. La Frisia è una rete di laghi per la vela, la Veluwe una foresta con i cervi. La Drenthe ha dolmen e strade silenziose, e il Limburgo meridionale una rarità: le colline.',
    },
    season: {
      en: 'May is for tulips and dry cycling weather, July and August for the beach. The sea is warmest in August. Around Ascension Day and Whitsun, families from three countries arrive together, so book those weekends early.',
      de: 'Der Mai lockt mit trockenem Radwetter, Juli und August mit Strandtagen; am wärmsten ist die Nordsee im August. Rund um Himmelfahrt und Pfingsten kommen Familien aus drei Ländern zugleich: Buchen Sie diese Wochenenden früh.',
      fr: 'Mai est le mois des tulipes et du vélo par temps sec, juillet et août sont ceux de la plage. La mer est la plus chaude en août. À l’Ascension et à la Pentecôte, les familles de trois pays arrivent en même temps : réservez tôt.',
      nl: 'Mei is vaak droog en ideaal om te fietsen, juli en augustus zijn voor het strand; in augustus is het zeewater het warmst. Rond Hemelvaart en Pinksteren zijn de campings vol, dus boek die weekenden vóór de jaarwisseling.',
      'nl-BE':
        'Mei is vaak droog en ideaal om te fietsen, juli en augustus zijn voor het strand; in augustus is het zeewater het warmst. Rond Hemelvaart en Pinksteren zijn de campings vol, dus boek die weekends op tijd.',
      it: 'Maggio è il mese dei tulipani e delle pedalate all’asciutto, luglio e agosto sono per la spiaggia; il mare è più caldo ad agosto. All’Ascensione e a Pentecoste arrivano famiglie da tre paesi insieme: prenota presto.',
      'de-CH':
        'Der Mai lockt mit trockenem Velowetter, Juli und August mit Strandtagen; am wärmsten ist die Nordsee im August. Rund um Auffahrt und Pfingsten kommen Familien aus drei Ländern zugleich: Buchen Sie diese Wochenenden früh.',
    },
    onTheSpot: {
      en: 'Cycle routes are numbered from junction to junction, and every campsite has a map of them. By day, the speed limit on motorways is 100 km/h. Shops and cafés often take cards only.',
      de: 'Radwege sind von Knotenpunkt zu Knotenpunkt nummeriert, eine Karte gibt es an jeder Rezeption. Auf Autobahnen gilt tagsüber Tempo 100. Viele Läden und Cafés nehmen nur Karten.',
      fr: 'Les pistes cyclables sont numérotées de nœud en nœud ; chaque réception en a la carte. Sur autoroute, la vitesse est limitée à 100 km/h en journée. Beaucoup de boutiques et de cafés n’acceptent que la carte.',
      nl: 'Fiets van knooppunt naar knooppunt: bij de receptie ligt de kaart van de omgeving. In natuurgebieden houd je je hond aan de lijn, op veel stranden geldt dat in de zomer overdag ook. Bij droogte is een barbecue op kolen vaak verboden.',
      'nl-BE':
        'Fietsen doe je ook hier van knooppunt naar knooppunt: de receptie heeft een kaart. Op de autosnelweg rijd je overdag maximaal 100 km per uur. In veel winkels en cafés betaal je enkel met de kaart.',
      it: 'Le ciclabili sono numerate da nodo a nodo e ogni reception ha la mappa. In autostrada di giorno il limite è di 100 km/h. Molti negozi e bar accettano soltanto carte.',
      'de-CH':
        'Velowege sind von Knotenpunkt zu Knotenpunkt nummeriert, eine Karte gibt es an jeder Réception. Auf Autobahnen gilt tagsüber Tempo 100. Viele Läden und Cafés nehmen nur Karten.',
    },
  },
  DK: {
    bestMonths: [6, 7, 8],
    regions: {
      en: 'West Jutland has dunes, wind and beaches you can drive on in places. East Jutland is sheltered, with fjords, Aarhus and Legoland within reach. In the far north two seas meet at Skagen, and Funen is a garden of manor houses and small islands.',
      de: 'Westjütland hat Dünen, Wind und Strände ohne Ende. Ostjütland liegt geschützt an seinen Förden, Aarhus und Legoland sind nah. Ganz im Norden treffen bei Skagen zwei Meere aufeinander, und Fünen ist ein Garten aus Gutshöfen und kleinen Inseln.',
      fr: 'Le Jutland de l’Ouest a des dunes, du vent et des plages immenses. Le Jutland de l’Est, abrité, s’étire autour de ses fjords, près d’Aarhus et de Legoland. Tout au nord, deux mers se rencontrent à Skagen ; la Fionie est un jardin de manoirs et d’îlots.',
      nl: 'West-Jutland heeft duinen, wind en stranden zonder eind. Oost-Jutland ligt beschut aan zijn fjorden, met Aarhus en Legoland in de buurt. Helemaal in het noorden komen bij Skagen twee zeeën samen, en Funen is een tuin van landhuizen en eilandjes.',
      it: 'Lo Jutland occidentale ha dune, vento e spiagge infinite. Quello orientale è riparato dai fiordi, con Aarhus e Legoland a portata di mano. All’estremo nord, a Skagen, si incontrano due mari; la Fionia è un giardino di manieri e isolette.',
    },
    season: {
      en: 'The season is short and bright: in June it hardly gets dark, and the sea is warmest in late July and August. Danish school holidays end in early August, and from then on there’s more room on the beach.',
      de: 'Die Saison ist kurz und hell: Im Juni wird es kaum dunkel, das Meer ist Ende Juli und im August am wärmsten. Anfang August enden die dänischen Schulferien, danach ist an den Stränden mehr Platz.',
      fr: 'La saison est courte et lumineuse : en juin, la nuit tombe à peine, et la mer est la plus chaude fin juillet et en août. Les vacances danoises s’achèvent début août ; les plages se vident alors.',
      nl: 'Het seizoen is kort en licht: in juni wordt het nauwelijks donker, en de zee is het warmst eind juli en in augustus. Begin augustus eindigen de Deense schoolvakanties en wordt het rustiger op het strand.',
      it: 'La stagione è breve e luminosa: a giugno non fa quasi mai buio e il mare è più caldo fra fine luglio e agosto. Le vacanze danesi finiscono ai primi di agosto: da allora in spiaggia c’è più posto.',
    },
    onTheSpot: {
      en: 'The currency is the Danish krone, and cards are accepted almost everywhere. The bridges over the Great Belt and the Øresund charge tolls. A deposit on bottles and cans is paid back by a machine in every supermarket.',
      de: 'Bezahlt wird in Kronen, fast überall auch mit Karte. Die Brücken über den Großen Belt und den Öresund kosten Maut. Pfand für Flaschen und Dosen gibt der Automat im Supermarkt zurück.',
      fr: 'On paie en couronnes, presque partout par carte. Les ponts du Grand Belt et de l’Øresund sont à péage. La consigne des bouteilles et des canettes est rendue par une machine dans chaque supermarché.',
      nl: 'Je betaalt in kronen, bijna overal met de kaart. Voor de bruggen over de Grote Belt en de Sont betaal je tol. Statiegeld op flessen en blikjes krijg je terug uit een automaat in de supermarkt.',
      'nl-BE':
        'Je betaalt in kronen, bijna overal met de kaart. Voor de bruggen over de Grote Belt en de Sont betaal je tol. Het leeggoed van flessen en blikjes geef je terug aan een automaat in de supermarkt.',
      it: 'Si paga in corone, quasi ovunque con la carta. I ponti sul Grande Belt e sull’Øresund sono a pedaggio. La cauzione di bottiglie e lattine si recupera alla macchina di ogni supermercato.',
    },
  },
  GB: {
    bestMonths: [5, 6, 7, 9],
    regions: {
      en: 'Cornwall and Devon have surf, coves and cream teas; Dorset has fossils. The Lake District and North Wales are for walkers who don’t mind a shower. Pembrokeshire has a coast path all to itself, Norfolk big skies and seals, and the Highlands more space than people.',
      de: 'Cornwall und Devon haben Wellen, Buchten und Cream Tea, in Dorset liegen Fossilien am Strand. Lake District und Nordwales sind für Wanderer, die ein Schauer nicht stört. Norfolk hat Robben und einen weiten Himmel, die Highlands haben mehr Platz als Menschen.',
      fr: 'Les Cornouailles et le Devon ont des vagues, des criques et le thé à la crème ; dans le Dorset, on ramasse des fossiles. Le Lake District et le nord du pays de Galles plaisent aux marcheurs qu’une averse n’effraie pas. Le Norfolk a ses phoques, les Highlands leur solitude.',
      nl: 'Cornwall en Devon hebben golven, baaien en cream tea, in Dorset zoek je fossielen op het strand. Het Lake District en Noord-Wales zijn voor wandelaars die een bui niet erg vinden. Norfolk heeft zeehonden en wijde luchten, de Hooglanden meer ruimte dan mensen.',
      it: 'Cornovaglia e Devon hanno onde, calette e tè con scone e panna; nel Dorset si cercano fossili sulla spiaggia. Il Lake District e il Galles del Nord sono per chi cammina e non teme uno scroscio. Il Norfolk ha foche e cieli immensi, le Highlands più spazio che persone.',
    },
    season: {
      en: 'May, June and early July are often the driest weeks and have the longest evenings. The six weeks of the school summer holidays are the busiest and dearest. September is warm enough for the beach, and the sea has had all summer to heat up.',
      de: 'Mai, Juni und Anfang Juli sind oft die trockensten Wochen mit den längsten Abenden. In den sechs Wochen der britischen Sommerferien ist es am vollsten und am teuersten. Im September ist das Meer am wärmsten.',
      fr: 'Mai, juin et début juillet sont souvent les semaines les plus sèches, avec de longues soirées. Les six semaines de vacances scolaires sont les plus fréquentées et les plus chères. En septembre, la mer a eu tout l’été pour se réchauffer.',
      nl: 'Mei, juni en begin juli zijn vaak de droogste weken, met de langste avonden. De zes weken Britse zomervakantie zijn het drukst en het duurst. In september is de zee op haar warmst.',
      it: 'Maggio, giugno e l’inizio di luglio sono spesso le settimane più asciutte, con le sere più lunghe. Le sei settimane di vacanze scolastiche sono le più affollate e care. A settembre il mare ha avuto tutta l’estate per scaldarsi.',
    },
    onTheSpot: {
      en: 'Country lanes are narrow, so check the route if you’re towing: many sites send directions that avoid the tightest ones. Most sites close their gates to cars at 11pm. A dry pitch after rain is worth asking for when you book.',
      de: 'Gefahren wird links, und Landstraßen sind schmal: Lassen Sie sich mit Wohnwagen den Weg beschreiben. Für die Einreise brauchen Sie einen Reisepass und meist eine elektronische Genehmigung (ETA). Bezahlt wird in Pfund, fast immer mit Karte.',
      fr: 'On roule à gauche et les routes de campagne sont étroites : avec une caravane, demandez l’itinéraire. Pour entrer, il faut un passeport et le plus souvent une autorisation électronique (ETA). On paie en livres, presque toujours par carte.',
      nl: 'Je rijdt links en de landweggetjes zijn smal: vraag met een caravan vooraf naar de beste route. Voor de reis heb je een paspoort nodig en meestal ook een elektronische toestemming (ETA). Je betaalt in ponden, bijna altijd met de kaart.',
      it: 'Si guida a sinistra e le strade di campagna sono strette: con la roulotte chiedi prima il percorso. Per entrare servono il passaporto e quasi sempre l’autorizzazione elettronica (ETA). Si paga in sterline, di solito con la carta.',
      'de-CH':
        'Gefahren wird links, und Landstrassen sind schmal: Lassen Sie sich mit Wohnwagen den Weg beschreiben. Für die Einreise brauchen Sie einen Reisepass und meist eine elektronische Bewilligung (ETA). Bezahlt wird in Pfund, fast immer mit Karte.',
    },
  },
  IE: {
    bestMonths: [5, 6, 7, 8],
    regions: {
      en: 'Kerry has the Ring, Dingle and mountains that end in the sea. Galway is the gateway to Connemara and the Aran Islands. Donegal is wilder and quieter, with beaches you may have to yourself, and Wexford in the sunny south-east has the sand and the shortest drive from the ferry.',
      de: 'Kerry hat den Ring, Dingle und Berge, die ins Meer abfallen. Galway ist das Tor nach Connemara und zu den Aran-Inseln. Donegal ist wilder und stiller, manchen Strand haben Sie dort für sich, und Wexford im sonnigen Südosten liegt nah an der Fähre.',
      fr: 'Le Kerry a son Ring, Dingle et des montagnes qui plongent dans la mer. Galway ouvre sur le Connemara et les îles d’Aran. Le Donegal est plus sauvage, avec des plages parfois désertes, et Wexford, dans le sud-est ensoleillé, est tout près du ferry.',
      nl: 'Kerry heeft de Ring, Dingle en bergen die in zee eindigen. Galway is de poort naar Connemara en de Araneilanden. Donegal is ruiger en stiller, met stranden die je soms voor jezelf hebt, en Wexford in het zonnige zuidoosten ligt dicht bij de veerboot.',
      it: 'Il Kerry ha il Ring, Dingle e montagne che finiscono nel mare. Galway è la porta del Connemara e delle isole Aran. Il Donegal è più selvaggio, con spiagge a volte deserte, e Wexford, nel sud-est assolato, è vicino al traghetto.',
    },
    season: {
      en: 'May and June are the driest months and the hedges are in flower. July and August are mild rather than hot, with daylight until ten. Whatever the month, pack a raincoat and sun cream.',
      de: 'Mai und Juni sind die trockensten Monate, dann blühen die Hecken. Juli und August sind mild, selten heiß, und es bleibt bis zehn hell. Regenjacke und Sonnencreme gehören in jedem Monat ins Gepäck.',
      fr: 'Mai et juin sont les mois les plus secs et les haies sont en fleurs. Juillet et août sont doux plutôt que chauds, et il fait jour jusqu’à dix heures du soir. Quel que soit le mois, emportez un imperméable et de la crème solaire.',
      nl: 'Mei en juni zijn de droogste maanden, dan staan de hagen in bloei. In juli en augustus is het zacht, zelden heet, en blijft het tot tien uur licht. Neem in elke maand een regenjas en zonnecrème mee.',
      it: 'Maggio e giugno sono i mesi più asciutti e le siepi sono in fiore. Luglio e agosto sono miti più che caldi, con luce fino alle dieci. In qualunque mese metti in valigia impermeabile e crema solare.',
    },
    onTheSpot: {
      en: 'Ireland uses the euro and, like Great Britain, drives on the left. Many campsites are small and family-run, so ring ahead if you’ll arrive after dark. Dublin’s M50 motorway has a toll that you pay online by the next evening.',
      de: 'In Irland bezahlen Sie mit Euro, gefahren wird links. Viele Campingplätze sind klein und familiengeführt: Rufen Sie an, wenn es später wird. Die Maut der M50 um Dublin wird online bis zum nächsten Abend beglichen.',
      fr: 'L’Irlande a adopté l’euro et l’on y roule à gauche. Beaucoup de campings sont petits et familiaux : appelez si vous arrivez tard. Le péage de la M50, autour de Dublin, se paie en ligne avant le lendemain soir.',
      nl: 'In Ierland betaal je met euro’s en rijd je links. Veel campings zijn klein en worden door een familie gerund, dus bel even als je laat aankomt. De tol van de M50 rond Dublin betaal je online, uiterlijk de volgende avond.',
      'nl-BE':
        'In Ierland betaal je met euro’s en rijd je links. Veel campings zijn klein en worden door een familie gerund, dus bel even als je laat aankomt. De tol van de M50 rond Dublin betaal je online, ten laatste de volgende avond.',
      it: 'In Irlanda si paga in euro e si guida a sinistra. Molti campeggi sono piccoli e a gestione familiare: chiama se arrivi tardi. Il pedaggio della M50 intorno a Dublino si paga online entro la sera successiva.',
    },
  },
  SE: {
    bestMonths: [6, 7, 8],
    regions: {
      en: 'Skåne in the south has apple orchards and white beaches. Småland is forests, red houses and a lake for everyone, with Astrid Lindgren’s World in Vimmerby. Bohuslän on the west coast is bare granite, fishing villages and the best prawns in the country.',
      de: 'Schonen im Süden hat Apfelgärten und helle Strände. Småland besteht aus Wald, roten Häusern und einem See für jeden, in Vimmerby wartet Astrid Lindgrens Welt. Bohuslän an der Westküste hat blanken Granit, Fischerdörfer und die besten Garnelen des Landes.',
      fr: 'La Scanie, au sud, a des vergers et des plages claires. Le Småland, ce sont des forêts, des maisons rouges et un lac pour chacun, avec le monde d’Astrid Lindgren à Vimmerby. Sur la côte ouest, le Bohuslän n’est que granit nu et villages de pêcheurs.',
      nl: 'Skåne in het zuiden heeft boomgaarden en witte stranden. Småland is bos, rode huisjes en voor iedereen een meer, met de wereld van Astrid Lindgren in Vimmerby. Bohuslän aan de westkust is kaal graniet, vissersdorpen en de lekkerste garnalen van het land.',
      it: 'La Scania, a sud, ha meleti e spiagge chiare. Lo Småland è boschi, case rosse e un lago per ciascuno, con il mondo di Astrid Lindgren a Vimmerby. Il Bohuslän, sulla costa ovest, è granito nudo, villaggi di pescatori e ottimi gamberi.',
    },
    season: {
      en: 'Swedes take July off, and from midsummer to mid-August everything’s open. Lakes reach 20°C in a good summer. After that it’s quiet, the mosquitoes are gone and the forest is full of blueberries and mushrooms.',
      de: 'Im Juli haben die Schweden frei, von Mittsommer bis Mitte August hat alles geöffnet. In guten Sommern werden die Seen 20 °C warm. Danach ist es ruhig, die Mücken sind fort, und der Wald ist voller Blaubeeren und Pilze.',
      fr: 'Les Suédois sont en congé en juillet ; de la Saint-Jean à la mi-août, tout est ouvert. Les lacs atteignent 20 °C les bons étés. Ensuite, c’est le calme : plus de moustiques, et la forêt se remplit de myrtilles et de champignons.',
      nl: 'In juli hebben de Zweden vrij; van midzomer tot half augustus is alles open. In een goede zomer worden de meren 20 °C. Daarna is het rustig, zijn de muggen weg en staat het bos vol blauwe bessen en paddenstoelen.',
      it: 'A luglio gli svedesi sono in ferie; da mezza estate a metà agosto è tutto aperto. Nelle buone estati i laghi arrivano a 20 °C. Poi torna la calma, le zanzare spariscono e il bosco è pieno di mirtilli e funghi.',
      'de-CH':
        'Im Juli haben die Schweden frei, von Mittsommer bis Mitte August hat alles geöffnet. In guten Sommern werden die Seen 20 °C warm. Danach ist es ruhig, die Mücken sind fort, und der Wald ist voller Heidelbeeren und Pilze.',
    },
    onTheSpot: {
      en: 'You can pay for everything by card, and often only by card. The right of public access lets you walk, swim and pick berries almost anywhere, as long as you leave no trace. Dipped headlights are required by day, too.',
      de: 'Alles lässt sich mit Karte bezahlen, vieles nur so. Das Jedermannsrecht erlaubt, fast überall zu wandern, zu baden und Beeren zu pflücken, wenn nichts zurückbleibt. Abblendlicht ist auch am Tag Pflicht.',
      fr: 'Tout se paie par carte, et souvent uniquement par carte. Le droit d’accès à la nature permet de marcher, de nager et de cueillir des baies presque partout, à condition de ne rien laisser. Les feux de croisement sont obligatoires même de jour.',
      nl: 'Je betaalt alles met de kaart, vaak zelfs uitsluitend met de kaart. Door het allemansrecht mag je bijna overal wandelen, zwemmen en bessen plukken, zolang je niets achterlaat. Dimlicht is ook overdag verplicht.',
      it: 'Si paga tutto con la carta, spesso soltanto con quella. Il diritto di accesso alla natura permette di camminare, nuotare e raccogliere bacche quasi ovunque, senza lasciare tracce. Gli anabbaglianti sono obbligatori anche di giorno.',
    },
  },
}
