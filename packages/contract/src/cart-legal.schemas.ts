import { z } from 'zod'

/** Wordings of the order button, by message key (checkout-7). */
const orderButtons = ['checkout.legal.order', 'checkout.legal.order-request'] as const
/** Notices that the law requires at the order button, by message key. */
const legalNotices = [
  'checkout.legal.no-withdrawal',
  'checkout.legal.on-request',
  'checkout.legal.on-site',
  'checkout.legal.on-site-foreign-currency',
  'checkout.legal.guarantee-fund',
] as const

/** What the law requires at the order button; each message set has its own words. */
export const cartLegal = z.object({
  button: z.enum(orderButtons).describe('Message key of the order button'),
  notices: z.array(z.enum(legalNotices)).describe('Message keys'),
})
