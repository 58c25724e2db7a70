import { z } from 'zod'

/** GAPS.md "User type", the values of the login-type cookie: a full account, or the way into one booking. */
export const loginType = z.enum(['email', 'booking_id'])
export type LoginType = z.infer<typeof loginType>

/** GAPS.md "User". Of a booking sign-in it is the booker as the booking has them. */
export const user = z.object({
  type: loginType,
  /** The one booking that a `booking_id` user may see; null for an account. */
  bookingRef: z.string().nullable(),
  title: z.enum(['mr', 'mrs', 'mx']).nullable(),
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

/** Both calls name the customer by their bearer token alone. */
export const sessionRequest = z.object({})
export const signOutReply = z.object({})
