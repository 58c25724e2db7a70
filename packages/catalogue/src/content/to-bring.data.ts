import type { AccommodationCategoryKey } from '../types/catalogue.types.ts'
import type { Wording } from '../texts/localised.ts'

export interface ToBringRow {
  readonly text: Wording
  /** Key of an extra that includes it. */
  readonly unlessExtra?: string
  /** Key of an accommodation's facility that includes it. */
  readonly unlessFacility?: string
}

const linen: ToBringRow = {
  unlessExtra: 'bed-linen',
  unlessFacility: 'bed-linen',
  text: {
    en: 'Bed linen: sheets, duvet covers, pillowcases',
    de: 'Bettwäsche: Laken, Bezüge für Decken und Kissen',
    fr: 'Linge de lit : draps, housses de couette, taies d’oreiller',
    nl: 'Bedlinnen: lakens, dekbedovertrekken, kussenslopen',
    it: 'Biancheria da letto: lenzuola, copripiumini, federe',
    'de-CH': 'Bettwäsche: Leintücher, Duvet- und Kissenbezüge',
  },
}
const towels: ToBringRow = {
  unlessExtra: 'towels',
  text: {
    en: 'Towels for bath and pool',
    de: 'Handtücher für Bad und Pool',
    fr: 'Serviettes de toilette et de bain',
    nl: 'Handdoeken en badlakens',
    it: 'Asciugamani e teli da bagno',
    'de-CH': 'Frottierwäsche für Bad und Pool',
  },
}
const kitchen: ToBringRow = {
  text: {
    en: 'Tea towels, washing-up liquid, dishwasher tablets',
    de: 'Geschirrtücher, Geschirrspülmittel, Geschirrspültabs',
    fr: 'Torchons, liquide vaisselle, pastilles pour lave-vaisselle',
    nl: 'Theedoeken, afwasmiddel, vaatwastabletten',
    it: 'Strofinacci, detersivo per piatti, pastiglie per lavastoviglie',
    'de-CH': 'Abtrocknungstücher, Abwaschmittel, Geschirrspültabs',
    'nl-BE': 'Keukenhanddoeken, afwasmiddel, vaatwastabletten',
  },
}
const paper: ToBringRow = {
  text: {
    en: 'Toilet paper and bin bags',
    de: 'Toilettenpapier und Müllsäcke',
    fr: 'Papier toilette et sacs-poubelle',
    nl: 'Toiletpapier en vuilniszakken',
    it: 'Carta igienica e sacchi per i rifiuti',
    'de-CH': 'WC-Papier und Abfallsäcke',
    'nl-BE': 'Toiletpapier en vuilniszakken',
  },
}
const torch: ToBringRow = {
  text: {
    en: 'A torch for after dark',
    de: 'Eine Taschenlampe für den Weg im Dunkeln',
    fr: 'Une lampe de poche pour le soir',
    nl: 'Een zaklamp voor in het donker',
    it: 'Una torcia per la sera',
  },
}
const identity: ToBringRow = {
  text: {
    en: 'An identity document for everyone',
    de: 'Einen Ausweis für alle Mitreisenden',
    fr: 'Une pièce d’identité pour chacun',
    nl: 'Een identiteitsbewijs voor iedereen',
    it: 'Un documento per ogni ospite',
    'nl-BE': 'Een identiteitsbewijs voor iedereen (eID, Kids-ID of paspoort)',
  },
}

/** What guests bring, by kind of accommodation. */
export const toBringRows: Readonly<Record<AccommodationCategoryKey, readonly ToBringRow[]>> = {
  pitch: [
    {
      text: {
        en: 'Your tent, caravan or motorhome, and pegs for hard ground',
        de: 'Zelt, Wohnwagen oder Wohnmobil; Heringe für harten Boden',
        fr: 'Tente, caravane ou camping-car ; des sardines pour sol dur',
        nl: 'Tent, caravan of camper; haringen voor harde grond',
        it: 'Tenda, roulotte o camper; picchetti per terreno duro',
        'nl-BE': 'Tent, caravan of mobilhome; haringen voor harde grond',
      },
    },
    {
      text: {
        en: 'A 25-metre hook-up cable with a blue CEE plug',
        de: 'Ein Stromkabel von 25 Metern mit blauem CEE-Stecker',
        fr: 'Un câble électrique de 25 mètres avec prise CEE bleue',
        nl: 'Een stroomkabel van 25 meter met blauwe CEE-stekker',
        it: 'Un cavo elettrico di 25 metri con spina CEE blu',
      },
    },
    {
      text: {
        en: 'A water carrier or hose, and levelling blocks',
        de: 'Wasserkanister oder Schlauch und Auffahrkeile',
        fr: 'Un jerrican ou un tuyau d’eau, et des cales',
        nl: 'Een jerrycan of waterslang, en oprijblokken',
        it: 'Una tanica o un tubo per l’acqua e i cunei livellatori',
      },
    },
    torch,
    identity,
  ],
  'glamping-tent': [
    linen,
    towels,
    torch,
    {
      text: {
        en: 'Something warm: nights under canvas are cooler',
        de: 'Etwas Warmes: Unter Zeltstoff sind die Nächte kühler',
        fr: 'Un vêtement chaud : les nuits sous la toile sont plus fraîches',
        nl: 'Iets warms: onder tentdoek zijn de nachten frisser',
        it: 'Qualcosa di caldo: sotto la tela le notti sono più fresche',
      },
    },
    identity,
  ],
  'mobile-home': [linen, towels, kitchen, paper, identity],
  chalet: [
    linen,
    towels,
    kitchen,
    {
      text: {
        en: 'Slippers for the wooden floor',
        de: 'Hausschuhe für den Holzboden',
        fr: 'Des chaussons pour le parquet',
        nl: 'Pantoffels voor op de houten vloer',
        it: 'Le pantofole per il pavimento in legno',
        'de-CH': 'Finken für den Holzboden',
      },
    },
    identity,
  ],
  'holiday-home': [linen, towels, kitchen, paper, identity],
}
