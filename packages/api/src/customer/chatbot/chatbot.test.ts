import type { ChatbotBookings, ChatbotToken } from '@camping/contract/chatbot.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { usualKinds } from '../../booking/testing/booking-desk.ts'
import { cleanDatabase } from '../../clean-database.ts'
import { hashToken } from '../../platform/session/session-token.ts'
import { openPortalDesk, type PortalBooking } from '../bookings/testing/portal-desk.ts'
import { openSession } from '../session/open-session.ts'
import { chatbotTokenReads } from './chatbot-token.ts'
import { chatbotRoutes } from './chatbot.routes.ts'

type Read = Partial<Problem> & Partial<ChatbotBookings>

describe.each(usualKinds)('a chatbot on %s', (kind) => {
  let desk: Awaited<ReturnType<typeof openPortalDesk>>
  let booking: PortalBooking
  beforeAll(async () => {
    desk = await openPortalDesk(kind, chatbotRoutes)
  })
  afterAll(() => desk?.close())
  beforeEach(async () => {
    booking = await desk.book()
  })

  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
  const exchange = (session: string) =>
    desk.call<ChatbotToken & Partial<Problem>>('POST', 'customer-portal/chatbot-token', {
      ...bearer(session),
      body: {},
    })
  const tokenOf = async (session: string) => (await exchange(session)).body.token
  const read = (token: string) => desk.call<Read>('GET', 'chatbot/bookings', bearer(token))
  const ended = { status: 401, body: { type: 'chatbot-token-ended' } }

  test('learns dates, state and amounts of its customer’s bookings, and nothing personal', async () => {
    const { status, body } = await exchange(booking.asCustomer)
    expect([status, body.seconds]).toEqual([200, 300])
    const known = await read(body.token)
    expect(known.status).toBe(200)
    const [one, ...others] = known.body.bookings ?? []
    expect(others).toEqual([])
    expect(Object.keys(one ?? {}).toSorted()).toEqual([
      'bookingRef',
      'currency',
      'dateFrom',
      'dateTo',
      'due',
      'nextPayment',
      'nights',
      'paymentStatus',
      'site',
      'state',
      'total',
    ])
    const { dateFrom, total, due, site } = booking.confirmation
    expect(one).toMatchObject({
      bookingRef: booking.ref,
      dateFrom,
      total,
      due,
      site: { name: site.name, slug: site.slug },
      nextPayment: { currency: 'EUR' },
    })
    const text = JSON.stringify(known.body)
    expect(text).not.toContain(booking.confirmation.firstName)
    expect(text).not.toContain('example.org')
  })

  test('of a session by reference learns of that booking alone, and of nobody else’s', async () => {
    const other = await desk.book()
    for (const session of [booking.asBooking, booking.asCustomer]) {
      const { body } = await read(await tokenOf(session))
      expect(body.bookings?.map(({ bookingRef }) => bookingRef)).toEqual([booking.ref])
      expect(JSON.stringify(body)).not.toContain(other.ref)
    }
  })

  test('gets in with no other token, nor does its token open anything else', async () => {
    const token = await tokenOf(booking.asCustomer)
    for (const wrong of ['', 'x'.repeat(43), booking.asCustomer, booking.asBooking])
      expect(await read(wrong)).toMatchObject(ended)
    expect(await exchange(token)).toMatchObject({ status: 401, body: { type: 'signed-out' } })
    expect(await desk.ask<Problem>('GET', booking, { token })).toMatchObject({
      status: 401,
      body: { type: 'signed-out' },
    })
    const elsewhere = await desk.app.inject({
      url: '/api/twenty/v2/lakeland/nl/chatbot/bookings',
      ...bearer(token),
    })
    expect(elsewhere.statusCode).toBe(401)
    // The visitor's cookie stays: the host takes it back for `invalid_token` alone.
    expect(elsewhere.headers['www-authenticate']).toBe('Bearer realm="chatbot"')
  })

  test('has five minutes and twenty reads', async () => {
    const old = await tokenOf(booking.asCustomer)
    await desk.db
      .updateTable('chatbot_tokens')
      .set({ expires_at: sql<string>`clock_timestamp() - interval '1 second'` })
      .where('token_hash', '=', hashToken(old))
      .execute()
    expect(await read(old)).toMatchObject(ended)
    expect((await cleanDatabase(desk.db))['tokens for chatbots that ended']).toBe(1)

    const token = await tokenOf(booking.asCustomer)
    const { left } = await desk.db
      .selectFrom('chatbot_tokens')
      .select(sql<number>`extract(epoch from expires_at - clock_timestamp())::int`.as('left'))
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirstOrThrow()
    expect(left).toBeGreaterThan(290)
    expect(left).toBeLessThanOrEqual(300)
    const statuses = await Promise.all(
      Array.from({ length: chatbotTokenReads + 5 }, async () => (await read(token)).status),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(chatbotTokenReads)
    expect(await read(token)).toMatchObject(ended)
  })

  test('is out when its customer signs out, or the session ends', async () => {
    const token = await tokenOf(booking.asCustomer)
    const idle = await tokenOf(booking.asBooking)
    expect((await read(token)).status).toBe(200)
    await desk.call('POST', 'customer-portal/sign-out', { ...bearer(booking.asCustomer), body: {} })
    expect(await read(token)).toMatchObject(ended)
    await desk.db
      .updateTable('sessions')
      .set({ last_seen_at: sql<string>`now() - interval '3 hours'` })
      .where('token_hash', '=', hashToken(booking.asBooking))
      .execute()
    expect(await read(idle)).toMatchObject(ended)
  })

  test('extends no session', async () => {
    const token = await tokenOf(booking.asCustomer)
    await desk.db
      .updateTable('sessions')
      .set({ last_seen_at: sql<string>`now() - interval '1 day'` })
      .where('token_hash', '=', hashToken(booking.asCustomer))
      .execute()
    expect((await read(token)).status).toBe(200)
    const { away } = await desk.db
      .selectFrom('sessions')
      .select(sql<boolean>`last_seen_at < now() - interval '23 hours'`.as('away'))
      .where('token_hash', '=', hashToken(booking.asCustomer))
      .executeTakeFirstOrThrow()
    expect(away).toBe(true)
  })

  test('is not for agents, and of a token only a hash is stored', async () => {
    const { id: agentId } = await desk.db
      .insertInto('agents')
      .values({ brand: 'alder', name: 'Kim' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const edition = { brand: 'alder', siteCode: 'nl' } as const
    const agent = await openSession(desk.db, edition, { customerId: booking.customerId, agentId })
    expect(await exchange(agent)).toMatchObject({ status: 403, body: { type: 'agent-not-allowed' } })
    const token = await tokenOf(booking.asCustomer)
    const rows = await desk.db.selectFrom('chatbot_tokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('gets ten tokens a minute of one session', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1) statuses.push((await exchange(booking.asCustomer)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })
})
