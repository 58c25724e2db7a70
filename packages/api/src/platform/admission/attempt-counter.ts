import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

/** Counts attempts in time windows, shared by all processes of the shop. */
export interface AttemptCounter {
  /** Adds one to a key; returns the count in its window and the seconds until that ends. */
  add(key: string, seconds: number): Promise<Counted>
  /** Subtracts one from each key: the attempt turned out to be valid. */
  takeBack(keys: readonly string[]): Promise<void>
  forget(keys: readonly string[]): Promise<void>
}

interface Counted {
  readonly count: number
  readonly left: number
}

/**
 * Adds one to each key, in one statement and in their order; returns the counts in their windows and the seconds
 * until those end. Transactions that add the same keys must name them in the same order.
 */
export async function addInDatabase(
  db: Kysely<Database>,
  keys: readonly { readonly key: string; readonly seconds: number }[],
): Promise<Counted[]> {
  const until = (seconds: number) => sql`clock_timestamp() + ${seconds}::int * interval '1 second'`
  const values = keys.map(({ key, seconds }) => sql`(${key}, 1, ${until(seconds)})`)
  const { rows } = await sql<Counted & { key: string }>`
    insert into attempts as a (key, count, until) values ${sql.join(values)}
    on conflict (key) do update set
      count = case when a.until <= clock_timestamp() then 1 else least(a.count + 1, 1000000) end,
      until = case when a.until <= clock_timestamp() then excluded.until else a.until end
    returning key, count, ceil(extract(epoch from until - clock_timestamp()))::int as left`.execute(db)
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return keys.map(({ key, seconds }) => byKey.get(key) ?? { count: 1, left: seconds })
}

/** In the database, which all processes share. */
export const databaseCounter = (db: Kysely<Database>): AttemptCounter => ({
  async add(key, seconds) {
    const [counted] = await addInDatabase(db, [{ key, seconds }])
    return counted ?? { count: 1, left: seconds }
  },
  async takeBack(keys) {
    for (const key of keys)
      await db
        .updateTable('attempts')
        .set({ count: sql<number>`greatest(count - 1, 0)` })
        .where('key', '=', key)
        .execute()
  },
  async forget(keys) {
    await db.deleteFrom('attempts').where('key', 'in', keys).execute()
  },
})
