import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** Counts tries within windows of time, for all processes of the shop. */
export interface AttemptCounter {
  /** One more of this key: how many in its window, and the seconds until that ends. */
  add(key: string, seconds: number): Promise<{ readonly count: number; readonly left: number }>
  forget(keys: readonly string[]): Promise<void>
}

/** In the database, which every process shares. */
export const databaseCounter = (db: Kysely<Database>): AttemptCounter => ({
  async add(key, seconds) {
    const { rows } = await sql<{ count: number; left: number }>`
      insert into attempts as a (key, count, until)
      values (${key}, 1, clock_timestamp() + ${seconds} * interval '1 second')
      on conflict (key) do update set
        count = case when a.until <= clock_timestamp() then 1 else least(a.count + 1, 1000000) end,
        until = case when a.until <= clock_timestamp() then excluded.until else a.until end
      returning count, ceil(extract(epoch from until - clock_timestamp()))::int as left`.execute(db)
    return rows[0] ?? { count: 1, left: seconds }
  },
  async forget(keys) {
    await db.deleteFrom('attempts').where('key', 'in', keys).execute()
  },
})
