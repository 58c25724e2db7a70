import type { Wording } from './localised.ts'

/** Things to know before arrival; {in} and {out} are times. */
export const arrivalRule: Wording = {
  en: 'Your accommodation is ready from {in}. Please leave by {out} on your day of departure.',
  de: 'Die Unterkunft ist ab {in} Uhr bezugsfertig; am Abreisetag bitten wir Sie, sie bis {out} Uhr zu verlassen.',
  fr: 'L’hébergement est disponible dès {in} ; le jour du départ, merci de le libérer au plus tard à {out}.',
  nl: 'De accommodatie is klaar vanaf {in} uur; op de vertrekdag vertrek je uiterlijk om {out} uur.',
  'nl-BE': 'De accommodatie is klaar vanaf {in} uur; op de vertrekdag vertrek je ten laatste om {out} uur.',
  it: 'L’alloggio è pronto dalle {in}; il giorno della partenza va lasciato entro le {out}.',
}

export const generalRules = {
  quiet: {
    en: 'Quiet hours are from 11pm to 7am. Cars stay parked during this time.',
    de: 'Nachtruhe ist von 23 bis 7 Uhr; in dieser Zeit wird nicht gefahren.',
    fr: 'Le calme est de rigueur de 23 h à 7 h ; les voitures ne circulent pas pendant ces heures.',
    nl: 'Van 23.00 tot 7.00 uur is het stil op het terrein en rijden er geen auto’s.',
    it: 'Dalle 23 alle 7 si fa silenzio e le auto non circolano.',
    'nl-BE': 'Van 23.00 tot 7.00 uur is het stil op het terrein en rijden er geen wagens.',
  },
  documents: {
    en: 'All guests need to show an identity document on arrival, including children.',
    de: 'Bei der Anreise zeigen alle Gäste einen Ausweis, auch die Kinder.',
    fr: 'À l’arrivée, chaque vacancier présente une pièce d’identité, enfants compris.',
    nl: 'Bij aankomst tonen alle gasten een identiteitsbewijs, ook de kinderen.',
    it: 'All’arrivo tutti gli ospiti mostrano un documento, anche i bambini.',
    'nl-BE':
      'Bij aankomst tonen alle gasten een identiteitsbewijs (eID, Kids-ID of paspoort), ook de kinderen.',
  },
  fire: {
    en: 'Open fires aren’t allowed, but gas and electric barbecues are.',
    de: 'Offenes Feuer ist nicht erlaubt, Gas- und Elektrogrills schon.',
    fr: 'Les feux ouverts sont interdits ; les barbecues à gaz et électriques sont autorisés.',
    nl: 'Open vuur is niet toegestaan, een gas- of elektrische barbecue wel.',
    it: 'I fuochi liberi sono vietati; i barbecue a gas ed elettrici sono ammessi.',
    'de-CH': 'Offenes Feuer ist nicht erlaubt; grillieren dürfen Sie mit Gas oder Strom.',
    'nl-BE': 'Open vuur is niet toegelaten, een gas- of elektrische barbecue wel.',
  },
  deposit: {
    en: 'A security deposit of €150 is taken by card on arrival and released after you leave.',
    de: 'Bei der Ankunft wird eine Kaution von 150 Euro per Karte hinterlegt und nach der Abreise freigegeben.',
    fr: 'Une caution de 150 € est prise par carte à l’arrivée et libérée après le départ.',
    nl: 'Bij aankomst betaal je met je kaart een borg van € 150. Die krijg je na vertrek terug.',
    it: 'All’arrivo si versa con carta una cauzione di 150 €, restituita dopo la partenza.',
    'nl-BE': 'Bij aankomst betaal je met je kaart een waarborg van € 150, die na vertrek wordt vrijgegeven.',
    'de-CH':
      'Bei der Ankunft wird eine Kaution von EUR 150 per Karte hinterlegt und nach der Abreise freigegeben.',
  },
  charging: {
    en: 'Please charge electric cars at the charging points only, never from the accommodation.',
    de: 'E-Autos werden nur an den Ladesäulen geladen, nicht an der Unterkunft.',
    fr: 'Les véhicules électriques se rechargent uniquement aux bornes, jamais depuis l’hébergement.',
    nl: 'Elektrische auto’s laad je alleen aan een laadpaal, niet aan de accommodatie.',
    it: 'Le auto elettriche si ricaricano solo alle colonnine, mai dall’alloggio.',
    'nl-BE': 'Elektrische wagens laad je enkel aan een laadpaal, niet aan de accommodatie.',
  },
  groups: {
    en: 'Guests under 18 must be accompanied by an adult who’s staying here.',
    de: 'Gäste unter 18 Jahren reisen mit einer erwachsenen Person, die ebenfalls hier übernachtet.',
    fr: 'Les moins de 18 ans sont accompagnés d’un adulte qui séjourne sur place.',
    nl: 'Gasten onder de 18 komen alleen samen met een volwassene die hier ook verblijft.',
    it: 'Chi ha meno di 18 anni viaggia con un adulto che soggiorna nella struttura.',
    'nl-BE': 'Gasten onder de 18 komen enkel samen met een volwassene die hier ook verblijft.',
  },
} as const satisfies Record<string, Wording>

export const dogRule: Wording = {
  en: 'Dogs are welcome on a lead, though not in all accommodation: please check the description.',
  de: 'Hunde sind an der Leine willkommen, aber nicht in jeder Unterkunft. Bitte beachten Sie die Beschreibung der Unterkunft.',
  fr: 'Les chiens sont les bienvenus en laisse, mais pas dans tous les hébergements : leur description le précise.',
  nl: 'Honden zijn aangelijnd welkom, maar niet in elke accommodatie; in welke wel, staat in de beschrijving.',
  'nl-BE':
    'Honden zijn aangelijnd welkom, maar niet in elke accommodatie; in welke wel, staat in de beschrijving.',
  it: 'I cani sono benvenuti al guinzaglio, ma non in tutti gli alloggi: lo indica la loro descrizione.',
}

export const noDogRule: Wording = {
  en: 'Pets aren’t allowed, with the exception of assistance dogs.',
  de: 'Haustiere können nicht mitgebracht werden, Assistenzhunde ausgenommen.',
  fr: 'Les animaux ne sont pas admis, sauf les chiens d’assistance.',
  nl: 'Huisdieren kunnen niet mee, met uitzondering van hulphonden.',
  it: 'Gli animali non sono ammessi, tranne i cani da assistenza.',
  'nl-BE': 'Huisdieren kunnen niet mee, behalve assistentiehonden.',
}

export const poolRule: Wording = {
  en: 'Children under 12 need an adult with them at the pool. Please wear swimming trunks instead of long shorts.',
  de: 'Kinder unter 12 Jahren baden in Begleitung Erwachsener; bitte Badehose statt langer Shorts.',
  fr: 'Les moins de 12 ans se baignent avec un adulte ; merci de porter un maillot de bain plutôt qu’un bermuda.',
  nl: 'Kinderen onder de 12 zwemmen alleen onder begeleiding van een volwassene. Draag een strakke zwembroek of een badpak; een zwemshort is niet toegestaan.',
  it: 'I minori di 12 anni entrano in piscina con un adulto; si entra in costume, non in bermuda.',
  'nl-BE':
    'Kinderen onder de 12 zwemmen enkel onder begeleiding van een volwassene. Draag een nauwsluitende zwembroek of een badpak; een zwemshort is niet toegelaten.',
}
