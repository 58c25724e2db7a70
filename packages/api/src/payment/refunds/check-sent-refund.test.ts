import { describe, expect, test } from 'vitest'
import { cancelBooking } from '../../booking/order/change-booking-state.ts'
import type { GuestBooking } from '../testing/payment-steps.ts'
import { runRefunds } from '../testing/run-refunds.ts'
import { faultDatabase, usePaymentDesk } from '../testing/use-payment-desk.ts'
import { checkSentRefund } from './check-sent-refund.ts'
import { listPaymentTasks } from './list-payment-tasks.ts'
import { refundedByHand } from './run-refund.ts'
import { comparedByHand } from './unchecked-refunds.ts'

describe('sent refunds', () => {
  const desk = usePaymentDesk(faultDatabase)

  /** Paid by card and cancelled by the shop: all goes back. */
  async function cancelled(): Promise<GuestBooking> {
    const booking = await desk().book()
    const { fields } = await desk().started(booking, 'bambora', booking.payable)
    await desk().get(`bambora/callback?${desk().bank.payWindow(fields)}`)
    await desk().reconcile()
    expect(await cancelBooking(desk().db, booking.ref)).toBe(true)
    return booking
  }
  const statesOf = async (booking: GuestBooking) =>
    (await desk().refunds(booking)).map(({ state, note }) => (note ? `${state}: ${note}` : state))
  const lately = async () =>
    await desk()
      .db.selectFrom('payment_events')
      .select(['outcome', 'alarm'])
      .where('source', '=', 'refund')
      .orderBy('id', 'desc')
      .executeTakeFirst()

  test('what went out is compared with the provider’s books once; what they do not have is an alarm', async () => {
    const [right, wrong] = [await cancelled(), await cancelled()]
    await runRefunds(desk().context)
    await desk().pass(11)
    for (const one of desk().bank.state.transactions.values())
      if (one.orderNumber === (await desk().ordersOf(wrong))[0]?.number) one.credited = 0
    while (await checkSentRefund(desk().context));
    expect(await lately()).toEqual({ outcome: 'sent, and not in the books of the provider', alarm: true })
    for (const booking of [right, wrong]) expect(await statesOf(booking)).toEqual(['done'])
    const unchecked = await desk()
      .db.selectFrom('refund_tasks')
      .select('id')
      .where('state', '=', 'done')
      .where('checked_at', 'is', null)
      .execute()
    expect(unchecked).toEqual([])
  })

  test('a refund whose account is gone is not checked: it is compared once the account is back', async () => {
    const booking = await cancelled()
    await runRefunds(desk().context)
    await desk().pass(11)
    const isChecked = async () => {
      const [task] = await desk().refunds(booking)
      const { checked_at } = await desk()
        .db.selectFrom('refund_tasks')
        .select('checked_at')
        .where('id', '=', task?.id ?? 0)
        .executeTakeFirstOrThrow()
      return checked_at !== null
    }
    const { payments, ...context } = desk().context
    const without = { ...context, payments: { ...payments, find: () => undefined } }
    while (await checkSentRefund(without));
    expect(await isChecked()).toBe(false)
    while (await checkSentRefund(desk().context));
    expect(await isChecked(), 'within the hour').toBe(false)
    await desk().pass(61)
    while (await checkSentRefund(desk().context));
    expect(await isChecked()).toBe(true)
  })

  test('what nobody could compare for a day is on the operator’s list until the check or a person has done it', async () => {
    const [later, never] = [await cancelled(), await cancelled()]
    await runRefunds(desk().context)
    const { payments, ...context } = desk().context
    const without = { ...context, payments: { ...payments, find: () => undefined } }
    const listed = async () =>
      (await listPaymentTasks(desk().db)).unchecked.map(({ bookingRef, amount, provider }) => ({
        ref: bookingRef,
        payable: amount,
        provider,
      }))
    const entry = ({ ref, payable }: GuestBooking) => ({ ref, payable, provider: 'bambora' })
    await desk().pass(11)
    while (await checkSentRefund(without));
    expect(await listed(), 'within the day').toEqual([])
    await desk().pass(24 * 60)
    while (await checkSentRefund(without));
    expect(await listed()).toEqual([entry(later), entry(never)])
    const idOf = async (booking: GuestBooking) => (await desk().refunds(booking))[0]?.id ?? 0
    expect(await comparedByHand(await idOf(later), 'on the statement', desk().context)).toBe(true)
    expect(await comparedByHand(await idOf(later), 'again', desk().context)).toBe(false)
    expect(await statesOf(later)).toEqual(['done: on the statement'])
    expect(await listed()).toEqual([entry(never)])
    await desk().pass(40 * 24 * 60)
    while (await checkSentRefund(desk().context));
    expect(await listed(), 'too old for the check, and still there').toEqual([entry(never)])
    expect(await comparedByHand(await idOf(never), 'on the statement', desk().context)).toBe(true)
    expect(await listed()).toEqual([])
  })

  test('what a person has sent in another way is in no book, and not on the list', async () => {
    const booking = await cancelled()
    const { payments, ...context } = desk().context
    await runRefunds({ ...context, payments: { ...payments, find: () => undefined } })
    const [task] = await desk().refunds(booking)
    expect(await refundedByHand(task?.id ?? 0, 'by bank', desk().context)).toBe(true)
    await desk().pass(3 * 24 * 60)
    expect((await listPaymentTasks(desk().db)).unchecked).toEqual([])
  })
})
