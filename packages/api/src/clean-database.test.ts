import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartBody, databaseKinds, openDesk, type Desk } from './booking/testing/booking-desk.ts'
import { cleanDatabase } from './clean-database.ts'
import { releaseHoldsJob } from './booking/cart/release-holds-job.ts'

describe.each(databaseKinds)('cleaning on %s', (kind) => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk(kind)
  })
  afterAll(() => desk?.close())

  const count = async (
    table: 'carts' | 'unit_occupations' | 'outbox' | 'experiment_events' | 'payment_events',
  ) =>
    (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(desk.db)).rows[0]?.n

  test('what has had its time goes, everything else stays', async () => {
    const { body: old } = await desk.createCart(cartBody())
    await desk.createCart(cartBody({ date: '2027-06-12' }))
    await sql`update carts set expires_at = now() - interval '2 days' where id = ${old.id}`.execute(desk.db)
    await sql`update unit_occupations set expires_at = now() - interval '2 days' where cart_id = ${old.id}`.execute(
      desk.db,
    )
    await sql`insert into idempotency_keys (scope, key, request_hash, created_at) values
      ('s', 'old', 'h', now() - interval '3 days'), ('s', 'new', 'h', now())`.execute(desk.db)
    await sql`
      with customer as (
        insert into customers (brand, email, first_name, last_name, language)
        values ('alder', 'anna@example.org', 'Anna', 'de Vries', 'nl') returning id)
      insert into sessions (token_hash, kind, brand, site_code, customer_id, expires_at)
      select hash, 'email', 'alder', 'nl', customer.id, until from customer,
        (values ('ended', now() - interval '1 second'), ('living', now() + interval '1 hour')) as s (hash, until)`.execute(
      desk.db,
    )
    await sql`insert into throttles values ('a', now() - interval '1 second'), ('b', now() + interval '1 hour')`.execute(
      desk.db,
    )
    await sql`insert into outbox (kind, dedupe_key, payload, done_at) values
      ('mail', 'done long ago', '{}', now() - interval '91 days'),
      ('mail', 'done', '{}', now() - interval '1 day'),
      ('mail', 'waiting', '{}', null)`.execute(desk.db)
    await sql`insert into newsletter_subscriptions (brand, market, email, reference, created_at, confirmed_at) values
      ('alder', 'ALNL', 'never@example.org', 'footer', now() - interval '40 days', null),
      ('alder', 'ALNL', 'fresh@example.org', 'footer', now(), null),
      ('alder', 'ALNL', 'listed@example.org', 'footer', now() - interval '40 days', now())`.execute(desk.db)

    await sql`insert into experiment_events (visitor_id, action, created_at) values
      ('left-long-ago', 'search', now() - interval '401 days'), ('here', 'search', now())`.execute(desk.db)

    await sql`insert into payment_events (provider, source, outcome, alarm, created_at) values
      ('bambora', 'callback', 'refused: hash', false, now() - interval '8 days'),
      ('bambora', 'callback', 'refused: hash', false, now()),
      ('bambora', 'look', 'settled', false, now() - interval '8 days'),
      ('bambora', 'look', 'settled', false, now() - interval '401 days')`.execute(desk.db)
    await sql`insert into network_keys (day, key) values
      (current_date - 3, 'gone'), (current_date, 'kept')`.execute(desk.db)

    // The hold is released first: nothing is deleted that a unit still depends on.
    expect((await cleanDatabase(desk.db))['carts that ended a day ago']).toBe(0)
    await releaseHoldsJob(desk.db).run(new AbortController().signal)
    const deleted = await cleanDatabase(desk.db)
    expect(deleted).toMatchObject({ 'occupations of carts that ended': 1, 'carts that ended a day ago': 1 })
    expect([await count('carts'), await count('unit_occupations')]).toEqual([1, 1])
    expect(await count('outbox')).toBe(2)
    expect(await count('payment_events')).toBe(2)
    const keys = await desk.db.selectFrom('network_keys').select('key').execute()
    expect(keys.map(({ key }) => key)).toContain('kept')
    expect(keys.map(({ key }) => key)).not.toContain('gone')
    expect(await count('experiment_events')).toBe(1)
    const { rows } = await sql<{ kept: string }>`
      select key as kept from idempotency_keys union all select key from throttles
      union all select email from newsletter_subscriptions
      union all select token_hash from sessions`.execute(desk.db)
    expect(rows.map(({ kept }) => kept).sort()).toEqual([
      'b',
      'fresh@example.org',
      'listed@example.org',
      'living',
      'new',
    ])
    expect(Object.values(await cleanDatabase(desk.db)).every((rowsDeleted) => rowsDeleted === 0)).toBe(true)
  })
})
