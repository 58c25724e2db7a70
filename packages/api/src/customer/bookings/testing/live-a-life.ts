import type { BookingExtras, BookingExtrasReply } from '@camping/contract/booking-extras.schemas.ts'
import { expect } from 'vitest'
import { cancelBooking, confirmRequest, declineRequest } from '../../../booking/order/change-booking-state.ts'
import * as world from '../../../booking/testing/booking-world.ts'
import { unpaidClock } from '../../../booking/testing/unpaid-clock.ts'
import type { Post } from '../../../booking/documents/testing/open-post.ts'
import { discountCalls } from './discount-desk.ts'
import type { LifeStep } from './lives.data.ts'
import type { MoneyDesk } from './money-desk.ts'
import type { PortalBooking } from './portal-desk.ts'
import { stayCalls } from './stay-desk.ts'

interface Place {
  readonly desk: MoneyDesk
  readonly post: Post
}

/** Nobody pays less than one unit of the currency, and leaves no less open. */
const smallest = 100

function partOf(due: number, share: number): number {
  const part = Math.floor((due * share) / 100)
  return part < smallest || due - part < smallest ? due : part
}

/** Does one step; mails leave at once, as they do in the shop. */
export async function liveStep({ desk, post }: Place, booking: PortalBooking, step: LifeStep): Promise<void> {
  const { due, paymentRates } = await desk.own(booking)
  switch (step.do) {
    case 'pay':
      expect(due, 'there is something to pay').toBeGreaterThan(0)
      await desk.payOnline(booking, step.by, partOf(due, step.share))
      break
    case 'pay-rate': {
      const rate = paymentRates.find(({ status }) => status === 'pending')
      expect(rate, 'a rate is open').toBeDefined()
      await desk.payOnline(booking, step.by, rate?.open ?? 0)
      break
    }
    case 'pay-twice':
      await payTwice(desk, booking, due)
      break
    case 'linen':
      await chooseLinen(desk, booking, step.quantity)
      break
    case 'voucher':
      await desk.payByVoucher(booking, partOf(due, step.share))
      break
    case 'card-fails':
      await desk.cardFails(booking, due)
      break
    case 'vouchers-again':
      await vouchersAgain(desk, booking)
      break
    case 'stay':
      await stayNights(desk, booking, step)
      break
    case 'code': {
      const { status, body } = await discountCalls(desk).enter(booking, 'TENTH')
      expect(status, JSON.stringify(body)).toBe(200)
      break
    }
    case 'forget':
      await forget({ desk, post }, booking, step.hours)
      break
    case 'cancel':
      await desk.cancel(booking)
      break
    case 'shop-cancels':
      expect(await cancelBooking(desk.db, booking.ref)).toBe(true)
      break
    case 'confirm':
      expect(await confirmRequest(desk.db, booking.ref)).toBe(true)
      break
    case 'decline':
      expect(await declineRequest(desk.db, booking.ref, 'full')).toBe(true)
      break
    case 'refund':
      await desk.refund()
  }
  await post.deliver()
}

async function payTwice(desk: MoneyDesk, booking: PortalBooking, due: number): Promise<void> {
  const { body } = await desk.start(booking, 'bambora', due)
  await desk.payOnline(booking, 'saferpay', due)
  await desk.app.inject({
    url: `/api/payment/bambora/callback?${desk.bank.payWindow(body.window?.fields ?? [])}`,
    remoteAddress: '192.0.2.8',
  })
  await desk.reconcile()
}

async function chooseLinen(desk: MoneyDesk, booking: PortalBooking, quantity: number): Promise<void> {
  const { body } = await desk.ask<BookingExtras>('GET', booking, { path: '/extras' })
  const now = body.extras.find(({ id }) => id === world.linen.id)
  const extras = quantity > 0 ? [{ id: world.linen.id, quantity }] : []
  const reply = await desk.ask<BookingExtrasReply>('PUT', booking, {
    path: '/extras',
    body: {
      extras,
      acceptedDifference: (now?.amounts[quantity] ?? 0) - (now?.amounts[now.quantity] ?? 0),
    },
  })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  if (reply.body.outcome === 'payment-required')
    await desk.payOnline(booking, 'bambora', reply.body.toPay, { extras })
}

async function vouchersAgain(desk: MoneyDesk, booking: PortalBooking): Promise<void> {
  const released = (await desk.own(booking)).voucher?.released ?? []
  expect(released.length, 'a voucher went back').toBeGreaterThan(0)
  for (const { hint, amount } of released) await desk.voucherAgain(booking, { hint, amount })
}

/** Changes the length of a stay; what has to be paid first is held, and paid unless it is left to end. */
async function stayNights(
  desk: MoneyDesk,
  booking: PortalBooking,
  { nights, unpaid }: { nights: number; unpaid?: true },
): Promise<void> {
  const { dateFrom, dateTo } = await desk.own(booking)
  const { status, body } = await stayCalls(desk).change(booking, { dateFrom, nights })
  expect(status, JSON.stringify(body)).toBe(200)
  if (!body.held) return
  if (unpaid) expect((await desk.own(booking)).dateTo, 'the booking is as it was').toBe(dateTo)
  else await desk.payOnline(booking, 'saferpay', body.held.toPay, { heldChange: body.held.id })
}

/** Time goes by in steps of six hours, and reminders leave when they are written. */
async function forget({ desk, post }: Place, booking: PortalBooking, hours: number): Promise<void> {
  const clock = unpaidClock(desk.db)
  // Bookings of other lives are no concern of this one.
  await desk.db.updateTable('bookings').set({ payment_check_at: null }).execute()
  await clock.bookedNow(booking.ref)
  for (let at = 0; at <= hours; at += 6) {
    clock.set(at)
    // An hour or more has passed: nobody waits for a card any more.
    await desk.pass(60)
    await clock.advance()
    await post.deliver()
    await clock.mailsLeave()
  }
}
