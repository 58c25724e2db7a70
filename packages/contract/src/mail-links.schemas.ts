import { z } from 'zod'
import { receptionBooking } from './reception-webhook.schemas.ts'
import { operatorReason } from './operator.schemas.ts'
import { code } from './stored-text.ts'

/** The token of a link in a mail. */
const token = code(/^[\w-]{20,100}$/)

export const requestLink = z.object({ token })

/** A request that a campsite may answer, in the words of the edition. Without names: the campsite decides about the stay. */
export const linkedRequest = receptionBooking
  .pick({
    bookingRef: true,
    site: true,
    accommodation: true,
    dateFrom: true,
    dateTo: true,
    nights: true,
    party: true,
    extras: true,
    remarks: true,
  })
  .extend({ answerBy: z.iso.datetime() })
export type LinkedRequest = z.infer<typeof linkedRequest>

export const answerLinkedRequestRequest = z.object({
  token,
  answer: z.enum(['confirm', 'decline']),
  reason: operatorReason.default('unstated'),
})

export const refuseReviewMailsRequest = z.object({ token })
export const reviewMailsRefused = z.object({ status: z.literal('refused') })
export type ReviewMailsRefused = z.infer<typeof reviewMailsRefused>
