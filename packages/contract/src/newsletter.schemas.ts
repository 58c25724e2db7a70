import { z } from 'zod'
import { email } from './email.schemas.ts'
import { code, line } from './stored-text.ts'

/** newsletter-1: email, reference, optional phone. */
export const newsletterSubscribeRequest = z.object({
  email: email.describe('Gets a mail with a link to confirm'),
  reference: line(60)
    .regex(/^[\w-]+$/)
    .describe('Where the visitor signed up, e.g. footer'),
  /** Empty from the footer form (newsletter-1). */
  phone: line(30, 0)
    .regex(/^$|^\+?[\d ()/.-]{4,}$/)
    .optional(),
})
export type NewsletterSubscribeRequest = z.input<typeof newsletterSubscribeRequest>

/** The same for a new, waiting or subscribed address: it does not reveal who reads our mails. */
export const newsletterSubscribeReply = z.object({ status: z.literal('check-inbox') })
export type NewsletterSubscribeReply = z.infer<typeof newsletterSubscribeReply>

/** The token of a link in a mail. */
export const newsletterTokenRequest = z.object({
  token: code(/^[\w-]{20,100}$/),
})
export type NewsletterTokenRequest = z.input<typeof newsletterTokenRequest>

export const newsletterConfirmReply = z.object({ status: z.literal('confirmed') })
export type NewsletterConfirmReply = z.infer<typeof newsletterConfirmReply>

export const newsletterUnsubscribeReply = z.object({ status: z.literal('unsubscribed') })
export type NewsletterUnsubscribeReply = z.infer<typeof newsletterUnsubscribeReply>
