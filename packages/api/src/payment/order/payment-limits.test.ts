import { describe, expect, test } from 'vitest'
import { openSession } from '../../customer/session/open-session.ts'
import { usePaymentDesk } from '../testing/use-payment-desk.ts'

/** Calls of the providers that one visitor may make in a minute (payment.routes.ts). */
const max = 120

describe('whose calls a limit counts', () => {
  const desk = usePaymentDesk('pglite')

  async function asking() {
    const booking = await desk().book()
    const { id } = await desk()
      .db.selectFrom('bookings')
      .select('id')
      .where('booking_ref', '=', booking.ref)
      .executeTakeFirstOrThrow()
    const path = `payment/providers/booking/${booking.ref}`
    const ask = async (address: string, query: string, token?: string) =>
      (
        await desk().call('GET', path + query, {
          address,
          ...(token && { headers: { authorization: `Bearer ${token}` } }),
        })
      ).status
    return {
      signIn: () => openSession(desk().db, { brand: 'alder', siteCode: 'nl' }, { bookingId: id }),
      asCustomer: (address: string, token: string) => ask(address, '', token),
      asGuest: (address: string) => ask(address, `?cartId=${booking.cartId}`),
    }
  }

  /** Counts how often each status was returned. */
  async function count(times: number, ask: (index: number) => Promise<number>) {
    const counts: Record<number, number> = {}
    for (let index = 0; index < times; index += 1) {
      const status = await ask(index)
      counts[status] = (counts[status] ?? 0) + 1
    }
    return counts
  }

  test('a session above its limit blocks nobody else, whatever its addresses', async () => {
    const { signIn, asCustomer, asGuest } = await asking()
    const [greedy, neighbour] = [await signIn(), await signIn()]
    expect(await count(130, (index) => asCustomer(`198.51.100.${index}`, greedy))).toEqual({
      200: max,
      429: 10,
    })
    expect(await asCustomer('198.51.100.1', neighbour)).toBe(200)
    expect(await asGuest('198.51.100.1')).toBe(200)
  })

  test('an address above its limit blocks neither customers behind it nor other addresses', async () => {
    const { signIn, asCustomer, asGuest } = await asking()
    expect(await count(130, () => asGuest('203.0.113.5'))).toEqual({ 200: max, 429: 10 })
    expect(await asGuest('203.0.113.6')).toBe(200)
    expect(await asCustomer('203.0.113.5', await signIn())).toBe(200)
  })

  test('made-up sessions are no way around the limit of an address', async () => {
    const { asCustomer } = await asking()
    expect(await count(130, (index) => asCustomer('203.0.113.9', `${index}`.padStart(43, 'x')))).toEqual({
      401: max,
      429: 10,
    })
  })
})
