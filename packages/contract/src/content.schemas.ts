import { z } from 'zod'
import { image, slug } from './values.schemas.ts'

const block = z.object({ heading: z.string().nullable(), body: z.string() })
const questions = z.array(z.object({ question: z.string(), answer: z.string() }))
const month = z.int().min(1).max(12)
/** Query string keys (search-1). */
const storedSearch = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

export const themeRequest = z.object({ slug })
export const themeDetail = z.object({
  slug: z.string(),
  title: z.string(),
  intro: z.string(),
  image,
  blocks: z.array(block),
  /** Of the prefilled search. */
  search: storedSearch,
  /** In ascending order; empty where the season does not matter. */
  bestMonths: z.array(month),
  faq: questions,
  /** Slug of the theme per apiLocale. */
  alternates: z.record(z.string(), z.string()),
})
export type ThemeDetail = z.infer<typeof themeDetail>

export const pageRequest = z.object({ slug })
/** `link` leads into a search of its own, or to the page with that slug. */
const pageBlock = block.extend({
  image: image.nullable(),
  link: z
    .object({ text: z.string(), search: storedSearch.nullable(), page: z.string().nullable() })
    .nullable(),
})
/** A tagged page (content-4). */
export const taggedPage = z.object({
  tag: z.string(),
  slug: z.string(),
  title: z.string(),
  /** How the text itself begins, for search engines; notices and facts of the operator before it are on several pages. */
  description: z.string(),
  lead: z.string().nullable(),
  image: image.nullable(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  blocks: z.array(pageBlock),
  faq: questions,
  alternates: z.record(z.string(), z.string()),
})
export type TaggedPage = z.infer<typeof taggedPage>

/** A place to link to, with the number of campsites on its page. */
export const placeLink = z.object({
  kind: z.enum(['country', 'area', 'city']),
  name: z.string(),
  /** Its parent places: "Lake Garda, Italy". Empty for a country and where the page already says it. */
  context: z.string(),
  /** Path segments below the site code. */
  slugs: z.array(z.string()),
  siteCount: z.int(),
  image: image.nullable(),
})
export type PlaceLink = z.infer<typeof placeLink>

/** Texts of a destination page: description, questions and answers. */
export const destinationRequest = z.object({
  funnel: slug,
  country: slug.optional(),
  area: slug.optional(),
  city: slug.optional(),
})

/** What there is to know about a place before one chooses a campsite there (content-7). */
const guide = z.object({
  sections: z.array(z.object({ heading: z.string(), body: z.string() })),
  bestMonths: z.array(month),
  /** In which at least half of the campsites are open. */
  openMonths: z.array(month),
  siteCount: z.int(),
  /** Mean of all reviews of its campsites. */
  rating: z.object({ average: z.number(), count: z.int() }).nullable(),
  /** Names of places worth a trip, the same in every language. */
  trips: z.array(z.string()),
  population: z.int().nullable(),
  /** Facilities that people filter by, of those that some but not all campsites there have. */
  filters: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type Guide = z.infer<typeof guide>

export const destination = z.object({
  level: z.enum(['funnel', 'country', 'area', 'city']),
  name: z.string(),
  title: z.string(),
  intro: z.string(),
  image,
  breadcrumb: z.array(z.object({ name: z.string(), slugs: z.array(z.string()) })),
  faq: questions,
  /** Null for a kind of holiday. */
  guide: guide.nullable(),
  /** Places to link to: a country's areas, an area's towns, a town's neighbours; those with most campsites first. */
  within: z.array(placeLink),
  /** Path segments of the same place per apiLocale. */
  alternates: z.record(z.string(), z.array(z.string())),
})
export type Destination = z.infer<typeof destination>
