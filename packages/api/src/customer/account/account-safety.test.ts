import type { Cart } from '@camping/contract/booking.schemas.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bookBody, cartBody, usualKinds } from '../../booking/testing/booking-desk.ts'
import { type AccountDesk, openAccountDesk, password } from './testing/account-desk.ts'

const address = '10.9.8.7'

describe.each(usualKinds)('what strangers learn about accounts on %s', (kind) => {
  let desk: AccountDesk
  beforeAll(async () => {
    desk = await openAccountDesk(kind)
  })
  afterAll(() => desk?.close())
  afterEach(() => desk.db.deleteFrom('attempts').execute())
  const post: AccountDesk['post'] = (...call) => desk.post(...call)
  const deliver = () => desk.deliver()

  test.each(['reset/link', 'user/forgot-booking-credentials', 'send-confirmation'])(
    '%s answers the same for an address nobody knows, and sends nothing',
    async (path) => {
      const answer = await post(path, { email: 'nobody@example.org' })
      expect([answer.status, answer.body]).toEqual([200, { status: 'check-inbox' }])
      expect(await deliver()).toEqual([])
    },
  )

  describe('with a booking', () => {
    let ref: string
    let email: string
    beforeAll(async () => {
      const { body: cart } = await desk.createCart(cartBody())
      const booked = await desk.book((cart as Cart).id, bookBody((cart as Cart).total))
      ref = booked.body.bookingRef
      const row = await desk.db
        .selectFrom('bookings')
        .select('email')
        .where('booking_ref', '=', ref)
        .executeTakeFirstOrThrow()
      email = row.email
      await deliver()
    })

    test('address and reference open it, however the reference is typed', async () => {
      const typed = ` ${ref.slice(0, 5).toLowerCase()}-${ref.slice(5)} `
      const answer = await post('authenticate-booking', { email: email.toUpperCase(), bookingRef: typed })
      expect(answer.status).toBe(200)
      expect((await desk.who(answer.body.token ?? '')).json()).toMatchObject({
        type: 'booking_id',
        bookingRef: ref,
      })
    })

    test('a wrong address, a wrong reference, another brand and a stay long past have one answer', async () => {
      const wrong = [
        await post('authenticate-booking', { email: 'x@example.org', bookingRef: ref }),
        await post('authenticate-booking', { email, bookingRef: '0000000000' }),
        await post('authenticate-booking', { email, bookingRef: ref }, { edition: 'lakeland/nl' }),
      ]
      await desk.db
        .updateTable('bookings')
        .set({ date_from: '2020-05-01', date_to: '2020-05-08' })
        .where('booking_ref', '=', ref)
        .execute()
      wrong.push(await post('authenticate-booking', { email, bookingRef: ref }))
      expect(
        new Set(wrong.map(({ status, body }) => JSON.stringify([status, body.type, body.errors]))),
      ).toHaveProperty('size', 1)
      expect(wrong[0]?.body.type).toBe('login-fail')
    })

    test('a forgotten reference comes by mail, to the address of the booking alone', async () => {
      await post('user/forgot-booking-credentials', { email })
      const mails = await deliver()
      expect(mails.map(({ to }) => to)).toEqual([email])
      expect(mails[0]?.text).toContain(ref)
    })
  })

  test.each([
    ['status', { email: 'many@example.org' }, 5],
    ['authenticate', { email: 'many@example.org', password: 'wrong' }, 8],
    ['authenticate-booking', { email: 'many@example.org', bookingRef: '1234567890' }, 5],
    ['reset/link', { email: 'many@example.org' }, 3],
    ['user/forgot-booking-credentials', { email: 'many@example.org' }, 3],
    ['send-confirmation', { email: 'many@example.org' }, 3],
  ])('%s: a network is limited per address', async (path, body, allowed) => {
    for (let turn = 0; turn < allowed; turn += 1)
      expect((await post(path, body, { address })).status).not.toBe(429)
    const over = await post(path, body, { address })
    expect([over.status, over.body.type]).toEqual([429, 'too-many-attempts'])
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('one client is limited across all addresses; known and unknown are refused alike', async () => {
    await desk.account('limit@example.org')
    await desk.db.deleteFrom('attempts').execute()
    for (let turn = 0; turn < 10; turn += 1)
      expect((await post('status', { email: `n${turn}@example.org` }, { address })).status).toBe(404)
    const known = await post('status', { email: 'limit@example.org' }, { address })
    const unknown = await post('status', { email: 'n11@example.org' }, { address })
    expect([known.status, unknown.status]).toEqual([429, 429])
    expect((await post('status', { email: 'limit@example.org' })).status).toBe(204)
  })

  test('who proves right starts anew', async () => {
    await desk.account('right@example.org')
    const signIn = (typed: string) =>
      post('authenticate', { email: 'right@example.org', password: typed }, { address })
    for (let turn = 0; turn < 4; turn += 1) await signIn('wrong')
    expect((await signIn(password)).status).toBe(200)
    for (let turn = 0; turn < 6; turn += 1) expect((await signIn('wrong')).status).toBe(401)
  })

  test('neither passwords nor tokens nor tried addresses are stored in clear', async () => {
    await desk.account('clear@example.org')
    await post('authenticate', { email: 'clear@example.org', password })
    const rows = await Promise.all([
      desk.db.selectFrom('customers').selectAll().execute(),
      desk.db.selectFrom('sessions').selectAll().execute(),
      desk.db.selectFrom('registrations').selectAll().execute(),
    ])
    expect(JSON.stringify(rows)).not.toContain(password)
    expect(rows[0].length > 0 && rows[0].every((row) => row.password_hash?.startsWith('$argon2id$'))).toBe(
      true,
    )
    expect(JSON.stringify(await desk.db.selectFrom('attempts').selectAll().execute())).not.toContain(
      'example.org',
    )
  })
})
