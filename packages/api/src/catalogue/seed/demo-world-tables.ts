import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/**
 * The tables that the demo world fills. A trigger on each of them records the first write afterwards (migration
 * 0032).
 */
const worldTables = [
  'funnels',
  'countries',
  'areas',
  'cities',
  'facility_groups',
  'facilities',
  'accommodation_categories',
  'sites',
  'site_former_slugs',
  'site_facilities',
  'stay_rules',
  'tourist_taxes',
  'on_site_costs',
  'extras',
  'accommodations',
  'units',
  'accommodation_calendar',
  'fees',
  'currency_rates',
  'covers',
  'themes',
  'tagged_pages',
  'faqs',
  'reviews',
] as const satisfies readonly (keyof Database)[]

/** Filled by migrations or by a running server; they contain nobody's work and are never emptied. */
const bookkeeping = [
  'schema_migrations',
  'experiments',
  'throttles',
  'idempotency_keys',
  'payment_list_readings',
] as const satisfies readonly (keyof Database)[]

/** Why this database, which never had a demo world, is not empty; undefined when it is. */
export async function whyNotEmpty(db: Transaction<Database>): Promise<string | undefined> {
  const filled = await firstFilled(db, await tablesBut(db, bookkeeping))
  return filled && `it was not made by the demo catalogue and has rows in ${filled}`
}

/**
 * Empties a database that contains only a demo world, or returns why it does not. It checks again behind a lock:
 * a concurrent row waits, and finds the loaded world.
 */
export async function emptyDemoWorld(db: Transaction<Database>): Promise<string | undefined> {
  const tables = await tablesBut(db, bookkeeping)
  const reason = await whyNotDemo(db, tables)
  if (reason) return reason
  const all = sql.join(tables.map((name) => sql.table(name)))
  await sql`lock table ${all}`.execute(db)
  const reasonNow = await whyNotDemo(db, tables)
  if (reasonNow) return reasonNow
  await sql`truncate ${all}`.execute(db)
  return undefined
}

async function whyNotDemo(db: Transaction<Database>, tables: readonly string[]): Promise<string | undefined> {
  const state = await db.selectFrom('catalogue_state').select('touched_at').executeTakeFirst()
  if (!state || state.touched_at) return 'its demo catalogue was changed after it was loaded'
  const expected: readonly string[] = [...worldTables, 'catalogue_state']
  const others = tables.filter((name) => !expected.includes(name))
  const filled = await firstFilled(db, others)
  return filled && `somebody has used its demo catalogue: there are rows in ${filled}`
}

/** Every existing table, whoever created it: one that this build does not know belongs to somebody, too. */
async function tablesBut(db: Transaction<Database>, left: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by tablename`.execute(
    db,
  )
  return rows.map(({ name }) => name).filter((name) => !left.includes(name))
}

async function firstFilled(
  db: Transaction<Database>,
  tables: readonly string[],
): Promise<string | undefined> {
  for (const name of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) return name
  }
  return undefined
}
