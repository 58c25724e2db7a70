import type { Cart } from '@camping/contract/booking.schemas.ts'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SharedLimits } from '../../platform/admission/limits-in-redis.ts'
import { bookBody, cartBody, usualKinds, type DatabaseKind } from '../../booking/testing/booking-desk.ts'
import { accountLimits } from '../account-limits.ts'
import { countAttempt } from '../../platform/admission/attempt-limits.ts'
import { type AccountDesk, linkToken, openAccountDesk, password } from './testing/account-desk.ts'
import { redisAnswers, testSharedLimits } from '../../platform/admission/testing/test-redis.ts'

/** Stores of the counters: either database, and Redis where available. */
const places: readonly (readonly [name: string, kind: DatabaseKind, inRedis: boolean])[] = [
  ...usualKinds.map((kind) => [kind, kind, false] as const),
  ...(redisAnswers ? [['Redis', 'pglite', true] as const] : []),
]

/** A network of documentation addresses that no other test and no other run uses. */
const someNetwork = () => `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`
const somebody = () => `${randomBytes(6).toString('hex')}@example.org`

describe.each(places)('nobody locks others out, counted in %s', (_name, kind, inRedis) => {
  let desk: AccountDesk
  let shared: SharedLimits | undefined
  beforeAll(async () => {
    shared = inRedis ? await testSharedLimits() : undefined
    desk = await openAccountDesk(kind, shared ? { sharedLimits: shared } : {})
  })
  afterAll(async () => {
    await desk?.close()
    shared?.close()
  })
  const signIn = (email: string, address: string, typed = 'not the password') =>
    desk.post('authenticate', { email, password: typed }, { address })
  const status = async (answer: Promise<{ status: number }>) => (await answer).status

  test.each([
    [700, 'authenticate', () => ({ email: somebody(), password: 'x' }), 401],
    [700, 'status', () => ({ email: somebody() }), 404],
    [
      700,
      'authenticate-booking',
      () => ({ email: somebody(), bookingRef: `1${String(Math.random()).slice(2, 11)}` }),
      401,
    ],
    [50, 'reset/link', () => ({ email: somebody() }), 200],
    [50, 'user/forgot-booking-credentials', () => ({ email: somebody() }), 200],
    [50, 'send-confirmation', () => ({ email: somebody() }), 200],
  ])(
    '%i × %s of one network leave another network its answer',
    async (count, path, body, expected) => {
      const address = someNetwork()
      const flood = []
      // In rows of fifty, as a script sends them.
      for (let row = 0; row < count / 50; row += 1)
        flood.push(
          ...(await Promise.all(Array.from({ length: 50 }, () => desk.post(path, body(), { address })))),
        )
      expect(flood.filter((answer) => answer.status === 429).length).toBeGreaterThan(count / 2)
      expect(await status(desk.post(path, body(), { address: someNetwork() }))).toBe(expected)
    },
    120_000,
  )

  test('an attack from a thousand networks leaves each new one two tries', async () => {
    const narrow = accountLimits.signIn.map((limit) =>
      limit.by === 'edition' ? { ...limit, max: 20 } : limit,
    )
    const attempt = (clientAddress: string) =>
      countAttempt(
        desk.db,
        {
          action: 'many',
          brand: 'alder',
          siteCode: 'nl',
          clientAddress,
          email: somebody(),
          sharedAttempts: shared?.counter,
        },
        narrow,
      ).then(
        () => 'counted',
        () => 'refused',
      )
    for (let turn = 0; turn < 20; turn += 1) await attempt(someNetwork())
    const late = someNetwork()
    expect([await attempt(late), await attempt(late), await attempt(late)]).toEqual([
      'counted',
      'counted',
      'refused',
    ])
  })

  test('guessing from one network locks an account there, and nowhere else', async () => {
    const email = somebody()
    await desk.account(email)
    const thief = someNetwork()
    for (let turn = 0; turn < 8; turn += 1) expect(await status(signIn(email, thief))).toBe(401)
    expect(await status(signIn(email, thief, password))).toBe(429)
    expect(await status(signIn(email, someNetwork(), password))).toBe(200)
  })

  test('a blocked network counts against no address: forty names stay open', async () => {
    const email = somebody()
    await desk.account(email)
    const thief = someNetwork()
    for (let turn = 0; turn < 10; turn += 1) await signIn(somebody(), thief)
    for (let turn = 0; turn < 40; turn += 1) expect(await status(signIn(email, thief))).toBe(429)
    const own = someNetwork()
    for (let turn = 0; turn < 3; turn += 1) expect(await status(signIn(email, own))).toBe(401)
    expect(await status(signIn(email, own, password))).toBe(200)
  })

  test('guessed at from twenty networks, an owner still has two tries, a mail that helps, and is free after it', async () => {
    const email = somebody()
    await desk.account(email)
    await desk.deliver()
    for (let turn = 0; turn < 40; turn += 1) await signIn(email, someNetwork())
    const own = someNetwork()
    expect([await status(signIn(email, own)), await status(signIn(email, own))]).toEqual([401, 401])
    expect(await status(signIn(email, own, password))).toBe(429)
    expect(await status(desk.post('reset/link', { email }, { address: own }))).toBe(200)
    const token = linkToken((await desk.deliver())[0], 'token')
    const chosen = { token, password: 'another quiet lake', confirmed_password: 'another quiet lake' }
    const headers = { authorization: `Bearer ${token}` }
    expect(await status(desk.post('reset/password', chosen, { address: own, headers }))).toBe(200)
    expect(await status(signIn(email, own, chosen.password))).toBe(200)
    // The lock over all networks ended as well.
    const elsewhere = someNetwork()
    for (let turn = 0; turn < 5; turn += 1) expect(await status(signIn(email, elsewhere))).toBe(401)
  })

  test('sixty customers behind one network begin to sign in, and sign in', async () => {
    const address = someNetwork()
    const email = somebody()
    await desk.account(email)
    const begin = () => status(desk.post('status', { email }, { address }))
    for (let row = 0; row < 12; row += 1)
      expect(await Promise.all(Array.from({ length: 5 }, begin))).toEqual([204, 204, 204, 204, 204])
    for (let turn = 0; turn < 12; turn += 1) expect(await status(signIn(email, address, password))).toBe(200)
  }, 120_000)

  test('an address is one however it is typed', async () => {
    const email = somebody()
    const address = someNetwork()
    const typed = [email, email.toUpperCase(), ` ${email} `, email.toUpperCase().replace('@E', '@e')]
    for (let turn = 0; turn < 8; turn += 1)
      expect(await status(signIn(typed[turn % 4] ?? '', address))).toBe(401)
    expect(await status(signIn(email.toUpperCase(), address))).toBe(429)
  })

  test('guessing with a booking’s reference locks it in that network only', async () => {
    const { body: cart } = await desk.createCart(cartBody())
    const booked = await desk.book((cart as Cart).id, bookBody((cart as Cart).total))
    const { bookingRef } = booked.body
    const thief = someNetwork()
    const ask = (email: string, address: string) =>
      status(desk.post('authenticate-booking', { email, bookingRef }, { address }))
    for (let turn = 0; turn < 5; turn += 1) expect(await ask(somebody(), thief)).toBe(401)
    expect(await ask(somebody(), thief)).toBe(429)
    expect(await ask(bookBody(0).booker.email, someNetwork())).toBe(200)
  })

  test('an inbox gets three mails an hour from any network, and its owner a friendly reply', async () => {
    const email = somebody()
    await desk.account(email)
    await desk.deliver()
    const answers = []
    for (let turn = 0; turn < 12; turn += 1) {
      answers.push(await status(desk.post('reset/link', { email }, { address: someNetwork() })))
      // The minute that merges several mails into one is a separate rule.
      await desk.db
        .updateTable('outbox')
        .set({ dedupe_key: sql<string>`gen_random_uuid()::text` })
        .execute()
    }
    expect(new Set(answers)).toEqual(new Set([200]))
    const mails = await desk.deliver()
    expect(mails).toHaveLength(3)
    expect(mails.every(({ to }) => to === email)).toBe(true)
  })
})
