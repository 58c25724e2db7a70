import type { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type { OwnExtras, OwnExtrasReply, ownExtrasRequest, OwnExtrasUpdate } from './own-extras.schemas.ts'

export const getOwnExtras = endpoint<z.input<typeof ownExtrasRequest>, OwnExtras>(
  'GET',
  'customer-portal/bookings/{bookingId}/extras',
)
/** 409 `changes-not-allowed` with the `rule`, 409 `price-changed` with the present `difference`, 400 `extras.<index>.<field>`. */
export const putOwnExtras = endpoint<OwnExtrasUpdate, OwnExtrasReply>(
  'PUT',
  'customer-portal/bookings/{bookingId}/extras',
)
