import { z } from 'zod'
import { compareLimit } from './limits.ts'
import { siteResult } from './search.schemas.ts'
import { siteAccommodationsReply, siteDetail } from './site.schemas.ts'
import { code } from './stored-text.ts'
import { currency, stayDate, stayInQuery } from './values.schemas.ts'

/** A campsite, or one of its accommodations: `12`, `12-345`. */
const compareItem = code(/^[1-9]\d{0,9}(-[1-9]\d{0,9})?$/)

export const compareRequest = z.object({
  items: z
    .union([compareItem, z.array(compareItem).min(1).max(compareLimit)])
    .describe('Ids of campsites, or of a campsite and an accommodation of it; repeated'),
  date: stayDate.optional(),
  ...stayInQuery,
})

const facilityItem = siteDetail.shape.facilityGroups.element.shape.items.element

const comparedFacility = z.object({
  id: z.int(),
  name: z.string(),
  /** In the order of the columns. */
  columns: z.array(facilityItem.pick({ included: true, period: true }).nullable()),
})

const comparedColumn = z.object({
  item: z.string().describe('As it was asked for'),
  site: siteResult.pick({
    id: true,
    name: true,
    slug: true,
    meta: true,
    rating: true,
    images: true,
  }),
  accommodation: siteAccommodationsReply.shape.accommodations.element
    .omit({ priceLines: true })
    .nullable()
    .describe('The one asked for, or the one with the lowest total; null when a campsite has none available'),
  isChosen: z.boolean().describe('Whether the request named the accommodation'),
  season: siteDetail.shape.season,
  bookingMode: siteDetail.shape.bookingMode,
})
export type ComparedColumn = z.infer<typeof comparedColumn>

export const compareReply = z.object({
  stay: siteAccommodationsReply.shape.stay,
  currency,
  columns: z.array(comparedColumn).describe('In the order asked for, without what is no longer offered'),
  accommodationFacilities: z.array(comparedFacility),
  facilityGroups: z.array(z.object({ id: z.int(), title: z.string(), items: z.array(comparedFacility) })),
})
export type CompareReply = z.infer<typeof compareReply>
export type ComparedFacility = z.infer<typeof comparedFacility>
