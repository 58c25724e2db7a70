import { z } from 'zod'
import { mostFlexibleDays } from './alert-limits.ts'
import { email } from './email.schemas.ts'
import { searchLimits } from './limits.ts'
import { code } from './stored-text.ts'
import { minor, nights, persons, stayDate } from './values.schemas.ts'

const id = z.int().positive().max(searchLimits.id)

/** alerts-1: where, when, who, and at most how much. */
export const requestAlertRequest = z.object({
  email: email.describe('Gets a mail with a link to confirm'),
  siteId: id,
  accommodationId: id.nullable().default(null).describe('Any accommodation of the site by default'),
  date: stayDate.describe('Of arrival'),
  flexibleDays: z
    .int()
    .min(0)
    .max(mostFlexibleDays)
    .default(0)
    .describe('How many days earlier or later the stay may start'),
  duration: nights,
  persons,
  maxTotal: minor
    .min(1)
    .nullable()
    .default(null)
    .describe('The highest total of the stay, in the market currency'),
})

/** The same for every address and number of alerts: it does not reveal who has some. */
export const alertRequested = z.object({ status: z.literal('check-inbox') })
export type AlertRequested = z.infer<typeof alertRequested>

/** The token of a link in a mail. */
export const alertLink = z.object({ token: code(/^[\w-]{20,100}$/) })

export const alertConfirmed = z.object({ status: z.literal('confirmed') })
export type AlertConfirmed = z.infer<typeof alertConfirmed>

export const alertEnded = z.object({ status: z.literal('ended') })
export type AlertEnded = z.infer<typeof alertEnded>
