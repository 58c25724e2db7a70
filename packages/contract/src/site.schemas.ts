import { z } from 'zod'
import { accommodationCategories, searchLimits } from './limits.ts'
import type { Problem } from './problem.schemas.ts'
import { review, reviewCounts, subScoreKey } from './review.schemas.ts'
import { siteResult } from './search.schemas.ts'
import { climateMonth, siteDistance } from './site-plan.schemas.ts'
import { stayHours } from './stay-hours.schemas.ts'
import {
  accommodationCategory,
  availabilityStatus,
  currency,
  displayPrice,
  exchange,
  image,
  minor,
  nights,
  persons,
  place,
  priceLine,
  slug,
  stayDate,
  stayInQuery,
} from './values.schemas.ts'
import { code } from './stored-text.ts'

const facilityGroup = z.object({
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

/** What a picture of the gallery shows. */
const galleryRoom = z.enum(['place', 'stay', 'pool', 'detail', 'evening'])
export type GalleryRoom = z.infer<typeof galleryRoom>

export const siteRequest = z.object({ slug })

/**
 * A campsite with everything its page shows (campsite-2). Replies 410 with similar sites for a withdrawn site,
 * 301-like problem for a renamed slug.
 */
export const siteDetail = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  ownership: z.enum(['own', 'partner']),
  meta: siteResult.shape.meta,
  location: siteResult.shape.location,
  address: z
    .object({
      street: z.string().describe('With the house number, as the country writes it'),
      postcode: z.string(),
    })
    .nullable()
    .describe('Null for a site that has not given it'),
  hours: stayHours.nullable().describe('Null for a site that has not given them'),
  rating: z.object({
    average: z.number(),
    count: z.int(),
    subScores: z.array(
      z.object({
        key: subScoreKey,
        score: z.number(),
      }),
    ),
  }),
  intro: z.string(),
  description: z.string(),
  importantInfo: z.array(
    z.object({
      topic: z.enum([
        'arrival',
        'pets',
        'pool',
        'quiet',
        'documents',
        'fire',
        'deposit',
        'charging',
        'groups',
        'other',
      ]),
      text: z.string(),
    }),
  ),
  facilityGroups: z.array(facilityGroup),
  topFacilities: siteResult.shape.topFacilities,
  gallery: z.array(image.extend({ room: galleryRoom })).describe('By room, the cover first'),
  season: z.object({ from: z.string().describe('MM-DD'), to: z.string().describe('MM-DD') }),
  bookingMode: z.enum(['instant', 'on-request']),
  registrationCode: z.string().nullable(),
  distances: z.array(siteDistance).describe('The nearest of each kind, as far as known'),
  climate: z.array(climateMonth).length(12).nullable().describe('January first; null where unknown'),
  reviews: z.array(review).describe('The first ten, most helpful first'),
  reviewCounts,
  translatesReviews: z.boolean().describe('Whether reviews can be had in the language of the edition'),
  similarSites: z.array(
    z.object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      area: z.string(),
      rating: siteResult.shape.rating,
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

/** Additional members of the problem of a withdrawn site (410): `detail` is its name. */
export type WithdrawnSite = Problem & { similar?: SiteDetail['similarSites'] }

export const siteAccommodationsRequest = z.object({
  id: z.int().positive(),
  date: stayDate.nullable().default(null),
  duration: nights.default(7),
  persons: persons.default({ adults: 2, children: [] }),
  categories: z.array(accommodationCategory).max(accommodationCategories.length).default([]),
  bedrooms: z
    .array(z.int().min(0).max(searchLimits.bedrooms))
    .max(searchLimits.bedrooms + 1)
    .default([]),
  orderBy: z.enum(['popular', 'price']).default('popular'),
  order: z.enum(['asc', 'desc']).default('desc'),
})

/** Why a stay is unavailable; every client has a text for each reason. */
const stayReason = z.enum([
  'booked',
  'closed',
  'too-short',
  'too-long',
  'arrival-day',
  'party-too-large',
  'too-early',
  'past',
])
export type StayReason = z.infer<typeof stayReason>

const accommodation = z.object({
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
  reason: stayReason.nullable(),
  /** The nearest available stay: the same day with other nights, or the nearest other arrival within three weeks. */
  nearest: z.object({ date: stayDate, nights: z.int(), total: minor }).nullable(),
  displayPrice: displayPrice.nullable(),
  priceLines: z.array(priceLine),
})
export type Accommodation = z.infer<typeof accommodation>

export const siteAccommodationsReply = z.object({
  stay: z.object({ date: stayDate, nights: z.int(), isDefaultDate: z.boolean() }),
  currency,
  exchange: exchange.nullable().describe('Where price lines carry `local`'),
  accommodations: z.array(accommodation),
})
export type SiteAccommodationsReply = z.infer<typeof siteAccommodationsReply>

export const siteCalendarRequest = z.object({
  id: z.coerce.number().int().positive(),
  accommodation: z.coerce.number().int().positive().optional(),
  month: code(/^\d{4}-(0[1-9]|1[0-2])$/),
  ...stayInQuery,
})

export const siteCalendarReply = z.object({
  month: z.string(),
  currency,
  days: z.array(
    z.object({
      date: stayDate,
      state: z.enum(['open', 'booked', 'closed', 'too-short', 'too-early', 'past']),
      lowestTotal: minor.nullable(),
      minNights: z
        .int()
        .describe('The fewest nights of a stay that starts on this day; 0 where no rule governs it'),
      arrivalAllowed: z.boolean().describe('Whether the weekday takes arrivals'),
      reason: stayReason.nullable().describe('Why no stay of these nights starts here; null when one does'),
      otherNights: z
        .object({ nights: z.int(), total: minor })
        .nullable()
        .describe('Too short or too long: the nearest number of nights that can start here, with its total'),
    }),
  ),
})
export type SiteCalendarReply = z.infer<typeof siteCalendarReply>
