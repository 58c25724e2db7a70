import type {
  DeskSession,
  deskSessionRequest,
  EndedDeskSessions,
  endDeskSessionsRequest,
} from '@camping/contract/desk.schemas.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { invalid, notFound } from '../../platform/problem-error.ts'
import type { RootContext } from '../../platform/server/request-context.ts'
import { hashToken, newSessionToken } from '../../platform/session/session-token.ts'
import { agentNamed } from './agent-session.ts'

/** A working day. */
const deskHours = 8

/**
 * Opens a session of the service desk for an agent (decision 296).
 * @throws ProblemError 400 for a site code that the brand does not have, 404 for an unknown brand.
 */
export async function openDeskSession(
  { brand, agent, sites, releasesRefunds }: z.output<typeof deskSessionRequest>,
  { db, brands }: RootContext,
): Promise<DeskSession> {
  const access = brands.get(brand)
  if (!access) throw notFound()
  if (!sites.every((site) => access.sites.some((one) => one === site)))
    throw invalid('sites', 'Must be site codes of the brand')
  const token = newSessionToken()
  return await db.transaction().execute(async (transaction) => {
    const { expires_at: expiresAt } = await transaction
      .insertInto('desk_sessions')
      .values({
        token_hash: hashToken(token),
        agent_id: await agentNamed(transaction, { brand, agent }),
        site_codes: sites.length > 0 ? sites : null,
        releases_refunds: releasesRefunds,
        expires_at: sql<string>`clock_timestamp() + make_interval(hours => ${deskHours})`,
      })
      .returning('expires_at')
      .executeTakeFirstOrThrow()
    return { token, expiresAt: expiresAt.toISOString() }
  })
}

/** Ends the sessions that an agent has at the service desk. */
export async function endDeskSessions(
  { brand, agent }: z.output<typeof endDeskSessionsRequest>,
  { db }: RootContext,
): Promise<EndedDeskSessions> {
  const { numDeletedRows } = await db
    .deleteFrom('desk_sessions')
    .using('agents')
    .whereRef('agents.id', '=', 'desk_sessions.agent_id')
    .where('agents.brand', '=', brand)
    .where('agents.name', '=', agent)
    .executeTakeFirst()
  return { ended: Number(numDeletedRows) }
}
