import type { WaitingRequest } from '@camping/contract/operator.schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  bookBody,
  cartBody,
  usualKinds,
  type Desk,
  openDesk,
  operatorToken,
} from '../testing/booking-desk.ts'
import * as world from '../testing/booking-world.ts'
import { checkOperator } from '../../platform/operator/check-operator.ts'
import { operatorRoutes } from './request-operator.routes.ts'

describe.each(usualKinds)('the operator on %s', (kind) => {
  let desk: Desk
  let week = 0
  beforeAll(async () => {
    desk = await openDesk(kind, operatorRoutes)
  })
  afterAll(() => desk?.close())

  const request = async () => {
    const date = new Date(Date.UTC(2027, 5, 5 + 7 * (week += 1))).toISOString().slice(0, 10)
    const { body: cart } = await desk.createCart(cartBody({ accommodationId: world.onRequest, date }))
    return (await desk.book(cart.id, bookBody(cart.total))).body
  }
  const call = async (
    method: 'GET' | 'POST',
    path: string,
    options: { body?: object; token?: string } = {},
  ) => {
    const { body = {}, token = operatorToken } = options
    const reply = await desk.app.inject({
      method,
      url: `/api/operator/${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(method === 'POST' ? { payload: body } : {}),
    })
    return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() }
  }
  const waiting = async () => (await call('GET', 'requests')).body['requests'] as WaitingRequest[]

  test('lists unanswered requests, the most urgent first, without names', async () => {
    const [late, urgent] = [await request(), await request()]
    await sql`update bookings set answer_by = answer_by - interval '5 hours'
      where booking_ref = ${urgent.bookingRef}`.execute(desk.db)
    const listed = await waiting()
    expect(listed.map(({ bookingRef }) => bookingRef)).toEqual([urgent.bookingRef, late.bookingRef])
    expect(listed[0]).toMatchObject({
      brand: 'alder',
      siteCode: 'nl',
      site: urgent.site.name,
      dateFrom: urgent.dateFrom,
      total: urgent.total,
      currency: 'EUR',
      party: { adults: 2, children: [{ age: 5 }, { age: 16 }] },
    })
    expect(JSON.stringify(listed)).not.toMatch(/anna|vries|example\.org|612345678|geheim/i)
  })

  test('passes on yes and no, with the reference as it is read out', async () => {
    const [yes, no] = [await request(), await request()]
    const spoken = `${yes.bookingRef.slice(0, 5).toLowerCase()} ${yes.bookingRef.slice(5)}`
    expect(await call('POST', `requests/${encodeURIComponent(spoken)}/confirm`)).toEqual({
      status: 200,
      body: { state: 'confirmed' },
    })
    expect(await call('POST', `requests/${no.bookingRef}/decline`, { body: { reason: 'full' } })).toEqual({
      status: 200,
      body: { state: 'declined' },
    })
    const states = await desk.db
      .selectFrom('bookings')
      .select(['state', 'declined'])
      .where('booking_ref', 'in', [yes.bookingRef, no.bookingRef])
      .orderBy('id')
      .execute()
    expect(states).toEqual([
      { state: 'confirmed', declined: null },
      { state: 'cancelled', declined: 'full' },
    ])
    const refs = (await waiting()).map(({ bookingRef }) => bookingRef)
    expect(refs).not.toContain(yes.bookingRef)
    expect(refs).not.toContain(no.bookingRef)
  })

  test('learns the outcome of a request that is no longer open', async () => {
    const { bookingRef } = await request()
    await call('POST', `requests/${bookingRef}/decline`)
    expect(await call('POST', `requests/${bookingRef}/confirm`)).toMatchObject({
      status: 409,
      body: { type: 'not-waiting', detail: 'It is declined (unstated)' },
    })
    const { bookingRef: late } = await request()
    await sql`update bookings set answer_by = clock_timestamp() where booking_ref = ${late}`.execute(desk.db)
    const answer = await call('POST', `requests/${late}/confirm`)
    expect(answer).toMatchObject({ status: 409, body: { type: 'not-waiting' } })
    expect(answer.body['detail']).toContain('The time to answer ended at 20')
    expect((await call('POST', 'requests/ZZZZZZZZZZ/confirm')).status).toBe(404)
    expect((await call('POST', 'requests/nonsense!/confirm')).status).toBe(400)
    const { bookingRef: another } = await request()
    for (const reason of ['unanswered', 'because', 7])
      expect((await call('POST', `requests/${another}/decline`, { body: { reason } })).status).toBe(400)
  })

  test('is let in with the token alone, before anything is read', async () => {
    const { bookingRef } = await request()
    for (const token of ['', 'wrong', `${operatorToken}x`, operatorToken.toUpperCase()]) {
      expect(await call('GET', 'requests', { token })).toMatchObject({
        status: 401,
        body: { type: 'operator-only' },
      })
      const sent = { token, body: { reason: 'nonsense' } }
      expect((await call('POST', `requests/${bookingRef}/decline`, sent)).status).toBe(401)
    }
    expect((await waiting()).map((one) => one.bookingRef)).toContain(bookingRef)
  })

  test('is in no public reference', async () => {
    const { body } = await desk.app.inject('/api/docs/openapi.json')
    expect(body).not.toContain('/operator/')
  })
})

test('without a configured token a process has no operator, not even for an empty one', () => {
  expect(() => checkOperator('Bearer ', undefined)).toThrow('Not found')
  expect(() => checkOperator(undefined, '')).toThrow('Not found')
})
