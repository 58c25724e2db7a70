import { getDestination } from '@camping/contract/content.endpoints.ts'
import { destination, destinationRequest } from '@camping/contract/content.schemas.ts'
import type { Destination } from '@camping/contract/content.schemas.ts'
import { markets } from '@camping/editions/markets.ts'
import type { MessageSet } from '@camping/editions/markets.ts'
import type { CatalogueContext } from '../search/catalogue-context.ts'
import { serve } from '../search/catalogue-serving.ts'
import { findPlace } from '../search/find-place.ts'
import type { FoundPlace } from '../search/find-place.ts'
import type { Funnel } from '../search/places.ts'
import { cityTitle } from './city-title.ts'
import { describedImage } from '../images/image-alt.ts'
import { placeGuide } from './place-guide.ts'
import { placesWithin } from './place-links.ts'

type Level = Destination['level']

interface DestinationTexts {
  level: Level
  name: string
  title: string
  intro: string
  imageId: string
}

/** The text of the smallest named place. A town has none and uses its area's. */
function textsOf(place: FoundPlace & { funnel: Funnel }, context: CatalogueContext): DestinationTexts {
  const set = context.messages
  const { funnel, country, area, city } = place
  const offer = funnel.name[set]
  if (city) {
    const around = context.world.places.areas.need(city.areaId)
    const name = city.name[set]
    return {
      level: 'city',
      name,
      title: cityTitle(offer, name, set),
      intro: around.intro[set],
      imageId: around.imageId,
    }
  }
  if (area) {
    const title = `${offer} ${area.placePhrase[set]}`
    return { level: 'area', name: area.name[set], title, intro: area.intro[set], imageId: area.imageId }
  }
  if (country) {
    const { name, intro, imageId } = country
    const phrase = country.placePhrase[set]
    const title = phrase ? `${offer} ${phrase}` : country.title[set]
    return { level: 'country', name: name[set], title, intro: intro[set], imageId }
  }
  return { level: 'funnel', name: offer, title: offer, intro: funnel.intro[set], imageId: funnel.imageId }
}

/** Path segments of the place (content-5: a town follows its funnel directly). */
function segmentsOf(place: FoundPlace & { funnel: Funnel }, set: MessageSet): string[] {
  const { funnel, country, area, city } = place
  if (city) return [funnel.slug[set], city.slug[set]]
  return [funnel, country, area].flatMap((one) => (one ? [one.slug[set]] : []))
}

function breadcrumbOf(
  place: FoundPlace & { funnel: Funnel },
  context: CatalogueContext,
): Destination['breadcrumb'] {
  const set = context.messages
  const { places } = context.world
  const { funnel, city } = place
  const area = place.area ?? (city && places.areas.need(city.areaId))
  const country = place.country ?? (area && places.countries.need(area.countryId))
  const path: string[] = []
  const crumbs = [funnel, country, area].flatMap((one) => {
    if (!one) return []
    path.push(one.slug[set])
    return [{ name: one.name[set], slugs: [...path] }]
  })
  return city ? [...crumbs, { name: city.name[set], slugs: segmentsOf(place, set) }] : crumbs
}

async function faqOf(
  place: FoundPlace & { funnel: Funnel },
  context: CatalogueContext,
): Promise<Destination['faq']> {
  const area = place.area ?? (place.city && context.world.places.areas.need(place.city.areaId))
  const country = place.country ?? (area && context.world.places.countries.need(area.countryId))
  const keys = [...(country ? [`country:${country.code}`] : []), `funnel:${place.funnel.key}`, 'general']
  const rows = await context.db
    .selectFrom('faqs')
    .selectAll()
    .where('group_key', 'in', keys)
    .orderBy('position')
    .execute()
  const set = context.messages
  return keys.flatMap((key) =>
    rows
      .filter((row) => row.group_key === key)
      .map(({ question, answer }) => ({ question: question[set], answer: answer[set] })),
  )
}

export const getDestinationServed = serve(
  getDestination,
  {
    request: destinationRequest,
    reply: destination,
    summary: 'Texts of a destination page: funnel, country, area or town',
    cache: 'public, max-age=60, stale-while-revalidate=600',
  },
  async (slugs, context) => {
    const found = findPlace(slugs, context)
    const place = { ...found, funnel: found.funnel as Funnel }
    const { level, name, title, intro, imageId } = textsOf(place, context)
    const alternates = Object.values(markets).map(({ apiLocale, messages }) => [
      apiLocale,
      segmentsOf(place, messages),
    ])
    return {
      level,
      name,
      title,
      intro,
      image: describedImage(imageId, context.messages, [name]),
      breadcrumb: breadcrumbOf(place, context),
      faq: await faqOf(place, context),
      guide: placeGuide(place, context),
      within: placesWithin(place, context),
      alternates: Object.fromEntries(alternates) as Destination['alternates'],
    }
  },
)
