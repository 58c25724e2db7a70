import type { Cart } from '@camping/contract/booking.schemas.ts'
import type * as Argon2 from '@node-rs/argon2'
import { verify } from '@node-rs/argon2'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { bookBody, cartBody, databaseKinds } from '../booking/testing/booking-desk.ts'
import * as world from '../booking/testing/booking-world.ts'
import { type AccountDesk, openAccountDesk, person } from './testing/account-desk.ts'

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof Argon2>()
  return { ...real, verify: vi.fn(real.verify) }
})

describe.each(databaseKinds)('guessing on %s', (kind) => {
  let desk: AccountDesk
  const email = 'guessed@example.org'
  let bookingRef = ''
  beforeAll(async () => {
    desk = await openAccountDesk(kind)
    const { body: cart } = await desk.createCart(cartBody({ accommodationId: world.tent }))
    const order = bookBody((cart as Cart).total) as { booker: object }
    const booked = await desk.book((cart as Cart).id, { ...order, booker: { ...order.booker, email } })
    bookingRef = booked.body.bookingRef
    await desk.account('known@example.org')
    await desk.deliver()
  })
  afterAll(() => desk?.close())
  afterEach(() => desk.db.deleteFrom('attempts').execute())

  const signIn = (body: object, address?: string) =>
    desk.post('authenticate-booking', body, address === undefined ? {} : { address })
  const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status)
  const times = <T>(count: number, ask: (turn: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, turn) => ask(turn)))

  test('one reference is tried from everywhere with every address: five times, then its owner waits, too', async () => {
    for (let turn = 0; turn < 5; turn += 1)
      expect((await signIn({ email: `x${turn}@example.org`, bookingRef })).status).toBe(401)
    const over = await signIn({ email: 'x6@example.org', bookingRef })
    const owner = await signIn({ email, bookingRef })
    expect([over.status, owner.status]).toEqual([429, 429])
    // The soft lock ends by itself within a quarter of an hour, and says when.
    expect(Number(owner.headers['retry-after'])).toBeLessThanOrEqual(900)
    await desk.db
      .updateTable('attempts')
      .set({ until: sql<Date>`clock_timestamp() - interval '1 second'` })
      .execute()
    expect((await signIn({ email, bookingRef })).status).toBe(200)
  })

  test('a reference that nobody has is locked the same way: the lock tells nothing', async () => {
    const nobody = { email, bookingRef: 'ZZZZZZZZZ0' }
    const [known, unknown] = [
      await times(8, (turn) => signIn({ email: `k${turn}@example.org`, bookingRef })),
      await times(8, (turn) => signIn({ ...nobody, email: `u${turn}@example.org` })),
    ]
    const locked = (answers: typeof known) => statuses(answers).filter((status) => status === 429).length
    expect([locked(known), locked(unknown)]).toEqual([3, 3])
  })

  test('twenty tries in the same moment are twenty tries', async () => {
    const tries = await times(20, (turn) => signIn({ email, bookingRef: `000000000${turn % 10}` }))
    expect(statuses(tries).filter((status) => status === 401)).toHaveLength(5)
    expect(statuses(tries).filter((status) => status === 429)).toHaveLength(15)
  })

  test('one network gets ten, and all addresses of an IPv6 network are one', async () => {
    const tries = await times(12, (turn) =>
      signIn({ email: `n${turn}@example.org`, bookingRef: `100000000${turn % 10}` }, `2001:db8:1:2::${turn}`),
    )
    expect(statuses(tries).filter((status) => status === 429)).toHaveLength(2)
    const neighbour = await signIn({ email: 'n@example.org', bookingRef: '1000000099' }, '2001:db8:1:3::1')
    expect(neighbour.status).toBe(401)
  })

  test('a proved right forgets the tries of its booking, not those of its network', async () => {
    const address = '10.44.44.44'
    await times(4, (turn) => signIn({ email, bookingRef: `200000000${turn}` }, address))
    expect((await signIn({ email, bookingRef }, address)).status).toBe(200)
    await times(5, (turn) => signIn({ email: `p${turn}@example.org`, bookingRef: '2000000009' }, address))
    expect((await signIn({ email: 'p@example.org', bookingRef: '3000000000' }, address)).status).toBe(429)
  })

  /** 3b (3): a constant minimum, the same for whom we know and whom we do not; a timer may be a millisecond early. */
  test.each([
    ['status', { email: 'known@example.org' }, { email: 'unknown@example.org' }],
    ['reset/link', { email: 'known@example.org' }, { email: 'unknown@example.org' }],
    ['user/forgot-booking-credentials', { email }, { email: 'unknown@example.org' }],
    ['authenticate-booking', { email, ref: true }, { email: 'unknown@example.org', ref: true }],
  ])('%s takes as long for an address that nobody has', async (path, known, unknown) => {
    for (const { ref, ...who } of [known, unknown] as { email: string; ref?: true }[]) {
      const started = performance.now()
      await desk.post(path, { ...who, ...(ref ? { bookingRef } : {}) })
      expect(performance.now() - started).toBeGreaterThanOrEqual(149)
    }
  })

  test('a password is compared for an address that nobody has, too: the same work for the same answer', async () => {
    const answers = []
    for (const who of ['known@example.org', 'unknown@example.org']) {
      vi.mocked(verify).mockClear()
      const { status, body } = await desk.post('authenticate', {
        email: who,
        password: 'not the password at all',
      })
      answers.push([
        status,
        body.type,
        vi.mocked(verify).mock.calls.map(([hash]) => String(hash).slice(0, 31)),
      ])
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toEqual([401, 'login-fail', ['$argon2id$v=19$m=19456,t=2,p=1$']])
  })
})

test('in strict mode nobody learns which addresses have an account: the owner of one gets a mail instead', async () => {
  const desk = await openAccountDesk('pglite', { strictAccounts: true })
  try {
    const email = 'strict@example.org'
    await desk.account(email)
    const seen = async (who: string) => {
      const status = await desk.post('status', { email: who })
      const registered = await desk.post('', person(who))
      const mails = (await desk.deliver()).map(({ to }) => to)
      return [status.status, registered.status, Object.keys(registered.body), mails.length]
    }
    const stranger = await seen('new@example.org')
    expect(stranger).toEqual([204, 200, ['status'], 1])
    expect(await seen(email)).toEqual(stranger)
  } finally {
    await desk.close()
  }
})
