import { z } from 'zod'
import type { Problem } from './problem.schemas.ts'
import { siteResult } from './search.schemas.ts'
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
  priceLine,
  slug,
  stayDate,
} from './values.schemas.ts'

export const facilityGroup = z.object({
  id: z.int(),
  title: z.string(),
  items: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      included: z.boolean(),
      period: z.object({ from: z.string(), to: z.string() }).nullable(),
    }),
  ),
})
export type FacilityGroup = z.infer<typeof facilityGroup>

export const review = z.object({
  id: z.int(),
  authorFirstName: z.string(),
  group: z.enum(['couple', 'family-youngest-over-6', 'family-youngest-under-6', 'friends', 'solo']),
  score: z.int().min(1).max(10),
  title: z.string(),
  text: z.string(),
  language: z.string(),
  stayMonth: z.string().describe('YYYY-MM'),
  helpfulCount: z.int(),
  reply: z.string().nullable(),
  verified: z.boolean(),
})
export type Review = z.infer<typeof review>

export const siteRequest = z.object({ slug })

/** GAPS.md "Site detail". Answers 410 with similar sites for a withdrawn site, 301-like problem for a renamed slug. */
export const siteDetail = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  ownership: z.enum(['own', 'partner']),
  meta: siteResult.shape.meta,
  location: siteResult.shape.location,
  rating: z.object({
    average: z.number(),
    count: z.int(),
    subScores: z.array(
      z.object({
        key: z.enum(['location', 'cleanliness', 'facilities', 'hospitality', 'children', 'value']),
        score: z.number(),
      }),
    ),
  }),
  intro: z.string(),
  description: z.string(),
  importantInfo: z.array(z.string()),
  facilityGroups: z.array(facilityGroup),
  topFacilities: siteResult.shape.topFacilities,
  gallery: z.array(image),
  season: z.object({ from: z.string().describe('MM-DD'), to: z.string().describe('MM-DD') }),
  bookingMode: z.enum(['instant', 'on-request']),
  registrationCode: z.string().nullable(),
  reviews: z.array(review).describe('The first ten, most helpful first'),
  similarSites: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      area: z.string(),
      image,
      funnel: place,
      country: place,
      areaPlace: place,
    }),
  ),
  /** The same site in every edition: path parts per apiLocale. */
  alternates: z.record(
    z.string(),
    z.object({ funnel: z.string(), country: z.string(), area: z.string(), site: z.string() }),
  ),
})
export type SiteDetail = z.infer<typeof siteDetail>

/** What the problem of a withdrawn site (410) says besides: `detail` is its name. */
export type WithdrawnSite = Problem & { similar?: SiteDetail['similarSites'] }

export const siteAccommodationsRequest = z.object({
  id: z.int().positive(),
  date: stayDate.nullable().default(null),
  duration: nights.default(7),
  persons: persons.default({ adults: 2, children: [] }),
  categories: z.array(accommodationCategory).max(5).default([]),
  bedrooms: z.array(z.int().min(0).max(8)).max(9).default([]),
  orderBy: z.enum(['popular', 'price']).default('popular'),
  order: z.enum(['asc', 'desc']).default('desc'),
})

export const accommodation = z.object({
  id: z.int(),
  name: z.string(),
  category: accommodationCategory,
  categoryName: z.string(),
  bedrooms: z.int(),
  maxPersons: z.int(),
  maxAdults: z.int(),
  sizeM2: z.int(),
  facilities: z.array(z.object({ id: z.int(), name: z.string() })),
  images: z.array(image),
  availabilityStatus,
  unitsLeft: z.int().nullable(),
  /** Why it cannot be booked for these dates and party; null when it can. */
  reason: z
    .enum([
      'booked',
      'closed',
      'too-short',
      'too-long',
      'arrival-day',
      'party-too-large',
      'too-early',
      'past',
    ])
    .nullable(),
  displayPrice: displayPrice.nullable(),
  priceLines: z.array(priceLine),
})
export type Accommodation = z.infer<typeof accommodation>

export const siteAccommodationsReply = z.object({
  stay: z.object({ date: stayDate, nights: z.int(), isDefaultDate: z.boolean() }),
  currency,
  accommodations: z.array(accommodation),
})
export type SiteAccommodationsReply = z.infer<typeof siteAccommodationsReply>

export const siteCalendarRequest = z.object({
  id: z.coerce.number().int().positive(),
  accommodation: z.coerce.number().int().positive().optional(),
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  duration: z.coerce.number().int().min(1).max(60).default(7),
  adults: z.coerce.number().int().min(1).max(20).default(2),
  children: z
    .union([z.coerce.number().int().min(0).max(17), z.array(z.coerce.number().int().min(0).max(17)).max(12)])
    .optional()
    .describe('Ages, repeated'),
})

export const siteCalendarReply = z.object({
  month: z.string(),
  currency,
  days: z.array(
    z.object({
      date: stayDate,
      state: z.enum(['open', 'booked', 'closed', 'too-short', 'too-early', 'past']),
      lowestTotal: minor.nullable(),
      minNights: z.int(),
      arrivalAllowed: z.boolean(),
      reason: z.string().nullable(),
    }),
  ),
})
export type SiteCalendarReply = z.infer<typeof siteCalendarReply>
