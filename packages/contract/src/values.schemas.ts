import { z } from 'zod'
import { accommodationCategories, searchLimits, stayLimits } from './limits.ts'
import { code } from './stored-text.ts'

/** A stay date: plain calendar date, no time, no zone. */
export const stayDate = z.iso.date().describe('Calendar date YYYY-MM-DD')

/** Integer minor units of a currency. */
export const minor = z
  .int()
  .min(-1_000_000_000)
  .max(1_000_000_000)
  .describe('Minor units (cents, pence, Rappen)')

export const currency = z.enum(['EUR', 'GBP', 'CHF'])

export const slug = code(new RegExp(`^[\\p{L}\\p{N}-]{1,${searchLimits.slug}}$`, 'u'))

/** A client's name for one intended effect: the key has it once, however often the request is repeated. */
export const idempotencyKey = code(/^[A-Za-z0-9_-]{16,64}$/)

/** Nights of a stay; 7 by default (search-2). */
export const nights = z.int().min(1).max(stayLimits.nights)

/** search-2: persons {adults (default 2), children (list of objects with an age)}. */
export const persons = z.object({
  adults: z.int().min(1).max(stayLimits.adults).default(2),
  children: z
    .array(z.object({ age: z.int().min(0).max(stayLimits.childAge) }))
    .max(stayLimits.children)
    .default([]),
})
export type Persons = z.infer<typeof persons>

const childAge = z.coerce.number().int().min(0).max(stayLimits.childAge)
/** Nights and party, in the query string of a call that only reads. */
export const stayInQuery = {
  duration: z.coerce.number().int().min(1).max(stayLimits.nights).default(7),
  adults: z.coerce.number().int().min(1).max(stayLimits.adults).default(2),
  children: z
    .union([childAge, z.array(childAge).max(stayLimits.children)])
    .optional()
    .describe('Ages, repeated'),
}

export const image = z.object({
  id: z.string().describe('Name for the image service: /images/{id}?w=&h=&f=&q='),
  alt: z.string(),
  placeholder: z
    .string()
    .regex(/^([0-9a-f]{3}){2,4}$/)
    .optional()
    .describe('Colours from top to bottom until the picture arrives, three hex digits each'),
})
export type Image = z.infer<typeof image>

/** A place in a destination path, in the words of the requesting edition. */
export const place = z.object({ slug: z.string(), name: z.string() })

/** The exchange rate of amounts charged in another currency. Stated wherever such an amount is shown. */
export const exchange = z.object({
  from: currency.describe('What is charged at the site'),
  to: currency.describe('What the edition shows'),
  ppm: z.int().positive().describe('Minor units of `to` per million minor units of `from`: 860000 is 0.86'),
  date: stayDate.describe('The day of the rate'),
})
export type Exchange = z.infer<typeof exchange>

/** price-5. Amounts are signed: a discount is negative. */
export const priceLine = z.object({
  kind: z.enum([
    'stay',
    'discount',
    'unit',
    'booking-fee',
    'guarantee-fund',
    'tourist-tax',
    'extra',
    'cover',
    'on-site',
  ]),
  /** Distinguishes lines of one kind, e.g. `cleaning`. */
  key: z.string(),
  /** Name from the catalogue, where the kind alone is not enough; otherwise message keys are used. */
  label: z.string().optional(),
  quantity: z.int(),
  unit: z.enum(['stay', 'night', 'person', 'person-night', 'booking']),
  amount: minor,
  currency,
  payableAt: z.enum(['now', 'later', 'on-site']),
  mandatory: z.boolean(),
  counted: z
    .object({ persons: z.int(), nights: z.int(), fromAge: z.int().optional() })
    .optional()
    .describe('Whom and which nights a line per person and night counts: quantity is persons × nights'),
  local: z
    .object({ amount: minor, currency })
    .optional()
    .describe('What is really charged at the site, where that is another currency; `amount` is converted'),
  priorAmount: minor
    .optional()
    .describe('The same nights at their lowest price of the last 30 days, where the stay costs less now'),
})
export type PriceLine = z.infer<typeof priceLine>

/**
 * price-2, displayPrice {discount, sellPrice}: the total of the stay with every mandatory cost. `discount`
 * exists only with a 30-day prior price for the same stay (price-4).
 */
export const displayPrice = z.object({
  sellPrice: minor,
  currency,
  discount: z.object({ percent: z.int().min(1).max(99), priorPrice: minor }).nullable(),
})
export type DisplayPrice = z.infer<typeof displayPrice>

export const availabilityStatus = z.enum([
  'available',
  'few',
  'on-request',
  'unavailable-for-dates',
  'closed',
])

export const accommodationCategory = z.enum(accommodationCategories)
