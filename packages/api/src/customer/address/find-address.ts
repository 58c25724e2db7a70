import type { addressRequest, FoundAddress } from '@camping/contract/address.schemas.ts'
import { isPostcodeOf } from '@camping/contract/postcodes.ts'
import type { z } from 'zod'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { CustomerContext } from '../customer-context.ts'

/**
 * Street and town of a postcode and a house number. Nothing of it is stored or logged.
 * @throws ProblemError 400 for a postcode of another format, 404 without a service or outside its countries, 503 when it does not answer.
 */
export async function findAddress(
  part: z.output<typeof addressRequest>,
  { addresses, market, log }: CustomerContext,
): Promise<FoundAddress> {
  if (!addresses?.countries.has(part.country)) throw notFound()
  // A call for what cannot be an address would cost money.
  if (!isPostcodeOf(part.country, part.postcode))
    throw new ProblemError({
      type: 'validation',
      status: 400,
      title: 'The postcode is not of its country',
      errors: [{ path: 'postcode', message: 'not a postcode of this country' }],
    })
  try {
    return await addresses.find(part, market.languageTag)
  } catch (error) {
    log.error(error)
    throw new ProblemError({ type: 'unavailable', status: 503, title: 'The address service gives no answer' })
  }
}
