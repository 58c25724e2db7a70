import { z } from 'zod'
import { cartId } from './booking.schemas.ts'
import { line } from './stored-text.ts'

export const discountRequest = z.object({
  id: cartId,
  /** As typed: case, spaces and dashes do not count. */
  code: line(40),
})
