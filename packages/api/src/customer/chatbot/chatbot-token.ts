import type { ChatbotToken } from '@camping/contract/chatbot.schemas.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { sessionOf, type Session } from '../../platform/session/find-session.ts'
import { refuseAgent } from '../../platform/session/refuse-agent.ts'
import { hashToken, newSessionToken } from '../../platform/session/session-token.ts'
import { signedOut } from '../../platform/session/signed-out.ts'
import type { SignedInContext } from '../customer-context.ts'

/** Seconds that a token counts: one conversation asks for several. */
const chatbotTokenSeconds = 5 * 60
/** Reads of one token, whoever has it. */
export const chatbotTokenReads = 20

/**
 * A token for the chatbot of the session's customer, of which only a hash is stored (portal-8).
 * @throws ProblemError 403 `agent-not-allowed` in a session of an agent; 401 when the session ends meanwhile.
 */
export async function createChatbotToken({
  db,
  session,
}: Pick<SignedInContext, 'db' | 'session'>): Promise<ChatbotToken> {
  refuseAgent(session)
  const token = newSessionToken()
  // Selected from the session, so that none is made for one that a parallel call ends.
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('chatbot_tokens')
    .columns(['token_hash', 'session_hash', 'reads_left', 'expires_at'])
    .expression((eb) =>
      eb
        .selectFrom('sessions')
        .select([
          sql<string>`${hashToken(token)}::text`.as('token_hash'),
          'sessions.token_hash as session_hash',
          sql.lit(chatbotTokenReads).as('reads_left'),
          sql<Date>`clock_timestamp() + ${sql.lit(chatbotTokenSeconds)} * interval '1 second'`.as(
            'expires_at',
          ),
        ])
        .where('sessions.token_hash', '=', session.tokenHash),
    )
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) throw signedOut()
  return { token, seconds: chatbotTokenSeconds }
}

/**
 * The live session behind a token, and one read of the token less. The session is neither extended nor recorded as used: its
 * customer may be away. Undefined for a token that is unknown, too old or used up, and for any other kind of token.
 */
export async function sessionOfChatbotToken(
  db: Kysely<Database>,
  token: string,
): Promise<Session | undefined> {
  const row = await db
    .updateTable('chatbot_tokens')
    .set(({ eb }) => ({ reads_left: eb('reads_left', '-', 1) }))
    .where('token_hash', '=', hashToken(token))
    .where('reads_left', '>', 0)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .returning('session_hash')
    .executeTakeFirst()
  return row && (await sessionOf(db, row.session_hash))
}
