import { testServer } from '@camping/api/platform/db/testing/test-server.ts'
import type { Cart } from '@camping/contract/booking.schemas.ts'
import pg from 'pg'
import { book, offersOf, openCart, withShop } from './booking-rows.ts'
import type { Measurement } from './measurement.ts'

const buyers = 8

/** P13: round trips to PostgreSQL for one cart and one order, counted in the driver. The least of several: nothing else runs then. */
export async function tripRows(): Promise<Measurement[]> {
  const server = await testServer()
  if (!server) return []
  const counted = countTrips()
  try {
    return await withShop(server, async (api) => {
      const carts: number[] = []
      const orders: number[] = []
      const offers = (await offersOf(api)).filter(({ unitsLeft }) => unitsLeft !== 1)
      for (const offer of offers.slice(0, buyers)) {
        const before = counted.trips
        const opened = await openCart(api, offer)
        if (opened.statusCode !== 200) throw new Error(`Opening a cart: ${opened.statusCode} ${opened.body}`)
        const between = counted.trips
        await book(api, opened.json<Cart>())
        carts.push(between - before)
        orders.push(counted.trips - between)
      }
      const [cart, order] = [Math.min(...carts), Math.min(...orders)]
      return [
        {
          target: 'P13',
          what: 'round trips to PostgreSQL: opening a cart; ordering it',
          measured: `${cart}; ${order}`,
          goal: '',
          met: undefined,
          baseline: 'one insert and commit: 3',
          ratios: { 'booking: round trips of a cart': cart, 'booking: round trips of an order': order },
        },
      ]
    })
  } finally {
    counted.stop()
  }
}

/** Counts, until it is stopped, how often a client of the driver sends something while it waits for nothing. */
function countTrips(): { readonly trips: number; stop(): void } {
  const client = pg.Client.prototype
  const own = client.query
  const underWay = new WeakMap<pg.Client, number>()
  let trips = 0
  client.query = function (this: pg.Client, ...given: unknown[]) {
    const before = underWay.get(this) ?? 0
    if (before === 0) trips += 1
    underWay.set(this, before + 1)
    const answer = (own as (...all: unknown[]) => unknown).apply(this, given)
    const answered = () => underWay.set(this, (underWay.get(this) ?? 0) - 1)
    void Promise.resolve(answer).then(answered, answered)
    return answer
  } as typeof own
  return {
    get trips() {
      return trips
    },
    stop() {
      client.query = own
    },
  }
}
