import type { Terrain } from '../types/catalogue.types.ts'
import type { Wording } from './localised.ts'

/** The view from the tent. */
export const settings: Record<Terrain, readonly Wording[]> = {
  lake: [
    {
      en: 'The ground slopes gently to the lake, so many pitches look out over the water.',
      de: 'Das Gelände fällt sanft zum See ab, von vielen Stellplätzen geht der Blick aufs Wasser.',
      fr: 'Le terrain descend en pente douce vers le lac et de nombreux emplacements donnent sur l’eau.',
      nl: 'Het terrein loopt zacht af naar het meer, waardoor je op veel kampeerplaatsen over het water uitkijkt.',
      it: 'Il terreno scende dolcemente verso il lago e da molte piazzole si vede l’acqua.',
    },
    {
      en: 'A jetty, a lawn for sunbathing and shallow water for the little ones: everything here revolves around the shore.',
      de: 'Ein Steg, eine Liegewiese und flaches Wasser für die Kleinen: Das Ufer ist das Herz des Campingplatzes.',
      fr: 'Un ponton, une pelouse et une eau peu profonde pour les petits : la vie se passe au bord de l’eau.',
      nl: 'Een steiger, een ligweide en ondiep water voor de kleintjes: alles draait hier om de oever.',
      it: 'Un pontile, un prato per prendere il sole e acqua bassa per i più piccoli: la riva è il cuore del posto.',
    },
    {
      en: 'In the morning the lake is smooth as glass; in the afternoon the wind comes and with it the sails.',
      de: 'Morgens liegt der See glatt da, am Nachmittag kommt der Wind und mit ihm die Segel.',
      fr: 'Le matin, le lac est un miroir ; l’après-midi, le vent se lève et les voiles arrivent.',
      nl: '’s Ochtends ligt het meer er spiegelglad bij, ’s middags komt de wind en met de wind de zeilen.',
      it: 'Al mattino il lago è uno specchio; nel pomeriggio arriva il vento e con lui le vele.',
    },
  ],
  sea: [
    {
      en: 'A path through the dunes leads to the beach in a few minutes, bucket and spade included.',
      de: 'Ein Pfad durch die Dünen führt in wenigen Minuten zum Strand, mit Eimer und Schaufel im Gepäck.',
      fr: 'Un sentier dans les dunes mène à la plage en quelques minutes, seau et pelle à la main.',
      nl: 'Een duinpad brengt je in een paar minuten naar het strand, emmer en schepje mee.',
      it: 'Un sentiero tra le dune porta in pochi minuti alla spiaggia, con secchiello e paletta al seguito.',
    },
    {
      en: 'At night you hear the waves, by day the gulls, and there is nearly always a light breeze.',
      de: 'Nachts hört man die Wellen, am Tag die Möwen, und fast immer weht ein leichter Wind.',
      fr: 'La nuit, on entend les vagues, le jour les mouettes, et une brise légère souffle presque toujours.',
      nl: '’s Nachts hoor je de golven, overdag de meeuwen, en er staat bijna altijd een licht briesje.',
      it: 'Di notte senti le onde, di giorno i gabbiani, e una brezza leggera soffia quasi sempre.',
    },
    {
      en: 'Trees give shade up to the last rows before the sea, where the evenings are the most beautiful.',
      de: 'Bäume spenden Schatten bis in die letzten Reihen vor dem Meer, wo die Abende am schönsten sind.',
      fr: 'Les arbres donnent de l’ombre jusqu’aux derniers rangs avant la mer, là où les soirées sont les plus belles.',
      nl: 'Bomen geven schaduw tot de laatste rijen voor de zee, waar de avonden het mooist zijn.',
      it: 'Gli alberi fanno ombra fino alle ultime file davanti al mare, dove le sere sono più belle.',
    },
  ],
  mountain: [
    {
      en: 'All around stand peaks that change colour with the hour; the first hiking path starts right behind the barrier.',
      de: 'Ringsum stehen Gipfel, die mit der Stunde die Farbe wechseln; der erste Wanderweg beginnt gleich hinter der Schranke.',
      fr: 'Tout autour, des sommets qui changent de couleur au fil des heures ; le premier sentier part derrière la barrière.',
      nl: 'Rondom staan toppen die met het uur van kleur veranderen; het eerste wandelpad begint achter de slagboom.',
      it: 'Tutt’intorno le cime cambiano colore con le ore; il primo sentiero parte subito dietro la sbarra.',
    },
    {
      en: 'The meadow terraces catch the sun until late, and the nights are pleasantly cool even in August.',
      de: 'Die Wiesenterrassen haben lange Sonne, und die Nächte sind selbst im August angenehm kühl.',
      fr: 'Les terrasses herbeuses gardent le soleil jusqu’au soir et les nuits restent fraîches, même en août.',
      nl: 'De grasterrassen vangen lang zon en de nachten zijn zelfs in augustus heerlijk koel.',
      it: 'I terrazzamenti prendono il sole fino a tardi e le notti restano fresche anche in agosto.',
    },
    {
      en: 'A clear stream runs past, cold enough for bottles and brave toes.',
      de: 'Am Campingplatz vorbei fließt ein klarer Bach, kalt genug für Flaschen und mutige Zehen.',
      fr: 'Un torrent clair longe le terrain, assez froid pour les bouteilles et les orteils courageux.',
      nl: 'Langs het terrein stroomt een heldere beek, koud genoeg voor flessen en dappere tenen.',
      it: 'Accanto scorre un torrente limpido, abbastanza freddo per le bottiglie e per i piedi più coraggiosi.',
    },
  ],
  forest: [
    {
      en: 'Tall trees keep it cool in high summer and turn every walk to the bakery into a small outing.',
      de: 'Hohe Bäume halten es im Hochsommer kühl und machen jeden Gang zum Bäcker zum kleinen Ausflug.',
      fr: 'De grands arbres gardent la fraîcheur en plein été et aller chercher le pain devient une promenade.',
      nl: 'Hoge bomen houden het koel in de zomer en maken van elk ommetje naar de bakker een uitje.',
      it: 'Gli alberi alti mantengono il fresco d’estate e fanno della strada per il pane una passeggiata.',
    },
    {
      en: 'The clearings between the trees have three or four pitches each, so nobody camps in a row.',
      de: 'Zwischen den Bäumen liegen Lichtungen mit je drei oder vier Stellplätzen, niemand steht in Reih und Glied.',
      fr: 'Entre les arbres, des clairières de trois ou quatre emplacements : ici, personne n’est aligné.',
      nl: 'Tussen de bomen liggen open plekken met drie of vier kampeerplaatsen, dus niemand staat hier in het gelid.',
      'nl-BE':
        'Tussen de bomen liggen open stukken met drie of vier kampeerplaatsen, dus niemand staat hier in het gelid.',
      it: 'Tra gli alberi si aprono radure con tre o quattro piazzole ciascuna: qui nessuno sta in fila.',
    },
    {
      en: 'Squirrels on the branches, owls after dark: the forest is a neighbour here.',
      de: 'Eichhörnchen in den Ästen, Eulen nach Einbruch der Dunkelheit: Der Wald ist hier der Nachbar.',
      fr: 'Des écureuils sur les branches, des chouettes à la nuit tombée : ici, la forêt est votre voisine.',
      nl: 'Eekhoorns in de takken, uilen in het donker: het bos is hier je buur.',
      it: 'Scoiattoli sui rami, gufi dopo il tramonto: qui il bosco è il vicino di casa.',
    },
  ],
  river: [
    {
      en: 'The best pitches are right by the river, where children build dams and canoes come ashore.',
      de: 'Die schönsten Stellplätze liegen direkt am Fluss, wo Kinder Dämme bauen und Kanus anlegen.',
      fr: 'Les plus beaux emplacements bordent la rivière, là où les enfants font des barrages et où accostent les canoës.',
      nl: 'De mooiste kampeerplaatsen liggen direct aan de rivier, waar kinderen dammen bouwen en kano’s aanleggen.',
      it: 'Le piazzole più belle sono in riva al fiume, dove i bambini costruiscono dighe e approdano le canoe.',
    },
    {
      en: 'A gravel beach, shade under willows and the sound of water all night: that is what people come for.',
      de: 'Ein Kiesstrand, Schatten unter Weiden und nachts das Rauschen des Wassers: Dafür kommen die Gäste.',
      fr: 'Une plage de galets, l’ombre des saules et le bruit de l’eau la nuit : c’est pour cela que l’on vient.',
      nl: 'Een kiezelstrandje, schaduw onder de wilgen en ’s nachts het ruisen van water: daar komen gasten voor.',
      it: 'Una spiaggetta di ghiaia, l’ombra dei salici e il rumore dell’acqua di notte: è per questo che si viene.',
    },
  ],
  countryside: [
    {
      en: 'Fields begin behind the last hedge, and on clear days you can see three church towers.',
      de: 'Hinter der letzten Hecke beginnen die Felder, und an klaren Tagen sieht man drei Kirchtürme.',
      fr: 'Derrière la dernière haie commencent les champs et, par temps clair, on aperçoit trois clochers.',
      nl: 'Achter de laatste haag beginnen de velden en op heldere dagen zie je drie kerktorens.',
      it: 'Dietro l’ultima siepe cominciano i campi e nei giorni limpidi si vedono tre campanili.',
    },
    {
      en: 'The old farmhouse still stands in the middle; its yard is where everyone meets in the evening.',
      de: 'In der Mitte steht noch der alte Hof, in dem sich abends alle treffen.',
      fr: 'L’ancienne ferme occupe toujours le centre ; le soir, tout le monde se retrouve dans la cour.',
      nl: 'In het midden staat nog de oude boerderij; op het erf komt iedereen ’s avonds samen.',
      it: 'Al centro c’è ancora la vecchia fattoria: la sera ci si ritrova tutti nel cortile.',
    },
    {
      en: 'Quiet lanes lead in every direction, and the sky at night is properly dark.',
      de: 'Stille Wege führen in alle Richtungen, und der Nachthimmel ist noch richtig dunkel.',
      fr: 'De petits chemins tranquilles partent dans toutes les directions et, la nuit, le ciel est vraiment noir.',
      nl: 'Stille weggetjes gaan alle kanten op en de nachthemel is hier nog echt donker.',
      it: 'Stradine tranquille partono in ogni direzione e di notte il cielo è davvero buio.',
    },
  ],
}

/** Activities for long days. */
export const outings: Record<Terrain, readonly Wording[]> = {
  lake: [
    {
      en: 'A boat from nearby takes you to the other shore, and you can cycle round the lake in stages.',
      de: 'In der Nähe legt das Schiff zum anderen Ufer ab, und mit dem Rad geht es in Etappen um den See.',
      fr: 'Un bateau part tout près pour l’autre rive ; à vélo, on fait le tour du lac par étapes.',
      nl: 'Vlakbij vertrekt de boot naar de overkant en op de fiets ga je in etappes rond het meer.',
      it: 'Lì vicino parte il battello per l’altra sponda; in bici il giro del lago si fa a tappe.',
      'de-CH':
        'In der Nähe legt das Schiff zum anderen Ufer ab, und mit dem Velo geht es in Etappen um den See.',
    },
    {
      en: 'Rainy day? The old town has covered arcades, good ice cream and a museum children actually enjoy.',
      de: 'Und bei Regen? Die Altstadt hat Lauben, gutes Eis und ein Museum, das auch Kinder mögen.',
      fr: 'Il pleut ? La vieille ville a des arcades, de bonnes glaces et un musée qui plaît même aux enfants.',
      nl: 'Regen? De oude stad heeft galerijen, goed ijs en een museum dat ook kinderen leuk vinden.',
      it: 'Piove? Il centro storico ha portici, buon gelato e un museo che piace anche ai bambini.',
      'de-CH': 'Und bei Regen? Die Altstadt hat Lauben, feine Glace und ein Museum, das auch Kinder mögen.',
    },
  ],
  sea: [
    {
      en: 'At the harbour, you can buy fish straight from the boat in the morning. In the afternoon, excursion boats set out along the coast.',
      de: 'Am Hafen gibt es morgens Fisch vom Kutter, nachmittags fahren Ausflugsboote die Küste entlang.',
      fr: 'Le matin, le port vend le poisson à quai ; l’après-midi, des bateaux partent longer la côte.',
      nl: 'In de haven koop je ’s ochtends vis van de boot, ’s middags varen er rondvaartboten langs de kust.',
      it: 'Al porto la mattina si compra il pesce dalle barche; nel pomeriggio partono le gite lungo la costa.',
    },
    {
      en: 'Follow the coast path in one direction for quiet coves and in the other for cafés.',
      de: 'In die eine Richtung führt der Küstenweg zu stillen Buchten, in die andere zu den Cafés.',
      fr: 'D’un côté, le sentier côtier mène à des criques tranquilles ; de l’autre, aux terrasses de café.',
      nl: 'De ene kant op voert het kustpad naar stille baaien, de andere kant op naar de terrasjes.',
      it: 'Da una parte il sentiero costiero porta a calette tranquille, dall’altra ai caffè.',
    },
  ],
  mountain: [
    {
      en: 'The cable car is a short drive away, and reception has a list of the huts with the best cake.',
      de: 'Die Bergbahn ist schnell erreicht, und an der Rezeption liegt eine Liste der Hütten mit dem besten Kuchen.',
      fr: 'La télécabine est à quelques minutes et la réception tient la liste des refuges aux meilleurs gâteaux.',
      nl: 'De kabelbaan is dichtbij en bij de receptie ligt een lijst van de hutten met de lekkerste taart.',
      it: 'La funivia è a pochi minuti e alla reception c’è l’elenco dei rifugi con le torte migliori.',
    },
    {
      en: 'With gorges, waterfalls and a summer toboggan run, you could fill a week without doing anything twice.',
      de: 'Klammen, Wasserfälle und eine Sommerrodelbahn: Für eine Woche ohne Wiederholung ist gesorgt.',
      fr: 'Gorges, cascades et luge d’été : de quoi remplir une semaine sans jamais se répéter.',
      nl: 'Kloven, watervallen en een rodelbaan: een week vol zonder iets twee keer te doen.',
      it: 'Gole, cascate e slittino estivo: una settimana passa senza ripetersi mai.',
    },
  ],
  forest: [
    {
      en: 'Marked trails, mountain bike tracks and a lookout tower make the most of a clear day.',
      de: 'Markierte Wege, Mountainbike-Strecken und ein Aussichtsturm warten auf einen klaren Tag.',
      fr: 'Sentiers balisés, pistes de VTT et tour panoramique : tout est là pour une belle journée.',
      nl: 'Bewegwijzerde paden, mountainbikeroutes en een uitkijktoren: klaar voor een heldere dag.',
      it: 'Sentieri segnati, percorsi per mountain bike e una torre panoramica aspettano una bella giornata.',
    },
    {
      en: 'In autumn, reception lends out mushroom guides. In summer, there’s a swimming lake close by.',
      de: 'Im Herbst verleiht die Rezeption Pilzbücher, im Sommer ist der nächste Badesee nicht weit.',
      fr: 'En automne, la réception prête des guides de champignons ; en été, un lac de baignade est tout proche.',
      nl: 'In de herfst leent de receptie paddenstoelengidsen uit, in de zomer is er een zwemplas dichtbij.',
      it: 'In autunno la reception presta guide ai funghi; d’estate c’è un laghetto balneabile poco lontano.',
    },
  ],
  river: [
    {
      en: 'You can hire a canoe upstream and drop it off here. The castle on the rock is lit up at night.',
      de: 'Kanus lassen sich flussaufwärts mieten und am Campingplatz abgeben; die Burg auf dem Felsen ist abends beleuchtet.',
      fr: 'On loue les canoës en amont et on les rend au camping ; le soir, le château sur son rocher s’illumine.',
      nl: 'Je huurt stroomopwaarts een kano en levert die bij de camping in; het kasteel op de rots is ’s avonds verlicht.',
      it: 'Le canoe si noleggiano a monte e si riconsegnano qui; la sera il castello sulla roccia è illuminato.',
    },
    {
      en: 'Market days in the surrounding villages fill half the week, and the other half belongs to the river.',
      de: 'Die Markttage der Dörfer füllen die halbe Woche, die andere Hälfte gehört dem Fluss.',
      fr: 'Les marchés des villages occupent la moitié de la semaine ; l’autre moitié appartient à la rivière.',
      nl: 'De marktdagen in de dorpen vullen de halve week, de andere helft is voor de rivier.',
      it: 'I mercati dei paesi riempiono mezza settimana; l’altra metà è del fiume.',
    },
  ],
  countryside: [
    {
      en: 'Farm shops, a swimming pond and the weekly market are all within cycling distance.',
      de: 'Hofläden, ein Badesee und der Wochenmarkt liegen in Radweite.',
      fr: 'Fermes, étang de baignade et marché hebdomadaire se rejoignent facilement à vélo.',
      nl: 'Boerderijwinkels, een zwemplas en de weekmarkt liggen op fietsafstand.',
      it: 'Fattorie, un laghetto e il mercato settimanale si raggiungono in bicicletta.',
      'de-CH': 'Hofläden, ein Badesee und der Wochenmarkt sind mit dem Velo gut erreichbar.',
    },
    {
      en: 'All around are small towns with big squares, each with its own cake and its own festival.',
      de: 'Ringsum liegen kleine Orte mit großen Plätzen, jeder mit eigenem Gebäck und eigenem Fest.',
      fr: 'Tout autour, de petites villes aux grandes places, chacune avec son gâteau et sa fête.',
      nl: 'Rondom liggen stadjes met grote pleinen, elk met een eigen koek en een eigen feest.',
      it: 'Intorno ci sono piccoli paesi con grandi piazze, ognuno con il suo dolce e la sua festa.',
    },
  ],
}
