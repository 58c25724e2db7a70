import type { z } from 'zod'
import type { draftReply, draftRequest, draftSaved, draftSaveRequest } from './checkout-draft.schemas.ts'
import { endpoint } from './endpoint.ts'

/** What was typed in the checkout of a cart, for the browser it was typed in: the link alone shows nobody's name. */
export const getDraft = endpoint<z.input<typeof draftRequest>, z.infer<typeof draftReply>>(
  'GET',
  'cart/{id}/draft',
)
/** Keeps what was typed until the cart is booked or its hold has been over for an hour. 409 `already-booked`. */
export const saveDraft = endpoint<z.input<typeof draftSaveRequest>, z.infer<typeof draftSaved>>(
  'PUT',
  'cart/{id}/draft',
)
