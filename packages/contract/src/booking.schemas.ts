import { z } from 'zod'
import type { Problem } from './problem.schemas.ts'
import {
  accommodationCategory,
  currency,
  image,
  minor,
  nights,
  persons,
  place,
  priceLine,
  stayDate,
} from './values.schemas.ts'

/** A cart id is the capability to see and change it: 128 random bits, base64url (RELIABILITY.md 3d). */
export const cartId = z.string().regex(/^[A-Za-z0-9_-]{22}$/)

/** A client's name for one intended effect: the same key has it once, however often the request is repeated. */
const idempotencyKey = z
  .string()
  .min(16)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/)

export const cartCreateRequest = z.object({
  accommodationId: z.int().positive(),
  date: stayDate,
  duration: nights,
  persons,
  /** The total the visitor saw, so that a change can be announced. */
  seenTotal: minor.nullable().default(null),
  /** A repeat after a lost answer finds the cart it made instead of the unit taken by it. */
  idempotencyKey: idempotencyKey.nullable().default(null),
  /** The visitor's cart so far: its unit is given back first, and kept when the new stay cannot be had. */
  replaces: cartId.nullable().default(null),
})

/** What else could be booked where a stay is gone. Free when it was asked for; a cart asks again. */
export const alternatives = z.object({
  accommodations: z
    .array(
      z.object({
        id: z.int(),
        name: z.string(),
        category: accommodationCategory,
        total: minor,
        currency,
      }),
    )
    .describe('Of the same site, for the same dates and party, the lowest total first'),
  dates: z
    .array(z.object({ date: stayDate, nights, total: minor, currency }))
    .describe('Other arrivals in the same accommodation, within seven days, the nearest first'),
})
export type Alternatives = z.infer<typeof alternatives>
/** What the problems `no-longer-available` and `closed` say besides. */
export type StayGone = Problem & { alternatives?: Alternatives }

export const paymentRate = z.object({
  index: z.int().min(0),
  kind: z.enum(['deposit', 'balance']),
  amount: minor,
  currency,
  dueDate: stayDate,
  status: z.enum(['pending', 'paid', 'cancelled']),
  paidAt: z.iso.datetime().nullable(),
})
export type PaymentRate = z.infer<typeof paymentRate>

export const extra = z.object({
  id: z.int(),
  name: z.string(),
  text: z.string(),
  unit: z.enum(['stay', 'night', 'person', 'person-night']),
  price: minor.describe('For one, of the unit, in the market currency'),
  min: z.int(),
  max: z.int(),
  payableAt: z.enum(['now', 'on-site']),
  quantity: z.int().describe('Chosen'),
})

/** GAPS.md "Cart". */
export const cart = z.object({
  id: cartId,
  state: z.enum(['open', 'expired', 'booked']),
  expiresAt: z.iso.datetime(),
  serverTime: z.iso.datetime().describe('The timer counts from this, so a wrong phone clock does no harm'),
  extendable: z.boolean(),
  site: z.object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    funnel: place,
    country: place.extend({ code: z.string() }),
    area: place,
    image,
    bookingMode: z.enum(['instant', 'on-request']),
  }),
  accommodation: z.object({
    id: z.int(),
    name: z.string(),
    category: accommodationCategory,
    bedrooms: z.int(),
    maxPersons: z.int(),
    image,
  }),
  stay: z.object({ dateFrom: stayDate, dateTo: stayDate, nights: z.int() }),
  party: persons,
  currency,
  priceLines: z.array(priceLine),
  total: minor,
  availableExtras: z.array(extra),
  covers: z.array(z.object({ id: z.string(), name: z.string(), text: z.string(), price: minor })),
  rates: z.array(paymentRate),
  legal: z.object({
    button: z.string().describe('Message key of the order button'),
    notices: z.array(z.string()).describe('Message keys'),
  }),
  /** The total before it changed since the visitor last saw it; null when unchanged. */
  priceChangedFrom: minor.nullable(),
})
export type Cart = z.infer<typeof cart>

export const cartRequest = z.object({ id: cartId })

export const cartReleased = z.object({
  released: z.boolean().describe('False when the hold had ended before'),
})
export type CartReleased = z.infer<typeof cartReleased>

export const cartUpdateRequest = z.object({
  id: cartId,
  extras: z.array(z.object({ id: z.int().positive(), quantity: z.int().min(0).max(50) })).max(40),
})

const name = z.string().trim().min(1).max(60)

export const traveller = z.object({
  firstName: name,
  lastName: name,
  birthDate: stayDate.nullable().default(null),
})

/** The person who books (guest checkout; the account is linked later by e-mail). */
export const booker = z.object({
  title: z.enum(['mr', 'mrs', 'mx']).nullable().default(null),
  firstName: name,
  lastName: name,
  email: z.email().trim().max(254),
  phonePrefix: z.string().regex(/^\+\d{1,4}$/),
  phoneNumber: z.string().regex(/^\d{4,15}$/),
  street: z.string().trim().min(1).max(100),
  houseNumber: z.string().trim().min(1).max(20),
  addition: z.string().trim().max(40).default(''),
  postcode: z.string().trim().min(2).max(12),
  city: z.string().trim().min(1).max(80),
  country: z.string().regex(/^[A-Z]{2}$/),
})
export type Booker = z.infer<typeof booker>

export const cartBookRequest = z.object({
  id: cartId,
  /** Same key, same booking: a repeat answers the first result (RELIABILITY.md F32, F35). */
  idempotencyKey,
  booker,
  travellers: z.array(traveller).max(32).default([]),
  /** The total the order button showed; another price is refused with 409 `price-changed`. */
  acceptedTotal: minor,
  acceptedTerms: z.literal(true),
  remarks: z.string().trim().max(1000).default(''),
  paymentPlan: z.enum(['deposit', 'full']).default('deposit'),
})
export type CartBookRequest = z.input<typeof cartBookRequest>

/** What the confirmation page may show to whoever holds the cart id: no address, no phone (RELIABILITY.md 3d). */
export const bookingConfirmation = z.object({
  bookingRef: z.string().describe('10 characters, Crockford base32'),
  state: z.enum(['requested', 'confirmed', 'cancelled', 'completed']),
  site: cart.shape.site,
  accommodation: cart.shape.accommodation,
  dateFrom: stayDate,
  dateTo: stayDate,
  nights: z.int(),
  party: persons,
  firstName: z.string(),
  emailHint: z.string().describe('Masked address: a…@example.org'),
  currency,
  priceLines: z.array(priceLine),
  total: minor,
  paid: minor,
  due: minor,
  paymentStatus: z.enum(['PAYMENT_OK', 'PARTIALLY_PAID', 'PAID_TOO_MUCH', 'NO_PAYMENT_MADE']),
  paymentRates: z.array(paymentRate),
})
export type BookingConfirmation = z.infer<typeof bookingConfirmation>

export const bookingConfirmationRequest = z.object({ cartId })
