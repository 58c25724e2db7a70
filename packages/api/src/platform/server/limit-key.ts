import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { findSession } from '../session/find-session.ts'
import { bearerToken } from '../session/session-token.ts'
import { network } from '../admission/network.ts'

/**
 * The key under which a limit counts calls: a live session, otherwise the network. An invalid token counts for
 * its network, so that invented ones do not evade the limit.
 * @param findsSession for calls that may be made with a session and without: the token is looked up
 */
export function limitKey(
  db: Kysely<Database>,
  findsSession: boolean,
): (request: FastifyRequest) => Promise<string> {
  return async (request) => {
    const token = findsSession ? bearerToken(request.headers.authorization) : undefined
    const session = request.session ?? (token ? await findSession(db, token) : undefined)
    return session ? `session ${session.tokenHash}` : network(request.ip)
  }
}
