import type { Wording } from './localised.ts'

/** First sentences. {site} is the name, {where}/{Where} the area ("on Lake Garda"), {near} the town ("near Garda"). */
export const openings: readonly Wording[] = [
  {
    en: '{site} is one of those places where you park the car on the first day and forget about it until the last. You’ll find it {near}, {where}.',
    de: '{site} ist einer jener Campingplätze, auf denen das Auto am ersten Tag abgestellt und erst am letzten wieder gebraucht wird. Er liegt {where}, {near}.',
    fr: '{site} fait partie de ces adresses où l’on gare la voiture le premier jour pour ne la reprendre que le dernier. Vous êtes {near}, {where}.',
    nl: '{site} is zo’n camping waar je de auto op de eerste dag neerzet en pas op de laatste weer nodig hebt. Je zit hier {near}, {where}.',
    'nl-BE':
      '{site} is zo’n camping waar je de wagen op de eerste dag parkeert en pas op de laatste weer nodig hebt. Je zit hier {near}, {where}.',
    it: '{site} è uno di quei posti dove parcheggi il primo giorno e riprendi l’auto solo l’ultimo. Si trova {near}, {where}.',
    'de-CH':
      '{site} ist einer jener Campingplätze, wo man am ersten Tag parkiert und das Auto erst am letzten wieder braucht. Er liegt {where}, {near}.',
  },
  {
    en: '{Where}, {near}, a family has been welcoming campers for two generations. {site} has grown since then, but the tone has stayed friendly.',
    de: '{Where}, {near}, empfängt eine Familie seit zwei Generationen Gäste. {site} ist seither gewachsen, der herzliche Ton ist geblieben.',
    fr: '{Where}, {near}, une famille accueille des vacanciers depuis deux générations. {site} a grandi, l’accueil est resté le même.',
    nl: '{Where}, {near}, ontvangt een familie al twee generaties lang kampeerders. {site} is gegroeid, maar de sfeer is gemoedelijk gebleven.',
    it: '{Where}, {near}, una famiglia accoglie campeggiatori da due generazioni. {site} è cresciuto, l’accoglienza è rimasta la stessa.',
  },
  {
    en: 'You can smell the trees and the coffee before you see reception: {site} wakes up slowly. It’s {near}, {where}.',
    de: 'Man riecht Bäume und Kaffee, bevor man die Rezeption sieht: {site} lässt den Tag langsam beginnen. Der Campingplatz liegt {near}, {where}.',
    fr: 'On sent les arbres et le café avant même d’apercevoir la réception. {site} s’éveille en douceur, {near}, {where}.',
    nl: 'Je ruikt de bomen en de koffie nog voor je de receptie ziet: op {site} begint de dag rustig. Je verblijft {near}, {where}.',
    it: 'Senti il profumo degli alberi e del caffè prima ancora di vedere la reception. {site}: qui la giornata comincia piano. Sei {near}, {where}.',
  },
  {
    en: '{site} is small enough to get to know your neighbours and large enough to find a quiet corner of your own. Town isn’t far either: you’re {near}, {where}.',
    de: '{site} ist überschaubar genug, um die Nachbarn zu kennen, und groß genug für eine ruhige Ecke. Der nächste Ort ist nah: Sie wohnen {near}, {where}.',
    fr: '{site} est assez petit pour connaître ses voisins, assez grand pour trouver un coin tranquille. La ville n’est pas loin : vous logez {near}, {where}.',
    nl: '{site} is klein genoeg om je buren te leren kennen en groot genoeg voor een eigen rustig hoekje. Je zit er {near}, {where}.',
    it: '{site} è abbastanza piccolo per conoscere i vicini e abbastanza grande per un angolo tutto tuo. Soggiorni {near}, {where}.',
  },
  {
    en: 'If the children could choose, it would probably be {site} again. Parents like it too: {near}, {where}, everything is within easy reach.',
    de: 'Dürften die Kinder wählen, fiele die Wahl wohl wieder auf {site}. Den Eltern gefällt es auch: {Near}, {where}, ist alles schnell erreicht.',
    fr: 'Si les enfants décidaient, ce serait sans doute encore {site}. Les parents y trouvent aussi leur compte : {near}, {where}, tout est à portée de main.',
    nl: 'Als de kinderen mochten kiezen, werd het vast weer {site}. Ook ouders zijn tevreden: {near}, {where}, heb je alles in de buurt.',
    it: 'Se scegliessero i bambini, sarebbe di nuovo {site}. Piace anche ai genitori: {near}, {where}, è tutto a portata di mano.',
  },
  {
    en: 'With its hedges and old trees, and everything a short walk away, {site} has been laid out with care. It’s a good base for a week {where}, {near}.',
    de: 'Hecken, alte Bäume, kurze Wege: {site} ist mit Bedacht angelegt. Ein guter Ausgangspunkt für eine Woche {where}, {near}.',
    fr: 'Des haies, de vieux arbres, tout à quelques pas : {site} a été aménagé avec soin. Un bon point de départ pour une semaine {where}, {near}.',
    nl: 'Hagen, oude bomen en korte afstanden: {site} is met zorg aangelegd. Een fijne uitvalsbasis voor een week {where}, {near}.',
    it: 'Siepi, vecchi alberi e tutto a pochi passi: {site} è curato nei dettagli. Una buona base per una settimana {where}, {near}.',
  },
  {
    en: '{Where} there are bigger places to stay than {site}, but few that guests return to so often. You’ll find it {near}.',
    de: '{Where} gibt es größere Campingplätze als {site}, aber wenige, an die Gäste so oft zurückkehren. Sie finden ihn {near}.',
    fr: '{Where}, il existe de plus grandes adresses, mais peu où l’on revient aussi volontiers : {site} se trouve {near}.',
    nl: '{Where} zijn er grotere terreinen dan {site}, maar weinig waar gasten zo vaak terugkomen. Je vindt het {near}.',
    it: '{Where} ci sono strutture più grandi, ma poche in cui si torna così spesso: {site} si trova {near}.',
  },
  {
    en: 'Arrive, open the windows, put the kettle on: at {site}, {near}, your holiday begins without a checklist, and {where} there’ll still be plenty to see tomorrow.',
    de: 'Ankommen, Fenster auf, Kaffee kochen: {site}, {near}, ist freie Zeit ohne Programm. Und {where} gibt es morgen noch genug zu sehen.',
    fr: 'Arriver, ouvrir les fenêtres, lancer le café : {site}, {near}, ce sont des vacances sans programme. Et {where}, il y aura bien assez à voir demain.',
    nl: 'Aankomen, ramen open, koffie zetten: op {site}, {near}, begint de vakantie zonder plan. En {where} is er morgen nog genoeg te zien.',
    it: 'Arrivi, apri le finestre, metti su il caffè. {site}, {near}: qui la vacanza comincia senza programmi. E {where} domani ci sarà ancora tanto da vedere.',
  },
]
