import type { Cart } from '@camping/contract/booking.schemas.ts'
import { user } from '@camping/contract/session.schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookBody, cartBody, usualKinds, type Desk, openDesk } from '../../booking/testing/booking-desk.ts'
import { openSession } from './open-session.ts'
import { bearerToken, hashToken, newSessionToken } from '../../platform/session/session-token.ts'

describe.each(usualKinds)('sessions on %s', (kind) => {
  let desk: Desk
  let customerId: number
  let bookingId: number
  let bookingRef: string
  const house = { brand: 'alder', siteCode: 'nl' } as const

  beforeAll(async () => {
    desk = await openDesk(kind)
    const customer = await desk.db
      .insertInto('customers')
      .values({
        brand: 'alder',
        email: 'jo@example.org',
        first_name: 'Jo',
        last_name: 'Bloom',
        birth_date: '1990-05-01',
        phone_prefix: '+31',
        phone_number: '612345678',
        language: 'nl',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    customerId = customer.id
    const { body: cart } = await desk.createCart(cartBody())
    const booked = await desk.book((cart as Cart).id, bookBody((cart as Cart).total))
    bookingRef = booked.body.bookingRef
    const booking = await desk.db
      .selectFrom('bookings')
      .select('id')
      .where('booking_ref', '=', bookingRef)
      .executeTakeFirstOrThrow()
    bookingId = booking.id
  })
  afterAll(() => desk?.close())

  const whoIs = (token?: string, locale = 'nl') =>
    desk.app.inject({
      url: `/api/${locale}/user`,
      ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
    })
  const signOut = (token: string) =>
    desk.app.inject({
      method: 'POST',
      url: '/api/twenty/v2/alder/nl/customer-portal/sign-out',
      headers: { authorization: `Bearer ${token}` },
    })
  const row = (token: string) =>
    desk.db.selectFrom('sessions').selectAll().where('token_hash', '=', hashToken(token)).executeTakeFirst()
  const age = (token: string, change: { seen?: number; ends?: number }) =>
    desk.db
      .updateTable('sessions')
      .set({
        ...(change.seen === undefined
          ? {}
          : { last_seen_at: sql<string>`now() - make_interval(secs => ${change.seen})` }),
        ...(change.ends === undefined
          ? {}
          : { expires_at: sql<string>`now() + make_interval(secs => ${change.ends})` }),
      })
      .where('token_hash', '=', hashToken(token))
      .execute()
  const expectSignedOut = (answer: Awaited<ReturnType<typeof whoIs>>) => {
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ type: 'signed-out', status: 401 })
    expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
    expect(answer.headers['cache-control']).toBe('no-store')
  }

  test('a customer is known by the token, which the database does not hold', async () => {
    const token = await openSession(desk.db, house, { customerId })
    const answer = await whoIs(token)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(user.parse(answer.json())).toMatchObject({
      type: 'email',
      bookingRef: null,
      firstName: 'Jo',
      email: 'jo@example.org',
      birthDate: '1990-05-01',
      phone: { prefix: '+31', number: '612345678' },
      address: null,
    })
    expect(answer.body).not.toContain('password')
    const stored = JSON.stringify(await desk.db.selectFrom('sessions').selectAll().execute())
    expect(stored).not.toContain(token)
  })

  test('who signed in with a booking reference is the booker of that booking, without telephone and address', async () => {
    const token = await openSession(desk.db, house, { bookingId })
    expect(user.parse((await whoIs(token)).json())).toMatchObject({
      type: 'booking_id',
      bookingRef,
      firstName: 'Anna',
      phone: null,
      address: null,
    })
  })

  test('a session counts in every edition of its brand and in no other brand', async () => {
    const token = await openSession(desk.db, house, { customerId })
    for (const locale of ['couk', 'ch', 'be']) expect((await whoIs(token, locale)).statusCode).toBe(200)
    expect((await whoIs(token, 'atlantis')).statusCode).toBe(404)
    const other = await openSession(desk.db, { brand: 'lakeland', siteCode: 'nl' }, { customerId })
    expect((await whoIs(other, 'nl')).statusCode).toBe(200)
    expect((await whoIs(other, 'couk')).statusCode).toBe(404)
  })

  test.each([
    ['no token', undefined],
    ['an unknown token', newSessionToken()],
    ['a short one', 'abc'],
    ['an endless one', 'a'.repeat(5000)],
    ['another alphabet', `${'a'.repeat(40)}'; drop table sessions`],
  ])('%s is signed out', async (_, token) => {
    expectSignedOut(await whoIs(token))
  })

  test.each([
    ['email', 'its last day is over', { ends: -1 }, 401],
    ['email', 'it was not used for a week', { seen: 7 * 86_400 + 5 }, 401],
    ['email', 'it was used six days ago', { seen: 6 * 86_400 }, 200],
    ['booking_id', 'it was not used for two hours', { seen: 7205 }, 401],
    ['booking_id', 'it was used an hour ago', { seen: 3600 }, 200],
  ])('a session by %s when %s', async (type, _, change, status) => {
    const token = await openSession(desk.db, house, type === 'email' ? { customerId } : { bookingId })
    await age(token, change)
    expect((await whoIs(token)).statusCode).toBe(status)
  })

  test('a booking session lasts a day, an account’s thirty', async () => {
    const days = async (token: string) => {
      const { expires_at, created_at } = (await row(token)) ?? {
        expires_at: new Date(),
        created_at: new Date(),
      }
      return Math.round((expires_at.getTime() - created_at.getTime()) / 86_400_000)
    }
    expect(await days(await openSession(desk.db, house, { customerId }))).toBe(30)
    expect(await days(await openSession(desk.db, house, { bookingId }))).toBe(1)
  })

  test('use is recorded, but not at every call', async () => {
    const token = await openSession(desk.db, house, { customerId })
    const seen = async () => (await row(token))?.last_seen_at.getTime()
    const first = await seen()
    await whoIs(token)
    expect(await seen()).toBe(first)
    await age(token, { seen: 3600 })
    await whoIs(token)
    expect(await seen()).toBeGreaterThanOrEqual(first as number)
  })

  test('signing out ends this session only, and replies the same twice', async () => {
    const token = await openSession(desk.db, house, { customerId })
    const kept = await openSession(desk.db, house, { customerId })
    for (const answer of [await signOut(token), await signOut(token), await signOut('nonsense')]) {
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({})
    }
    expectSignedOut(await whoIs(token))
    expect((await whoIs(kept)).statusCode).toBe(200)
  })

  test('an erased customer is signed out', async () => {
    const gone = await desk.db
      .insertInto('customers')
      .values({
        brand: 'alder',
        email: 'gone@example.org',
        first_name: 'G',
        last_name: 'One',
        language: 'nl',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const token = await openSession(desk.db, house, { customerId: gone.id })
    await desk.db.updateTable('customers').set({ erased_at: new Date() }).where('id', '=', gone.id).execute()
    expectSignedOut(await whoIs(token))
  })
})

test('tokens are long, different and recognised', () => {
  const tokens = Array.from({ length: 100 }, newSessionToken)
  expect(new Set(tokens).size).toBe(100)
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(bearerToken(`Bearer ${token}`)).toBe(token)
    expect(bearerToken(`Basic ${token}`)).toBeUndefined()
  }
})
