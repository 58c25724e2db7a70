import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openPost } from '../../booking/documents/testing/open-post.ts'
import { splitReceived } from '../ledger/split-received.ts'
import { feeOf } from '../providers/offered-method.ts'
import type { GuestBooking } from '../testing/payment-steps.ts'
import { faultDatabase, usePaymentDesk } from '../testing/use-payment-desk.ts'

type Slug = 'bambora' | 'saferpay'

/** The steps of these suites at one desk. */
function stepsAt(desk: ReturnType<typeof usePaymentDesk>) {
  const entriesOf = ({ ref }: GuestBooking) =>
    desk()
      .db.selectFrom('ledger as l')
      .innerJoin('bookings as b', 'b.id', 'l.booking_id')
      .select(['l.amount', 'l.fee'])
      .where('b.booking_ref', '=', ref)
      .orderBy('l.id')
      .execute()
  return {
    entriesOf,
    /** The fee that the list shows for an amount. */
    async shown(booking: GuestBooking, { slug, method = 'card', amount = booking.payable }: Asked) {
      const { body } = await desk().call<
        { paymentProviderIdentifier: string; paymentMethodIdentifier: string; fullFeeAmount: number }[]
      >('POST', `payment/providers/booking/${booking.ref}`, {
        edition: booking.edition,
        body: { amount: amount / 100, cartId: booking.cartId },
      })
      return body.find(
        (one) => one.paymentProviderIdentifier === slug && one.paymentMethodIdentifier === method,
      )?.fullFeeAmount
    },
    /** Pays, and returns what the bank has taken for the order. */
    async charged(booking: GuestBooking, { slug, method, amount = booking.payable }: Asked) {
      const { id, fields, url, body } = await desk().started(booking, slug, amount, {
        ...(method && { paymentMethod: method }),
      })
      if (slug === 'bambora') await desk().get(`bambora/callback?${desk().bank.payWindow(fields)}`)
      else {
        desk().bank.paySaferpay(url)
        await desk().get(`saferpay/return?orderIdHash=${id}`)
      }
      const order = await desk().order(id)
      const taken = [...desk().bank.state.transactions.values()].find(
        ({ orderNumber }) => orderNumber === order.number,
      )
      return { order, replied: body.amount, taken: taken?.amount, fields }
    },
  }
}

interface Asked {
  readonly slug: Slug
  readonly method?: string
  /** Minor units; everything by default. */
  readonly amount?: number
}

describe('a share of the amount as fee', () => {
  const desk = usePaymentDesk(faultDatabase, {
    PAYMENT_ALDER_BAMBORA_FEE_BASIS_POINTS: '150',
    PAYMENT_ALDER_SAFERPAY_FEE_BASIS_POINTS: '200',
  })
  const { shown, charged, entriesOf } = stepsAt(desk)

  // The Swiss ePay account cannot be asked: there the signed notice alone counts.
  test.each([
    ['bambora', 'alder/nl'],
    ['saferpay', 'alder/nl'],
    ['bambora', 'alder/ch'],
  ] as const)('of %s in %s: what is shown is charged', async (slug, edition) => {
    const booking = await desk().book(edition)
    const fee = (await shown(booking, { slug })) ?? 0
    expect(fee).toBeGreaterThan(0)
    const { order, replied, taken } = await charged(booking, { slug })
    expect(order).toMatchObject({ amount: booking.payable, fee, method: '' })
    expect([replied, taken]).toEqual([(booking.payable + fee) / 100, booking.payable + fee])
    expect(await entriesOf(booking)).toEqual([{ amount: booking.payable, fee }])
    expect(await desk().money(booking)).toMatchObject({ paid: booking.payable, paymentStatus: 'PAYMENT_OK' })
  })
})

describe('a fee for each method', () => {
  const desk = usePaymentDesk(faultDatabase, {
    PAYMENT_ALDER_NL_SAFERPAY_METHODS: 'card:0,ideal:35,paypal:250',
    PAYMENT_ALDER_NL_BAMBORA_METHODS: 'ideal:0,paypal:199',
  })
  const { shown, charged, entriesOf } = stepsAt(desk)

  test('an entry for each method, in the order of the settings; none for a rate that is paid', async () => {
    const booking = await desk().book()
    const listed = async () =>
      (await desk().providers(booking)).body.map((one) => [
        `${one.paymentProviderIdentifier}/${one.paymentMethodIdentifier}`,
        one.fullFeeAmount,
        ...one.feePrices.map(({ amount }) => amount),
      ])
    expect(await listed()).toEqual([
      ['bambora/ideal', 0, 0, 0],
      ['bambora/paypal', 199, 199, 199],
      ['saferpay/card', 0, 0, 0],
      ['saferpay/ideal', 35, 35, 35],
      ['saferpay/paypal', 250, 250, 250],
      ['gift_voucher/gift_voucher', 0, 0, 0],
    ])
    await charged(booking, { slug: 'saferpay', method: 'paypal', amount: booking.rates[0] ?? 0 })
    expect((await listed())[4]).toEqual(['saferpay/paypal', 250, 0, 250])
  })

  test.each([
    ['saferpay', 'paypal'],
    ['saferpay', 'card'],
    ['bambora', 'paypal'],
    ['bambora', 'ideal'],
  ] as const)('%s %s: in list, order, charge, ledger, mail and document', async (slug, method) => {
    const post = openPost(desk().db)
    const booking = await desk().book()
    await post.deliver()
    const fee = (await shown(booking, { slug, method })) ?? Number.NaN
    const { order, replied, taken } = await charged(booking, { slug, method })
    expect(order).toMatchObject({ amount: booking.payable, fee, method })
    expect([replied, taken]).toEqual([(booking.payable + fee) / 100, booking.payable + fee])
    expect(await entriesOf(booking)).toEqual([{ amount: booking.payable, fee }])
    const [mail] = await post.deliver()
    const money = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }).format(fee / 100)
    expect(mail?.text.includes('Kosten van deze betaling')).toBe(fee > 0)
    expect(mail?.text.includes('Betaalkosten, boven op de prijs')).toBe(fee > 0)
    if (fee > 0) expect(mail?.text).toContain(money)
  })

  test('the first method counts where none is named', async () => {
    const booking = await desk().book()
    const { order } = await charged(booking, { slug: 'bambora' })
    expect(order).toMatchObject({ method: 'ideal', fee: 0 })
  })

  test.each([
    ['saferpay', 'twint', 'alder/nl', 'card, ideal, paypal'],
    ['bambora', 'card', 'alder/nl', 'ideal, paypal'],
    ['saferpay', 'paypal', 'alder/couk', 'card'],
    ['saferpay', '__proto__', 'alder/couk', 'card'],
  ])('%s %s is refused, and nothing is opened: %s', async (slug, paymentMethod, edition, offered) => {
    const booking = await desk().book(edition)
    const { status, body } = await desk().start(booking, { slug, amount: 10, paymentMethod })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      type: 'validation',
      errors: [{ path: 'paymentMethod', message: `is not offered; there are ${offered}` }],
    })
    expect(await desk().ordersOf(booking)).toEqual([])
  })

  test('ePay’s own fee is beside or inside the amount, and never pays for the stay', async () => {
    const booking = await desk().book()
    const [deposit = 0] = booking.rates
    const pay = async (amount: number, payment: { amount?: number; fee: number }) => {
      const { fields } = await desk().started(booking, 'bambora', amount, { paymentMethod: 'paypal' })
      await desk().get(`bambora/callback?${desk().bank.payWindow(fields, payment)}`)
    }
    await pay(deposit, { fee: 40 })
    const rest = booking.payable - deposit
    await pay(rest, { amount: rest + 199 + 40, fee: 40 })
    expect(await entriesOf(booking)).toEqual([
      { amount: deposit, fee: 239 },
      { amount: rest, fee: 239 },
    ])
  })

  test('price lines and fees together are what the banks took, however it was paid in parts', async () => {
    const methods = [
      { slug: 'saferpay', method: 'paypal' },
      { slug: 'saferpay', method: 'ideal' },
      { slug: 'bambora', method: 'paypal' },
    ] as const
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ at: fc.nat({ max: 2 }), share: fc.integer({ min: 5, max: 60 }) }), {
          minLength: 1,
          maxLength: 3,
        }),
        fc.nat({ max: 2 }),
        async (parts, last) => {
          const booking = await desk().book()
          const lines = await desk()
            .db.selectFrom('price_lines as p')
            .innerJoin('bookings as b', 'b.id', 'p.booking_id')
            .select('p.amount')
            .where('b.booking_ref', '=', booking.ref)
            .where('p.payable_at', '<>', 'on-site')
            .execute()
          let open = booking.payable
          let taken = 0
          for (const { at, share } of [...parts, { at: last, share: 100 }]) {
            const amount = share === 100 ? open : Math.max(100, Math.floor((open * share) / 100))
            const asked = { ...methods[at], amount } as Asked
            const fee = (await shown(booking, asked)) ?? 0
            const paid = await charged(booking, asked)
            expect(paid.taken).toBe(amount + fee)
            open -= amount
            taken += paid.taken ?? 0
          }
          const fees = (await entriesOf(booking)).reduce((sum, { fee }) => sum + fee, 0)
          expect(lines.reduce((sum, { amount }) => sum + amount, 0) + fees).toBe(taken)
        },
      ),
      { numRuns: 6 },
    )
  })
})

test('what comes in is what pays for the booking and what pays the fees, to the cent', () => {
  const minor = fc.nat({ max: 1_000_000 })
  const fee = fc.nat({ max: 5_000 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), minor, fee, (requested, received, shopFee) => {
      const split = splitReceived({ requested, shopFee, received, providerFee: 0 })
      expect(split.paid + split.fee).toBe(received)
      expect(split.fee).toBeLessThanOrEqual(shopFee)
      if (received >= requested) expect(split.paid).toBeGreaterThanOrEqual(requested)
    }),
  )
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fee,
      fc.nat({ max: 500 }),
      (amount, fixedFee, feeBasisPoints) => {
        const shopFee = feeOf({ id: 'card', fixedFee, feeBasisPoints }, { amount, currency: 'EUR' })
        const received = amount + shopFee
        expect(splitReceived({ requested: amount, shopFee, received, providerFee: 0 })).toEqual({
          paid: amount,
          fee: shopFee,
        })
        expect(feeOf({ id: 'card', fixedFee, feeBasisPoints }, { amount: 0, currency: 'EUR' })).toBe(0)
      },
    ),
  )
})

test('a share of francs is rounded to five Rappen', () => {
  const fee = (currency: 'CHF' | 'EUR') =>
    feeOf({ id: 'card', fixedFee: 0, feeBasisPoints: 150 }, { amount: 110_385, currency })
  expect([fee('CHF'), fee('EUR')]).toEqual([1_655, 1_656])
})
