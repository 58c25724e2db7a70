import { priceLine } from '@camping/contract/values.schemas.ts'
import { z } from 'zod'

/** A change at its agreed prices, with everything that is written for it: what a held change stores until it is paid. */
export const plannedChange = z.object({
  accommodationId: z.int(),
  dateFrom: z.string(),
  /** The chosen unit stays. Changes that were planned before units could be chosen have none. */
  isUnitKept: z.boolean().default(false),
  nights: z.int(),
  adults: z.int(),
  childAges: z.array(z.int()),
  /** Rows of persons, as a name in a row changes no price. */
  moves: z.object({ leaving: z.array(z.int()), adults: z.int(), childAges: z.array(z.int()) }),
  extras: z.array(z.object({ id: z.int(), quantity: z.int() })),
  lines: z.array(z.object({ line: priceLine, extraId: z.int().nullable() })),
  total: z.int(),
  payable: z.int(),
  exchange: z.object({ ppm: z.int(), date: z.string() }).nullable(),
  /** The least that cancelling costs afterwards (decision 248). */
  leastCost: z.int(),
  /** The day on which it was agreed. */
  today: z.string(),
})
export type PlannedChange = z.infer<typeof plannedChange>
