import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { ProblemError } from '../problem-error.ts'
import type { Edition } from './resolve-edition.ts'
import { bearerToken, hashToken } from '../session/session-token.ts'

/** An agent at work at the service desk (decision 296). */
export interface DeskSession {
  readonly tokenHash: string
  readonly agentId: number
  /** Name of the agent. */
  readonly agent: string
  /** Whether the agent may let refunds above a limit go out. */
  readonly releasesRefunds: boolean
}

/**
 * The live session of an Authorization header, for an edition.
 * @throws ProblemError 401 `desk-only` without a live session of the edition's brand, 403 `other-edition` in one for
 * other editions of the brand.
 */
export async function findDeskSession(
  db: Kysely<Database>,
  authorization: string | undefined,
  { brand, siteCode }: Pick<Edition, 'brand' | 'siteCode'>,
): Promise<DeskSession> {
  const token = bearerToken(authorization)
  const row =
    token &&
    (await db
      .selectFrom('desk_sessions as s')
      .innerJoin('agents as a', 'a.id', 's.agent_id')
      .select(['s.token_hash', 's.agent_id', 's.site_codes', 's.releases_refunds', 'a.name'])
      .where('s.token_hash', '=', hashToken(token))
      .where('a.brand', '=', brand)
      .where('s.expires_at', '>', sql<Date>`clock_timestamp()`)
      .executeTakeFirst())
  if (!row)
    throw new ProblemError({
      type: 'desk-only',
      status: 401,
      title: 'A session of the service desk is needed',
      headers: { 'www-authenticate': 'Bearer realm="desk"' },
    })
  if (row.site_codes && !row.site_codes.includes(siteCode))
    throw new ProblemError({
      type: 'other-edition',
      status: 403,
      title: 'This session of the service desk is for other editions',
    })
  return {
    tokenHash: row.token_hash,
    agentId: row.agent_id,
    agent: row.name,
    releasesRefunds: row.releases_refunds,
  }
}
