import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { stockLimits } from '../../platform/config/stock-limits.ts'
import { openSession } from '../../customer/session/open-session.ts'
import { addCustomer } from '../../customer/session/testing/add-customer.ts'
import { bookBody, cartBody, usualKinds, type Desk, nextAddress, openDesk } from '../testing/booking-desk.ts'
import * as world from '../testing/booking-world.ts'

const saturday = (week: number): string =>
  new Date(Date.UTC(2027, 3, 3) + week * 7 * 86_400_000).toISOString().slice(0, 10)

describe.each(usualKinds)('how much of the stock one visitor takes on %s', (kind) => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk(kind, [], { stockLimits })
  })
  afterAll(() => desk?.close())
  afterEach(async () => {
    await desk.db.deleteFrom('attempts').execute()
    // Every test leaves its holds to expire; the next one starts without them.
    await desk.db
      .updateTable('unit_occupations')
      .set({ state: 'released' })
      .where('state', '=', 'held')
      .execute()
  })

  const hold = (address: string, change: object = {}) =>
    desk.call<{ id: string; total: number; type?: string }>('POST', 'cart', {
      address,
      body: cartBody({ accommodationId: world.tent, persons: { adults: 2, children: [] }, ...change }),
    })
  const order = (total: number, email: string) => {
    const body = bookBody(total, { travellers: [] })
    return { ...body, booker: { ...body.booker, email } }
  }
  const book = async (
    cart: { id: string; total: number },
    address: string,
    email: string,
    headers: Record<string, string> = {},
  ) =>
    desk.call<{ type?: string; by?: string; bookingRef?: string }>('POST', `cart/${cart.id}/book`, {
      address,
      body: order(cart.total, email),
      headers,
    })
  const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status)
  const bookings = async () =>
    Number(
      (
        await desk.db
          .selectFrom('bookings')
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirst()
      )?.n,
    )

  test('28 orders of one address in the same moment, each with an address of its own: twelve an hour, then another network books', async () => {
    const address = nextAddress()
    // Carts from many networks, so that only the orders are limited. The tents are closed for two nights of the
    // sixth week.
    const weeks = Array.from({ length: 15 }, (_, week) => saturday(week)).filter((_, week) => week !== 5)
    const carts = []
    for (const date of [...weeks, ...weeks]) carts.push((await hold(nextAddress(), { date })).body)
    const before = await bookings()
    const answers = await Promise.all(
      carts.map((cart, at) => book(cart, address, `flood${at}-${kind}@example.org`)),
    )
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(12)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(16)
    expect(refused[0]?.body).toMatchObject({ type: 'too-many-bookings', by: 'network' })
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3000)
    expect(await bookings()).toBe(before + 12)
    const left = carts[answers.findIndex(({ status }) => status === 429)]
    if (!left) throw new Error('One was refused')
    // Nothing is lost: the hold stands, and another address books the same cart.
    expect((await book(left, nextAddress(), 'else@example.org')).status).toBe(200)
  })

  test('an unverified address books three times an hour, however it is written; a repeat counts nothing', async () => {
    const email = `guest-${kind}@example.org`
    const written = [email, email.toUpperCase(), email]
    const answers = []
    for (const [week, one] of written.entries()) {
      const { body: cart } = await hold(nextAddress(), {
        date: saturday(week),
        accommodationId: world.chalet,
      })
      answers.push(await book(cart, nextAddress(), one))
      // The same cart again with another key returns its booking.
      answers.push(await book(cart, nextAddress(), one))
    }
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 200])
    const { body: fourth } = await hold(nextAddress(), { date: saturday(5), accommodationId: world.chalet })
    const over = await book(fourth, nextAddress(), email)
    expect([over.status, over.body.type, over.body.by]).toEqual([429, 'too-many-bookings', 'email'])
    expect((await book(fourth, nextAddress(), `friend-${kind}@example.org`)).status).toBe(200)
  })

  describe('the address of a signed-in customer', () => {
    const signedIn = async (email: string, brand = 'alder') => {
      const customerId = await addCustomer(desk.db, { brand, email })
      const token = await openSession(desk.db, { brand, siteCode: 'nl' }, { customerId })
      return { authorization: `Bearer ${token}` }
    }
    let week = 6
    /** Statuses of several orders, each from its own network and for its own week. */
    async function orders(times: number, email: (at: number) => string, headers?: Record<string, string>) {
      const answers = []
      for (let at = 0; at < times; at += 1) {
        const { body: cart } = await hold(nextAddress(), {
          date: saturday(week),
          accommodationId: world.chalet,
        })
        week += 1
        answers.push(await book(cart, nextAddress(), email(at), headers))
      }
      return answers
    }

    test('books twelve times an hour, however it is written, and not once more', async () => {
      const email = `club-${kind}@example.org`
      const headers = await signedIn(email)
      const answers = await orders(13, (at) => (at % 2 ? email.toUpperCase() : email), headers)
      expect(statuses(answers)).toEqual([...Array.from({ length: 12 }, () => 200), 429])
      expect(answers[12]?.body).toMatchObject({ type: 'too-many-bookings', by: 'email' })
    })

    test.each([
      ['nobody is signed in', () => Promise.resolve(undefined)],
      ['somebody else is', () => signedIn(`other-${kind}@example.org`)],
      ['the account is one of another brand', () => signedIn(`own-${kind}@example.org`, 'lakeland')],
    ])('books three times an hour where %s', async (_, headersOf) => {
      const answers = await orders(4, () => `own-${kind}@example.org`, await headersOf())
      expect(statuses(answers)).toEqual([200, 200, 200, 429])
    })
  })

  test('an order that fails counts nothing', async () => {
    const address = nextAddress()
    const { body: cart } = await hold(nextAddress(), { date: saturday(16) })
    for (let turn = 0; turn < 15; turn += 1) {
      const refused = await book({ ...cart, total: cart.total + 1 }, address, `late-${kind}@example.org`)
      expect(refused.status).toBe(409)
    }
    expect((await book(cart, address, `late-${kind}@example.org`)).status).toBe(200)
  })

  test('one network holds two of three tents for nights that overlap, extended or not; a third visitor gets the third', async () => {
    const address = nextAddress()
    const date = saturday(17)
    const answers = await Promise.all(Array.from({ length: 8 }, () => hold(address, { date })))
    const held = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ status }) => status === 429)
    expect([held.length, refused.length]).toEqual([2, 6])
    expect(refused[0]?.body.type).toBe('too-many-holds')
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    for (const { body } of held)
      expect((await desk.call('POST', `cart/${body.id}/extend`, { address })).status).toBe(200)
    expect((await hold(address, { date })).status).toBe(429)
    // Another week of the same tents does not overlap, and a replaced cart takes no second hold.
    expect((await hold(address, { date: saturday(19) })).status).toBe(200)
    expect((await hold(address, { date, replaces: held[0]?.body.id })).status).toBe(200)
    expect((await hold(nextAddress(), { date })).status).toBe(200)
  })

  test('one network holds twenty stays in all; giving one back makes room', async () => {
    const address = nextAddress()
    const answers = []
    for (let week = 0; week < 21; week += 1)
      answers.push(
        await hold(address, { date: saturday(20 + (week >> 1)), persons: { adults: 2, children: [] } }),
      )
    expect(statuses(answers)).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    await desk.call('DELETE', `cart/${answers[0]?.body.id}`, { address })
    expect((await hold(address, { date: saturday(30) })).status).toBe(200)
  })

  test('whose hold it was is known while it is one, and the address never', async () => {
    const address = '203.0.113.77'
    const { body: cart } = await hold(address, { date: saturday(32) })
    const mark = () =>
      desk.db.selectFrom('carts').select('network_mark').where('id', '=', cart.id).executeTakeFirst()
    expect((await mark())?.network_mark).toMatch(/^[\w-]{22}$/)
    await book(cart, address, `marked-${kind}@example.org`)
    expect((await mark())?.network_mark).toBeNull()
    for (const table of ['carts', 'attempts', 'network_keys'] as const)
      expect(JSON.stringify(await desk.db.selectFrom(table).selectAll().execute())).not.toContain('203.0.113')
  })
})

test('a shop with a check requires a proof above a threshold, and accepts orders that bring one', async () => {
  const asked: string[] = []
  const humanity = {
    challenge: { service: 'test', key: 'public' },
    isProved: (proof: string, { action }: { action: string }) => {
      asked.push(`${action} ${proof}`)
      return proof === 'broken'
        ? Promise.reject(new Error('No answer'))
        : Promise.resolve(proof === 'a person')
    },
  }
  const desk = await openDesk('pglite', [], {
    stockLimits: { ...stockLimits, unproved: { book: 1, hold: 2, register: 1 } },
    humanity,
  })
  try {
    const address = nextAddress()
    const hold = (week: number, proof?: string) =>
      desk.call<{ id: string; total: number; type?: string; challenge?: object }>('POST', 'cart', {
        address,
        body: cartBody({ accommodationId: world.tent, date: saturday(week) }),
        headers: proof === undefined ? {} : { 'x-humanity-proof': proof },
      })
    expect([(await hold(0)).status, (await hold(1)).status]).toEqual([200, 200])
    const third = await hold(2)
    expect([third.status, third.body.type, third.body.challenge]).toEqual([
      403,
      'humanity-wanted',
      humanity.challenge,
    ])
    expect((await hold(2, 'a program')).status).toBe(403)
    expect((await hold(2, 'a person')).status).toBe(200)
    // A failing check closes no shop: the other limits still apply.
    expect((await hold(3, 'broken')).status).toBe(200)
    expect(asked).toEqual(['hold a program', 'hold a person', 'hold broken'])
  } finally {
    await desk.close()
  }
})

test('a name that is an address is refused at its field, and no mail goes out', async () => {
  const desk = await openDesk('pglite')
  try {
    const { body: cart } = await desk.createCart(cartBody())
    const order = bookBody(cart.total)
    const named = 'Your refund waits: https://evil.example/r'
    const refused = await desk.book(cart.id, {
      ...order,
      booker: { ...order.booker, firstName: named },
      travellers: [{ firstName: 'Bram', lastName: 'call 0800 123 456', birthDate: '1988-02-29' }],
    })
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [
        { path: 'booker.firstName', message: 'looks-like-link' },
        { path: 'travellers.0.lastName', message: 'looks-like-link' },
      ],
    ])
    expect(await desk.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  } finally {
    await desk.close()
  }
})
