import { sql } from 'kysely'
import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  type FaultProxy,
  type NetworkFault,
  openFaultProxy,
  throughPort,
} from '../../platform/server/testing/fault-proxy.ts'
import { postgresMissing } from '../../booking/testing/process-desk.ts'
import { openPaymentProcessDesk, type PaymentProcessDesk } from '../testing/payment-process-desk.ts'
import type { GuestBooking } from '../testing/payment-steps.ts'

/** The pool size of open-postgres.ts. */
const poolSize = 12

describe.skipIf(postgresMissing)('a database that fails during payments', () => {
  let desk: PaymentProcessDesk
  let network: FaultProxy
  let server: pg.Client
  beforeAll(async () => {
    desk = await openPaymentProcessDesk()
    network = await openFaultProxy(Number(new URL(desk.databaseUrl).port || 5432))
    server = new pg.Client({ connectionString: desk.databaseUrl })
    await server.connect()
    await desk.restart({ databaseUrl: throughPort(desk.databaseUrl, network.port) })
  })
  afterAll(async () => {
    await server?.end()
    await desk?.close()
    await network?.close()
  })
  afterEach(async () => {
    await server.query('rollback')
    network.calm()
    network.up()
    expect(await desk.broken()).toEqual([])
    for (const minutes of [20, 26 * 60]) {
      await desk.pass(minutes)
      await desk.reconcile()
      expect(await desk.broken(true)).toEqual([])
    }
  })

  /** Paid windows, and how the provider reports each. */
  async function paidWindows(count: number): Promise<{ booking: GuestBooking; query: string }[]> {
    const windows = []
    for (let turn = 0; turn < count; turn += 1) {
      const booking = await desk.book()
      const { fields } = await desk.started(booking, 'bambora', booking.payable)
      windows.push({ booking, query: desk.bank.payWindow(fields) })
    }
    return windows
  }
  const call = (query: string) => desk.get(`bambora/callback?${query}`)
  const health = async (what: 'live' | 'ready') =>
    (await desk.request({ method: 'GET', path: `/api/health/${what}` })).status
  const ledgerSize = async () => (await desk.db.selectFrom('ledger').select('id').execute()).length
  /** As a server does at shutdown: it ends sessions in whatever state they are. */
  const endSessions = () =>
    server.query('select pg_terminate_backend(pid) from pg_stat_activity where client_port = any($1)', [
      network.portsAtTarget(),
    ])
  const unavailable = { status: 503, headers: { 'retry-after': '2' } }

  const atCommit = (kind: NetworkFault['kind']) =>
    network.strike({ kind, when: (sent) => /\bcommit\b/i.test(sent) })
  const lostCommits = ['reset-before', 'reset-after', 'half-close'] as const

  test.each(lostCommits)(
    'F50: %s during the COMMIT of a callback: 503, and the repeat finds one effect',
    async (kind) => {
      const [{ booking, query }] = (await paidWindows(1)) as [{ booking: GuestBooking; query: string }]
      const before = await ledgerSize()
      atCommit(kind)
      expect(await call(query)).toMatchObject(unavailable)
      await expect.poll(ledgerSize).toBe(kind === 'reset-before' ? before : before + 1)
      const again = await call(query)
      expect([again.status, again.body]).toEqual([200, kind === 'reset-before' ? 'credited' : 'repeat'])
      expect(await desk.money(booking)).toMatchObject({ paid: booking.payable, paymentStatus: 'PAYMENT_OK' })
    },
  )

  test.each(lostCommits)(
    'F50: %s during the COMMIT of an order: the key leads to the one there is',
    async (kind) => {
      const booking = await desk.book()
      const body = {
        slug: 'saferpay',
        amount: booking.payable / 100,
        idempotencyKey: `commit-${kind}`.padEnd(22, '0'),
      }
      atCommit(kind)
      expect(await desk.start(booking, body)).toMatchObject(unavailable)
      // A request that never returned still holds the order's claim.
      await desk.pass(1)
      expect((await desk.start(booking, body)).status).toBe(200)
      expect(await desk.ordersOf(booking)).toHaveLength(1)
    },
  )

  test('F48: PostgreSQL goes away under load and comes back: 503 meanwhile, and no 200 is lost', async () => {
    const windows = await paidWindows(24)
    const open = [...windows]
    const acknowledged: string[] = []
    const refused: { status: number; headers: Record<string, unknown> }[] = []
    let ended: Promise<unknown> | undefined
    const worker = async (): Promise<void> => {
      for (let next = open.shift(); next; next = open.shift()) {
        for (;;) {
          const answer = await call(next.query)
          if (answer.status === 200) break
          refused.push(answer)
          await sleep(10)
        }
        acknowledged.push(next.query)
        if (acknowledged.length !== 6) continue
        // Other requests are running now.
        ended = endSessions()
        network.down()
      }
    }
    const load = Promise.all(Array.from({ length: 6 }, worker))
    await expect.poll(() => refused.length).toBeGreaterThan(12)
    const refusedDuring = [await health('live'), await health('ready')]
    await ended
    network.up()
    await load
    expect(refusedDuring).toEqual([200, 503])
    for (const answer of refused) expect(answer).toMatchObject(unavailable)
    expect(acknowledged).toHaveLength(windows.length)
    for (const { booking } of windows) expect((await desk.money(booking)).paid).toBe(booking.payable)
    // The process is ready only when its listener is connected again, shortly after it can serve.
    await expect.poll(() => health('ready'), { timeout: 60_000 }).toBe(200)
  }, 180_000)

  test('F52: every connection is taken: 503 with Retry-After, alive but not ready, then all goes on', async () => {
    const windows = await paidWindows(poolSize)
    // This session locks the bookings, so nobody can credit money to them.
    await server.query('begin')
    await server.query('select id from bookings where booking_ref = any($1) for update', [
      windows.map(({ booking }) => booking.ref),
    ])
    const counted = Promise.all(windows.map(({ query }) => call(query)))
    const waiting = async () => {
      const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(desk.db)
      return rows[0]?.count
    }
    await expect.poll(waiting).toBe(poolSize)
    const [booking] = windows.map((one) => one.booking) as [GuestBooking]
    const read = () =>
      desk.request({ method: 'GET', path: `/api/twenty/v2/alder/nl/booking/confirmation/${booking.cartId}` })
    const [waited, ready, live] = await Promise.all([read(), health('ready'), health('live')])
    expect(waited).toMatchObject(unavailable)
    expect([live, ready]).toEqual([200, 503])
    await server.query('rollback')
    expect((await counted).map(({ status }) => status)).toEqual(windows.map(() => 200))
    expect((await read()).status).toBe(200)
    expect(await health('ready')).toBe(200)
  }, 180_000)

  test('F53: a database that cannot be written: callbacks are to come again, reading goes on', async () => {
    const [{ booking, query }] = (await paidWindows(1)) as [{ booking: GuestBooking; query: string }]
    const name = pg.escapeIdentifier(new URL(desk.databaseUrl).pathname.slice(1))
    await server.query(`alter database ${name} set default_transaction_read_only = on`)
    await endSessions()
    await expect.poll(() => health('ready')).toBe(200)
    expect(await call(query)).toMatchObject(unavailable)
    expect(await desk.money(booking)).toMatchObject({ paid: 0, paymentStatus: 'NO_PAYMENT_MADE' })
    expect((await desk.providers(booking)).status).toBe(200)
    await server.query(`alter database ${name} reset default_transaction_read_only`)
    await endSessions()
    await expect.poll(() => health('ready')).toBe(200)
    expect((await call(query)).status).toBe(200)
    expect((await desk.money(booking)).paid).toBe(booking.payable)
  })
})
