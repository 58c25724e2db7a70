import { z } from 'zod'
import { minor } from './values.schemas.ts'

/** A text that the booker accepted (booking-15). */
export const agreedText = z.object({
  tag: z.enum(['terms', 'privacy']),
  title: z.string().describe('In the language of the booking'),
  hash: z.string().describe('SHA-256 of its language and words, hexadecimal: names the wording'),
  agreedAt: z.iso.datetime(),
})
export type AgreedText = z.infer<typeof agreedText>

/** What has to be paid next, and what happens otherwise (payment-24). */
export const payBy = z.object({
  index: z.int().describe('Of the rate'),
  open: minor,
  dueAt: z.iso.datetime(),
  endsAt: z.iso
    .datetime()
    .nullable()
    .describe('When the booking ends without it; null: it does not end by itself'),
  words: z.string().describe('The same in words of the edition; empty where the server writes none'),
})

/** Why a booking ended by itself. */
export const endReason = z.enum(['unpaid'])
