import { z } from 'zod'
import { cartId } from './booking.schemas.ts'

/** The header that names whose draft it is. The host writes it, out of a cookie that scripts cannot read. */
export const draftKeyHeader = 'x-draft-key'

/** A field as somebody left it: it need not be valid, only of bearable length. */
const typed = (max: number) => z.string().max(max).optional()

const birthDate = z.object({ day: typed(10), month: typed(10), year: typed(10) }).optional()

/** Everything the checkout has asked so far, as typed. The agreement to the terms is given anew each time. */
export const checkoutDraft = z.object({
  booker: z
    .object({
      title: typed(10),
      firstName: typed(120),
      lastName: typed(120),
      email: typed(300),
      phonePrefix: typed(10),
      phoneNumber: typed(40),
      street: typed(200),
      houseNumber: typed(40),
      addition: typed(80),
      postcode: typed(40),
      city: typed(160),
      country: typed(10),
      birthDate,
    })
    .optional(),
  travellers: z
    .array(z.object({ firstName: typed(120), lastName: typed(120), birthDate }).nullable())
    .max(32)
    .optional(),
  withBirthDates: z.boolean().optional(),
  plan: typed(20),
  remarks: typed(2000),
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
