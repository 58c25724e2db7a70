import { z } from 'zod'
import { addressLimits, phonePattern, remarksLimit, stayLimits, titles } from './limits.ts'
import { cancellationOutcome, cancellationStep } from './booking-changes.schemas.ts'
import { agreedText, endReason, payBy } from './booking-terms.schemas.ts'
import { stayHours } from './stay-hours.schemas.ts'
import { cartLegal } from './cart-legal.schemas.ts'
import { cartDiscount } from './cart-discount.schemas.ts'
import { voucherOffer, voucherPart } from './cart-voucher.schemas.ts'
import { guestCountries } from './guest-countries.ts'
import { isPostcodeOf } from './postcodes.ts'
import type { Problem } from './problem.schemas.ts'
import {
  accommodationCategory,
  currency,
  exchange,
  idempotencyKey,
  image,
  minor,
  nights,
  persons,
  place,
  priceLine,
  stayDate,
} from './values.schemas.ts'
import { email } from './email.schemas.ts'
import { personName } from './person-name.schemas.ts'
import { code, line, paragraphs } from './stored-text.ts'

/** A cart id is the capability to see and change it: 128 random bits, base64url (checkout-5). */
export const cartId = code(/^[A-Za-z0-9_-]{22}$/)

export const cartCreateRequest = z.object({
  accommodationId: z.int().positive(),
  date: stayDate,
  duration: nights,
  persons,
  /** The total the visitor saw, so that the reply can announce a change. */
  seenTotal: minor.nullable().default(null),
  /** A repeat after a lost reply finds the cart that it created, instead of the unit taken by it. */
  idempotencyKey: idempotencyKey.nullable().default(null),
  /** The visitor's present cart: its unit is released first, and stays held if the new stay is unavailable. */
  replaces: cartId.nullable().default(null),
  /** The unit that the visitor chose on the plan; without it the one that suits best. 409 `unit-taken` when somebody was faster. */
  unit: z.int().positive().max(2_147_483_647).nullable().default(null),
})

/** Alternatives to an unavailable stay. Free at the time of the reply; a new cart checks again. */
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
/** Additional members of the problems `no-longer-available` and `closed`. */
export type StayGone = Problem & { alternatives?: Alternatives }

export const paymentRate = z.object({
  index: z.int().min(0),
  kind: z.enum(['deposit', 'part', 'balance']),
  amount: minor,
  currency,
  dueDate: stayDate,
  open: minor.describe('What is still to pay of it; 0 for a rate that is paid or cancelled'),
  status: z.enum(['pending', 'paid', 'cancelled']),
  paidAt: z.iso.datetime().nullable(),
})
export type PaymentRate = z.infer<typeof paymentRate>

/** A deposit and the balance, three equal parts, or everything at once. */
const paymentPlan = z.enum(['deposit', 'parts', 'full'])
export type PaymentPlan = z.infer<typeof paymentPlan>

/** A payment plan that the dates allow. Its rates add up to the amount owed to the shop, to the minor unit (I6). */
const offeredPlan = z.object({ plan: paymentPlan, rates: z.array(paymentRate) })
export type OfferedPlan = z.infer<typeof offeredPlan>

export const extra = z.object({
  id: z.int(),
  name: z.string(),
  text: z.string(),
  unit: z.enum(['stay', 'night', 'person', 'person-night']),
  price: minor.describe('For one, of the unit, in the market currency'),
  min: z.int(),
  max: z.int(),
  fromAge: z.int().nullable().describe('Only for persons of at least this age'),
  toAge: z.int().nullable().describe('Only for persons of at most this age'),
  payableAt: z.enum(['now', 'on-site']),
  quantity: z.int().describe('Chosen'),
  amount: minor.describe('What the chosen quantity costs for this stay'),
})
export type Extra = z.infer<typeof extra>

export const coverId = code(/^[a-z][a-z-]{0,39}$/)

/** Cancellation cover for the stay: one level or none. */
const cover = z.object({
  id: coverId,
  name: z.string(),
  text: z.string(),
  pays: z.array(z.string()).describe('What it pays, a sentence each'),
  percent: z
    .number()
    .nullable()
    .describe('Of the price of the nights; null for a price per person and night'),
  price: minor.describe('For this stay and party'),
  until: stayDate.describe('The last day on which it can be chosen'),
  chosen: z.boolean(),
})
export type Cover = z.infer<typeof cover>

/** A cart as its visitor sees it (checkout-4). */
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
  unit: z
    .object({ id: z.int(), label: z.string() })
    .nullable()
    .describe('The chosen unit; null where none was chosen'),
  stay: z.object({ dateFrom: stayDate, dateTo: stayDate, nights: z.int() }),
  party: persons,
  currency,
  priceLines: z.array(priceLine),
  total: minor,
  discount: cartDiscount.nullable().describe('Null without a discount code'),
  voucher: voucherOffer.nullable().describe('The gift voucher that the order pays with; null without one'),
  availableExtras: z.array(extra),
  covers: z.array(cover),
  /** The visitor declined a cover. No answer is required: a cart without a cover may leave it open. */
  coverDeclined: z.boolean(),
  /** The payment plans, the default first; of a booked cart the agreed one. Empty when nothing is owed. */
  plans: z.array(offeredPlan),
  exchange: exchange.nullable().describe('Where lines carry `local`'),
  cancellation: z
    .array(cancellationStep)
    .describe('What cancelling costs once the stay is booked for sure, the cheapest first; from today on'),
  legal: cartLegal,
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
  /** The complete new choice; without it the extras stay. */
  extras: z
    .array(z.object({ id: z.int().positive(), quantity: z.int().min(0).max(50) }))
    .max(40)
    .optional(),
  /** The level, or empty for none; without it the cover stays. */
  covers: z.array(coverId).max(1).optional(),
})
export type CartChoice = Omit<z.input<typeof cartUpdateRequest>, 'id'>

const traveller = z.object({
  firstName: personName,
  lastName: personName,
  birthDate: stayDate.nullable().default(null),
})

/** forms-6: a country and a prefix of the lists in the navigation. */
const guestCountry = z.enum(guestCountries.map(([country]) => country))
const phonePrefix = z.enum([...new Set(guestCountries.map(([, prefix]) => prefix))])

/** Whether a postcode fits the country beside it (forms-6). */
export const postcodeFits = ({ country, postcode }: { country: string; postcode: string }): boolean =>
  isPostcodeOf(country, postcode)
export const postcodeMisfit = { path: ['postcode'], message: 'Does not fit the country' }

export const bookerFields = z.object({
  title: z.enum(titles).nullable().default(null),
  firstName: personName,
  lastName: personName,
  /** At least 18 years ago. Optional for now. */
  birthDate: stayDate.nullable().default(null),
  email,
  phonePrefix,
  phoneNumber: code(phonePattern),
  street: line(addressLimits.street),
  houseNumber: line(addressLimits.houseNumber),
  addition: line(addressLimits.addition, 0).default(''),
  postcode: line(addressLimits.postcode.max, addressLimits.postcode.min),
  city: line(addressLimits.city),
  country: guestCountry,
})

/** The person who books (guest checkout; the account is linked later by e-mail). */
export const booker = bookerFields.refine(postcodeFits, postcodeMisfit)
export type Booker = z.infer<typeof booker>

export const cartBookRequest = z.object({
  id: cartId,
  /** Same key, same booking: a repeat returns the first result (F32, F35). */
  idempotencyKey,
  booker,
  travellers: z
    .array(traveller)
    .max(stayLimits.adults + stayLimits.children)
    .default([]),
  /** The total the order button showed; another price is refused with 409 `price-changed`. */
  acceptedTotal: minor.min(0),
  acceptedTerms: z.literal(true),
  remarks: paragraphs(remarksLimit).default(''),
  /** What the page said that the gift voucher pays; another amount is refused with 409 `voucher-changed`. */
  acceptedVoucher: minor.min(0).default(0),
  /** One of the cart's plans; null for its first. Another one is refused with 400 at `paymentPlan`. */
  paymentPlan: paymentPlan.nullable().default(null),
})
export type CartBookRequest = z.input<typeof cartBookRequest>

/** A site's reason for declining; `unanswered` when it did not answer in time. */
export const declineReason = z.enum(['unstated', 'full', 'closed', 'unsuitable', 'unanswered'])

/** What the confirmation page may show to anybody with the cart id: no address, no phone (checkout-5). */
export const bookingConfirmation = z.object({
  bookingRef: z.string().describe('10 characters, Crockford base32'),
  state: z.enum(['requested', 'confirmed', 'cancelled', 'completed']),
  site: cart.shape.site,
  accommodation: cart.shape.accommodation,
  unit: cart.shape.unit,
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
  voucher: voucherPart.nullable(),
  paymentStatus: z.enum(['PAYMENT_OK', 'PARTIALLY_PAID', 'PAID_TOO_MUCH', 'NO_PAYMENT_MADE']),
  paymentRates: z.array(paymentRate),
  cancellationSteps: z
    .array(cancellationStep)
    .describe('What cancelling costs, as agreed with the booking. Empty where nothing is booked for sure'),
  cancellation: cancellationOutcome.nullable().describe('Null for a booking that was not cancelled'),
  /** The site's deadline for a request, after which it is declined. Null for anything but a request. */
  answerBy: z.iso.datetime().nullable(),
  declined: declineReason
    .nullable()
    .describe('Why a request did not become a booking; null for any other end'),
  ended: endReason.nullable().describe('Why a booking ended by itself; null for any other end'),
  payBy: payBy.nullable().describe('What has to be paid next; null where nothing has to be'),
  location: z.object({ lat: z.number(), lng: z.number() }).describe('Of the site, for directions'),
  hours: stayHours.nullable().describe('Null for a site that has not said them'),
  goodToKnow: z.array(z.string()).describe('Rules of the site, and its hours where `hours` has none'),
  exchange: exchange.nullable().describe('Where lines carry `local`; the rate of the booking'),
  agreedTexts: z
    .array(agreedText)
    .describe(
      'What the booker agreed to, as it was worded then. Empty for bookings from before it was stored',
    ),
})
export type BookingConfirmation = z.infer<typeof bookingConfirmation>

export const bookingConfirmationRequest = z.object({ cartId })
