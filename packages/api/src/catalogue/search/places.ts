import type { MessageSet } from '@camping/editions/markets.ts'
import type { Kysely } from 'kysely'
import type { Localised } from '../../platform/db/column-types.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { StoredGuide } from '../../platform/db/stored-content.ts'

/** Places with their names, cached in memory: every page needs them. */
export interface Named {
  readonly id: number
  readonly slug: Localised
  readonly name: Localised
}

export interface Funnel extends Named {
  readonly key: string
  readonly intro: Localised
  readonly imageId: string
  /** 'YYYY-MM-DD' */
  readonly defaultBookingDate: string
}

export interface Country extends Named {
  readonly code: string
  readonly title: Localised
  /** The name with its preposition; empty in older worlds. */
  readonly placePhrase: Partial<Localised>
  readonly intro: Localised
  readonly guide: StoredGuide
  readonly imageId: string
  readonly funnelIds: readonly number[]
}

export interface Area extends Named {
  readonly countryId: number
  /** The name with its preposition. */
  readonly placePhrase: Localised
  readonly intro: Localised
  readonly guide: StoredGuide
  readonly imageId: string
}

export interface City extends Named {
  readonly countryId: number
  readonly areaId: number
  readonly globalName: string
  readonly population: number
  readonly guide: StoredGuide
}

/** One kind of place by id and, in the words of an edition, by slug. */
export interface PlaceList<Kind extends Named> {
  readonly all: readonly Kind[]
  get(id: number): Kind | undefined
  /** Throws for a missing id, which a foreign key rules out. */
  need(id: number): Kind
  /** Several when places in different countries share the slug; the first is the default. */
  bySlug(messages: MessageSet, slug: string): readonly Kind[]
  /** The same, followed by places with that slug in another edition: visitors share addresses (decision 050). */
  byAnySlug(messages: MessageSet, slug: string): readonly Kind[]
}

export interface Places {
  readonly funnels: PlaceList<Funnel>
  readonly countries: PlaceList<Country>
  readonly areas: PlaceList<Area>
  readonly cities: PlaceList<City>
}

function listOf<Kind extends Named>(all: readonly Kind[]): PlaceList<Kind> {
  const byId = new Map(all.map((place) => [place.id, place]))
  const slugs = new Map<string, Kind[]>()
  const anywhere = new Map<string, Set<Kind>>()
  for (const place of all) {
    for (const [messages, slug] of Object.entries(place.slug)) {
      const plain = slug.normalize('NFC')
      const key = `${messages} ${plain}`
      const known = slugs.get(key)
      if (known) known.push(place)
      else slugs.set(key, [place])
      anywhere.set(plain, (anywhere.get(plain) ?? new Set()).add(place))
    }
  }
  const bySlug: PlaceList<Kind>['bySlug'] = (messages, slug) =>
    slugs.get(`${messages} ${slug.normalize('NFC')}`) ?? []
  return {
    all,
    get: (id) => byId.get(id),
    need(id) {
      const place = byId.get(id)
      if (!place) throw new Error(`No place with id ${id}`)
      return place
    },
    bySlug,
    byAnySlug: (messages, slug) => [
      ...new Set([...bySlug(messages, slug), ...(anywhere.get(slug.normalize('NFC')) ?? [])]),
    ],
  }
}

/** Reads all places. */
export async function loadPlaces(db: Kysely<Database>): Promise<Places> {
  const funnels = await db
    .selectFrom('funnels')
    .select(['id', 'key', 'slug', 'name', 'intro', 'image_id as imageId'])
    .select('default_booking_date as defaultBookingDate')
    .orderBy('id')
    .execute()
  const countries = await db
    .selectFrom('countries')
    .select([
      'id',
      'code',
      'slug',
      'name',
      'title',
      'intro',
      'guide',
      'image_id as imageId',
      'funnel_ids as funnelIds',
      'place_phrase as placePhrase',
    ])
    .orderBy('id')
    .execute()
  const areas = await db
    .selectFrom('areas')
    .select(['id', 'country_id as countryId', 'slug', 'name', 'intro', 'guide', 'image_id as imageId'])
    .select('place_phrase as placePhrase')
    .orderBy('id')
    .execute()
  const cities = await db
    .selectFrom('cities')
    .select(['id', 'country_id as countryId', 'area_id as areaId', 'slug', 'name', 'population', 'guide'])
    .select('global_name as globalName')
    .orderBy('population', 'desc')
    .orderBy('id')
    .execute()
  return {
    funnels: listOf(funnels),
    countries: listOf(countries),
    areas: listOf(areas),
    cities: listOf(cities),
  }
}
