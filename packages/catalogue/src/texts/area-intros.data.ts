import type { Terrain } from '../types/catalogue.types.ts'
import type { Wording } from './localised.ts'

/** {where} is the place phrase in lower case, {Where} the same opening a sentence. */
export const areaIntros: Record<Terrain, readonly Wording[]> = {
  lake: [
    {
      en: '{Where} the day starts with a swim and ends with the last light on the water.',
      de: '{Where} beginnt der Tag mit einem Bad und endet mit dem letzten Licht auf dem Wasser.',
      fr: '{Where}, la journée commence par une baignade et finit avec la dernière lumière sur l’eau.',
      nl: '{Where} begint de dag met een duik en eindigt hij met het laatste licht op het water.',
      it: '{Where} la giornata comincia con un tuffo e finisce con l’ultima luce sull’acqua.',
    },
    {
      en: 'Boats, bathing jetties and a promenade for the evening: holidays {where} are easy to plan and hard to leave.',
      de: 'Boote, Badestege und eine Promenade für den Abend: {Where} fällt der Abschied schwer.',
      fr: 'Bateaux, pontons et promenades du soir : {where}, on repart toujours à regret.',
      nl: 'Bootjes, steigers en een boulevard voor de avond: {where} is afscheid nemen lastig.',
      it: 'Barche, pontili e passeggiate serali: {where} è difficile ripartire.',
    },
  ],
  sea: [
    {
      en: '{Where} the beach is never far: buckets and spades in the morning, grilled fish at night.',
      de: '{Where} ist der Strand nie weit: morgens Eimer und Schaufel, abends Fisch vom Grill.',
      fr: '{Where}, la plage n’est jamais loin : seaux et pelles le matin, poisson grillé le soir.',
      nl: '{Where} is het strand nooit ver: ’s ochtends emmer en schep, ’s avonds vis van de grill.',
      it: '{Where} la spiaggia è sempre vicina: secchiello al mattino, pesce alla griglia la sera.',
    },
    {
      en: 'Salt on the skin and sand in the car: that is a good week {where}.',
      de: 'Salz auf der Haut und Sand im Auto: So sieht eine gute Woche {where} aus.',
      fr: 'Du sel sur la peau et du sable dans la voiture : voilà une bonne semaine {where}.',
      nl: 'Zout op je huid en zand in de auto: dat is een goede week {where}.',
      it: 'Sale sulla pelle e sabbia in macchina: ecco una bella settimana {where}.',
      'nl-BE': 'Zout op je huid en zand in de wagen: dat is een goede week {where}.',
    },
    {
      en: 'Long beaches, small harbours and a breeze that keeps the nights cool: {where} summer has room for everyone.',
      de: 'Lange Strände, kleine Häfen und eine Brise für kühle Nächte: {Where} hat der Sommer Platz für alle.',
      fr: 'De longues plages, de petits ports et une brise pour la nuit : {where}, l’été a de la place pour tous.',
      nl: 'Lange stranden, kleine havens en een briesje voor de nacht: {where} is er ’s zomers plaats voor iedereen.',
      it: 'Lunghe spiagge, piccoli porti e una brezza per la notte: d’estate {where} c’è posto per tutti.',
    },
  ],
  mountain: [
    {
      en: '{Where} you wake up to cowbells and choose a summit over breakfast.',
      de: '{Where} wecken Sie die Kuhglocken, und der Gipfel wird beim Frühstück ausgesucht.',
      fr: '{Where}, on se réveille au son des cloches et l’on choisit son sommet au petit-déjeuner.',
      nl: '{Where} word je wakker van koebellen en kies je bij het ontbijt een top uit.',
      it: '{Where} ci si sveglia con i campanacci e la cima si sceglie a colazione.',
    },
    {
      en: 'Clear air, cable cars and paths for every pair of legs: {where} the view is included.',
      de: 'Klare Luft, Bergbahnen und Wege für jede Beinlänge: {Where} ist die Aussicht inbegriffen.',
      fr: 'Air pur, télécabines et sentiers pour toutes les jambes : {where}, la vue est comprise.',
      nl: 'Heldere lucht, kabelbanen en paden voor elke beenlengte: {where} is het uitzicht inbegrepen.',
      it: 'Aria limpida, funivie e sentieri per ogni passo: {where} la vista è compresa.',
    },
  ],
  forest: [
    {
      en: '{Where} paths begin right behind the tent, and in the evening you hear nothing but the trees.',
      de: '{Where} beginnen die Wege gleich hinter dem Zelt, und abends hört man nur noch die Bäume.',
      fr: '{Where}, les sentiers commencent derrière la tente et, le soir, on n’entend plus que les arbres.',
      nl: '{Where} beginnen de paden vlak achter de tent en hoor je ’s avonds alleen nog de bomen.',
      'nl-BE': '{Where} beginnen de paden vlak achter de tent en hoor je ’s avonds enkel nog de bomen.',
      it: '{Where} i sentieri cominciano dietro la tenda e la sera si sentono solo gli alberi.',
    },
    {
      en: 'Moss, shade and the smell of pine after rain: {where} even the noisiest grow quiet.',
      de: 'Moos, Schatten und Kiefernduft nach dem Regen: {Where} werden selbst die Lauten leise.',
      fr: 'De la mousse, de l’ombre et l’odeur des pins après la pluie : {where}, même les bavards se taisent.',
      nl: 'Mos, schaduw en de geur van dennen na de regen: {where} worden zelfs de druksten stil.',
      it: 'Muschio, ombra e profumo di pini dopo la pioggia: {where} anche i più rumorosi si calmano.',
    },
  ],
  river: [
    {
      en: 'Canoes, gravel banks and castles round the bend: {where} the river sets the pace.',
      de: 'Kanus, Kiesbänke und hinter der Biegung eine Burg: {Where} gibt der Fluss das Tempo vor.',
      fr: 'Canoës, plages de galets et châteaux au détour du courant : {where}, la rivière donne le rythme.',
      nl: 'Kano’s, kiezelstrandjes en een kasteel om de bocht: {where} bepaalt de rivier het tempo.',
      it: 'Canoe, spiaggette di ghiaia e castelli dietro l’ansa: {where} il ritmo lo dà il fiume.',
    },
    {
      en: '{Where} there is always shade by the water and a market town not far away.',
      de: '{Where} gibt es immer Schatten am Wasser und einen Marktort in der Nähe.',
      fr: '{Where}, il y a toujours de l’ombre au bord de l’eau et un village de marché tout près.',
      nl: '{Where} is er altijd schaduw aan het water en een marktstadje in de buurt.',
      it: '{Where} c’è sempre ombra in riva all’acqua e un paese con il mercato poco lontano.',
    },
  ],
  countryside: [
    {
      en: 'Small roads, farm shops and long tables outdoors: {where} nobody is in a hurry.',
      de: 'Kleine Straßen, Hofläden und lange Tische im Freien: {Where} hat es niemand eilig.',
      fr: 'Petites routes, produits de la ferme et grandes tablées dehors : {where}, personne n’est pressé.',
      nl: 'Smalle weggetjes, boerderijwinkels en lange tafels buiten: {where} heeft niemand haast.',
      it: 'Strade piccole, prodotti di fattoria e tavolate all’aperto: {where} nessuno ha fretta.',
    },
    {
      en: '{Where} hills, villages and fields take turns, best seen by bike.',
      de: '{Where} wechseln sich Hügel, Dörfer und Felder ab, am schönsten vom Sattel aus.',
      fr: '{Where}, collines, villages et champs se succèdent, surtout à vélo.',
      nl: '{Where} wisselen heuvels, dorpen en akkers elkaar af, het mooist vanaf de fiets.',
      it: '{Where} si alternano colline, borghi e campi, meglio se visti dalla bicicletta.',
    },
  ],
}
