import { randomBytes } from 'node:crypto'
import type { ExperimentFlagsReply, experimentFlagsRequest } from '@camping/contract/experiments.schemas.ts'
import type { z } from 'zod'
import type { RootContext } from '../../platform/server/request-context.ts'
import { checkEdition } from './check-edition.ts'
import { visitorFlags } from './visitor-flags.ts'

/**
 * The values that a visitor gets. With consent it creates an id for a visitor without one; without consent it
 * creates none and ignores one that was sent. It records nothing.
 * @throws ProblemError 400 for an edition that is not served.
 */
export async function getFlags(
  request: z.output<typeof experimentFlagsRequest>,
  context: RootContext,
): Promise<ExperimentFlagsReply> {
  checkEdition(request, context)
  const uniqueVisitorId =
    request.hasConsented === 'true' ? (request.visitorId ?? randomBytes(16).toString('base64url')) : null
  const today = context.now().toISOString().slice(0, 10)
  const flags = await visitorFlags(context.db, { visitorId: uniqueVisitorId ?? undefined, today })
  return { flags, uniqueVisitorId }
}
