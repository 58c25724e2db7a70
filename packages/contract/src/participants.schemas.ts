import { z } from 'zod'
import { bookingRefInput } from './account.schemas.ts'
import { changeTerms } from './booking-changes.schemas.ts'
import { stayDate } from './values.schemas.ts'

const name = z.string().trim().max(60)
const title = z.enum(['mr', 'mrs', 'mx']).nullable()

/** One of the persons a booking was made for. Names are empty until somebody says who it is. */
export const bookedPerson = z.object({
  role: z.enum(['main', 'adult', 'child']),
  age: z.int().nullable().describe('On arrival, of a child; null for adults'),
  title,
  firstName: name,
  lastName: name,
  birthDate: stayDate.nullable(),
})
export type BookedPerson = z.infer<typeof bookedPerson>

export const participantsRequest = z.object({ bookingId: bookingRefInput })

/** Who travels: a row for each person booked, adults first, the children as they were booked. */
export const participants = z.object({
  persons: z.array(bookedPerson),
  arrival: stayDate.describe('The day on which ages count'),
  terms: changeTerms,
})
export type Participants = z.infer<typeof participants>

/** All rows, in their order. A person without both names is not named yet, and says nothing else. */
export const participantsUpdate = z.object({
  bookingId: bookingRefInput,
  persons: z
    .array(
      z.object({
        title: title.default(null),
        firstName: name,
        lastName: name,
        birthDate: stayDate.nullable().default(null),
      }),
    )
    .min(1)
    .max(32),
})
export type ParticipantsUpdate = z.input<typeof participantsUpdate>
