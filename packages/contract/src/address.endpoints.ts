import type { z } from 'zod'
import type { addressRequest, FoundAddress } from './address.schemas.ts'
import { endpoint } from './endpoint.ts'

/**
 * Finds street and town. A body and no query string, so that no address of a person stands in an access log. 404 in a shop
 * without the service, 503 when it does not answer.
 */
export const findAddress = endpoint<z.input<typeof addressRequest>, FoundAddress>('POST', 'addresses/find')
