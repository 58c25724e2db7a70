import { z } from 'zod'
import { email } from './email.schemas.ts'
import { code } from './stored-text.ts'
import { slug } from './values.schemas.ts'

/** An address for webhooks as it is typed; whether events may go there is decided when one is sent. */
const webhookUrl = code(/^https?:\/\/[^\s/@]{1,200}(\/[^\s@]{0,250})?$/)

/** What is left out stays; null ends it. */
export const setReceptionRequest = z.object({
  slug,
  email: email.nullable().optional(),
  messages: z.enum(['en-GB', 'de', 'de-CH', 'fr', 'nl', 'nl-BE', 'it']).optional(),
  webhookUrl: webhookUrl.nullable().optional().describe('Gets a new secret every time'),
})
export type SetReception = z.input<typeof setReceptionRequest>

const reception = z.object({
  slug: z.string(),
  site: z.string(),
  email: z.string().nullable(),
  messages: z.string(),
  webhookUrl: z.string().nullable(),
})

export const receptionSet = reception.extend({
  secret: z.string().nullable().describe('Of the new address for webhooks, shown once'),
})
export type ReceptionSet = z.infer<typeof receptionSet>

export const receptionsRequest = z.object({})
export const receptions = z.object({
  receptions: z
    .array(
      reception.extend({
        waiting: z.int().describe('Events that were tried and wait for another attempt'),
        parked: z.int().describe('Events that were given up'),
        lastError: z.string().nullable(),
      }),
    )
    .describe('Those with given-up events first, at most 500'),
})
export type Receptions = z.infer<typeof receptions>

export const retryReceptionRequest = z.object({ slug })
export const receptionRetried = z.object({ events: z.int() })
export type ReceptionRetried = z.infer<typeof receptionRetried>
