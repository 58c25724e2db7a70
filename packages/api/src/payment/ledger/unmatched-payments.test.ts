import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelBooking } from '../../booking/order/change-booking-state.ts'
import type { UnmatchedReason } from '../../platform/db/payment-tables.ts'
import { openPaymentDesk, type PaymentDesk } from '../testing/payment-desk.ts'
import { faultDatabase } from '../testing/use-payment-desk.ts'
import { resolveUnmatched, saveUnmatched, type UnmatchedPayment } from './unmatched-payments.ts'

describe('money that fits no booking', () => {
  // Opened without the invariants of usePaymentDesk: the bank knows nothing of these payments.
  const opened: { desk?: PaymentDesk } = {}
  const desk = () => opened.desk as PaymentDesk
  beforeAll(async () => {
    opened.desk = await openPaymentDesk(faultDatabase)
  })
  afterAll(() => opened.desk?.close())

  let count = 0
  const payment = (amount: number, currency: 'EUR' | 'GBP' = 'EUR') => {
    count += 1
    return { transactionId: `t${count}`, orderNumber: 'x', amount, currency } as UnmatchedPayment['payment']
  }
  const account = { provider: 'bambora', brand: 'alder', siteCode: 'nl' } as const
  const save = (one: UnmatchedPayment['payment'], reason: UnmatchedReason = 'unknown-order') =>
    desk()
      .db.transaction()
      .execute((transaction) => saveUnmatched(transaction, { account, payment: one, reason }))
  const saved = async (amount: number, currency?: 'EUR' | 'GBP', reason?: UnmatchedReason) => {
    const one = payment(amount, currency)
    await save(one, reason)
    const row = (await desk().unmatched()).find(({ transaction_id }) => transaction_id === one.transactionId)
    return { ...one, id: row?.id ?? 0 }
  }
  const row = async (id: number) => (await desk().unmatched()).find((one) => one.id === id)
  const resolve = (id: number, bookingRef?: string) =>
    resolveUnmatched(desk().db, { id, bookingRef, note: 'by phone' })

  test('is saved once', async () => {
    const one = payment(500)
    expect([await save(one), await save(one)]).toEqual([true, false])
  })

  test('pays for the booking that an operator names, and nothing goes back', async () => {
    const booking = await desk().book()
    const { id, transactionId } = await saved(booking.payable)
    await resolve(id, booking.ref)
    expect(await desk().money(booking)).toMatchObject({ paid: booking.payable, paymentStatus: 'PAYMENT_OK' })
    expect(await desk().refunds(booking)).toEqual([])
    expect((await row(id))?.resolution).toBe(`counted for ${booking.ref}. by phone`)
    // Reported again by a list, it is in the ledger.
    expect(await save({ ...payment(booking.payable), transactionId })).toBe(false)
  })

  test('goes back as far as it is too much', async () => {
    const booking = await desk().book()
    await resolve((await saved(booking.payable + 700)).id, booking.ref)
    expect(await desk().refunds(booking)).toMatchObject([{ amount: 700, reason: 'over-payment' }])
  })

  test('goes back whole from a cancelled booking', async () => {
    const booking = await desk().book()
    await cancelBooking(desk().db, booking.ref)
    await resolve((await saved(300)).id, booking.ref)
    expect(await desk().refunds(booking)).toMatchObject([{ amount: 300, reason: 'cancelled-booking' }])
  })

  test('was settled elsewhere: the operator’s words are recorded, and only once', async () => {
    const { id } = await saved(300)
    await resolve(id)
    expect(await row(id)).toMatchObject({ resolution: 'by phone', resolved_at: expect.any(Date) as Date })
    await expect(resolve(id)).rejects.toMatchObject({ init: { type: 'resolved-before', status: 409 } })
  })

  test.each([
    ['of a test', 'EUR', 'test-mode', 409, 'test-mode'],
    ['in another currency', 'GBP', 'other-currency', 409, 'other-currency'],
  ] as const)('%s pays for nothing', async (_, currency, reason, status, type) => {
    const booking = await desk().book()
    const { id } = await saved(300, currency, reason)
    await expect(resolve(id, booking.ref)).rejects.toMatchObject({ init: { status, type } })
    expect((await desk().money(booking)).paid).toBe(0)
    expect((await row(id))?.resolved_at).toBeNull()
  })

  test('that the ledger has from another way counts once', async () => {
    const booking = await desk().book()
    const first = await saved(300)
    await resolve(first.id, booking.ref)
    // As after a backup of an hour ago: the ledger has the payment, the queue has it open.
    await desk()
      .db.updateTable('unmatched_payments')
      .set({ resolved_at: null, resolution: null })
      .where('id', '=', first.id)
      .execute()
    await expect(resolve(first.id, booking.ref)).rejects.toMatchObject({
      init: { status: 409, type: 'counted-before' },
    })
    expect((await desk().money(booking)).paid).toBe(300)
  })

  test('needs a payment and a booking that exist', async () => {
    const { id } = await saved(300)
    await expect(resolve(id, 'XXXXXXXXXX')).rejects.toMatchObject({
      init: { status: 404, type: 'unknown-booking' },
    })
    await expect(resolve(999_999)).rejects.toMatchObject({ init: { status: 404, type: 'unknown-payment' } })
  })
})
