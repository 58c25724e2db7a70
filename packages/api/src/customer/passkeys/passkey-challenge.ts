import { createHash, randomBytes } from 'node:crypto'
import { passkeyKeyHeader } from '@camping/contract/passkeys.schemas.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import type { CustomerContext } from '../customer-context.ts'

/** Seconds that a browser has for one touch of a finger. The login page asks anew before they are over. */
export const challengeSeconds = 300

/** Open ones of a browser, one for each of its tabs; a further one ends the oldest. */
const openChallenges = 5

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * Who may answer a challenge: one browser in one brand and, for a new passkey, one session. An answer for one purpose is
 * none for the other.
 * @throws ProblemError 400 `no-passkey-key` for a client without a browser's key.
 */
export function challengeOwner(
  { headers, brand }: Pick<CustomerContext, 'headers' | 'brand'>,
  sessionHash = '',
): string {
  const key = String(headers[passkeyKeyHeader] ?? '')
  if (!/^[\w-]{43}$/.test(key))
    throw new ProblemError({
      type: 'no-passkey-key',
      status: 400,
      title: 'No browser to make a challenge for',
    })
  return hashOf(`${key}:${brand}:${sessionHash}`)
}

/** A new challenge, as base64url. The database stores a hash. */
export async function makeChallenge(db: Kysely<Database>, ownerHash: string): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  await sql`delete from passkey_challenges where challenge_hash in (
    select challenge_hash from passkey_challenges where owner_hash = ${ownerHash}
    order by expires_at desc offset ${sql.lit(openChallenges - 1)})`.execute(db)
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashOf(challenge),
      owner_hash: ownerHash,
      expires_at: sql<Date>`clock_timestamp() + ${sql.lit(challengeSeconds)} * interval '1 second'`,
    })
    .execute()
  return challenge
}

/** What a browser says that it has signed; nothing of it is proved yet. */
function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as Record<
      string,
      unknown
    >
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}

/**
 * Takes the challenge that an answer names, and returns it. It is used up whatever comes of the answer, so of several at
 * once one goes on.
 * @throws ProblemError 410 `passkey-ended` for one that is used, too old, of another browser or for another purpose.
 */
export async function claimChallenge(
  db: Kysely<Database>,
  ownerHash: string,
  clientDataJSON: string,
): Promise<string> {
  const challenge = challengeIn(clientDataJSON)
  const claimed = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashOf(challenge))
    .where('owner_hash', '=', ownerHash)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .returning('owner_hash')
    .executeTakeFirst()
  if (claimed) return challenge
  throw new ProblemError({ type: 'passkey-ended', status: 410, title: 'This challenge counts no more' })
}
