import type { Cart } from '@camping/contract/booking.schemas.ts'
import type * as Argon2 from '@node-rs/argon2'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { bookBody, cartBody, usualKinds } from '../../booking/testing/booking-desk.ts'
import * as world from '../../booking/testing/booking-world.ts'
import type { AccountDesk } from './testing/account-desk.ts'

const real = await vi.importActual<typeof Argon2>('@node-rs/argon2')
const verify = vi.fn(real.verify)

// Test files of this package share modules: this one uses fresh ones and leaves none behind.
vi.resetModules()
vi.doMock('@node-rs/argon2', () => ({ ...real, verify }))
const { openAccountDesk } = await import('./testing/account-desk.ts')
afterAll(() => {
  vi.doUnmock('@node-rs/argon2')
  vi.resetModules()
})

describe.each(usualKinds)('guessing on %s', (kind) => {
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

  test('one reference is tried from everywhere with every address: from then on each network has two tries, its owner too', async () => {
    const stranger = (turn: number) => signIn({ email: `x${turn}@example.org`, bookingRef })
    for (let turn = 0; turn < 22; turn += 1) expect((await stranger(turn)).status).toBe(401)
    const own = '10.55.55.55'
    const wrong = { email: 'mistyped@example.org', bookingRef }
    expect(statuses([await signIn(wrong, own), await signIn(wrong, own)])).toEqual([401, 401])
    const owner = await signIn({ email, bookingRef }, own)
    expect(owner.status).toBe(429)
    // The soft lock ends by itself within a quarter of an hour, and the reply states when.
    expect(Number(owner.headers['retry-after'])).toBeLessThanOrEqual(900)
    expect((await signIn({ email, bookingRef })).status).toBe(200)
  })

  test('an unknown reference is locked the same way: the lock reveals nothing', async () => {
    const nobody = { email, bookingRef: 'ZZZZZZZZZ0' }
    const [known, unknown] = [
      await times(8, (turn) => signIn({ email: `k${turn}@example.org`, bookingRef }, '10.55.1.1')),
      await times(8, (turn) => signIn({ ...nobody, email: `u${turn}@example.org` }, '10.55.2.2')),
    ]
    const locked = (answers: typeof known) => statuses(answers).filter((status) => status === 429).length
    expect([locked(known), locked(unknown)]).toEqual([3, 3])
  })

  test('twenty tries in the same moment are twenty tries', async () => {
    const tries = await times(20, (turn) =>
      signIn({ email, bookingRef: `000000000${turn % 10}` }, '10.55.3.3'),
    )
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

  test('a success clears the attempts of its booking, not the failed ones of its network', async () => {
    const address = '10.44.44.44'
    await times(4, (turn) => signIn({ email, bookingRef: `200000000${turn}` }, address))
    expect((await signIn({ email, bookingRef }, address)).status).toBe(200)
    await times(5, (turn) => signIn({ email: `p${turn}@example.org`, bookingRef: '2000000009' }, address))
    const ask = () => signIn({ email: 'p@example.org', bookingRef: '3000000000' }, address)
    expect(statuses([await ask(), await ask()])).toEqual([401, 429])
  })

  /** 3b (3): a constant minimum, the same for known and unknown addresses; a timer may be a millisecond early. */
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

  test('a password is compared for an unknown address, too: the same work for the same reply', async () => {
    const answers = []
    for (const who of ['known@example.org', 'unknown@example.org']) {
      verify.mockClear()
      const { status, body } = await desk.post('authenticate', {
        email: who,
        password: 'not the password at all',
      })
      answers.push([status, body.type, verify.mock.calls.map(([hash]) => String(hash).slice(0, 31))])
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toEqual([401, 'login-fail', ['$argon2id$v=19$m=19456,t=2,p=1$']])
  })
})

test('strict mode does not reveal which addresses have an account: the owner of one gets a mail instead', async () => {
  const desk = await openAccountDesk('pglite', { strictAccounts: true })
  try {
    const email = 'strict@example.org'
    await desk.account(email)
    const seen = async (who: string) => {
      const status = await desk.post('status', { email: who })
      const registered = await desk.post('', { email: who })
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
