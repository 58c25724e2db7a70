import type { AgentLink, AgentRecord } from '@camping/contract/agent.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import type { User } from '@camping/contract/session.schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanDatabase } from '../../clean-database.ts'
import { hashPassword } from '../account/passwords.ts'
import {
  bookBody,
  cartBody,
  usualKinds,
  type Desk,
  openDesk,
  operatorToken,
} from '../../booking/testing/booking-desk.ts'
import { paymentRoutes } from '../../payment/order/payment.routes.ts'
import { portalRoutes } from '../bookings/portal.routes.ts'
import { profileRoutes } from '../profile/profile.routes.ts'
import { openSession } from '../session/open-session.ts'
import { addCustomer } from '../session/testing/add-customer.ts'
import { agentRoutes } from './agent.routes.ts'

const password = 'a quiet place by the water'

describe.each(usualKinds)('an agent on %s', (kind) => {
  let desk: Desk
  let customerId = 0
  let bookingRef = ''
  let cartId = ''
  beforeAll(async () => {
    desk = await openDesk(kind, [...agentRoutes, ...portalRoutes, ...profileRoutes, ...paymentRoutes])
    customerId = await addCustomer(
      desk.db,
      { email: 'anna@example.org' },
      { password_hash: await hashPassword(password) },
    )
    const { body: cart } = await desk.createCart(cartBody())
    const body = bookBody(cart.total) as { booker: object }
    const booked = await desk.book(cart.id, {
      ...body,
      booker: { ...body.booker, email: 'anna@example.org' },
    })
    bookingRef = booked.body.bookingRef
    cartId = cart.id
  })
  afterAll(() => desk?.close())

  async function makeLink(change: object = {}, token = operatorToken) {
    const reply = await desk.app.inject({
      method: 'POST',
      url: '/api/operator/agent-links',
      headers: { authorization: `Bearer ${token}` },
      payload: { brand: 'alder', site: 'nl', email: 'ANNA@example.org', agent: 'Kim Jones', ...change },
    })
    return { status: reply.statusCode, body: reply.json<AgentLink & Problem>() }
  }
  const enter = (token: string, edition = 'alder/nl') =>
    desk.call<{ token: string } & Problem>('POST', 'customer-portal/authenticate-agent', {
      edition,
      body: { token },
    })
  async function signIn(): Promise<string> {
    const { body } = await makeLink()
    const answer = await enter(body.link.split('agent=')[1] ?? '')
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body.token
  }
  const as = (token: string, body?: object) => ({
    headers: { authorization: `Bearer ${token}` },
    ...(body ? { body } : {}),
  })
  const actions = async () =>
    (
      await desk.db
        .selectFrom('agent_actions')
        .innerJoin('agents', 'agents.id', 'agent_actions.agent_id')
        .select(['action', 'name'])
        .where('customer_id', '=', customerId)
        .orderBy('agent_actions.id')
        .execute()
    ).map(({ action, name }) => `${name}: ${action}`)

  test('gets in once by the operator’s link, for one customer of one brand', async () => {
    const { body } = await makeLink()
    expect(body.link).toMatch(/^\/nl\/login\?agent=[\w-]{43}$/)
    const token = body.link.split('agent=')[1] ?? ''
    expect((await enter(token, 'lakeland/nl')).status).toBe(410)
    expect((await enter(token)).status).toBe(200)
    expect([(await enter(token)).status, (await enter('x'.repeat(43))).status]).toEqual([410, 410])
    await desk.db.deleteFrom('agent_links').execute()
    const late = (await makeLink()).body.link.split('agent=')[1] ?? ''
    await desk.db
      .updateTable('agent_links')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute()
    expect((await enter(late)).status).toBe(410)
  })

  test('is made by the operator alone, and for an account that exists', async () => {
    expect((await makeLink({}, 'another token')).status).toBe(401)
    expect((await makeLink({ email: 'nobody@example.org' })).status).toBe(404)
    expect((await makeLink({ brand: 'lakeland' })).status).toBe(404)
    expect((await makeLink({ site: 'xx' })).status).toBe(400)
  })

  test('is named in who is signed in, sees the customer’s bookings, and every action is written down', async () => {
    const token = await signIn()
    const who = await desk.app.inject({
      method: 'GET',
      url: '/api/nl/user',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(who.json<User>()).toMatchObject({ firstName: 'Anna', actingAgent: 'Kim Jones' })
    const seen = await desk.call<object>('GET', `customer-portal/bookings/${bookingRef}`, as(token))
    expect(seen.status).toBe(200)
    const before = (await actions()).length
    expect((await desk.call('PUT', 'customer-portal', as(token, { title: 'mrs' }))).status).toBe(200)
    expect((await actions()).slice(before)).toEqual(['Kim Jones: PUT customer-portal'])
    expect(await actions()).toContain('Kim Jones: signed-in')
  })

  test('records what an agent read: once a minute per subject, and nothing that was not found', async () => {
    const token = await signIn()
    await desk.db.deleteFrom('agent_reads').execute()
    const read = (path: string) => desk.call('GET', path, as(token))
    const [bookings, mine] = ['customer-portal/bookings', `customer-portal/bookings/${bookingRef}`]
    const found = [
      bookings,
      mine,
      `${mine}/participants`,
      `${mine}/extras`,
      `payment/providers/booking/${bookingRef}`,
    ]
    for (const path of [...found, ...found]) expect([path, (await read(path)).status]).toEqual([path, 200])
    for (const path of [`${bookings}/0000000000`, `${bookings}/0000000001/participants`])
      expect((await read(path)).status).toBe(404)
    const document = await desk.app.inject({
      url: `/api/twenty/v2/alder/nl/${mine}/documents/confirmation`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(document.statusCode).toBe(200)
    const rows = await desk.db.selectFrom('agent_reads').select(['subject', 'count', 'customer_id']).execute()
    // The minute may change between the rounds: then a subject has two rows with the same sum.
    const sums = new Map<string, number>()
    for (const { subject, count } of rows) sums.set(subject, (sums.get(subject) ?? 0) + count)
    expect(Object.fromEntries(sums)).toEqual({
      [`GET ${bookings}`]: 2,
      [`GET ${mine}`]: 2,
      [`GET ${mine}/participants`]: 2,
      [`GET ${mine}/extras`]: 2,
      [`payments of ${bookingRef}`]: 2,
      [`GET ${mine}/documents/confirmation`]: 1,
    })
    expect(new Set(rows.map((row) => row.customer_id))).toEqual(new Set([customerId]))
  })

  test('reads by the customer alone are not written down', async () => {
    await desk.db.deleteFrom('agent_reads').execute()
    const token = await openSession(desk.db, { brand: 'alder', siteCode: 'nl' }, { customerId })
    expect((await desk.call('GET', 'customer-portal/bookings', as(token))).status).toBe(200)
    expect(await desk.db.selectFrom('agent_reads').selectAll().execute()).toEqual([])
  })

  test('the operator sees what they did and read, for 400 days', async () => {
    const token = await signIn()
    await desk.db.deleteFrom('agent_reads').execute()
    await desk.call('GET', `customer-portal/bookings/${bookingRef}/participants`, as(token))
    const record = async (email: string, authorization = `Bearer ${operatorToken}`) => {
      const reply = await desk.app.inject({
        method: 'POST',
        url: '/api/operator/agent-record',
        headers: { authorization },
        payload: { brand: 'alder', email },
      })
      return { status: reply.statusCode, entries: reply.json<AgentRecord>().entries }
    }
    const { entries } = await record('ANNA@example.org')
    expect(entries).toContainEqual({
      at: expect.any(String),
      agent: 'Kim Jones',
      what: `GET customer-portal/bookings/${bookingRef}/participants`,
      kind: 'read',
      count: 1,
    })
    expect(
      entries.filter(({ kind, what }) => kind === 'done' && what === 'signed-in').length,
    ).toBeGreaterThan(0)
    expect((await record('nobody@example.org')).status).toBe(404)
    expect((await record('anna@example.org', `Bearer ${token}`)).status).toBe(401)
    const aged = (days: number) =>
      desk.db
        .updateTable('agent_reads')
        .set({ minute: sql<Date>`clock_timestamp() - ${days} * interval '1 day'` })
        .execute()
    const recordedReads = async () => (await desk.db.selectFrom('agent_reads').selectAll().execute()).length
    await aged(399)
    await cleanDatabase(desk.db)
    expect(await recordedReads()).toBe(1)
    await aged(401)
    await cleanDatabase(desk.db)
    expect(await recordedReads()).toBe(0)
  })

  test('cannot pay, neither as the customer nor by the cart, nor take the data along, nor end the account', async () => {
    const token = await signIn()
    const pay = { slug: 'bambora', ref: bookingRef, amount: 10 }
    const refused = await Promise.all([
      desk.call<Problem>('POST', 'customer/payment/getOrderId', as(token, pay)),
      desk.call<Problem>('POST', 'customer/payment/getOrderId', as(token, { ...pay, cartId })),
      desk.call<Problem>('GET', 'customer-portal/export', as(token)),
      desk.call<Problem>('POST', 'customer-portal/erase', as(token, { password })),
    ])
    expect(refused.map(({ status, body }) => `${status} ${body.type}`)).toEqual(
      refused.map(() => '403 agent-not-allowed'),
    )
    expect(await desk.db.selectFrom('payment_orders').selectAll().execute()).toEqual([])
  })

  test('is gone after an hour', async () => {
    await signIn()
    const rows = await desk.db
      .selectFrom('sessions')
      .select(['created_at', 'expires_at'])
      .where('agent_id', 'is not', null)
      .execute()
    for (const { created_at: from, expires_at: to } of rows)
      expect(to.getTime() - from.getTime()).toBe(3_600_000)
  })
})
