import { z } from 'zod'
import { nameLimit, stayLimits, titles } from './limits.ts'
import { bookingRefInput } from './account.schemas.ts'
import { changeTerms } from './booking-changes.schemas.ts'
import { stayDate } from './values.schemas.ts'
import { personNameOrNone } from './person-name.schemas.ts'
import { line } from './stored-text.ts'

const title = z.enum(titles).nullable()

/** One of the persons of a booking. Names are empty until the customer enters them. */
const bookedPerson = z.object({
  role: z.enum(['main', 'adult', 'child']),
  age: z.int().nullable().describe('On arrival, of a child; null for adults'),
  title,
  firstName: line(nameLimit, 0),
  lastName: line(nameLimit, 0),
  birthDate: stayDate.nullable(),
})
export type BookedPerson = z.infer<typeof bookedPerson>

export const participantsRequest = z.object({ bookingId: bookingRefInput })

/** The participants: one row per booked person, adults first, the children in the order of the booking. */
export const participants = z.object({
  persons: z.array(bookedPerson),
  arrival: stayDate.describe('The day on which ages count'),
  terms: changeTerms,
})
export type Participants = z.infer<typeof participants>

/** All rows, in their order. A person without both names is unnamed and has no other values. */
export const participantsUpdate = z.object({
  bookingId: bookingRefInput,
  persons: z
    .array(
      z.object({
        title: title.default(null),
        firstName: personNameOrNone,
        lastName: personNameOrNone,
        birthDate: stayDate.nullable().default(null),
      }),
    )
    .min(1)
    .max(stayLimits.adults + stayLimits.children),
})
export type ParticipantsUpdate = z.input<typeof participantsUpdate>
