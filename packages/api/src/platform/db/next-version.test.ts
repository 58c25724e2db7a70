import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outboxJob } from '../jobs/work-outbox.ts'
import { bookBody, cartBody, databaseKinds, type Desk, openDesk } from '../../booking/testing/booking-desk.ts'
import { migrate } from './migrate.ts'
import type { OpenedDatabase } from './opened-database.ts'

const { signal } = new AbortController()

/** A release is rolled back: this version runs on a database that the next one has extended and written to. */
describe.each(databaseKinds)('on a %s of the next version', (kind) => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk(kind)
    // What is sent again and again is prepared by then, with the columns of this version.
    for (const date of ['2027-05-01', '2027-05-15', '2027-05-29', '2027-06-12']) await buy(desk, date)
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = current_schema()`.execute(desk.db)
    for (const { name } of rows) {
      if (name === 'schema_migrations') continue
      await sql`alter table ${sql.table(name)} add column later text default 'of the next version'`.execute(
        desk.db,
      )
    }
    await sql`create table of_the_next_version (id int)`.execute(desk.db)
    await desk.db.insertInto('schema_migrations').values({ name: '9999-later.sql' }).execute()
  })
  afterAll(() => desk?.close())

  test('F66: there is nothing to migrate, and nothing is taken back', async () => {
    expect(await migrate({ db: desk.db } as OpenedDatabase)).toEqual([])
    const { rows } = await sql`select to_regclass('of_the_next_version') is not null as there`.execute(
      desk.db,
    )
    expect(rows).toEqual([{ there: true }])
  })

  test('F66: carts and bookings go on beside columns that this version does not know', async () => {
    await buy(desk)
  })

  test('F66: an event of a kind that this version does not know waits for one that does', async () => {
    await sql`insert into outbox (kind, dedupe_key, payload) values ('of-the-next-version', 'once', '{}')`.execute(
      desk.db,
    )
    const parked: string[] = []
    const seen: string[] = []
    const handlers = { known: async ({ kind: seenKind }: { kind: string }) => void seen.push(seenKind) }
    const job = outboxJob({ db: desk.db, handlers, onParked: (_event, reason) => parked.push(reason) })
    await job.run(signal)
    const row = await desk.db
      .selectFrom('outbox')
      .select(['attempts', 'done_at', 'parked_at'])
      .where('kind', '=', 'of-the-next-version')
      .executeTakeFirstOrThrow()
    expect([seen, parked, row]).toEqual([[], [], { attempts: 0, done_at: null, parked_at: null }])
  })

  test('F66: a site in a state that this version does not know is not sold', async () => {
    expect((await desk.createCart(cartBody({ date: '2027-07-03' }))).status).toBe(200)
    await sql`alter table sites drop constraint sites_status_check`.execute(desk.db)
    await sql`update sites set status = 'of-the-next-version' where id = 1`.execute(desk.db)
    const { status } = await desk.createCart(cartBody({ date: '2027-07-03' }))
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })
})

/** A cart and its booking, in the time that no other test of these has. */
async function buy(desk: Desk, date?: string): Promise<void> {
  const { status, body: cart } = await desk.createCart(cartBody(date ? { date } : {}))
  expect(status).toBe(200)
  expect((await desk.book(cart.id, bookBody(cart.total))).status).toBe(200)
}
