import type { Cart } from '@camping/contract/booking.schemas.ts'
import type { PriceLine } from '@camping/contract/values.schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookBody, cartBody, databaseKinds, type Desk, openDesk } from '../testing/booking-desk.ts'
import * as rows from '../testing/booking-world.ts'

const amounts = (lines: PriceLine[]) => Object.fromEntries(lines.map((line) => [line.key, line.amount]))

describe.each(databaseKinds)('holds and changes of carts on %s', (kind) => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk(kind)
  })
  afterAll(() => desk?.close())

  describe('holds', () => {
    test('F38: overlap by one night is refused, back to back is not', async () => {
      const requested = { accommodationId: rows.chalet, duration: 7 }
      expect((await desk.createCart(cartBody({ ...requested, date: '2027-06-12' }))).status).toBe(200)
      for (const date of ['2027-06-12', '2027-06-06', '2027-06-18']) {
        const refused = await desk.createCart(cartBody({ ...requested, date }))
        expect([refused.status, refused.body.type]).toEqual([409, 'no-longer-available'])
      }
      expect((await desk.createCart(cartBody({ ...requested, date: '2027-06-05' }))).status).toBe(200)
      expect((await desk.createCart(cartBody({ ...requested, date: '2027-06-19' }))).status).toBe(200)
    })

    test('as many carts as units, and no more', async () => {
      const requested = cartBody({ date: '2027-09-18', accommodationId: rows.tent })
      const statuses = []
      for (let attempt = 0; attempt < 4; attempt += 1)
        statuses.push((await desk.createCart(requested)).status)
      expect(statuses).toEqual([200, 200, 200, 409])
    })

    test('a hold lasts twenty minutes by the clock of the database and is extended once', async () => {
      const { body: cart } = await desk.createCart(cartBody({ date: '2027-04-17' }))
      const minutesLeft = (of: Cart) => (Date.parse(of.expiresAt) - Date.parse(of.serverTime)) / 60_000
      expect(minutesLeft(cart)).toBeGreaterThan(19.8)
      expect(minutesLeft(cart)).toBeLessThanOrEqual(20)
      expect([cart.state, cart.extendable]).toEqual(['open', true])

      await sql`update carts set expires_at = now() + interval '1 minute' where id = ${cart.id}`.execute(
        desk.db,
      )
      await sql`update unit_occupations set expires_at = now() + interval '1 minute'
        where cart_id = ${cart.id}`.execute(desk.db)
      const extended = await desk.call<Cart>('POST', `cart/${cart.id}/extend`)
      expect(minutesLeft(extended.body)).toBeGreaterThan(19.8)
      expect(extended.body.extendable).toBe(false)
      const again = await desk.call<{ type: string }>('POST', `cart/${cart.id}/extend`)
      expect([again.status, again.body.type]).toEqual([409, 'not-extendable'])
    })

    test('F42: an expired hold is reported, is not extended, and blocks nobody', async () => {
      const requested = cartBody({ accommodationId: rows.chalet, date: '2027-04-03' })
      const { body: first } = await desk.createCart(requested)
      expect((await desk.createCart(requested)).status).toBe(409)
      await sql`update carts set expires_at = now() where id = ${first.id}`.execute(desk.db)
      await sql`update unit_occupations set expires_at = now() where cart_id = ${first.id}`.execute(desk.db)

      const read = await desk.call<Cart>('GET', `cart/${first.id}`)
      expect([read.body.state, read.body.extendable]).toEqual(['expired', false])
      expect((await desk.call('POST', `cart/${first.id}/extend`)).status).toBe(409)
      expect((await desk.createCart(requested)).status).toBe(200)
    })

    test('an order after the hold counts while the unit is free, and not when somebody else has it', async () => {
      const expire = async (id: string) => {
        await sql`update carts set expires_at = now() where id = ${id}`.execute(desk.db)
        await sql`update unit_occupations set expires_at = now() where cart_id = ${id}`.execute(desk.db)
      }
      const requested = cartBody({ accommodationId: rows.chalet, date: '2027-04-17' })
      const [{ body: late }, { body: lost }] = [
        await desk.createCart(requested),
        await desk.createCart({ ...requested, date: '2027-04-24' }),
      ]
      await Promise.all([expire(late.id), expire(lost.id)])
      const booked = await desk.book(late.id, bookBody(late.total))
      expect([booked.status, booked.body.state]).toEqual([200, 'confirmed'])
      expect((await desk.createCart({ ...requested, date: '2027-04-24' })).status).toBe(200)
      const refused = await desk.book(lost.id, bookBody(lost.total))
      expect([refused.status, refused.body.type]).toEqual([409, 'no-longer-available'])
    })

    test('the unit rows are locked in id order before anything is occupied', async () => {
      desk.statements.length = 0
      await desk.createCart(cartBody({ date: '2027-10-09' }))
      const lock = desk.statements.findIndex((text) => /from "units".*order by "id" for update/s.test(text))
      const insert = desk.statements.findIndex((text) => text.includes('insert into "unit_occupations"'))
      expect(lock).toBeGreaterThanOrEqual(0)
      expect(insert).toBeGreaterThan(lock)
    })

    test('stays are packed: the unit whose neighbours leave the smallest gap', async () => {
      const first = await desk.createCart(cartBody({ date: '2027-11-06', duration: 7 }))
      const second = await desk.createCart(cartBody({ date: '2027-11-20', duration: 7 }))
      const between = await desk.createCart(cartBody({ date: '2027-11-13', duration: 7 }))
      const { rows: taken } = await sql<{ unit_id: number }>`select distinct unit_id from unit_occupations
        where cart_id in (${first.body.id}, ${second.body.id}, ${between.body.id})`.execute(desk.db)
      expect(taken).toHaveLength(1)
    })
  })

  describe('reading again', () => {
    test('a change of price is announced at every load until the visitor changes the cart', async () => {
      const { body: cart } = await desk.createCart(
        cartBody({ date: '2027-12-04', accommodationId: rows.onRequest }),
      )
      const raise = (cents: number) =>
        sql`update accommodation_calendar set prices[279] = prices[279] + ${cents}
          where accommodation_id = ${rows.onRequest}`.execute(desk.db)
      // Index 279 is the night of 4 December.
      await raise(101)
      for (let load = 0; load < 2; load += 1) {
        const { body } = await desk.call<Cart>('GET', `cart/${cart.id}`)
        expect([body.total, body.priceChangedFrom]).toEqual([cart.total + 101, cart.total])
      }
      const { body: changed } = await desk.call<Cart>('PUT', `cart/${cart.id}`, { body: { extras: [] } })
      expect([changed.total, changed.priceChangedFrom]).toEqual([cart.total + 101, null])
      await raise(-101)
      const { body: back } = await desk.call<Cart>('GET', `cart/${cart.id}`)
      expect([back.total, back.priceChangedFrom]).toEqual([cart.total, cart.total + 101])
    })

    test('a price change between two loads is announced in the reply to a choice', async () => {
      const { body: cart } = await desk.createCart(
        cartBody({ date: '2027-12-11', accommodationId: rows.chalet }),
      )
      const choose = async (quantity: number) =>
        (
          await desk.call<Cart>('PUT', `cart/${cart.id}`, {
            body: { extras: [{ id: rows.breakfast.id, quantity }] },
          })
        ).body
      const breakfast = 7 * rows.breakfast.price
      // Index 286 is the night of 11 December.
      await sql`update accommodation_calendar set prices[286] = prices[286] + 101
        where accommodation_id = ${rows.chalet}`.execute(desk.db)
      // As if two breakfasts had always cost this: the reply announces only the catalogue's change.
      const announced = {
        total: cart.total + 2 * breakfast + 101,
        priceChangedFrom: cart.total + 2 * breakfast,
      }
      expect(await choose(2)).toMatchObject(announced)
      expect((await desk.call<Cart>('GET', `cart/${cart.id}`)).body).toMatchObject(announced)
      expect(await choose(1)).toMatchObject({ total: cart.total + breakfast + 101, priceChangedFrom: null })
    })

    test('a cart belongs to its brand and edition', async () => {
      const { body: cart } = await desk.createCart(cartBody({ date: '2027-10-16' }))
      for (const edition of ['alder/de', 'lakeland/nl']) {
        expect((await desk.call('GET', `cart/${cart.id}`, { edition })).status).toBe(404)
        expect((await desk.call('POST', `cart/${cart.id}/extend`, { edition })).status).toBe(404)
        expect((await desk.call('PUT', `cart/${cart.id}`, { edition, body: { extras: [] } })).status).toBe(
          404,
        )
      }
      expect((await desk.call('GET', `cart/${'A'.repeat(22)}`)).status).toBe(404)
      expect((await desk.call('GET', 'cart/short')).status).toBe(400)
      expect((await desk.call('GET', `cart/${cart.id}`)).headers['cache-control']).toBe('no-store')
    })
  })

  describe('extras', () => {
    let cart: Cart
    beforeAll(async () => {
      cart = (await desk.createCart(cartBody({ date: '2027-10-23' }))).body
    })
    const choose = (extras: { id: number; quantity: number }[]) =>
      desk.call<Cart & { errors?: { path: string }[] }>('PUT', `cart/${cart.id}`, { body: { extras } })

    test('only what suits the party is offered', () => {
      const offered = cart.availableExtras.map(({ id, max, quantity }) => [id, max, quantity])
      expect(offered).toEqual([
        [rows.dog.id, 2, 0],
        // Four persons, although the site sells eight.
        [rows.breakfast.id, 4, 0],
        // One child is between four and twelve.
        [rows.kidsClub.id, 1, 0],
        [rows.linen.id, 6, 0],
      ])
    })

    test('each extra counts by its unit, and the total follows', async () => {
      const { body } = await choose([
        { id: rows.dog.id, quantity: 1 },
        { id: rows.breakfast.id, quantity: 3 },
        { id: rows.kidsClub.id, quantity: 1 },
        { id: rows.linen.id, quantity: 2 },
      ])
      const extras = body.priceLines.filter((line) => line.kind === 'extra')
      expect(amounts(extras)).toEqual({
        dog: 7 * 355,
        breakfast: 3 * 7 * 1_255,
        'kids-club': 2_001,
        linen: 1_998,
      })
      expect(extras.map((line) => line.payableAt)).toEqual(['on-site', 'now', 'now', 'now'])
      expect(body.total).toBe(body.priceLines.reduce((sum, line) => sum + line.amount, 0))
      const owed = body.priceLines
        .filter((line) => line.payableAt === 'now')
        .reduce((sum, line) => sum + line.amount, 0)
      const sums = body.plans.map(({ rates }) => rates.reduce((sum, rate) => sum + rate.amount, 0))
      expect(sums).toEqual([owed, owed, owed])
      const { body: none } = await choose([{ id: rows.dog.id, quantity: 0 }])
      expect(none.total).toBe(cart.total)
    })

    test.each([
      ['extras.0.quantity', [{ id: rows.dog.id, quantity: 3 }]],
      ['extras.0.quantity', [{ id: rows.breakfast.id, quantity: 5 }]],
      ['extras.0.quantity', [{ id: rows.kidsClub.id, quantity: 2 }]],
      ['extras.0.quantity', [{ id: rows.linen.id, quantity: 1 }]],
      [
        'extras.1.id',
        [
          { id: rows.dog.id, quantity: 1 },
          { id: rows.dog.id, quantity: 1 },
        ],
      ],
      ['extras.0.id', [{ id: 999, quantity: 1 }]],
      ['extras.0.id', [{ id: 9_007_199_254_740_991, quantity: 1 }]],
      ['extras.0.quantity', [{ id: rows.dog.id, quantity: -1 }]],
      ['extras.0.quantity', [{ id: rows.dog.id, quantity: 1.5 }]],
    ])('400 at %s for %j', async (path, extras) => {
      const { status, body } = await choose(extras)
      expect([status, body.errors?.[0]?.path]).toEqual([400, path])
    })
  })

  test('one address opens only so many carts', async () => {
    const statuses = []
    for (let attempt = 0; attempt < 61; attempt += 1) {
      const options = { body: cartBody({ accommodationId: 999 }), address: '192.0.2.1' }
      statuses.push((await desk.call('POST', 'cart', options)).status)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})
