import { z } from 'zod'
import { titles } from './limits.ts'

/** account-6, the values of the login-type cookie: a full account, or a session for one booking. */
const loginType = z.enum(['email', 'booking_id'])
export type LoginType = z.infer<typeof loginType>

/** The signed-in user (account-13). For a booking session, the booker as stored in the booking. */
export const user = z.object({
  type: loginType,
  /** The one booking that a `booking_id` user may see; null for an account. */
  bookingRef: z.string().nullable(),
  title: z.enum(titles).nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  birthDate: z.iso.date().nullable(),
  phone: z.object({ prefix: z.string(), number: z.string() }).nullable(),
  address: z
    .object({
      street: z.string(),
      number: z.string(),
      addition: z.string(),
      postcode: z.string(),
      city: z.string(),
      country: z.string(),
    })
    .nullable(),
  language: z.string(),
  newsletter: z.boolean(),
  actingAgent: z
    .string()
    .nullable()
    .describe('Name of who acts for the customer in this session; null: nobody'),
})
export type User = z.infer<typeof user>

/** Both calls identify the customer by the bearer token alone. */
export const sessionRequest = z.object({})
export const signOutReply = z.object({})
