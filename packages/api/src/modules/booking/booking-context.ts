import type { ApiContext } from '../../server/api-context.ts'

/** What the booking functions need to know of the asking edition. */
export type BookingContext = Pick<
  ApiContext,
  | 'db'
  | 'brand'
  | 'siteCode'
  | 'market'
  | 'messages'
  | 'currency'
  | 'today'
  // Only to look for alternatives: what is sold comes from the tables.
  | 'world'
  | 'pricing'
  | 'log'
>
