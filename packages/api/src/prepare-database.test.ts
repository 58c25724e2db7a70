import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databaseKinds } from './booking/testing/booking-desk.ts'
import { insertBookingWorld } from './booking/testing/insert-booking-world.ts'
import { testCatalogue } from './testing/demo-world.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { openPostgresUnhurried } from './platform/db/open-postgres.ts'
import type { OpenedDatabase } from './platform/db/opened-database.ts'
import { prepareDatabase } from './prepare-database.ts'
import { StartupError } from './platform/db/startup-error.ts'
import { makeTestDatabase, newRun } from './platform/db/testing/make-test-database.ts'
import { openMigrated } from './platform/db/testing/open-migrated.ts'
import { testServer } from './platform/db/testing/test-server.ts'

const server = await testServer()
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 50_000 } } })

const small = { ...testCatalogue, sites: 3, reviews: 6 }
const larger = { ...small, sites: 4 }

describe.each(databaseKinds)('a start on %s', (kind) => {
  let database: OpenedDatabase
  let databaseUrl: string | undefined
  let close: () => Promise<void>
  let lines: string[]
  beforeEach(async () => {
    lines = []
    const opened = await openMigrated(kind === 'postgres' ? server : undefined)
    database = opened.database
    databaseUrl = opened.url
    close = opened.close
  })
  afterEach(() => close?.())

  async function start(catalogue: typeof small | null): Promise<string> {
    const onStep = (line: string) => lines.push(line)
    return (await prepareDatabase(database, { databaseUrl, catalogue, onStep })).catalogue
  }

  /** Every row of every table. */
  async function everyRow(): Promise<Record<string, unknown>> {
    const { db } = database
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db)
    const counted: Record<string, unknown> = {}
    for (const { name } of tables) {
      const { rows } = await sql<{ rows: number; sum: string | null }>`
        select count(*)::int as rows, md5(string_agg(row::text, '|' order by row::text)) as sum
        from ${sql.table(name)} as row`.execute(db)
      counted[name] = rows[0]
    }
    return counted
  }

  const ownSites = async () => {
    for (const id of [9001, 9002, 9003, 9004, 9005])
      await sql`insert into sites select (jsonb_populate_record(site, ${JSON.stringify({ id, slug: `own-${id}` })}::jsonb)).*
        from sites as site order by id limit 1`.execute(database.db)
  }
  const voucher = () =>
    database.db
      .insertInto('vouchers')
      .values({ code_hash: 'f'.repeat(64), brand: 'alder', currency: 'EUR' })
      .execute()
  const databases: [string, () => Promise<unknown>, RegExp][] = [
    [
      'own sites and vouchers',
      async () => {
        await insertBookingWorld(database.db)
        await voucher()
      },
      /was not made by the demo catalogue/,
    ],
    [
      'five own sites and a voucher beside a demo world',
      async () => {
        await start(small)
        await ownSites()
        await voucher()
      },
      /was changed after it was loaded/,
    ],
    [
      'a voucher beside a demo world',
      async () => {
        await start(small)
        await voucher()
      },
      /somebody has used its demo catalogue: there are rows in vouchers/,
    ],
    [
      'one price of a demo world changed',
      async () => {
        await start(small)
        await sql`update accommodation_calendar set prices[1] = prices[1] + 1`.execute(database.db)
      },
      /was changed after it was loaded/,
    ],
    [
      'a table of somebody else alone',
      async () => {
        await sql`create table somebodys (id int)`.execute(database.db)
        await sql`insert into somebodys values (1)`.execute(database.db)
      },
      /has rows in somebodys/,
    ],
    [
      'a table of somebody else beside a demo world',
      async () => {
        await start(small)
        await sql`create table somebodys (id int)`.execute(database.db)
        await sql`insert into somebodys values (1)`.execute(database.db)
      },
      /rows in somebodys/,
    ],
  ]

  test.each(databases)(
    'F75: %s: every row is preserved, whatever the start options',
    async (_, fill, why) => {
      await fill()
      const before = await everyRow()
      expect(await start(null)).toBe('none')
      expect(await everyRow()).toEqual(before)
      expect(await start(larger)).toBe('kept')
      expect(await everyRow()).toEqual(before)
      expect(['kept', 'present']).toContain(await start(small))
      expect(await everyRow()).toEqual(before)
      expect(lines.join('\n')).toMatch(why)
    },
  )

  test('F75: an empty database is filled, and a demo world that nobody touched gives way to another', async () => {
    const count = async () => (await database.db.selectFrom('sites').select('id').execute()).length
    expect(await count()).toBe(0)
    expect(await start(small)).toBe('loaded')
    expect(await start(small)).toBe('present')
    expect(await start(larger)).toBe('loaded')
    expect(await count()).toBe(4)
  })
})

describe.skipIf(!server)('several at once on PostgreSQL', () => {
  async function withServer(work: (url: string, beside: pg.Client) => Promise<void>): Promise<void> {
    const { url, drop } = await makeTestDatabase(server as string)
    const beside = new pg.Client({ connectionString: url })
    await beside.connect()
    try {
      await work(url, beside)
    } finally {
      await beside.end()
      await drop()
    }
  }

  test('F73: a second process waits for a migration of minutes, reports it, and goes on', async () => {
    await withServer(async (url, beside) => {
      await beside.query('select pg_advisory_lock(4711001)')
      const database = await openDatabase({ databaseUrl: url })
      const waits: number[] = []
      let passed = 0
      const applied = await migrate(database, {
        onWait: (waitedMs) => waits.push(waitedMs),
        // Simulates three minutes of another process's migration.
        pause: async (ms) => {
          passed += ms
          if (passed === 180_000) await beside.query('select pg_advisory_unlock(4711001)')
        },
      })
      expect(waits).toEqual([0, 60_000, 120_000])
      expect(passed).toBe(180_000)
      expect(applied.length).toBeGreaterThan(0)
      await database.close()
    })
  })

  test('F73: a server that allows a statement no time at all lets migrations and those who wait take theirs', async () => {
    await withServer(async (url, beside) => {
      const { rows } = await beside.query<{ name: string }>('select quote_ident(current_database()) as name')
      for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
        await beside.query(`alter database ${rows[0]?.name} set ${limit} = 200`)
      const owner = await openPostgresUnhurried(url)
      const slept = await sql<{ done: boolean }>`select pg_sleep(0.5) is not null as done`.execute(owner.db)
      expect(slept.rows).toEqual([{ done: true }])
      await owner.close()
    })
  })

  test('F73: the first loads the demo world, the second waits for it with a line, and both serve the same', async () => {
    await withServer(async (url, beside) => {
      const lines: string[] = []
      const start = async () => {
        const database = await openDatabase({ databaseUrl: url })
        const { catalogue } = await prepareDatabase(database, {
          databaseUrl: url,
          catalogue: small,
          onStep: (line) => lines.push(line),
        })
        await database.close()
        return catalogue
      }
      await beside.query('select pg_advisory_lock(4711002)')
      const both = Promise.all([start(), start()])
      await expect.poll(() => lines.filter((line) => line.startsWith('Waiting')).length).toBeGreaterThan(1)
      await beside.query('select pg_advisory_unlock(4711002)')
      expect((await both).toSorted()).toEqual(['loaded', 'present'])
    })
  })

  test('a user without rights gets one line of instructions', async () => {
    await withServer(async (url, beside) => {
      const role = `camping_nobody_${newRun()}`
      await beside.query(`create role ${role} login`)
      const asRole = new URL(url)
      asRole.username = role
      const database = await openDatabase({ databaseUrl: asRole.href })
      const prepared = prepareDatabase(database, {
        databaseUrl: asRole.href,
        catalogue: null,
        onStep: () => {},
      })
      await expect(prepared).rejects.toThrow(StartupError)
      await expect(prepared).rejects.toThrow(/^This database has to be changed.*npm run migrate/)
      await database.close()
      await beside.query(`drop role ${role}`)
    })
  })
})
