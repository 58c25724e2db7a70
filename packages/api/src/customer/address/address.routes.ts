import { findAddress } from '@camping/contract/address.endpoints.ts'
import { addressRequest, foundAddress } from '@camping/contract/address.schemas.ts'
import { serve, type CustomerEndpoint } from '../customer-serving.ts'
import { findAddress as find } from './find-address.ts'

/** Each call costs money, and nobody has so many addresses. */
const addressesPerMinute = { max: 20, windowMs: 60_000 }

export const addressRoutes: readonly CustomerEndpoint[] = [
  serve(
    findAddress,
    {
      request: addressRequest,
      reply: foundAddress,
      summary: 'Find street and town of a postcode and a house number',
      rateLimit: addressesPerMinute,
    },
    find,
  ),
]
