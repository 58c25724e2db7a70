import { z } from 'zod'
import { accommodationCategories } from './limits.ts'
import { currency } from './values.schemas.ts'

/**
 * The catalogue of what is sent to analytics (docs/contracts/events.md is checked against it). Tests, journeys and the
 * sandbox's inbox validate with it; the browser knows its types alone. Names of events and parameters are those of Google
 * Analytics 4 where it has one, and money is a number of the major unit beside its currency.
 */

/** A word of ours: a slug, a key, a word of a table. */
const word = z.string().regex(/^[\p{L}\p{N}_.:-]{1,100}$/u)
/** A place by its slugs, `italy/lake-garda`; typed words are never sent (analytics-10). */
const soughtPlace = z.union([
  z.literal('(words)'),
  z.literal('(all)'),
  z.string().regex(/^[\p{L}\p{N}_-]+(\/[\p{L}\p{N}_-]+){0,3}$/u),
])
/** The name of something we sell: no mail address and no number that reaches somebody. */
const publicName = z
  .string()
  .min(1)
  .max(150)
  .refine((text) => !/@|https?:|\d{7}/.test(text), 'no public name')
const money = z
  .number()
  .min(0)
  .max(10_000_000)
  .refine((amount) => Math.round(amount * 100) / 100 === amount, 'Two decimals at most')
const count = z.int().min(0).max(100_000)
const bookingRef = z
  .string()
  .regex(/^[0-9A-HJKMNP-TV-Z]{10}$/)
  .describe('booking reference')

const item = z.strictObject({
  item_id: z
    .string()
    .regex(/^\d{1,10}$/)
    .describe('the campsite’s number'),
  item_name: publicName.optional(),
  item_category: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional()
    .describe('country code'),
  item_category2: word.optional().describe('area'),
  item_category3: word.optional().describe('kind of holiday'),
  item_variant: z.enum(accommodationCategories).optional(),
  price: money.optional(),
  quantity: z.literal(1),
  index: count.optional().describe('position in the whole list, from 0'),
})

/** From `analyticsData.season` of the navigation reply. */
const season = {
  season_type: word,
  season_year: z.int().min(2000).max(2200),
  next_season_year: z.int().min(2000).max(2200),
}
const stay = {
  check_in_date: z.iso.date().optional(),
  nights: z.int().min(1).max(60).optional(),
  adults: count.optional(),
  children: count.optional(),
}
const list = { item_list_id: word, item_list_name: soughtPlace }
const priced = { currency, value: money, items: z.array(item).min(1).max(50) }

/** An address for third parties: origin, path and marks of a campaign. */
const address = z.union([
  z.literal(''),
  z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .refine(
      (text) =>
        [...new URL(text).searchParams.keys()].every((key) =>
          /^(utm_\w+|gclid|gbraid|wbraid|dclid)$/.test(key),
        ),
      'a query beside the marks of a campaign',
    )
    .refine(
      (text) => !/@|\/(?=[^/]*[A-Z])[\w-]{22}(?=[/?]|$)|#/.test(text.replace(/^https?:\/\/[^/]*/, '')),
      'a secret',
    ),
])

/** An event: when it is sent, and its parameters. */
interface EventRow {
  readonly when: string
  readonly details: z.ZodObject
}

export const analyticsEvents = {
  page_view: {
    when: 'a page was shown, not for a change of its query, nor for an error',
    details: z.strictObject({
      page_type: z
        .enum(['Country', 'Region', 'Campsite', 'Checkout', 'Funnel', 'customer_portal'])
        .optional()
        .describe('the route’s `analytics`'),
      page_section: z
        .enum(['my_bookings', 'personal_details', 'favorites', 'home'])
        .optional()
        .describe('in the portal'),
      booking_id: bookingRef.optional(),
      page_location: address,
      page_referrer: address,
      page_title: z.string().max(300),
    }),
  },
  search: {
    when: 'results of a new search were shown: another place, stay or party',
    details: z.strictObject({ search_term: soughtPlace, results: count.optional(), ...stay, ...season }),
  },
  view_item_list: {
    when: 'a page of a list of campsites was shown',
    details: z.strictObject({ ...list, currency, items: z.array(item).min(1).max(50), ...season }),
  },
  no_results: {
    when: 'a search found nothing',
    details: z.strictObject({ search_term: soughtPlace, ...stay, ...season }),
  },
  select_item: {
    when: 'a campsite of a list was opened',
    details: z.strictObject({ ...list, currency, items: z.array(item).length(1) }),
  },
  view_item: {
    when: 'a campsite’s page was shown; its price is the lowest of the stay',
    details: z.strictObject({
      currency: currency.optional(),
      value: money.optional(),
      items: z.array(item).length(1),
      ...season,
    }),
  },
  filter: {
    when: 'a filter of a list was set or taken back',
    details: z.strictObject({
      filter_name: z.enum([
        'funnels',
        'countries',
        'areas',
        'facilities',
        'accommodations',
        'bedrooms',
        'price',
        'rating',
      ]),
      filter_value: word,
      filter_action: z.enum(['set', 'removed']),
      results: count,
    }),
  },
  sort: {
    when: 'a list was put into another order',
    details: z.strictObject({ sort_by: word, ...list }),
  },
  map: {
    when: 'the map of a list was shown, or a part of it searched',
    details: z.strictObject({ map_action: z.enum(['opened', 'area']), ...list }),
  },
  favourite: {
    when: 'a campsite was saved, or dropped',
    details: z.strictObject({
      favourite_action: z.enum(['saved', 'dropped']),
      items: z.array(item).length(1),
    }),
  },
  share: {
    when: 'a campsite’s address was shared',
    details: z.strictObject({
      method: z.enum(['device', 'clipboard']),
      content_type: z.literal('campsite'),
      item_id: word.describe('the campsite’s slug'),
    }),
  },
  begin_checkout: {
    when: 'an accommodation was put into a cart, once a cart',
    details: z.strictObject({ ...priced, ...stay, ...season }),
  },
  checkout_step: {
    when: 'a step of the checkout was shown',
    details: z.strictObject({
      checkout_step: z.int().min(1).max(9),
      checkout_step_name: z.enum(['extras', 'travellers', 'payment', 'check']),
    }),
  },
  add_payment_info: {
    when: 'an order with its plan of payments was accepted; a payment with its provider was opened',
    details: z.strictObject({
      currency,
      value: money,
      payment_type: z.enum(['deposit', 'parts', 'full', 'bambora', 'saferpay', 'gift_voucher']),
      items: priced.items.optional(),
      booking_id: bookingRef.optional(),
    }),
  },
  purchase: {
    when: 'the confirmation of a booking or request is shown, by that page, once per cart on all devices (decision 127)',
    details: z.strictObject({
      transaction_id: bookingRef,
      ...priced,
      coupon: z
        .string()
        .regex(/^[A-Z0-9]{4,20}$/)
        .optional()
        .describe('the discount code'),
      booking_state: z.enum(['confirmed', 'requested']),
      ...season,
    }),
  },
  customer_portal_payment_start: {
    when: 'a visitor started a payment, once a start, before its provider answers and with any provider',
    details: z.strictObject({ booking_id: bookingRef }),
  },
  booking_change: {
    when: 'a customer changed a booking',
    details: z.strictObject({ booking_id: bookingRef, change: z.enum(['extras', 'participants', 'stay']) }),
  },
  booking_cancel: {
    when: 'a customer cancelled a booking; its value is what cancelling costs',
    details: z.strictObject({ booking_id: bookingRef, currency, value: money }),
  },
  refund: {
    when: 'with a cancellation that gives money back',
    details: z.strictObject({ transaction_id: bookingRef, currency, value: money }),
  },
  newsletter_signup: {
    when: 'a sign-up was accepted (before its confirmation)',
    details: z.strictObject({ reference: word.describe('where the form stands') }),
  },
  error_shown: {
    when: 'a visitor was shown that something went wrong',
    details: z.strictObject({
      error_type: z.enum(['page', 'toast', 'order']),
      error_code: word.describe('status, message key or kind of problem'),
    }),
  },
} as const satisfies Record<string, EventRow>

type AnalyticsEventName = keyof typeof analyticsEvents

/** An event as the browser hands it over: its name among its parameters. */
export type AnalyticsEvent = {
  [Name in AnalyticsEventName]: { event: Name } & z.input<(typeof analyticsEvents)[Name]['details']>
}[AnalyticsEventName]

export type AnalyticsItem = z.input<typeof item>
export type AnalyticsSeason = z.input<z.ZodObject<typeof season>>

/** What is wrong with an event by the catalogue, a sentence each; nothing for a sound one. */
export function eventFaults({
  event,
  ...details
}: {
  readonly event: string
  readonly [name: string]: unknown
}) {
  if (!Object.hasOwn(analyticsEvents, event)) return [`'${event}' is no event of the catalogue`]
  const read = analyticsEvents[event as AnalyticsEventName].details.safeParse(details)
  return read.success
    ? []
    : read.error.issues.map(({ path, message }) => `${[event, ...path].join('.')}: ${message}`)
}
