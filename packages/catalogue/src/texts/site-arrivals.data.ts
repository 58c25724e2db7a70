import type { Terrain } from '../types/catalogue.types.ts'
import type { Wording } from './localised.ts'

/** Directions to a site from its town; {far} is a distance, {way} a direction, {until} a time. */
export const approaches: readonly Wording[] = [
  {
    en: 'Head for {town} and follow the signs to {site} from there. The entrance is about {far} {way} of the centre.',
    de: 'Fahren Sie nach {town} und folgen Sie dort den Schildern zu {site}. Die Einfahrt liegt etwa {far} {way} des Zentrums.',
    fr: 'Prenez la direction {town}, puis suivez les panneaux {site}. L’entrée se trouve à environ {far} {way} du centre.',
    nl: 'Rijd naar {town} en volg daar de borden {site}. De ingang ligt ongeveer {far} {way} van het centrum.',
    it: 'Segui le indicazioni per {town}, poi i cartelli «{site}». L’ingresso è a circa {far} {way} del centro.',
  },
  {
    en: 'Set your sat nav to the coordinates rather than to {town}: the entrance of {site} is about {far} {way} of the centre.',
    de: 'Geben Sie ins Navi die Koordinaten ein und nicht {town}: Die Einfahrt zum Campingplatz ({site}) liegt etwa {far} {way} des Zentrums.',
    fr: 'Entrez les coordonnées dans votre GPS plutôt que {town} : l’entrée du camping ({site}) se trouve à environ {far} {way} du centre.',
    nl: 'Zet de coördinaten in je navigatie en niet {town}: de ingang van {site} ligt ongeveer {far} {way} van het centrum.',
    it: 'Inserisci nel navigatore le coordinate e non {town}: l’ingresso del campeggio ({site}) è a circa {far} {way} del centro.',
    'de-CH':
      'Geben Sie im Navi die Koordinaten ein und nicht {town}: Die Einfahrt von {site} liegt etwa {far} {way} vom Zentrum.',
    'nl-BE':
      'Zet de coördinaten in je gps en niet {town}: de ingang van {site} ligt ongeveer {far} {way} van het centrum.',
  },
]

/** North, north-east, … clockwise, in the grammatical form of the sentences above. */
export const compass: readonly Wording[] = [
  { en: 'north', de: 'nördlich', fr: 'au nord', nl: 'ten noorden', it: 'a nord' },
  { en: 'north-east', de: 'nordöstlich', fr: 'au nord-est', nl: 'ten noordoosten', it: 'a nord-est' },
  { en: 'east', de: 'östlich', fr: 'à l’est', nl: 'ten oosten', it: 'a est' },
  { en: 'south-east', de: 'südöstlich', fr: 'au sud-est', nl: 'ten zuidoosten', it: 'a sud-est' },
  { en: 'south', de: 'südlich', fr: 'au sud', nl: 'ten zuiden', it: 'a sud' },
  { en: 'south-west', de: 'südwestlich', fr: 'au sud-ouest', nl: 'ten zuidwesten', it: 'a sud-ovest' },
  { en: 'west', de: 'westlich', fr: 'à l’ouest', nl: 'ten westen', it: 'a ovest' },
  { en: 'north-west', de: 'nordwestlich', fr: 'au nord-ouest', nl: 'ten noordwesten', it: 'a nord-ovest' },
]

/** The last kilometres, by landscape. */
export const lastStretches: Readonly<Record<Terrain, Wording>> = {
  lake: {
    en: 'The last stretch along the shore is narrow, so take it slowly with a caravan.',
    de: 'Das letzte Stück am Ufer ist schmal: Fahren Sie mit Wohnwagen langsam.',
    fr: 'La fin du trajet longe la rive et reste étroite : roulez doucement avec une caravane.',
    nl: 'Het laatste stuk langs de oever is smal: rijd rustig met een caravan.',
    it: 'L’ultimo tratto lungo la riva è stretto: con la roulotte vai piano.',
  },
  sea: {
    en: 'The coast road is busy on summer Saturdays, so allow an extra hour.',
    de: 'An Sommersamstagen staut sich die Küstenstraße: Planen Sie eine Stunde mehr ein.',
    fr: 'Les samedis d’été, la route côtière est chargée : prévoyez une heure de plus.',
    nl: 'Op zaterdag in de zomer is het druk op de kustweg: reken op een uur extra.',
    it: 'Il sabato d’estate la litoranea è trafficata: calcola un’ora in più.',
  },
  mountain: {
    en: 'The last few kilometres are uphill. Carry snow chains from November to April.',
    de: 'Die letzten Kilometer gehen bergauf; von November bis April gehören Schneeketten ins Auto.',
    fr: 'Les derniers kilomètres montent ; de novembre à avril, emportez des chaînes.',
    nl: 'De laatste kilometers gaan omhoog; neem van november tot april sneeuwkettingen mee.',
    it: 'Gli ultimi chilometri sono in salita; da novembre ad aprile porta le catene da neve.',
    'nl-BE': 'De laatste kilometers gaan bergop; neem van november tot april sneeuwkettingen mee.',
  },
  forest: {
    en: 'The road through the forest is unlit, so look out for deer after dark.',
    de: 'Der Weg durch den Wald ist nicht beleuchtet; achten Sie abends auf Wild.',
    fr: 'La route de la forêt n’est pas éclairée : attention au gibier à la tombée du jour.',
    nl: 'De weg door het bos is niet verlicht; let in het donker op overstekend wild.',
    it: 'La strada nel bosco non è illuminata: la sera attenzione agli animali.',
  },
  river: {
    en: 'The bridge before the entrance takes up to 7.5 tonnes. Heavier motorhomes should follow the signed detour.',
    'de-CH': 'Die Brücke vor der Einfahrt trägt 7.5 Tonnen; schwerere Wohnmobile folgen der Umleitung.',
    de: 'Die Brücke vor der Einfahrt trägt 7,5 Tonnen; schwerere Wohnmobile folgen der Umleitung.',
    fr: 'Le pont avant l’entrée supporte 7,5 tonnes ; au-delà, suivez la déviation pour camping-cars.',
    nl: 'De brug voor de ingang draagt 7,5 ton; zwaardere campers volgen de omleiding.',
    it: 'Il ponte prima dell’ingresso porta 7,5 tonnellate; i camper più pesanti seguono la deviazione.',
    'nl-BE': 'De brug voor de ingang draagt 7,5 ton; zwaardere mobilhomes volgen de omleiding.',
  },
  countryside: {
    en: 'The last lanes are narrow, with passing places. Please give way to tractors.',
    de: 'Die letzten Wege sind schmal und haben Ausweichstellen; lassen Sie Traktoren vor.',
    fr: 'Les derniers chemins sont étroits, avec des places d’évitement : laissez passer les tracteurs.',
    nl: 'De laatste weggetjes zijn smal, met passeerplaatsen; geef tractoren de ruimte.',
    it: 'Le ultime stradine sono strette, con piazzole di scambio: lascia passare i trattori.',
    'de-CH': 'Die letzten Strässchen sind schmal und haben Ausweichstellen; lassen Sie Traktoren vor.',
  },
}

/** Location of the keys, and instructions for late arrivals. */
export const keyNotes: readonly Wording[] = [
  {
    en: 'Your keys are at reception. If you’ll be later than {until}, please call on the way and the night porter will let you in.',
    de: 'Die Schlüssel liegen an der Rezeption. Wenn es später als {until} Uhr wird, rufen Sie unterwegs an: Die Nachtwache lässt Sie ein.',
    fr: 'Les clés vous attendent à la réception. Après {until}, appelez en chemin : le gardien de nuit vous ouvrira.',
    nl: 'Je sleutels liggen bij de receptie. Wordt het later dan {until} uur, bel dan onderweg: de nachtwacht laat je binnen.',
    it: 'Le chiavi sono alla reception. Se arrivi dopo le {until}, chiama lungo la strada: il custode notturno ti apre.',
    'de-CH':
      'Die Schlüssel liegen an der Réception. Wenn es nach {until} Uhr wird, rufen Sie unterwegs an: Die Nachtwache lässt Sie ein.',
    'nl-BE':
      'Je sleutels liggen aan de receptie. Wordt het later dan {until} uur, bel dan onderweg: de nachtwaker laat je binnen.',
  },
  {
    en: 'After {until}, you’ll find an envelope with your name in the key box by the barrier. Reception will send you the code that day.',
    de: 'Nach {until} Uhr liegt im Schlüsselkasten an der Schranke ein Umschlag mit Ihrem Namen; den Code schickt die Rezeption am selben Tag.',
    fr: 'Après {until}, une enveloppe à votre nom vous attend dans la boîte à clés de la barrière ; la réception envoie le code le jour même.',
    nl: 'Na {until} uur ligt er een envelop met je naam in het sleutelkastje bij de slagboom; de receptie stuurt de code die dag.',
    it: 'Dopo le {until} trovi una busta con il tuo nome nella cassetta alla sbarra; la reception manda il codice in giornata.',
    'de-CH':
      'Nach {until} Uhr liegt im Schlüsselkasten bei der Barriere ein Umschlag mit Ihrem Namen; den Code sendet die Réception am selben Tag.',
    'nl-BE':
      'Na {until} uur ligt er een envelop met je naam in het sleutelkastje aan de slagboom; de receptie stuurt de code die dag.',
  },
  {
    en: 'The barrier closes at {until}. If you arrive later, park in the guest car park and check in from 8am.',
    de: 'Die Schranke schließt um {until} Uhr. Wer später kommt, parkt auf dem Gästeparkplatz und checkt ab 8:00 Uhr ein.',
    fr: 'La barrière ferme à {until}. Si vous arrivez plus tard, garez-vous au parking visiteurs : la réception ouvre à 8 h.',
    nl: 'De slagboom sluit om {until} uur. Kom je later, parkeer dan op het gastenparkeerterrein en check in vanaf 8.00 uur.',
    it: 'La sbarra chiude alle {until}. Chi arriva più tardi lascia l’auto nel parcheggio ospiti e fa il check-in il mattino dopo, dalle 8:00.',
    'de-CH':
      'Die Barriere schliesst um {until} Uhr. Wer später kommt, parkiert auf dem Gästeparkplatz und checkt ab 8:00 Uhr ein.',
    'nl-BE':
      'De slagboom sluit om {until} uur. Kom je later, parkeer dan op de gastenparking en check in vanaf 8.00 uur.',
  },
]
