import type { CatalogueExtra } from '../types/catalogue.types.ts'
import type { Wording } from '../texts/localised.ts'

export interface ExtraRow {
  key: string
  /** Share of sites with this extra. */
  frequency: number
  unit: CatalogueExtra['unit']
  /** EUR cents: lowest and highest. */
  price: readonly [number, number]
  max: number
  payableAt: CatalogueExtra['payableAt']
  fromAge?: number
  toAge?: number
  changeable: boolean
  name: Wording
  text: Wording
}

export const extraRows: readonly ExtraRow[] = [
  {
    key: 'bed-linen',
    frequency: 0.82,
    unit: 'person',
    price: [1000, 1800],
    max: 10,
    payableAt: 'now',
    changeable: true,
    name: { en: 'Bed linen', de: 'Bettwäsche', fr: 'Draps', nl: 'Bedlinnen', it: 'Biancheria da letto' },
    text: {
      en: 'Freshly washed linen, laid out for you on arrival.',
      de: 'Frisch gewaschen und bei Ihrer Ankunft bereitgelegt.',
      fr: 'Du linge propre, prêt à votre arrivée.',
      nl: 'Fris gewassen en klaargelegd voor je aankomst.',
      it: 'Biancheria pulita, pronta al tuo arrivo.',
    },
  },
  {
    key: 'towels',
    frequency: 0.7,
    unit: 'person',
    price: [600, 1000],
    max: 10,
    payableAt: 'now',
    changeable: true,
    name: {
      en: 'Towels',
      de: 'Handtücher',
      fr: 'Serviettes de toilette',
      nl: 'Handdoeken',
      it: 'Asciugamani',
      'de-CH': 'Frottierwäsche',
    },
    text: {
      en: 'One large and one small towel per person.',
      de: 'Ein großes und ein kleines Handtuch pro Person.',
      fr: 'Une grande et une petite serviette par personne.',
      nl: 'Eén grote en één kleine handdoek per persoon.',
      it: 'Un telo grande e un asciugamano piccolo a persona.',
      'de-CH': 'Ein grosses und ein kleines Frottiertuch pro Person.',
    },
  },
  {
    key: 'baby-cot',
    frequency: 0.78,
    unit: 'stay',
    price: [0, 2500],
    max: 2,
    payableAt: 'now',
    toAge: 3,
    changeable: true,
    name: {
      en: 'Baby cot',
      de: 'Babybett',
      fr: 'Lit bébé',
      nl: 'Kinderbedje',
      it: 'Lettino',
      'nl-BE': 'Babybedje',
    },
    text: {
      en: 'A travel cot with a mattress but no bedding.',
      de: 'Reisebett mit Matratze, ohne Bettwäsche.',
      fr: 'Lit parapluie avec matelas, sans linge.',
      nl: 'Campingbedje met matras, zonder beddengoed.',
      it: 'Lettino da viaggio con materasso, senza biancheria.',
    },
  },
  {
    key: 'high-chair',
    frequency: 0.66,
    unit: 'stay',
    price: [0, 1500],
    max: 2,
    payableAt: 'now',
    toAge: 3,
    changeable: true,
    name: { en: 'High chair', de: 'Hochstuhl', fr: 'Chaise haute', nl: 'Kinderstoel', it: 'Seggiolone' },
    text: {
      en: 'Waiting in your accommodation when you arrive.',
      de: 'Steht bei Ihrer Ankunft in der Unterkunft.',
      fr: 'Installée dans l’hébergement à votre arrivée.',
      nl: 'Staat bij aankomst klaar in je accommodatie.',
      it: 'Lo trovi già nel tuo alloggio.',
    },
  },
  {
    key: 'dog',
    frequency: 0.64,
    unit: 'night',
    price: [300, 700],
    max: 2,
    payableAt: 'now',
    changeable: true,
    name: { en: 'Dog', de: 'Hund', fr: 'Chien', nl: 'Hond', it: 'Cane' },
    text: {
      en: 'On a lead at the campsite; please tell us how many you’re bringing.',
      de: 'Auf dem Gelände an der Leine; bitte geben Sie die Zahl der Hunde an.',
      fr: 'En laisse sur le terrain ; indiquez combien de chiens vous accompagnent.',
      nl: 'Aangelijnd op het terrein; geef door hoeveel honden er meekomen.',
      it: 'Al guinzaglio nel campeggio; indica quanti cani porti.',
    },
  },
  {
    key: 'breakfast',
    frequency: 0.42,
    unit: 'person-night',
    price: [850, 1450],
    max: 10,
    payableAt: 'now',
    fromAge: 3,
    changeable: true,
    name: {
      en: 'Breakfast',
      de: 'Frühstück',
      fr: 'Petit-déjeuner',
      nl: 'Ontbijt',
      it: 'Colazione',
      'de-CH': 'Frühstück',
    },
    text: {
      en: 'Buffet in the restaurant from 8am to 10am.',
      de: 'Buffet im Restaurant von 8 bis 10 Uhr.',
      fr: 'Buffet au restaurant de 8 h à 10 h.',
      nl: 'Buffet in het restaurant van 8 tot 10 uur.',
      it: 'Buffet al ristorante dalle 8 alle 10.',
    },
  },
  {
    key: 'second-car',
    frequency: 0.4,
    unit: 'night',
    price: [250, 500],
    max: 1,
    payableAt: 'on-site',
    changeable: false,
    name: {
      en: 'Second car',
      de: 'Zweites Auto',
      fr: 'Deuxième voiture',
      nl: 'Tweede auto',
      it: 'Seconda auto',
      'nl-BE': 'Tweede wagen',
    },
    text: {
      en: 'A space in the car park by the entrance.',
      de: 'Ein Platz auf dem Parkplatz am Eingang.',
      fr: 'Une place sur le parking de l’entrée.',
      nl: 'Een plek op de parkeerplaats bij de ingang.',
      it: 'Un posto nel parcheggio all’ingresso.',
      'nl-BE': 'Een plaats op de parking aan de ingang.',
    },
  },
  {
    key: 'bicycle',
    frequency: 0.5,
    unit: 'stay',
    price: [4500, 8500],
    max: 6,
    payableAt: 'now',
    fromAge: 6,
    changeable: true,
    name: {
      en: 'Bicycle for the whole stay',
      de: 'Fahrrad für den ganzen Aufenthalt',
      fr: 'Vélo pour tout le séjour',
      nl: 'Fiets voor het hele verblijf',
      it: 'Bicicletta per tutto il soggiorno',
      'de-CH': 'Velo für den ganzen Aufenthalt',
    },
    text: {
      en: 'City bike with a lock; children’s sizes available.',
      de: 'Tourenrad mit Schloss, auch in Kindergrößen.',
      fr: 'Vélo de ville avec antivol, tailles enfant disponibles.',
      nl: 'Stadsfiets met slot, ook in kindermaten.',
      it: 'City bike con lucchetto, anche da bambino.',
      'de-CH': 'Tourenvelo mit Schloss, auch in Kindergrössen.',
    },
  },
  {
    key: 'late-check-out',
    frequency: 0.3,
    unit: 'stay',
    price: [2500, 4500],
    max: 1,
    payableAt: 'now',
    changeable: true,
    name: {
      en: 'Late departure',
      de: 'Späte Abreise',
      fr: 'Départ tardif',
      nl: 'Laat vertrek',
      it: 'Partenza posticipata',
    },
    text: {
      en: 'Stay until 4pm on the day you leave.',
      de: 'Bleiben Sie am Abreisetag bis 16 Uhr.',
      fr: 'Profitez des lieux jusqu’à 16 h le jour du départ.',
      nl: 'Blijf op de vertrekdag tot 16.00 uur.',
      it: 'Resta fino alle 16:00 il giorno della partenza.',
    },
  },
  {
    key: 'parasol-set',
    frequency: 0.28,
    unit: 'stay',
    price: [4000, 9000],
    max: 2,
    payableAt: 'on-site',
    changeable: true,
    name: {
      en: 'Parasol and two sunbeds',
      de: 'Sonnenschirm und zwei Liegen',
      fr: 'Parasol et deux transats',
      nl: 'Parasol en twee ligbedden',
      it: 'Ombrellone e due lettini',
    },
    text: {
      en: 'Your own spot by the water for the whole stay.',
      de: 'Ihr fester Platz am Wasser für den ganzen Aufenthalt.',
      fr: 'Votre place réservée au bord de l’eau, tout le séjour.',
      nl: 'Je eigen plek aan het water, het hele verblijf lang.',
      'nl-BE': 'Je eigen plaats aan het water, het hele verblijf lang.',
      it: 'Il tuo posto in riva all’acqua, per tutto il soggiorno.',
    },
  },
]

export const onSiteCostNames: Record<'cleaning' | 'environment' | 'energy', Wording> = {
  cleaning: {
    en: 'Final cleaning',
    de: 'Endreinigung',
    fr: 'Ménage de fin de séjour',
    nl: 'Eindschoonmaak',
    it: 'Pulizia finale',
  },
  environment: {
    en: 'Environmental fee',
    de: 'Umweltbeitrag',
    fr: 'Contribution environnementale',
    nl: 'Milieubijdrage',
    it: 'Contributo ambientale',
  },
  energy: {
    en: 'Energy contribution',
    de: 'Energiebeitrag',
    fr: 'Participation énergie',
    nl: 'Energietoeslag',
    it: 'Contributo energia',
    'nl-BE': 'Energiebijdrage',
  },
}
