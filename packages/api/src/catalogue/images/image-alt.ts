import type { GalleryRoom } from '@camping/contract/site.schemas.ts'
import type { Image } from '@camping/contract/values.schemas.ts'
import type { MessageSet } from '@camping/editions/markets.ts'
import { demoPlaceholder } from './demo-source.ts'

type Words = Readonly<Record<MessageSet, string>>

type Six = readonly [en: string, de: string, fr: string, nl: string, it: string, nlBe?: string]

const words = ([en, de, fr, nl, it, nlBe = nl]: Six): Words => ({
  'en-GB': en,
  de,
  'de-CH': de,
  fr,
  nl,
  'nl-BE': nlBe,
  it,
})

/** What a picture shows, by the first word of its id; pictures of the place itself need no word. */
const kinds: Readonly<Record<string, Words>> = {
  pool: words(['Swimming pool', 'Schwimmbad', 'Piscine', 'Zwembad', 'Piscina']),
  pitch: words(['Pitch', 'Stellplatz', 'Emplacement', 'Kampeerplaats', 'Piazzola']),
  tent: words(['Tent', 'Zelt', 'Tente', 'Tent', 'Tenda']),
  'glamping-tent': words([
    'Glamping tent',
    'Glampingzelt',
    'Tente glamping',
    'Glampingtent',
    'Tenda glamping',
  ]),
  'mobile-home': words(['Mobile home', 'Mobilheim', 'Mobil-home', 'Stacaravan', 'Casa mobile']),
  chalet: words(['Chalet', 'Chalet', 'Chalet', 'Chalet', 'Chalet']),
  'holiday-home': words(['Holiday home', 'Ferienhaus', 'Maison de vacances', 'Vakantiehuis', 'Casa vacanze']),
  detail: words(['Details', 'Details', 'Détails', 'Sfeerbeeld', 'Dettagli']),
  evening: words(['In the evening', 'Am Abend', 'Le soir', '’s Avonds', 'Di sera', '’s Avonds']),
}

/** The room of the gallery for a picture, by the first word of its id. */
export function galleryRoomOf(id: string): GalleryRoom {
  const kind = kindNames.find((name) => id.startsWith(`${name}-`))
  if (!kind) return 'place'
  return kind === 'pool' || kind === 'detail' || kind === 'evening' ? kind : 'stay'
}

/** Longest first, so that `glamping-tent-…` does not match a shorter kind. */
const kindNames = Object.keys(kinds).sort((a, b) => b.length - a.length)

/** An image with its text alternative: "Swimming pool, Camping Le Lac, Ardèche". */
export function describedImage(id: string, messages: MessageSet, subjects: readonly string[]): Image {
  const kind = kindNames.find((name) => id.startsWith(`${name}-`))
  const kindWord = kind && kinds[kind]?.[messages]
  return imageWith(id, [...(kindWord ? [kindWord] : []), ...subjects])
}

/** An image of an accommodation: its name describes it, so only pictures of something else get a word. */
export function accommodationImage(id: string, messages: MessageSet, subjects: readonly string[]): Image {
  return /^(detail|evening|pool)-/.test(id) ? describedImage(id, messages, subjects) : imageWith(id, subjects)
}

function imageWith(id: string, words: readonly string[]): Image {
  const placeholder = demoPlaceholder(id)
  return { id, alt: words.join(', '), ...(placeholder ? { placeholder } : {}) }
}
