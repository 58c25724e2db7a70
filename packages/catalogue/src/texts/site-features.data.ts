import type { Wording } from './localised.ts'

/** Sentences about what a site has, by facility key. */
export const features: Record<string, readonly Wording[]> = {
  'outdoor-pool': [
    {
      en: 'By eleven the pool is full of laughter; in the evening it belongs to the swimmers.',
      de: 'Ab elf Uhr gehört der Pool den Kindern, am Abend denen, die Bahnen schwimmen.',
      fr: 'Dès onze heures, la piscine est aux enfants ; le soir, elle revient aux nageurs.',
      nl: 'Vanaf elf uur is het zwembad van de kinderen, ’s avonds van wie baantjes wil trekken.',
      it: 'Dalle undici la piscina è dei bambini; la sera torna a chi vuole nuotare.',
    },
    {
      en: 'The pool area has sunbeds, shade and a lifeguard in the main season.',
      de: 'Rund um den Pool gibt es Liegen, Schatten und in der Hauptsaison eine Badeaufsicht.',
      fr: 'L’espace piscine offre transats, ombre et surveillance en haute saison.',
      nl: 'Bij het zwembad vind je ligbedden, schaduw en in het hoogseizoen toezicht.',
      it: 'La zona piscina ha lettini, ombra e il bagnino in alta stagione.',
    },
  ],
  'indoor-pool': [
    {
      en: 'Rain is no problem: the indoor pool is warm and open all season.',
      de: 'Regnet es, stört das niemanden: Das Hallenbad ist warm und die ganze Saison geöffnet.',
      fr: 'S’il pleut, peu importe : la piscine couverte est chauffée et ouverte toute la saison.',
      nl: 'Regent het, dan geeft dat niet: het overdekte bad is warm en het hele seizoen open.',
      it: 'Se piove, pazienza: la piscina coperta è calda e aperta tutta la stagione.',
    },
  ],
  slides: [
    {
      en: 'There are slides in three sizes: small, brave and very brave.',
      de: 'Rutschen gibt es in drei Größen: klein, mutig und sehr mutig.',
      fr: 'Les toboggans existent en trois tailles : petit, courageux et très courageux.',
      nl: 'De glijbanen zijn er in drie maten: klein, dapper en heel dapper.',
      it: 'Gli scivoli sono di tre misure: piccolo, coraggioso e coraggiosissimo.',
    },
  ],
  'direct-beach': [
    {
      en: 'You can walk to the water barefoot, with no road to cross.',
      de: 'Zum Wasser geht es barfuß, keine Straße liegt dazwischen.',
      fr: 'On va à l’eau pieds nus, sans aucune route à traverser.',
      nl: 'Je loopt op blote voeten naar het water, zonder een weg over te steken.',
      it: 'All’acqua si va a piedi nudi, senza strade da attraversare.',
    },
  ],
  'kids-club': [
    {
      en: 'The children’s club paints, builds and hunts for treasure every weekday, and parents drink their coffee while it is hot.',
      de: 'Der Kinderclub malt, bastelt und geht auf Schatzsuche, und die Eltern trinken ihren Kaffee, solange er heiß ist.',
      fr: 'Le club enfants peint, bricole et part à la chasse au trésor, pendant que les parents boivent leur café chaud.',
      nl: 'De kinderclub schildert, knutselt en gaat op schattenjacht, en ouders drinken hun koffie terwijl die nog warm is.',
      it: 'Il miniclub dipinge, costruisce e va a caccia di tesori, e i genitori bevono finalmente il caffè caldo.',
    },
  ],
  playground: [
    {
      en: 'You can see the playground from the terrace.',
      de: 'Der Spielplatz liegt in Sichtweite der Terrasse.',
      fr: 'L’aire de jeux est visible depuis la terrasse.',
      nl: 'De speeltuin ligt in het zicht van het terras.',
      it: 'Il parco giochi si vede dalla terrazza.',
    },
    {
      en: 'Climbing frames, swings and a big sandpit keep the younger ones busy until supper.',
      de: 'Klettergerüst, Schaukeln und ein großer Sandkasten beschäftigen die Kleinen bis zum Abendessen.',
      fr: 'Portiques, balançoires et grand bac à sable occupent les petits jusqu’au dîner.',
      nl: 'Klimrekken, schommels en een grote zandbak houden de kleintjes bezig tot het avondeten.',
      it: 'Scalette, altalene e una grande sabbiera tengono occupati i piccoli fino a cena.',
    },
  ],
  'bike-hire': [
    {
      en: 'Bicycles, trailers and child seats can be hired at reception.',
      de: 'Fahrräder, Anhänger und Kindersitze verleiht die Rezeption.',
      fr: 'Vélos, remorques et sièges enfant se louent à la réception.',
      nl: 'Fietsen, karren en kinderzitjes huur je bij de receptie.',
      it: 'Biciclette, carrellini e seggiolini si noleggiano alla reception.',
      'de-CH': 'Velos, Anhänger und Kindersitze vermietet die Réception.',
    },
  ],
  restaurant: [
    {
      en: 'The restaurant cooks with what the region grows, and children can order half portions of everything.',
      de: 'Das Restaurant kocht mit dem, was die Gegend hergibt, und alles gibt es auch als halbe Portion.',
      fr: 'Le restaurant cuisine les produits du coin et sert tout en demi-portion pour les enfants.',
      nl: 'Het restaurant kookt met wat de regio te bieden heeft, en alles kan ook als halve portie.',
      it: 'Il ristorante cucina i prodotti della zona e per i bambini fa mezze porzioni di tutto.',
    },
    {
      en: 'Tables on the restaurant terrace fill up at sunset, so it’s best to book one in the morning.',
      de: 'Auf der Restaurantterrasse füllen sich die Tische zum Sonnenuntergang, am besten reservieren Sie morgens.',
      fr: 'Au coucher du soleil, la terrasse du restaurant se remplit : mieux vaut réserver dès le matin.',
      nl: 'Op het terras van het restaurant zit het bij zonsondergang vol; reserveer dus ’s ochtends al.',
      it: 'Al tramonto la terrazza del ristorante si riempie: conviene prenotare al mattino.',
    },
  ],
  bakery: [
    {
      en: 'Order your bread the night before and pick it up from half past seven.',
      de: 'Was am Vorabend bestellt wird, liegt ab halb acht ofenfrisch bereit.',
      fr: 'Le pain commandé la veille vous attend dès sept heures et demie.',
      nl: 'Brood dat je ’s avonds bestelt, ligt vanaf half acht klaar.',
      it: 'Il pane ordinato la sera prima è pronto dalle sette e mezza.',
    },
  ],
  dogs: [
    {
      en: 'Dogs have their own shower and a meadow to run in.',
      de: 'Für Hunde gibt es eine eigene Dusche und eine Wiese zum Rennen.',
      fr: 'Les chiens ont leur douche et un pré pour courir.',
      nl: 'Honden hebben hun eigen douche en een veld om te rennen.',
      it: 'I cani hanno la loro doccia e un prato per correre.',
    },
  ],
  wellness: [
    {
      en: 'Tired legs recover in the sauna, with a view of the trees.',
      de: 'Müde Beine erholen sich in der Sauna mit Blick ins Grüne.',
      fr: 'Les jambes fatiguées se délassent au sauna, face aux arbres.',
      nl: 'Vermoeide benen komen bij in de sauna, met uitzicht op het groen.',
      it: 'Le gambe stanche si riprendono in sauna, con vista sul verde.',
    },
  ],
  'sup-hire': [
    {
      en: 'Boards and canoes are ready on the bank, with life jackets in every size.',
      de: 'Boards und Kanus liegen am Ufer bereit, Schwimmwesten in allen Größen daneben.',
      fr: 'Paddles et canoës attendent sur la rive, avec des gilets de toutes les tailles.',
      nl: 'Supboards en kano’s liggen klaar aan de oever, met zwemvesten in elke maat.',
      it: 'Tavole e canoe sono pronte a riva, con giubbotti di ogni misura.',
    },
  ],
  quiet: [
    {
      en: 'There’s no stage and no loudspeaker, so it’s perfect if you want peace and quiet.',
      de: 'Es gibt keine Bühne und keinen Lautsprecher: Wer Ruhe sucht, findet sie hier.',
      fr: 'Ni scène ni haut-parleurs : ceux qui cherchent le calme le trouvent ici.',
      nl: 'Er is geen podium en geen luidspreker: wie rust zoekt, vindt die hier.',
      it: 'Niente palco e niente altoparlanti: chi cerca la quiete qui la trova.',
    },
  ],
  'ev-charging': [
    {
      en: 'You can charge your electric car overnight in the car park.',
      de: 'E-Autos laden über Nacht auf dem Parkplatz.',
      fr: 'Les voitures électriques se rechargent la nuit sur le parking.',
      nl: 'Elektrische auto’s laden ’s nachts op de parkeerplaats.',
      it: 'Le auto elettriche si ricaricano di notte nel parcheggio.',
      'nl-BE': 'Elektrische wagens laden ’s nachts op de parking.',
    },
  ],
  'step-free': [
    {
      en: 'All washrooms and shared rooms are step-free.',
      de: 'Sanitärhaus und Gemeinschaftsräume sind stufenlos erreichbar.',
      fr: 'Sanitaires et espaces communs sont accessibles de plain-pied.',
      nl: 'Het sanitair en de gezamenlijke ruimtes zijn drempelvrij bereikbaar.',
      it: 'Bagni e spazi comuni si raggiungono senza gradini.',
    },
  ],
}

/** Sleeping arrangements, by category. */
export const lodgings: Record<string, readonly Wording[]> = {
  pitch: [
    {
      en: 'The pitches are level, separated by hedges and never far from water and electricity.',
      de: 'Die Stellplätze sind eben, durch Hecken gegliedert und nie weit von Wasser und Strom.',
      fr: 'Les emplacements sont plats, délimités par des haies et toujours proches de l’eau et de l’électricité.',
      nl: 'De kampeerplaatsen zijn vlak, door hagen afgebakend en nooit ver van water en stroom.',
      it: 'Le piazzole sono piane, divise da siepi e mai lontane da acqua e corrente.',
    },
  ],
  'mobile-home': [
    {
      en: 'If you’d rather travel light, choose a mobile home with a covered terrace and a fully equipped kitchen.',
      de: 'Wer mit leichtem Gepäck reist, nimmt ein Mobilheim mit überdachter Terrasse und vollständig eingerichteter Küche.',
      fr: 'Pour voyager léger, choisissez un mobil-home avec terrasse couverte et cuisine tout équipée.',
      nl: 'Reis je liever licht, kies dan een stacaravan met overdekt terras en complete keuken.',
      it: 'Chi viaggia leggero sceglie una casa mobile con veranda coperta e cucina attrezzata.',
    },
  ],
  'glamping-tent': [
    {
      en: 'The furnished tents have wooden floors, proper mattresses and a lantern over the table.',
      de: 'Die eingerichteten Zelte haben Holzboden, richtige Matratzen und eine Laterne über dem Tisch.',
      fr: 'Les tentes aménagées ont un plancher, de vrais matelas et une lanterne au-dessus de la table.',
      nl: 'De ingerichte tenten hebben een houten vloer, goede matrassen en een lantaarn boven de tafel.',
      it: 'Le tende arredate hanno il pavimento in legno, materassi veri e una lanterna sopra il tavolo.',
    },
  ],
  chalet: [
    {
      en: 'The timber chalets smell of larch and have room for boots, boards and a long breakfast.',
      de: 'Die Holzchalets duften nach Lärche und haben Platz für Stiefel, Bretter und ein langes Frühstück.',
      fr: 'Les chalets en bois sentent le mélèze et ont de la place pour les bottes et les longs petits-déjeuners.',
      nl: 'De houten chalets ruiken naar lariks en hebben plaats voor laarzen, planken en een lang ontbijt.',
      it: 'Gli chalet in legno profumano di larice e hanno spazio per scarponi e lunghe colazioni.',
    },
  ],
  'holiday-home': [
    {
      en: 'The bungalows and houses stand a little apart, each with a garden that faces the evening sun.',
      de: 'Bungalows und Häuser stehen etwas abseits, jedes mit einem Garten zur Abendsonne.',
      fr: 'Bungalows et maisons sont un peu à l’écart, chacun avec un jardin orienté au couchant.',
      nl: 'Bungalows en huizen staan wat apart, elk met een tuin op de avondzon.',
      it: 'Bungalow e case stanno un po’ in disparte, ognuno con un giardino rivolto al tramonto.',
    },
  ],
}
