import { z } from 'zod'
import { accommodationCategories, searchLimits } from './limits.ts'
import {
  accommodationCategory,
  availabilityStatus,
  currency,
  displayPrice,
  image,
  minor,
  nights,
  persons,
  place,
  slug,
  stayDate,
} from './values.schemas.ts'
import { subScoreKey } from './review.schemas.ts'
import { searched } from './searched.schemas.ts'
import { searchSuggestions } from './search-suggestions.schemas.ts'
import { sought } from './stored-text.ts'

const id = z.int().positive().max(searchLimits.id)

/** A list of distinct values: a repeated one is the client's mistake. */
const oneOfEach = <Value extends z.ZodType>(value: Value, most: number) =>
  z
    .array(value)
    .max(most)
    .refine((list) => new Set(list).size === list.length, 'a value is repeated')

const ids = oneOfEach(id, searchLimits.list).default([])

/** A box on the map, degrees. West may be greater than east: then the box crosses the date line. */
const mapBounds = z
  .object({
    north: z.number().min(-90).max(90),
    south: z.number().min(-90).max(90),
    west: z.number().min(-180).max(180),
    east: z.number().min(-180).max(180),
  })
  .refine(({ north, south }) => north >= south, { path: ['north'], message: 'north lies south of south' })
export type MapBounds = z.infer<typeof mapBounds>

/** The parameters of a search (search-6). Places are slugs of the requesting edition. */
const searchParameters = z.object({
  map: z.boolean().default(false).describe('Only id, location and price of every match'),
  includeTopFacilities: z.boolean().default(true),
  query: sought(searchLimits.words).nullable().default(null),
  city: slug.nullable().default(null),
  funnel: slug.nullable().default(null),
  country: slug.nullable().default(null),
  area: slug.nullable().default(null),
  site: slug.nullable().default(null),
  date: stayDate.nullable().default(null).describe('Arrival; without one the funnel’s default date is used'),
  duration: nights.default(7),
  persons: persons.default({ adults: 2, children: [] }),
  bounds: mapBounds.nullable().default(null).describe('Only sites within this part of the map'),
  siteIds: oneOfEach(id, 50)
    .nullable()
    .default(null)
    .describe('Only these: the cards behind pins of the map'),
})

/** The filters of a search (search-5). */
const searchFilter = z.object({
  site: z
    .object({
      facilities: ids,
      countries: oneOfEach(slug, searchLimits.list).default([]),
      areas: oneOfEach(slug, searchLimits.list).default([]),
      funnels: oneOfEach(slug, searchLimits.funnels).default([]),
      rating: z.int().min(1).max(100).optional().describe('The lowest rating, in tenths'),
    })
    .default({ facilities: [], countries: [], areas: [], funnels: [] }),
  accommodation: z
    .object({
      categories: oneOfEach(accommodationCategory, accommodationCategories.length).default([]),
      bedrooms: oneOfEach(z.int().min(0).max(searchLimits.bedrooms), searchLimits.bedrooms + 1).default([]),
      price: z
        .object({ from: minor.optional(), to: minor.optional() })
        .optional()
        .describe('The range of the total for the stay, ends included, in the edition’s currency'),
    })
    .default({ categories: [], bedrooms: [] }),
})
export type SearchFilter = z.infer<typeof searchFilter>

/** search-7: popular desc, price asc, price desc, reviews desc. */
const searchPaging = z.object({
  page: z.int().min(1).max(searchLimits.page).default(1),
  limit: z.int().min(1).max(50).default(10),
  orderBy: z.enum(['popular', 'price', 'reviews']).default('popular'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type SearchPaging = z.infer<typeof searchPaging>

/** Number of areas, and of facilities of a group, in the first facets, besides the chosen ones. */
export const firstValues = 6

export const searchSitesRequest = z.object({
  parameters: searchParameters.prefault({}),
  filter: searchFilter.prefault({}),
  paging: searchPaging.prefault({}),
  facets: z
    .enum(['all', 'first', 'none'])
    .default('all')
    .describe(
      `Which counts are wanted: all, of the areas and of each group of facilities only the ${firstValues} first and those chosen, or none`,
    ),
})
export type SearchSitesRequest = z.input<typeof searchSitesRequest>

const facility = z.object({ id: z.int(), name: z.string() })

/** A site in search results (search-8). */
export const siteResult = z.object({
  siteId: z.int(),
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  displayPrice: displayPrice.nullable(),
  ownership: z.enum(['own', 'partner']),
  minPrice: z.object({ amount: minor, currency }).nullable(),
  maxPrice: z.object({ amount: minor, currency }).nullable(),
  accommodationCount: z.int(),
  /** The accommodation with the lowest total for this party. */
  bestAccommodation: z
    .object({
      id: z.int(),
      name: z.string(),
      category: accommodationCategory,
      bedrooms: z.int(),
      maxPersons: z.int(),
      sizeM2: z.int(),
    })
    .nullable(),
  meta: z.object({
    funnel: place,
    country: place.extend({ code: z.string() }),
    area: place,
    city: z.object({ globalName: z.string(), name: z.string(), slug: z.string() }),
    product: z.string().describe('The funnel’s key'),
  }),
  rating: z.object({
    average: z.number().min(0).max(10),
    count: z.int(),
    praised: z
      .object({ key: subScoreKey, score: z.number() })
      .optional()
      .describe('What guests score best, where that is 8.5 or more'),
  }),
  topFacilities: z.array(facility),
  images: z.array(image),
  availabilityStatus,
  /** With status few: how many units of the best accommodation are left for these dates. */
  unitsLeft: z.int().nullable(),
  location: z.object({ lat: z.number(), lng: z.number() }),
})
export type SiteResult = z.infer<typeof siteResult>

const countedId = z.object({ id: z.int(), name: z.string(), count: z.int() })
const countedPlace = place.extend({ count: z.int() })

/** Numbers of campsites per bar, each bar a step wide. The first also holds what is below it, the last what is above. */
const histogram = z.object({ from: z.int(), step: z.int().positive(), counts: z.array(z.int()) })

const facets = z.object({
  facilities: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      items: z.array(countedId),
      more: z.int().optional().describe('How many facilities the group has besides those that are named'),
    }),
  ),
  countries: z.array(countedPlace),
  areas: z.array(countedPlace),
  moreAreas: z.int().describe('How many areas have campsites besides those that are named'),
  funnels: z.array(countedPlace),
  categories: z.array(z.object({ key: accommodationCategory, name: z.string(), count: z.int() })),
  bedrooms: z.array(z.object({ bedrooms: z.int(), count: z.int() })),
  prices: histogram
    .nullable()
    .describe('By the lowest total, without the filter of prices; null where nothing matches'),
  ratings: histogram.nullable().describe('By the rating in tenths, without the filter of ratings'),
})
export type Facets = z.infer<typeof facets>

/** A match on the map. The client requests names and pictures by `siteIds` when the visitor opens it. */
const mapPin = z.object({
  id: z.int(),
  location: siteResult.shape.location,
  price: minor.nullable(),
})

export const searchSitesReply = z.object({
  /** What was searched, with the default dates where none were given. */
  stay: z.object({ date: stayDate, nights: z.int(), isDefaultDate: z.boolean() }),
  currency,
  searched: searched.optional().describe('Only where the search names a place'),
  sites: z.array(siteResult),
  pins: z.array(mapPin).describe('With the map flag: all matches, or the first 3,000 in the order asked for'),
  facets,
  waysOn: searchSuggestions.optional().describe('Only where the search finds nothing'),
  paging: z.object({
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    limit: z.int(),
    orderBy: z.string(),
    order: z.string(),
  }),
})
export type SearchSitesReply = z.infer<typeof searchSitesReply>

/** The parameters of a search that affect its arrival days. */
const arrivalParameters = searchParameters.omit({ map: true, includeTopFacilities: true, date: true })

/** A search on several arrival days at once. Past days and days beyond the calendar are allowed. */
export const arrivalsRequest = z.object({
  parameters: arrivalParameters.prefault({}),
  filter: searchFilter.prefault({}),
  from: stayDate
    .refine((day) => day >= '2000' && day < '9999', 'not a day anybody could arrive on')
    .describe('First day of arrival'),
  days: z.int().min(1).max(35).default(15).describe('How many days, the first one included'),
})
export type ArrivalsRequest = z.input<typeof arrivalsRequest>

export const arrivalsReply = z.object({
  nights: z.int(),
  currency,
  days: z.array(
    z.object({
      date: stayDate,
      total: minor.nullable().describe('Lowest total of the stay, as on a card; null when nothing is free'),
      sites: z.int().describe('Campsites that are free for it'),
    }),
  ),
})
export type ArrivalsReply = z.infer<typeof arrivalsReply>

/** A suggestion (search-15). */
const autocompleteItem = z.object({
  id: z.int(),
  type: z.enum(['site', 'country', 'city', 'area']),
  name: z.string(),
  /** Its parent places, for the second line: "Lake Garda, Italy". */
  context: z.string(),
  meta: z.object({
    country: z.object({ slug: z.string() }).nullable(),
    city: z.object({ slug: z.string() }).nullable(),
    area: z.object({ slug: z.string() }).nullable(),
    funnel: z.object({ slug: z.string() }).nullable(),
    site: z.object({ slug: z.string() }).nullable(),
  }),
})
export type AutocompleteItem = z.infer<typeof autocompleteItem>

/** How many suggestions are wanted; more than ten are ten. */
const suggestionLimit = z
  .int()
  .min(1)
  .overwrite((wanted) => Math.min(wanted, 10))
  .default(5)

export const autocompleteRequest = z.object({
  searchString: sought(100, 2),
  limit: suggestionLimit,
  funnel: slug.nullable().default(null),
})
export const autocompleteReply = z.object({ results: z.array(autocompleteItem) })
export type AutocompleteReply = z.infer<typeof autocompleteReply>

const origin = {
  originId: id.nullable().default(null),
  originType: autocompleteItem.shape.type.nullable().default(null),
  funnelId: id.nullable().default(null),
}

export const popularRequest = z.object({ ...origin, limit: suggestionLimit })
export const popularSaveRequest = z.object({
  originId: id,
  originType: autocompleteItem.shape.type,
  funnelId: id.nullable().default(null),
  searchedId: id,
  searchedType: autocompleteItem.shape.type,
  popularSearch: z.boolean().default(false),
})
export const popularSaveReply = z.object({ saved: z.boolean() })
