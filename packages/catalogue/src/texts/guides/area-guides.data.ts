import type { Terrain } from '../../types/catalogue.types.ts'
import type { Wording } from '../localised.ts'

/** Advice that holds for every area of a terrain: which campsite, and what a day there is like. */
export const areaGuides: Record<Terrain, { campsite: Wording; days: Wording }> = {
  lake: {
    campsite: {
      en: 'If the children swim every day, look for a campsite with its own beach: many stretches of shore are private. Front-row pitches have the view and the evening sun; those further up have more shade and cooler nights. A site near a landing stage saves you taking the car.',
      de: 'Wenn die Kinder täglich baden, suchen Sie einen Campingplatz mit eigenem Strand, denn viele Uferstücke sind privat. In der ersten Reihe haben Sie Aussicht und Abendsonne, weiter oben mehr Schatten und kühlere Nächte. Liegt ein Schiffsanleger in der Nähe, bleibt das Auto stehen.',
      fr: 'Si les enfants se baignent tous les jours, choisissez un camping avec sa plage, car bien des rives sont privées. Au premier rang, vous avez la vue et le soleil du soir ; plus haut, de l’ombre et des nuits plus fraîches. Près d’un embarcadère, la voiture devient inutile.',
      nl: 'Zwemmen de kinderen elke dag, kies dan een camping met een eigen strand: veel oevers zijn privé. Op de eerste rij heb je uitzicht en avondzon, hogerop meer schaduw en koelere nachten. Met een aanlegsteiger in de buurt kan de auto blijven staan.',
      'nl-BE':
        'Zwemmen de kinderen elke dag, kies dan een camping met een eigen strand: veel oevers zijn privé. Op de eerste rij heb je uitzicht en avondzon, hogerop meer schaduw en koelere nachten. Met een aanlegsteiger in de buurt kan de wagen blijven staan.',
      it: 'Se i bambini fanno il bagno ogni giorno, cerca un campeggio con la sua spiaggia: molti tratti di riva sono privati. In prima fila hai la vista e il sole della sera, più in alto più ombra e notti fresche. Vicino a un imbarcadero l’auto non serve.',
    },
    days: {
      en: 'Mornings are usually calm and good for canoes and paddleboards. In the afternoon the wind gets up, which sailors like and small swimmers don’t. Take the boat across once, and walk back along the shore if your legs allow it.',
      de: 'Morgens ist das Wasser meist ruhig, gut für Kanu und Stand-up-Paddle. Nachmittags frischt der Wind auf: gut für Segler, weniger für kleine Schwimmer. Fahren Sie einmal mit dem Schiff hinüber und gehen Sie am Ufer zurück.',
      fr: 'Le matin, l’eau est souvent calme, idéale pour le canoë et le paddle. L’après-midi, le vent se lève, pour le plaisir des voiliers plus que des petits nageurs. Traversez une fois en bateau et revenez à pied par la rive.',
      nl: '’s Ochtends is het water meestal kalm, fijn voor kano en sup. ’s Middags trekt de wind aan: leuk voor zeilers, minder voor kleine zwemmers. Vaar een keer naar de overkant en wandel langs de oever terug.',
      it: 'Al mattino l’acqua è quasi sempre calma, perfetta per canoa e SUP. Nel pomeriggio si alza il vento: bene per chi va a vela, meno per i piccoli nuotatori. Attraversa una volta in battello e torna a piedi lungo la riva.',
    },
  },
  sea: {
    campsite: {
      en: 'Right by the beach means no road to cross, but also more wind and less shade. A few rows back it’s calmer, and pegs hold better. With toddlers, look for a gently sloping beach and a pool for windy days; with teenagers, for a town within cycling distance.',
      de: 'Direkt am Strand heißt: keine Straße dazwischen, aber mehr Wind und weniger Schatten. Ein paar Reihen dahinter ist es ruhiger, und die Heringe halten besser. Mit Kleinkindern zählen flaches Wasser und ein Pool für windige Tage, mit Teenagern ein Ort in der Nähe.',
      fr: 'Les pieds dans l’eau, vous n’avez pas de route à traverser, mais plus de vent et moins d’ombre. Quelques rangs en arrière, c’est plus calme. Avec des tout-petits, visez une plage en pente douce et une piscine pour les jours de vent ; avec des ados, une ville accessible à vélo.',
      nl: 'Direct aan het strand hoef je geen weg over te steken, maar er is meer wind en minder schaduw. Een paar rijen verder is het rustiger en houden de haringen beter. Met peuters zoek je een vlak strand en een zwembad voor winderige dagen, met tieners een stadje op fietsafstand.',
      it: 'Direttamente sulla spiaggia non hai strade da attraversare, ma più vento e meno ombra. Qualche fila più indietro si sta più tranquilli e i picchetti tengono meglio. Con i più piccoli cerca fondali bassi e una piscina per i giorni di vento, con i ragazzi un paese raggiungibile in bici.',
    },
    days: {
      en: 'Go to the beach early or late and spend the hot middle of the day in the shade. Markets are best before ten, harbours at five when the boats come in. Keep one day for the hinterland: it’s quieter, and lunch costs less.',
      de: 'Gehen Sie früh oder spät an den Strand und verbringen Sie die Mittagsstunden im Schatten. Märkte lohnen sich vor zehn, der Hafen am Spätnachmittag, wenn die Boote zurückkommen. Sparen Sie einen Tag fürs Hinterland auf: Dort ist es ruhiger, und das Essen kostet weniger.',
      fr: 'Allez à la plage tôt ou tard et gardez les heures chaudes pour l’ombre. Les marchés se visitent avant dix heures, les ports en fin d’après-midi, au retour des bateaux. Réservez un jour à l’arrière-pays : on y est plus tranquille et l’on y déjeune pour moins cher.',
      nl: 'Ga vroeg of laat naar het strand en breng het heetst van de dag in de schaduw door. Markten zijn het leukst voor tienen, havens aan het eind van de middag, als de boten binnenkomen. Bewaar een dag voor het achterland: daar is het rustiger en eet je goedkoper.',
      it: 'Vai in spiaggia presto o tardi e tieni l’ombra per le ore calde. I mercati si visitano prima delle dieci, i porti nel tardo pomeriggio, quando rientrano le barche. Lascia un giorno all’entroterra: è più tranquillo e si pranza con meno.',
    },
  },
  mountain: {
    campsite: {
      en: 'Check the altitude: every 100 metres up is about half a degree cooler, which you’ll notice at night. Sites on the sunny side of the valley have light an hour longer. A bus stop at the gate is worth a lot, because car parks at the cable cars fill up early.',
      de: 'Achten Sie auf die Höhe: Je 100 Meter wird es gut ein halbes Grad kühler, nachts spüren Sie das. Auf der Sonnenseite des Tals ist es eine Stunde länger hell. Eine Bushaltestelle vor dem Tor ist viel wert, denn die Parkplätze an den Bergbahnen sind früh voll.',
      fr: 'Regardez l’altitude : on perd environ un demi-degré tous les 100 mètres, et cela se sent la nuit. Du côté ensoleillé de la vallée, le jour dure une heure de plus. Un arrêt de bus à l’entrée est précieux, car les parkings des télécabines se remplissent tôt.',
      nl: 'Let op de hoogte: per 100 meter wordt het ruim een halve graad koeler, en dat merk je ’s nachts. Aan de zonkant van het dal is het een uur langer licht. Een bushalte bij de ingang is veel waard, want parkeerplaatsen bij de kabelbanen zijn vroeg vol.',
      it: 'Guarda l’altitudine: ogni 100 metri si perde circa mezzo grado, e di notte si sente. Sul lato soleggiato della valle la luce dura un’ora in più. Una fermata dell’autobus all’ingresso vale molto, perché i parcheggi delle funivie si riempiono presto.',
    },
    days: {
      en: 'Set out early, be off the ridges by two, and let the thunderstorm pass with a piece of cake in a hut. On the second day, take it easy: your knees will thank you on the third. Guest cards often include a cable car, so ask at reception.',
      de: 'Starten Sie früh, seien Sie am frühen Nachmittag von den Graten herunter, und warten Sie das Gewitter bei einem Stück Kuchen in der Hütte ab. Am zweiten Tag lassen Sie es ruhig angehen. Fragen Sie nach der Gästekarte: Oft ist eine Bergbahn dabei.',
      fr: 'Partez tôt, quittez les crêtes en début d’après-midi et laissez passer l’orage devant une part de tarte au refuge. Le deuxième jour, ménagez-vous : vos genoux vous remercieront. Demandez la carte d’hôte, elle comprend souvent une télécabine.',
      nl: 'Vertrek vroeg, wees vroeg in de middag van de kam af en laat het onweer overtrekken bij een punt taart in de hut. Doe het op de tweede dag rustig aan, je knieën zijn je dankbaar. Vraag naar de gastenkaart: vaak zit er een kabelbaan bij.',
      it: 'Parti presto, lascia le creste entro le due e aspetta che passi il temporale con una fetta di torta in rifugio. Il secondo giorno prenditela con calma: le ginocchia ringraziano. Chiedi la carta ospiti, spesso comprende una funivia.',
    },
  },
  forest: {
    campsite: {
      en: 'Under tall trees it stays cool in a heatwave and dries slowly after rain; a clearing is the happy medium. If you need a mobile signal, ask first. Sites on the edge of the forest have the stars, those in the middle the woodpeckers.',
      de: 'Unter hohen Bäumen bleibt es bei Hitze kühl, nach Regen trocknet es langsam: Eine Lichtung ist der gute Mittelweg. Wer Handyempfang braucht, fragt besser vorher. Am Waldrand sehen Sie die Sterne, mittendrin hören Sie den Specht.',
      fr: 'Sous les grands arbres, il fait frais pendant la canicule, mais tout sèche lentement après la pluie : une clairière est le bon compromis. S’il vous faut du réseau, renseignez-vous avant. En lisière, on voit les étoiles ; au milieu, on entend le pic.',
      nl: 'Onder hoge bomen blijft het bij hitte koel, maar na regen droogt het langzaam; een open stuk in het bos is het beste van twee werelden. Heb je bereik nodig, vraag er dan vooraf naar. Aan de bosrand zie je de sterren, middenin hoor je de specht.',
      it: 'Sotto gli alberi alti si sta freschi anche con l’afa, ma dopo la pioggia si asciuga piano: una radura è la via di mezzo. Se ti serve il telefono, informati prima. Al margine del bosco si vedono le stelle, dentro si sente il picchio.',
    },
    days: {
      en: 'Forest paths are made for children: there’s always a stick, a stream or an ants’ nest. Hire mountain bikes for one day and do nothing at all on another. After rain, wait a day, then look for mushrooms with somebody who knows them.',
      de: 'Waldwege sind für Kinder gemacht: Ein Stock, ein Bach oder ein Ameisenhaufen findet sich immer. Leihen Sie für einen Tag Mountainbikes, und tun Sie an einem anderen gar nichts. Ein, zwei Tage nach dem Regen sprießen die Pilze.',
      fr: 'Les chemins forestiers plaisent aux enfants : il y a toujours un bâton, un ruisseau ou une fourmilière. Louez des VTT un jour et ne faites rien du tout un autre. Après la pluie, patientez un jour ou deux, puis cherchez les champignons avec quelqu’un qui s’y connaît.',
      nl: 'Bospaden zijn gemaakt voor kinderen: er is altijd een stok, een beekje of een mierenhoop. Huur een dag mountainbikes en doe een andere dag helemaal niets. Na regen wacht je een dagje en zoek je paddenstoelen met iemand die ze kent.',
      it: 'I sentieri nel bosco piacciono ai bambini: c’è sempre un bastone, un ruscello o un formicaio. Un giorno noleggia le mountain bike, un altro non fare niente. Dopo la pioggia aspetta un giorno e cerca funghi con chi li conosce.',
    },
  },
  river: {
    campsite: {
      en: 'The front row by the river has the sound of water and, in spring, the damp; higher ground is drier. Ask about the current if your children are small: some bends have a gravel beach and hardly any. Sites that hire out canoes usually drive you to the start.',
      de: 'In der ersten Reihe am Fluss rauscht nachts das Wasser, im Frühling ist es dort feuchter als weiter oben. Fragen Sie mit kleinen Kindern nach der Strömung: An manchen Biegungen liegt ein ruhiger Kiesstrand. Wo Kanus verliehen werden, bringt man Sie meist zum Start.',
      fr: 'Au premier rang, la rivière berce vos nuits, mais au printemps l’humidité aussi est de la partie ; plus haut, c’est plus sec. Avec de jeunes enfants, renseignez-vous sur le courant : certains méandres ont une plage de galets bien calme. Les loueurs de canoës vous conduisent en général au départ.',
      nl: 'Op de eerste rij hoor je ’s nachts het water, maar in het voorjaar is het er ook vochtiger; hogerop sta je droger. Vraag met kleine kinderen naar de stroming: in sommige bochten ligt een rustig kiezelstrandje. Waar je kano’s huurt, brengen ze je meestal naar de start.',
      it: 'In prima fila si sente scorrere il fiume, ma in primavera c’è più umidità; più in alto si sta all’asciutto. Con i bambini piccoli informati sulla corrente: in certe anse c’è una spiaggetta di ghiaia tranquilla. Chi noleggia le canoe di solito ti porta alla partenza.',
    },
    days: {
      en: 'Ten to fifteen kilometres, a picnic and a swim are plenty for a day by canoe. Wear shoes that may get wet and pack everything else in a barrel. On the other days there’s a castle on every other rock and a market in every other village.',
      de: 'Zehn bis fünfzehn Kilometer im Kanu, ein Picknick und ein Bad: Damit ist ein Tag gefüllt. Ziehen Sie Schuhe an, die nass werden dürfen, alles andere kommt in die wasserdichte Tonne. An den übrigen Tagen warten Burgen und die Märkte der Dörfer.',
      fr: 'Dix à quinze kilomètres de canoë, un pique-nique et une baignade : la journée est faite. Mettez des chaussures qui peuvent se mouiller, le reste va dans le bidon étanche. Les autres jours, il y a un château sur un rocher sur deux et un marché dans un village sur deux.',
      nl: 'Tien tot vijftien kilometer in de kano, een picknick en een duik: dan is je dag vol. Trek schoenen aan die nat mogen worden, de rest gaat in de ton. De andere dagen zijn er kastelen op de rotsen en markten in de dorpen.',
      it: 'Dieci o quindici chilometri in canoa, un picnic e un tuffo bastano per una giornata. Metti scarpe che si possono bagnare, il resto va nel bidone stagno. Gli altri giorni ci sono castelli sulle rocce e mercati nei paesi.',
    },
  },
  countryside: {
    campsite: {
      en: 'Small sites around a farmhouse are quiet and often have animals to feed; larger ones have the pool and the evening meal. Check how far the next village is, because you’ll want bread. Shade matters: young hedges look nice and do little at noon.',
      de: 'Kleine Campingplätze rund um einen Hof sind ruhig und haben oft Tiere zum Füttern, größere haben Pool und Abendküche. Sehen Sie nach, wie weit es bis zum nächsten Ort ist, denn morgens brauchen Sie Brot. Achten Sie auf Schatten: Junge Hecken spenden mittags keinen.',
      fr: 'Les petits campings autour d’une ferme sont calmes, avec souvent des animaux à nourrir ; les plus grands ont la piscine et le repas du soir. Regardez à quelle distance est le village, ne serait-ce que pour le pain. Pensez à l’ombre : une jeune haie n’en donne guère à midi.',
      nl: 'Kleine campings rond een boerderij zijn rustig en hebben vaak dieren om te voeren, grotere hebben een zwembad en een keuken voor de avond. Kijk hoe ver het volgende dorp is, al was het maar voor het brood. Let op schaduw: jonge hagen helpen ’s middags weinig.',
      it: 'I piccoli campeggi intorno a una fattoria sono tranquilli e spesso hanno animali a cui dare da mangiare; quelli grandi hanno la piscina e la cena pronta. Controlla quanto dista il paese, se non altro per il pane. Guarda l’ombra: una siepe giovane a mezzogiorno non ne fa.',
    },
    days: {
      en: 'Plan around market days: each small town has its own, and it’s over by noon. Cycle in the morning, swim in the afternoon, and drive into town at six, when the coaches have left and the squares fill up again.',
      de: 'Richten Sie sich nach den Markttagen: Jeder kleine Ort hat seinen eigenen, und mittags ist er vorbei. Vormittags wird geradelt, nachmittags gebadet, und um sechs fahren Sie in die Stadt, wenn die Reisebusse weg sind und sich der Marktplatz wieder füllt.',
      fr: 'Suivez les jours de marché : chaque bourg a le sien, et à midi tout est remballé. Faites du vélo le matin, baignez-vous l’après-midi et rejoignez le bourg en fin d’après-midi, quand les cars sont repartis et que les places se remplissent de nouveau.',
      nl: 'Plan je week rond de marktdagen: elk stadje heeft er een, en ’s middags is alles opgeruimd. Fiets in de ochtend, zwem in de middag en rijd rond zes uur naar het stadje, als de touringcars weg zijn en de pleinen weer vollopen.',
      'nl-BE':
        'Plan je week rond de marktdagen: elk stadje heeft er een, en ’s middags is alles opgeruimd. Fiets in de voormiddag, zwem in de namiddag en rijd rond zes uur naar het stadje, als de autocars weg zijn en de pleinen weer vollopen.',
      it: 'Organizzati secondo i giorni di mercato: ogni paese ha il suo e a mezzogiorno è finito. La mattina in bici, il pomeriggio a nuotare, e verso le sei su in paese, quando i pullman sono ripartiti e le piazze si riempiono di nuovo.',
      'de-CH':
        'Richten Sie sich nach den Markttagen: Jeder kleine Ort hat seinen eigenen, und mittags ist er vorbei. Am Vormittag wird Velo gefahren, am Nachmittag gebadet, und um sechs geht es in die Stadt, wenn die Reisecars weg sind und sich der Marktplatz wieder füllt.',
    },
  },
}
