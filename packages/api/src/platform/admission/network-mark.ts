import { createHmac, randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { network } from './network.ts'

/** Cached keys of recent days; every process reads the same ones from the database. */
const known = new WeakMap<object, Map<string, string>>()
const cached = 3

/** The key of a day (YYYY-MM-DD, UTC), created by the first caller. */
async function keyOf(db: Kysely<Database>, day: string): Promise<string> {
  const keys = known.get(db) ?? new Map<string, string>()
  known.set(db, keys)
  const present = keys.get(day)
  if (present) return present
  const { rows } = await sql<{ key: string }>`
    insert into network_keys as k (day, key) values (${day}::date, ${randomBytes(32).toString('base64url')})
    on conflict (day) do update set key = k.key returning key`.execute(db)
  const key = rows[0]?.key
  if (!key) throw new Error('A key was made or found')
  for (const old of [...keys.keys()].slice(0, Math.max(0, keys.size - cached))) keys.delete(old)
  keys.set(day, key)
  return key
}

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

/**
 * A mark that distinguishes the networks of one day without revealing them: the address is not stored, and the
 * day's key is deleted after the day (clean-database.ts).
 * @param who a network, or the range around it (network.ts)
 * @param day 'YYYY-MM-DD' in UTC
 */
export async function networkMark(db: Kysely<Database>, who: string, day: string): Promise<string> {
  return createHmac('sha256', await keyOf(db, day))
    .update(who)
    .digest('base64url')
    .slice(0, 22)
}

/** The marks of a network today and yesterday, for entries from before midnight. Today's comes first. */
export async function networkMarks(
  db: Kysely<Database>,
  clientAddress: string,
  day: string,
): Promise<[today: string, yesterday: string]> {
  return [
    await networkMark(db, network(clientAddress), day),
    await networkMark(db, network(clientAddress), dayBefore(day)),
  ]
}
