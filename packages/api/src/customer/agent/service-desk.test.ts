import type { AgentRecord } from '@camping/contract/agent.schemas.ts'
import type {
  DeskOverdue,
  DeskRefunds,
  DeskRequests,
  ReleasedRefund,
} from '@camping/contract/desk.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  bookBody,
  cartBody,
  databaseKinds,
  type Desk,
  openDesk,
  operatorToken,
} from '../../booking/testing/booking-desk.ts'
import * as world from '../../booking/testing/booking-world.ts'
import { operatorRoutes } from '../../booking/requests/request-operator.routes.ts'
import { requestDeskRoutes } from '../../booking/requests/request-desk.routes.ts'
import { readPaymentAccounts } from '../../payment/accounts/read-payment-accounts.ts'
import { refundDeskRoutes } from '../../payment/refunds/refund-desk.routes.ts'
import { createFakeBank } from '../../payment/testing/fake-bank.ts'
import { paymentEnvironment } from '../../payment/testing/payment-environment.ts'
import { shippedBrands } from '../../platform/config/brand-access.ts'
import { servedEndpoints } from '../../served-endpoints.ts'
import { openSession } from '../session/open-session.ts'
import { addCustomer } from '../session/testing/add-customer.ts'
import { agentRoutes } from './agent.routes.ts'

/** Every call of the desk, about things that are not there. */
const calls = servedEndpoints
  .filter(({ forDesk }) => forDesk)
  .map(({ endpoint: { method, path } }) => ({
    method,
    path: path.replace('{bookingRef}', '0000000000').replace('{id}', '1'),
  }))
const lists = calls.filter(({ method }) => method === 'GET')

describe.each(databaseKinds)('the service desk on %s', (kind) => {
  let desk: Desk
  let week = 0
  beforeAll(async () => {
    desk = await openDesk(
      kind,
      [...agentRoutes, ...operatorRoutes, ...requestDeskRoutes, ...refundDeskRoutes],
      {
        payments: readPaymentAccounts(paymentEnvironment, {
          brands: shippedBrands,
          production: false,
          fetch: createFakeBank().fetch,
        }),
      },
    )
  })
  afterAll(() => desk?.close())

  const operator = async <Body>(path: string, payload: object) => {
    const reply = await desk.app.inject({
      method: 'POST',
      url: `/api/operator/${path}`,
      headers: { authorization: `Bearer ${operatorToken}` },
      payload,
    })
    return { status: reply.statusCode, body: reply.json<Body>() }
  }
  const open = async (change: object = {}) => {
    const request = { brand: 'alder', agent: 'Kim Jones', sites: [], ...change }
    const { body } = await operator<{ token: string }>('desk-sessions', request)
    return body.token
  }
  const ask = <Body>(token: string, path: string, edition = 'alder/nl') =>
    desk.call<Body & Problem>('GET', path, { edition, headers: { authorization: `Bearer ${token}` } })
  const send = <Body>(token: string, path: string, edition = 'alder/nl', body: object = {}) =>
    desk.call<Body & Problem>('POST', path, { edition, headers: { authorization: `Bearer ${token}` }, body })

  async function book(accommodationId: number, edition = 'alder/nl') {
    const date = new Date(Date.UTC(2027, 4, 29 + 7 * (week += 1))).toISOString().slice(0, 10)
    const { body: cart } = await desk.createCart(cartBody({ accommodationId, date }), edition)
    return (await desk.book(cart.id, bookBody(cart.total), edition)).body
  }
  const overdueSince = (ref: string, day: string) =>
    desk.db
      .updateTable('bookings')
      .set({ pay_from: new Date(`${day}T10:00:00Z`) })
      .where('booking_ref', '=', ref)
      .execute()
  /** A refund of this booking that the limits hold. */
  async function heldRefund(bookingRef: string, amount: number): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      with booking as (select id, currency from bookings where booking_ref = ${bookingRef}),
      paid as (
        insert into ledger (booking_id, kind, amount, currency, provider, provider_transaction_id)
        select id, 'payment', ${amount}, currency, 'bambora', ${bookingRef} || ${amount} from booking returning id, booking_id)
      insert into refund_tasks (booking_id, ledger_id, amount, reason, state, number, request_id)
      select booking_id, id, ${amount}, 'cancelled-booking', 'waiting', 'R' || id, 'request-' || id from paid
      returning id`.execute(desk.db)
    return rows[0]?.id ?? 0
  }

  test('is closed to strangers, customers, the operator’s token, ended sessions, other brands and other editions', async () => {
    const customerId = await addCustomer(desk.db, { email: 'anna@example.org' })
    const customer = await openSession(desk.db, { brand: 'alder', siteCode: 'nl' }, { customerId })
    const agent = await open({ sites: ['nl'] })
    const ended = await open({ agent: 'Lee' })
    await desk.db
      .updateTable('desk_sessions')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('agent_id', '=', (eb) => eb.selectFrom('agents').select('id').where('name', '=', 'Lee'))
      .execute()
    const refused = [
      ['', 'alder/nl', 401, 'desk-only'],
      ['x'.repeat(43), 'alder/nl', 401, 'desk-only'],
      [customer, 'alder/nl', 401, 'desk-only'],
      [operatorToken, 'alder/nl', 401, 'desk-only'],
      [ended, 'alder/nl', 401, 'desk-only'],
      [agent, 'lakeland/nl', 401, 'desk-only'],
      [agent, 'alder/de', 403, 'other-edition'],
    ] as const
    for (const [token, edition, status, type] of refused) {
      for (const { method, path } of calls)
        expect([path, await (method === 'GET' ? ask : send)(token, path, edition)]).toMatchObject([
          path,
          { status, body: { type } },
        ])
    }
    expect([calls.length, lists.length]).toEqual([6, 3])
    for (const { path } of lists) expect([path, (await ask(agent, path)).status]).toEqual([path, 200])
    expect((await ask(await open(), 'desk/overdue', 'alder/de')).status).toBe(200)
    // Nor is it a session of a customer.
    const who = await desk.app.inject({ url: '/api/nl/user', headers: { authorization: `Bearer ${agent}` } })
    expect(who.statusCode).toBe(401)
  })

  test('is opened by the operator, for editions of the brand, and ended by name', async () => {
    expect((await operator('desk-sessions', { brand: 'nobody', agent: 'Kim', sites: [] })).status).toBe(404)
    expect((await operator('desk-sessions', { brand: 'lakeland', agent: 'Kim', sites: ['uk'] })).status).toBe(
      400,
    )
    const token = await open({ agent: 'Sam' })
    expect((await ask(token, 'desk/overdue')).status).toBe(200)
    expect((await operator('desk-sessions/end', { brand: 'alder', agent: 'Sam' })).body).toEqual({ ended: 1 })
    expect((await ask(token, 'desk/overdue')).status).toBe(401)
    const { rows } = await sql<{ found: number }>`
      select count(*)::int as found from desk_sessions where token_hash = ${token}`.execute(desk.db)
    expect(rows[0]?.found).toBe(0)
  })

  test('lists overdue bookings of one edition in pages, the longest first, without names', async () => {
    const [second, first, paid, elsewhere] = [
      await book(world.tent),
      await book(world.tent),
      await book(world.tent),
      await book(world.tent, 'alder/de'),
    ]
    for (const { bookingRef } of [first, paid, elsewhere]) await overdueSince(bookingRef, '2027-02-20')
    await overdueSince(second.bookingRef, '2027-02-26')
    await desk.db
      .updateTable('payment_rates')
      .set({ due_date: '2027-02-20' })
      .where('index', '=', 0)
      .execute()
    await sql`update payment_rates set status = 'paid', paid_at = now() where booking_id =
      (select id from bookings where booking_ref = ${paid.bookingRef})`.execute(desk.db)
    const token = await open()
    const whole = await ask<DeskOverdue>(token, 'desk/overdue')
    expect(whole.body.bookings.map(({ bookingRef }) => bookingRef)).toEqual([
      first.bookingRef,
      second.bookingRef,
    ])
    expect(JSON.stringify(whole.body)).not.toMatch(/anna|vries|example\.org/i)
    const pages = [1, 2, 3].map((page) => ask<DeskOverdue>(token, `desk/overdue?limit=1&page=${page}`))
    const refs = (await Promise.all(pages)).map(({ body }) => [body.bookings[0]?.bookingRef, body.paging])
    expect(refs).toEqual([
      [first.bookingRef, { page: 1, pages: 2, total: 2 }],
      [second.bookingRef, { page: 2, pages: 2, total: 2 }],
      [undefined, { page: 3, pages: 2, total: 2 }],
    ])
    const german = await ask<DeskOverdue>(token, 'desk/overdue', 'alder/de')
    expect(german.body.bookings.map(({ bookingRef }) => bookingRef)).toEqual([elsewhere.bookingRef])
    for (const wrong of ['limit=0', 'limit=101', 'page=0', 'page=x'])
      expect([wrong, (await ask(token, `desk/overdue?${wrong}`)).status]).toEqual([wrong, 400])
  })

  test('answers requests of its edition, and no others', async () => {
    const [yes, no, elsewhere] = [
      await book(world.onRequest),
      await book(world.onRequest),
      await book(world.onRequest, 'alder/de'),
    ]
    const token = await open({ sites: ['nl'] })
    const { body } = await ask<DeskRequests>(token, 'desk/requests?limit=1')
    expect([body.requests.length, body.paging]).toEqual([1, { page: 1, pages: 2, total: 2 }])
    expect((await send(token, `desk/requests/${elsewhere.bookingRef}/confirm`)).status).toBe(404)
    expect((await send(token, `desk/requests/${elsewhere.bookingRef}/decline`)).status).toBe(404)
    expect((await send(token, `desk/requests/${yes.bookingRef}/confirm`)).body).toEqual({
      state: 'confirmed',
    })
    const declined = await send(token, `desk/requests/${no.bookingRef}/decline`, 'alder/nl', {
      reason: 'full',
    })
    expect(declined.body).toEqual({ state: 'declined' })
    const again = await send(token, `desk/requests/${no.bookingRef}/confirm`)
    expect([again.status, again.body.type]).toEqual([409, 'not-waiting'])
    expect((await ask<DeskRequests>(token, 'desk/requests')).body.requests).toEqual([])
  })

  test('a refund above a limit goes out by an agent with the right, once, in the agent’s name', async () => {
    const [booking, elsewhere] = [await book(world.tent), await book(world.tent, 'alder/de')]
    const [large, small] = [
      await heldRefund(booking.bookingRef, 200_000),
      await heldRefund(booking.bookingRef, 900),
    ]
    const foreign = await heldRefund(elsewhere.bookingRef, 500)
    const reader = await open({ agent: 'Reader' })
    const releaser = await open({ agent: 'Robin', releasesRefunds: true })
    const list = await ask<DeskRefunds>(reader, 'desk/refunds')
    expect(list.body.refunds).toMatchObject([
      { id: large, bookingRef: booking.bookingRef, amount: 200_000, above: 'one', provider: 'bambora' },
      { id: small, amount: 900, above: 'day', site: 'Site 1' },
    ])
    expect(list.body.paging.total).toBe(2)
    expect((await send(reader, `desk/refunds/${large}/release`)).body.type).toBe('no-release')
    expect((await send(releaser, `desk/refunds/${foreign}/release`)).status).toBe(404)
    const two = await Promise.all(
      [1, 2].map(() => send<ReleasedRefund>(releaser, `desk/refunds/${large}/release`)),
    )
    expect(two.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(two.find(({ status }) => status === 200)?.body.releasedBy).toBe('Robin')
    const task = await desk.db
      .selectFrom('refund_tasks as t')
      .innerJoin('agents as a', 'a.id', 't.released_by')
      .select(['t.state', 'a.name', 't.released_at'])
      .where('t.id', '=', large)
      .executeTakeFirstOrThrow()
    expect(task).toMatchObject({ state: 'open', name: 'Robin', released_at: expect.any(Date) })
    expect((await ask<DeskRefunds>(reader, 'desk/refunds')).body.refunds.map(({ id }) => id)).toEqual([small])
  })

  test('everything that agents do and read here is on record', async () => {
    const token = await open({ agent: 'Toni' })
    const { bookingRef } = await book(world.onRequest)
    await ask(token, 'desk/requests')
    await ask(token, 'desk/requests?page=2')
    await send(token, `desk/requests/${bookingRef}/confirm`)
    const { body } = await operator<AgentRecord>('agent-record', { brand: 'alder' })
    const tonis = body.entries.filter(({ agent }) => agent === 'Toni')
    expect(tonis.map(({ kind: how, what, count }) => [how, what, count])).toEqual(
      expect.arrayContaining([
        ['done', `POST desk/requests/${bookingRef}/confirm nl`, 1],
        ['read', 'GET desk/requests nl', 2],
      ]),
    )
    expect((await operator<AgentRecord>('agent-record', { brand: 'lakeland' })).body.entries).toEqual([])
  })
})
