import type { z } from 'zod'
import type { draftReply, draftRequest, draftSaved, draftSaveRequest } from './checkout-draft.schemas.ts'
import { endpoint } from './endpoint.ts'

/** The draft of a cart's checkout, for the browser that wrote it: the link alone shows no names. */
export const getDraft = endpoint<z.input<typeof draftRequest>, z.infer<typeof draftReply>>(
  'GET',
  'cart/{id}/draft',
)
/** Saves the draft until the cart is booked or its hold has been over for an hour. 409 `already-booked`. */
export const saveDraft = endpoint<z.input<typeof draftSaveRequest>, z.infer<typeof draftSaved>>(
  'PUT',
  'cart/{id}/draft',
)
