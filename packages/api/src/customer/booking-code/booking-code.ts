import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { codeEnd, hashOfCode, isCode, newCode, triesOfCode } from '../one-time-code/one-time-code.ts'

/** Minutes that a session may use actions that need a code, after it has entered one. */
export const provedMinutes = 15

/**
 * A new code for a session, in place of the previous one; undefined when the session has ended. Only the return
 * value contains it: the database stores a hash.
 */
export async function makeCode(db: Kysely<Database>, sessionHash: string): Promise<string | undefined> {
  const code = newCode()
  const fresh = { code_hash: hashOfCode(sessionHash, code), tries_left: triesOfCode, expires_at: codeEnd }
  return await db.transaction().execute(async (transaction) => {
    const session = await transaction
      .selectFrom('sessions')
      .select('token_hash')
      .where('token_hash', '=', sessionHash)
      .where('expires_at', '>', sql<Date>`clock_timestamp()`)
      .forUpdate()
      .executeTakeFirst()
    if (!session) return undefined
    await transaction
      .insertInto('session_codes')
      .values({ session_hash: sessionHash, ...fresh })
      .onConflict((conflict) => conflict.column('session_hash').doUpdateSet(fresh))
      .execute()
    return code
  })
}

/** 'ended': none exists, or it is used, too old, or tried too often. */
export type CodeTried = 'right' | 'ended' | { readonly triesLeft: number }

/**
 * Tries a code. The attempt is counted before the comparison, so that parallel attempts gain nothing. The right
 * code is used up, and the session is proved for a while. The caller's transaction must commit in either case.
 */
export async function tryCode(
  transaction: Transaction<Database>,
  sessionHash: string,
  code: string,
): Promise<CodeTried> {
  const row = await transaction
    .updateTable('session_codes')
    .set(({ eb }) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('session_hash', '=', sessionHash)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .returning(['code_hash', 'tries_left'])
    .executeTakeFirst()
  if (!row) return 'ended'
  if (!isCode(row.code_hash, sessionHash, code))
    return row.tries_left > 0 ? { triesLeft: row.tries_left } : 'ended'
  await transaction.deleteFrom('session_codes').where('session_hash', '=', sessionHash).execute()
  await transaction
    .updateTable('sessions')
    .set({ proved_until: sql<Date>`clock_timestamp() + ${sql.lit(provedMinutes)} * interval '1 minute'` })
    .where('token_hash', '=', sessionHash)
    .execute()
  return 'right'
}
