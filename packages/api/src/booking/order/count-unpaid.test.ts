import type { BookingConfirmation, Cart } from '@camping/contract/booking.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addCustomer } from '../../customer/session/testing/add-customer.ts'
import { shippedBrands } from '../../platform/config/brand-access.ts'
import { bookBody, cartBody, usualKinds, type Desk, nextAddress, openDesk } from '../testing/booking-desk.ts'
import * as world from '../testing/booking-world.ts'

type Answered = BookingConfirmation & Problem & { by?: string; held?: number }

/** Nobody may hold more than two unpaid stays here, or three of one network. */
const brands = new Map(
  [...shippedBrands].map(([brand, access]) => [
    brand,
    { ...access, unpaidLimits: { nl: { perAddress: 2, perNetwork: 3 } } },
  ]),
)

describe.each(usualKinds)('payment-26: unpaid stays on %s', (kind) => {
  let desk: Desk
  let weeks = 0
  beforeAll(async () => {
    desk = await openDesk(kind, [], { brands })
  })
  afterAll(() => desk?.close())
  beforeEach(() => desk.db.updateTable('bookings').set({ network_mark: null }).execute())

  async function hold(address: string): Promise<Cart> {
    weeks += 1
    const date = new Date(Date.UTC(2027, 4, 22 + 7 * (weeks % 30))).toISOString().slice(0, 10)
    const { body } = await desk.call<Cart>('POST', 'cart', {
      body: cartBody({ accommodationId: world.tent, date }),
      address,
    })
    return body
  }
  const order = (cart: Cart, email: string, address: string) => {
    const body = bookBody(cart.total) as { booker: object }
    return desk.call<Answered>('POST', `cart/${cart.id}/book`, {
      body: { ...body, booker: { ...body.booker, email } },
      address,
    })
  }
  async function book(email: string, address = nextAddress()) {
    const cart = await hold(address)
    return { cart, ...(await order(cart, email, address)) }
  }
  const pay = async (ref: string) => {
    const { id, currency } = await desk.db
      .selectFrom('bookings')
      .select(['id', 'currency'])
      .where('booking_ref', '=', ref)
      .executeTakeFirstOrThrow()
    await desk.db
      .insertInto('ledger')
      .values({
        booking_id: id,
        kind: 'payment',
        amount: 100,
        currency,
        provider: 'bambora',
        provider_transaction_id: ref,
      })
      .execute()
  }

  test('an address that pays nothing holds two; the cart of the refused one stays open; a payment helps', async () => {
    const email = `${kind}.two@example.org`
    const first = await book(email)
    expect([first.status, (await book(email.toUpperCase())).status]).toEqual([200, 200])
    const address = nextAddress()
    const cart = await hold(address)
    const refused = await order(cart, email, address)
    expect([refused.status, refused.body.type, refused.body.by, refused.body.held]).toEqual([
      409,
      'too-many-unpaid',
      'email',
      2,
    ])
    expect((await desk.call<Cart>('GET', `cart/${cart.id}`)).body.state).toBe('open')
    expect((await book(`${kind}.other@example.org`)).status).toBe(200)
    await pay(first.body.bookingRef)
    expect((await order(cart, email, address)).status).toBe(200)
  })

  test('a confirmed address is not counted', async () => {
    const email = `${kind}.known@example.org`
    await addCustomer(desk.db, { email })
    for (let at = 0; at < 4; at += 1) expect((await book(email)).status).toBe(200)
  })

  test('what is over is not held', async () => {
    const email = `${kind}.over@example.org`
    const [one, two] = [await book(email), await book(email)]
    await desk.db
      .updateTable('bookings')
      .set({ state: 'cancelled' })
      .where('booking_ref', 'in', [one.body.bookingRef, two.body.bookingRef])
      .execute()
    expect((await book(email)).status).toBe(200)
  })

  test('a network holds three, whatever addresses it writes', async () => {
    const address = nextAddress()
    const answers = []
    for (let at = 0; at < 4; at += 1) answers.push(await book(`${kind}.n${at}@example.org`, address))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 409])
    expect(answers[3]?.body).toMatchObject({ type: 'too-many-unpaid', by: 'network', held: 3 })
  })

  test('two tabs at once do not pass together', async () => {
    const email = `${kind}.tabs@example.org`
    await book(email)
    const both = await Promise.all([book(email), book(email)])
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
  })
})
