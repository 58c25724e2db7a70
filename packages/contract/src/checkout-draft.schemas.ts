import { z } from 'zod'
import { stayLimits } from './limits.ts'
import { cartId } from './booking.schemas.ts'
import { typed } from './stored-text.ts'

/** The header that identifies the draft's owner. The host sets it from a cookie that scripts cannot read. */
export const draftKeyHeader = 'x-draft-key'

/** A field as typed: it need not be valid, only limited in length. */
const left = (max: number) => typed(max).optional()

const birthDate = z.object({ day: left(10), month: left(10), year: left(10) }).optional()

/** Every field of the checkout so far, as typed. The agreement to the terms is given again each time. */
export const checkoutDraft = z.object({
  booker: z
    .object({
      title: left(10),
      firstName: left(120),
      lastName: left(120),
      email: left(300),
      phonePrefix: left(10),
      phoneNumber: left(40),
      street: left(200),
      houseNumber: left(40),
      addition: left(80),
      postcode: left(40),
      city: left(160),
      country: left(10),
      birthDate,
    })
    .optional(),
  travellers: z
    .array(z.object({ firstName: left(120), lastName: left(120), birthDate }).nullable())
    .max(stayLimits.adults + stayLimits.children)
    .optional(),
  withBirthDates: z.boolean().optional(),
  forSomebodyElse: z
    .boolean()
    .optional()
    .describe('The signed-in customer is not the booker, and is not filled in'),
  plan: left(20),
  remarks: left(2000),
  save: left(20).describe('Which save of this browser it is'),
})
export type CheckoutDraft = z.infer<typeof checkoutDraft>

export const draftRequest = z.object({ id: cartId })

export const draftReply = z.object({
  draft: checkoutDraft
    .nullable()
    .describe('null where nothing was typed, and for everybody but who typed it'),
})

export const draftSaveRequest = z.object({ id: cartId, draft: checkoutDraft })

export const draftSaved = z.object({ saved: z.literal(true) })
