import type { CatalogueFunnel, FunnelKey } from '../types/catalogue.types.ts'
import { defaultBookingDate } from '../prices/calendar-days.ts'
import { localise, type Wording } from '../texts/localised.ts'

const rows: readonly { id: number; key: FunnelKey; slug: Wording; name: Wording; intro: Wording }[] = [
  {
    id: 1,
    key: 'camping',
    slug: { en: 'campsites', de: 'campingplaetze', fr: 'campings', nl: 'campings', it: 'campeggi' },
    name: { en: 'Camping', de: 'Camping', fr: 'Camping', nl: 'Campings', it: 'Campeggi' },
    intro: {
      en: 'Pitch your own tent or step into a mobile home that is ready and waiting.',
      de: 'Mit dem eigenen Zelt anreisen oder ins fertige Mobilheim einziehen: Sie haben die Wahl.',
      fr: 'Plantez votre tente ou posez vos valises dans un mobil-home prêt à vivre.',
      nl: 'Zet je eigen tent op of stap in een stacaravan die al klaarstaat.',
      it: 'Pianta la tua tenda o entra in una casa mobile già pronta.',
    },
  },
  {
    id: 2,
    key: 'holiday-parks',
    slug: {
      en: 'holiday-parks',
      de: 'ferienparks',
      fr: 'villages-vacances',
      nl: 'vakantieparken',
      it: 'villaggi-vacanza',
    },
    name: {
      en: 'Holiday parks',
      de: 'Ferienparks',
      fr: 'Villages vacances',
      nl: 'Vakantieparken',
      it: 'Villaggi vacanza',
    },
    intro: {
      en: 'Chalets and bungalows with a pool round the corner and plenty for the children to do.',
      de: 'Chalets und Bungalows, der Pool um die Ecke und für Kinder immer etwas los.',
      fr: 'Chalets et bungalows, la piscine à deux pas et des journées bien remplies pour les enfants.',
      nl: 'Chalets en bungalows, het zwembad om de hoek en altijd iets te doen voor de kinderen.',
      it: 'Chalet e bungalow, la piscina a due passi e tante attività per i bambini.',
    },
  },
  {
    id: 3,
    key: 'glamping',
    slug: { en: 'glamping', de: 'glamping', fr: 'glamping', nl: 'glamping', it: 'glamping' },
    name: { en: 'Glamping', de: 'Glamping', fr: 'Glamping', nl: 'Glamping', it: 'Glamping' },
    intro: {
      en: 'Canvas overhead, a real bed below: nights outdoors without giving anything up.',
      de: 'Zeltdach über dem Kopf, echtes Bett darunter: Nächte im Freien, ohne auf etwas zu verzichten.',
      fr: 'Une toile au-dessus de la tête, un vrai lit en dessous : la nature sans renoncer au confort.',
      nl: 'Tentdoek boven je hoofd, een echt bed eronder: buiten slapen zonder iets te missen.',
      it: 'Un tetto di tela e un vero letto: notti all’aperto senza rinunciare a nulla.',
    },
  },
]

/** The three funnels; their default date is the first Saturday of July of the next season. */
export function createFunnels(today: string): CatalogueFunnel[] {
  const date = defaultBookingDate(today)
  return rows.map(({ id, key, slug, name, intro }) => ({
    id,
    key,
    slug: localise(slug),
    name: localise(name),
    intro: localise(intro),
    defaultBookingDate: date,
  }))
}
