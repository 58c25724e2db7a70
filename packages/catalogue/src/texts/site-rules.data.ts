import type { Wording } from './localised.ts'

/** Things to know before arrival; {in} and {out} are times. */
export const arrivalRule: Wording = {
  en: 'Accommodation is ready from {in}; please leave by {out} on your day of departure.',
  de: 'Die Unterkunft ist ab {in} Uhr bezugsfertig; am Abreisetag bitten wir Sie, sie bis {out} Uhr zu verlassen.',
  fr: 'L’hébergement est disponible dès {in} ; le jour du départ, merci de le libérer avant {out}.',
  nl: 'De accommodatie is klaar vanaf {in} uur; op de vertrekdag vertrek je voor {out} uur.',
  it: 'L’alloggio è pronto dalle {in}; il giorno della partenza va lasciato entro le {out}.',
}

export const generalRules = {
  quiet: {
    en: 'Quiet time is from 11 p.m. to 7 a.m.; cars stay parked during these hours.',
    de: 'Nachtruhe ist von 23 bis 7 Uhr; in dieser Zeit wird nicht gefahren.',
    fr: 'Le calme est de rigueur de 23 h à 7 h ; les voitures ne circulent pas pendant ces heures.',
    nl: 'Van 23 tot 7 uur is het stil op het terrein en rijden er geen auto’s.',
    it: 'Dalle 23 alle 7 si fa silenzio e le auto non circolano.',
    'nl-BE': 'Van 23 tot 7 uur is het stil op het terrein en rijden er geen wagens.',
  },
  documents: {
    en: 'All guests show an identity document on arrival, children included.',
    de: 'Bei der Anreise zeigen alle Gäste einen Ausweis, auch die Kinder.',
    fr: 'À l’arrivée, chaque vacancier présente une pièce d’identité, enfants compris.',
    nl: 'Bij aankomst tonen alle gasten een identiteitsbewijs, ook de kinderen.',
    it: 'All’arrivo tutti gli ospiti mostrano un documento, anche i bambini.',
    'nl-BE': 'Bij aankomst tonen alle gasten hun identiteitskaart, ook de kinderen.',
  },
  fire: {
    en: 'Open fires are not allowed; gas and electric barbecues are.',
    de: 'Offenes Feuer ist nicht erlaubt, Gas- und Elektrogrills schon.',
    fr: 'Les feux ouverts sont interdits ; les barbecues à gaz et électriques sont autorisés.',
    nl: 'Open vuur is niet toegestaan, een gas- of elektrische barbecue wel.',
    it: 'I fuochi liberi sono vietati; i barbecue a gas ed elettrici sono ammessi.',
    'de-CH': 'Offenes Feuer ist nicht erlaubt; grillieren dürfen Sie mit Gas oder Strom.',
    'nl-BE': 'Open vuur is niet toegelaten, een gas- of elektrische barbecue wel.',
  },
  deposit: {
    en: 'A deposit of €150 is taken by card on arrival and released after departure.',
    de: 'Bei der Ankunft wird eine Kaution von 150 € per Karte hinterlegt und nach der Abreise freigegeben.',
    fr: 'Une caution de 150 € est prise par carte à l’arrivée et libérée après le départ.',
    nl: 'Bij aankomst betaal je met je kaart een borg van € 150, die na vertrek wordt vrijgegeven.',
    it: 'All’arrivo si lascia con carta una cauzione di 150 €, liberata dopo la partenza.',
    'nl-BE': 'Bij aankomst betaal je met je kaart een waarborg van € 150, die na vertrek wordt vrijgegeven.',
  },
  charging: {
    en: 'Electric cars are charged at the charging points only, never at the accommodation.',
    de: 'E-Autos werden nur an den Ladesäulen geladen, nicht an der Unterkunft.',
    fr: 'Les véhicules électriques se rechargent uniquement aux bornes, jamais depuis l’hébergement.',
    nl: 'Elektrische auto’s laad je alleen aan een laadpaal, niet aan de accommodatie.',
    it: 'Le auto elettriche si ricaricano solo alle colonnine, mai dall’alloggio.',
    'nl-BE': 'Elektrische wagens laad je enkel aan een laadpaal, niet aan de accommodatie.',
  },
  groups: {
    en: 'Groups of guests under 18 travel with an adult who stays on site.',
    de: 'Gäste unter 18 Jahren reisen mit einer erwachsenen Person, die am Platz bleibt.',
    fr: 'Les mineurs sont accompagnés d’un adulte qui séjourne sur place.',
    nl: 'Gasten onder de 18 reizen met een volwassene die op het terrein verblijft.',
    it: 'I minorenni viaggiano con un adulto che soggiorna nella struttura.',
  },
} as const satisfies Record<string, Wording>

export const dogRule: Wording = {
  en: 'Dogs are welcome on the lead; not every accommodation takes them, so please check before you book.',
  de: 'Hunde sind an der Leine willkommen, aber nicht in jeder Unterkunft; bitte prüfen Sie das vor der Buchung.',
  fr: 'Les chiens sont les bienvenus en laisse, mais pas dans tous les hébergements : vérifiez avant de réserver.',
  nl: 'Honden zijn aangelijnd welkom, maar niet in elke accommodatie; kijk dat na voor je boekt.',
  it: 'I cani sono benvenuti al guinzaglio, ma non in tutti gli alloggi: controlla prima di prenotare.',
}

export const noDogRule: Wording = {
  en: 'Pets cannot come along, with the exception of assistance dogs.',
  de: 'Haustiere können nicht mitgebracht werden, Assistenzhunde ausgenommen.',
  fr: 'Les animaux ne sont pas admis, sauf les chiens d’assistance.',
  nl: 'Huisdieren kunnen niet mee, met uitzondering van hulphonden.',
  it: 'Gli animali non sono ammessi, tranne i cani da assistenza.',
  'nl-BE': 'Huisdieren kunnen niet mee, behalve assistentiehonden.',
}

export const poolRule: Wording = {
  en: 'Children under 12 use the pool with an adult; swimming trunks instead of long shorts, please.',
  de: 'Kinder unter 12 Jahren baden in Begleitung Erwachsener; bitte Badehose statt langer Shorts.',
  fr: 'Les moins de 12 ans se baignent avec un adulte ; maillot de bain obligatoire, shorts interdits.',
  nl: 'Kinderen onder de 12 zwemmen onder begeleiding; draag een zwembroek, geen lange short.',
  it: 'I minori di 12 anni entrano in piscina con un adulto; costume obbligatorio, niente pantaloncini.',
}
