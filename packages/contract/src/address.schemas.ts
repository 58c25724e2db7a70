import { z } from 'zod'
import { addressLimits } from './limits.ts'
import { code, line } from './stored-text.ts'

export const addressRequest = z.object({
  country: code(/^[A-Z]{2}$/),
  postcode: line(addressLimits.postcode.max, addressLimits.postcode.min).describe(
    'In the format of the country',
  ),
  houseNumber: line(addressLimits.houseNumber),
})

/** forms-10: what a postcode and a house number say of an address. Null is what they leave open, or what nobody knows. */
export const foundAddress = z.object({ street: z.string().nullable(), city: z.string().nullable() })
export type FoundAddress = z.infer<typeof foundAddress>
