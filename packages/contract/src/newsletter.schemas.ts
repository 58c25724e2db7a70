import { z } from 'zod'
import { isEmailAddress, longestEmailAddress } from './email-address.ts'

/** SPEC.md §3 "Newsletter signup": email, reference, optional phone. */
export const newsletterSubscribeRequest = z.object({
  email: z
    .string()
    .trim()
    .max(longestEmailAddress)
    .refine(isEmailAddress, 'Must be an e-mail address')
    .describe('Gets a mail with a link to confirm'),
  reference: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .regex(/^[\w-]+$/)
    .describe('Where the visitor signed up, e.g. footer'),
  /** The footer form sends it empty (SPEC.md §7). */
  phone: z
    .string()
    .trim()
    .max(30)
    .regex(/^$|^\+?[\d ()/.-]{4,}$/)
    .optional(),
})
export type NewsletterSubscribeRequest = z.input<typeof newsletterSubscribeRequest>

/** The same for an address that is new, waiting or on the list already: nobody learns who reads our mails. */
export const newsletterSubscribeReply = z.object({ status: z.literal('check-inbox') })
export type NewsletterSubscribeReply = z.infer<typeof newsletterSubscribeReply>

/** What a link of one of our mails carries. */
export const newsletterTokenRequest = z.object({
  token: z.string().regex(/^[\w-]{20,100}$/),
})
export type NewsletterTokenRequest = z.input<typeof newsletterTokenRequest>

export const newsletterConfirmReply = z.object({ status: z.literal('confirmed') })
export type NewsletterConfirmReply = z.infer<typeof newsletterConfirmReply>

export const newsletterUnsubscribeReply = z.object({ status: z.literal('unsubscribed') })
export type NewsletterUnsubscribeReply = z.infer<typeof newsletterUnsubscribeReply>
