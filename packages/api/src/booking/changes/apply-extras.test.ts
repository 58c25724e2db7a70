import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breakfast, dog, kidsClub, linen, rates } from '../testing/booking-world.ts'
import { faultDatabase, usePaymentDesk } from '../../payment/testing/use-payment-desk.ts'
import { toMarketAmount } from '../../catalogue/pricing/to-market-amount.ts'
import { applyExtras } from './apply-extras.ts'
import type { WishedExtra } from '../../platform/db/payment-tables.ts'

// A party of two adults and children of 5 and 16, for seven nights.
const linenPrice = linen.price
const breakfastPrice = 7 * breakfast.price

describe('extras of a booking that is made', () => {
  const desk = usePaymentDesk(faultDatabase)
  const change = (id: number, wished: readonly WishedExtra[]) =>
    desk()
      .db.transaction()
      .execute((transaction) => applyExtras(transaction, id, wished))
  const booked = async (edition?: string) => {
    const booking = await desk().book(edition)
    const { id } = await desk()
      .db.selectFrom('bookings')
      .select('id')
      .where('booking_ref', '=', booking.ref)
      .executeTakeFirstOrThrow()
    return { ...booking, id }
  }
  const ratesOf = async (id: number) =>
    (
      await desk()
        .db.selectFrom('payment_rates')
        .select(['amount', 'status'])
        .where('booking_id', '=', id)
        .orderBy('index')
        .execute()
    ).map(({ amount, status }) => [amount, status])
  const extraLines = (id: number) =>
    desk()
      .db.selectFrom('price_lines')
      .select(['key', 'quantity', 'amount', 'label'])
      .where('booking_id', '=', id)
      .where('kind', '=', 'extra')
      .orderBy('position')
      .execute()
  const pay = async (booking: Awaited<ReturnType<typeof booked>>, amount: number) => {
    const { fields } = await desk().started(booking, 'bambora', amount)
    await desk().get(`bambora/callback?${desk().bank.payWindow(fields)}`)
  }

  test('are priced with the rules of a cart and are owed with the last rate that is not paid', async () => {
    const booking = await booked()
    const [deposit = 0, balance = 0] = booking.rates
    const quote = await change(booking.id, [
      { id: breakfast.id, quantity: 2 },
      { id: linen.id, quantity: 3 },
    ])
    const more = 2 * breakfastPrice + 3 * linenPrice
    expect(quote).toMatchObject({ difference: more, payable: booking.payable + more, isChange: true })
    expect(await ratesOf(booking.id)).toEqual([
      [deposit, 'pending'],
      [balance + more, 'pending'],
    ])
    expect(await extraLines(booking.id)).toEqual([
      { key: 'breakfast', quantity: 14, amount: 2 * breakfastPrice, label: 'breakfast (nl)' },
      { key: 'linen', quantity: 3, amount: 3 * linenPrice, label: 'linen (nl)' },
    ])
  })

  test('what is paid on the site changes the total and nothing that is owed to us', async () => {
    const booking = await booked()
    const quote = await change(booking.id, [{ id: dog.id, quantity: 1 }])
    expect(quote.difference).toBe(0)
    expect(quote.total - quote.booking.total).toBe(7 * dog.price)
    expect((await ratesOf(booking.id)).map(([amount]) => amount)).toEqual(booking.rates)
  })

  test('of a paid booking form a new rate', async () => {
    const booking = await booked()
    await pay(booking, booking.payable)
    await change(booking.id, [{ id: linen.id, quantity: 2 }])
    expect((await ratesOf(booking.id)).at(-1)).toEqual([2 * linenPrice, 'pending'])
    expect(await desk().money(booking)).toMatchObject({
      due: 2 * linenPrice,
      paymentStatus: 'PARTIALLY_PAID',
    })
    await pay(booking, 2 * linenPrice)
    expect((await desk().money(booking)).paymentStatus).toBe('PAYMENT_OK')
  })

  test('that are given up after they were paid are given back, once', async () => {
    const booking = await booked()
    await change(booking.id, [{ id: linen.id, quantity: 4 }])
    await pay(booking, booking.payable + 4 * linenPrice)
    await change(booking.id, [{ id: linen.id, quantity: 2 }])
    expect(await desk().refunds(booking)).toMatchObject([{ amount: 2 * linenPrice, state: 'open' }])
    await change(booking.id, [])
    expect((await desk().refunds(booking)).map(({ amount, state }) => [amount, state])).toEqual([
      [2 * linenPrice, 'dropped'],
      [4 * linenPrice, 'open'],
    ])
    // Restored before any refund was paid: no refund.
    await change(booking.id, [{ id: linen.id, quantity: 4 }])
    expect((await desk().refunds(booking)).filter(({ state }) => state !== 'dropped')).toEqual([])
    expect((await desk().money(booking)).paymentStatus).toBe('PAYMENT_OK')
  })

  test('retain their agreed price; changed ones get the present price', async () => {
    const booking = await booked()
    await change(booking.id, [{ id: linen.id, quantity: 2 }])
    await desk().db.updateTable('extras').set({ price: 5_000 }).where('id', '=', linen.id).execute()
    try {
      const same = await change(booking.id, [{ id: linen.id, quantity: 2 }])
      expect(same).toMatchObject({ isChange: false, difference: 0 })
      const other = await change(booking.id, [{ id: linen.id, quantity: 3 }])
      expect(other.difference).toBe(15_000 - 2 * linenPrice)
    } finally {
      await desk().db.updateTable('extras').set({ price: linenPrice }).where('id', '=', linen.id).execute()
    }
  })

  test('that may not change stay, and a change is refused', async () => {
    const booking = await booked()
    await change(booking.id, [{ id: linen.id, quantity: 2 }])
    await desk().db.updateTable('extras').set({ changeable: false }).where('id', '=', linen.id).execute()
    try {
      await change(booking.id, [])
      expect(await extraLines(booking.id)).toHaveLength(1)
      await expect(change(booking.id, [{ id: linen.id, quantity: 3 }])).rejects.toMatchObject({
        init: { status: 400, errors: [{ path: 'extras.0.id', message: 'cannot be changed' }] },
      })
    } finally {
      await desk().db.updateTable('extras').set({ changeable: true }).where('id', '=', linen.id).execute()
    }
  })

  test.each([
    ['an extra of nobody', { id: 999, quantity: 1 }, 'extras.0.id'],
    ['fewer than sold together', { id: linen.id, quantity: 1 }, 'extras.0.quantity'],
    ['more than there is', { id: dog.id, quantity: 3 }, 'extras.0.quantity'],
    ['more than are of the age', { id: kidsClub.id, quantity: 2 }, 'extras.0.quantity'],
  ])('refuse %s, and nothing changes', async (_, wish, path) => {
    const booking = await booked()
    await expect(change(booking.id, [wish])).rejects.toMatchObject({
      init: { status: 400, errors: [{ path }] },
    })
    expect((await ratesOf(booking.id)).map(([amount]) => amount)).toEqual(booking.rates)
  })

  test('of a cancelled booking do not change', async () => {
    const booking = await booked()
    await desk()
      .db.transaction()
      .execute(async (transaction) => {
        await transaction
          .updateTable('bookings')
          .set({ state: 'cancelled' })
          .where('id', '=', booking.id)
          .execute()
        await expect(applyExtras(transaction, booking.id, [])).rejects.toMatchObject({
          init: { status: 409, type: 'changes-not-allowed' },
        })
        await transaction
          .updateTable('bookings')
          .set({ state: 'confirmed' })
          .where('id', '=', booking.id)
          .execute()
      })
  })

  test('are converted with the rate that the booking states', async () => {
    const { id } = await booked('alder/couk')
    const rate = (ppm: number) =>
      desk().db.updateTable('currency_rates').set({ ppm }).where('currency', '=', 'GBP').execute()
    await rate(500_000)
    try {
      const quote = await change(id, [{ id: linen.id, quantity: 2 }])
      expect(quote.difference).toBe(2 * toMarketAmount(linenPrice, { ppm: rates.GBP, currency: 'GBP' }))
    } finally {
      await rate(rates.GBP)
    }
  })

  test(
    'I6: whatever is chosen, paid and given up, lines, total and rates agree',
    { timeout: 60_000 },
    async () => {
      const wish = fc.tuple(fc.nat(2), fc.nat(4), fc.nat(1), fc.constantFrom(0, 2, 3, 6)).map((quantities) =>
        [dog, breakfast, kidsClub, linen].map(({ id }, index) => ({
          id,
          quantity: quantities[index] ?? 0,
        })),
      )
      const step = fc.oneof(
        { weight: 3, arbitrary: wish.map((wished) => ({ wished, share: 0 })) },
        fc.integer({ min: 1, max: 3 }).map((share) => ({ wished: undefined, share })),
      )
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom('alder/nl', 'alder/couk'),
          fc.array(step, { minLength: 1, maxLength: 6 }),
          async (edition, steps) => {
            const booking = await booked(edition)
            for (const { wished, share } of steps) {
              if (wished) await change(booking.id, wished)
              else {
                const { due } = await desk().money(booking)
                const amount = share === 3 ? due : Math.floor((due * share) / 3)
                if (amount >= 100 && (amount === due || due - amount >= 100)) await pay(booking, amount)
              }
              expect(await desk().broken()).toEqual([])
            }
          },
        ),
        { numRuns: 12 },
      )
    },
  )
})
