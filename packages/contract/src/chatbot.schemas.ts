import { z } from 'zod'
import { bookingConfirmation } from './booking.schemas.ts'
import { currency, minor, stayDate } from './values.schemas.ts'

export const chatbotTokenRequest = z.object({})
export const chatbotToken = z.object({
  token: z.string().describe('For `GET chatbot/bookings` alone, as a bearer token'),
  seconds: z.int().positive().describe('So long it counts'),
})
export type ChatbotToken = z.infer<typeof chatbotToken>

export const chatbotBookingsRequest = z.object({})

/** What a chatbot may know of a booking (security-12): no name, no address, no party. */
const chatbotBooking = bookingConfirmation
  .pick({
    bookingRef: true,
    state: true,
    dateFrom: true,
    dateTo: true,
    nights: true,
    currency: true,
    total: true,
    due: true,
    paymentStatus: true,
  })
  .extend({
    site: z.object({ name: z.string(), slug: z.string() }),
    nextPayment: z
      .object({ amount: minor, currency, dueDate: stayDate })
      .nullable()
      .describe('What is to be paid next'),
  })
export const chatbotBookings = z.object({
  bookings: z
    .array(chatbotBooking)
    .describe('The nearest arrival first, then past stays, then cancelled ones; ten at most'),
})
export type ChatbotBookings = z.infer<typeof chatbotBookings>
