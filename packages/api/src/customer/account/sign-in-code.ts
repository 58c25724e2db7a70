import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { newSessionToken } from '../../platform/session/session-token.ts'
import { codeEnd, hashOfCode, isCode, newCode, triesOfCode } from '../one-time-code/one-time-code.ts'

/**
 * Stores a request for a code, in place of the browser's earlier one for the address, and returns the key of its mail.
 * A request without an account has the same row and the same tries: no answer shows the difference.
 */
export async function storeRequest(
  transaction: Transaction<Database>,
  requestHash: string,
  customerId: number | null,
): Promise<string> {
  const mailKey = newSessionToken()
  const fresh = {
    customer_id: customerId,
    mail_key: mailKey,
    // Fits no six digits.
    code_hash: hashOfCode(requestHash, mailKey),
    tries_left: triesOfCode,
    expires_at: codeEnd,
  }
  await transaction
    .insertInto('sign_in_codes')
    .values({ request_hash: requestHash, ...fresh })
    .onConflict((conflict) => conflict.column('request_hash').doUpdateSet(fresh))
    .execute()
  return mailKey
}

/**
 * The code of a request, made with its mail; undefined when the request has ended, is replaced or redeemed. Tries and
 * time go on counting from the request, so that they do not show when a mail is made. Only the return value contains
 * the code: the database stores a hash.
 */
export async function makeSignInCode(
  db: Kysely<Database>,
  { requestHash, mailKey }: { readonly requestHash: string; readonly mailKey: string },
): Promise<string | undefined> {
  const code = newCode()
  const row = await db
    .updateTable('sign_in_codes')
    .set({ code_hash: hashOfCode(requestHash, code) })
    .where('request_hash', '=', requestHash)
    .where('mail_key', '=', mailKey)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .returning('request_hash')
    .executeTakeFirst()
  return row && code
}

/** 'ended': none exists, or it is used, too old, or tried too often. */
export type CodeRedeemed = { readonly customerId: number } | 'ended' | { readonly triesLeft: number }

/**
 * Redeems a code. The attempt is counted before the comparison, so that parallel attempts gain nothing, and the right
 * code is used up. The caller's transaction must commit in either case.
 */
export async function redeemCode(
  transaction: Transaction<Database>,
  requestHash: string,
  code: string,
): Promise<CodeRedeemed> {
  const row = await transaction
    .updateTable('sign_in_codes')
    .set(({ eb }) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('request_hash', '=', requestHash)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .returning(['code_hash', 'tries_left', 'customer_id'])
    .executeTakeFirst()
  if (!row) return 'ended'
  if (!isCode(row.code_hash, requestHash, code) || row.customer_id === null)
    return row.tries_left > 0 ? { triesLeft: row.tries_left } : 'ended'
  await transaction.deleteFrom('sign_in_codes').where('request_hash', '=', requestHash).execute()
  return { customerId: row.customer_id }
}
