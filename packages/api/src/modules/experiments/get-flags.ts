import { randomBytes } from 'node:crypto'
import type { ExperimentFlagsReply, experimentFlagsRequest } from '@camping/contract/experiments.schemas.ts'
import type { z } from 'zod'
import type { RootContext } from '../../server/api-context.ts'
import { checkEdition } from './check-edition.ts'
import { visitorFlags } from './visitor-flags.ts'

/**
 * Which values a visitor gets. With consent it makes an id for who has none yet; without it nobody gets one, and an id
 * that is sent all the same is not looked at. Nothing is written down here.
 * @throws ProblemError 400 for an edition that is not served.
 */
export async function getFlags(
  request: z.output<typeof experimentFlagsRequest>,
  context: RootContext,
): Promise<ExperimentFlagsReply> {
  checkEdition(request, context)
  const uniqueVisitorId =
    request.hasConsented === 'true' ? (request.visitorId ?? randomBytes(16).toString('base64url')) : null
  return { flags: await visitorFlags(context.db, uniqueVisitorId ?? undefined), uniqueVisitorId }
}
