import { z } from 'zod'
import { image, slug } from './values.schemas.ts'

const block = z.object({ heading: z.string().nullable(), body: z.string() })

export const themeRequest = z.object({ slug })
export const themeDetail = z.object({
  slug: z.string(),
  title: z.string(),
  intro: z.string(),
  image,
  blocks: z.array(block),
  /** Query string keys (search-1) for the prefilled search. */
  search: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** Slug of the theme per apiLocale. */
  alternates: z.record(z.string(), z.string()),
})
export type ThemeDetail = z.infer<typeof themeDetail>

export const pageRequest = z.object({ slug })
/** A tagged page (content-4). */
export const taggedPage = z.object({
  tag: z.string(),
  slug: z.string(),
  title: z.string(),
  blocks: z.array(block),
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
export const destination = z.object({
  level: z.enum(['funnel', 'country', 'area', 'city']),
  name: z.string(),
  title: z.string(),
  intro: z.string(),
  image,
  breadcrumb: z.array(z.object({ name: z.string(), slugs: z.array(z.string()) })),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** Places to link to: a country's areas, an area's towns, a town's neighbours; those with most campsites first. */
  within: z.array(placeLink),
  /** Path segments of the same place per apiLocale. */
  alternates: z.record(z.string(), z.array(z.string())),
})
export type Destination = z.infer<typeof destination>
