import type { CustomerBooking } from '@camping/contract/portal.schemas.ts'
import type { OrderIdReply } from '@camping/contract/payment.schemas.ts'
import { expect } from 'vitest'
import type { Provider } from '../money-desk.ts'
import type { WalkDesk } from './walk-desk.ts'
import {
  applyChange,
  applyExtras,
  isHeldAlive,
  type ModelBooking,
  type ModelOrder,
  openOf,
  payableNow,
  receive,
  returnExcess,
  todayOf,
  type WalkModel,
} from './walk-model.ts'
import { priceOf } from './walk-prices.ts'
import { redeemAfterCard, releaseAfterFailure, waitForCard } from './walk-vouchers.ts'
import { type BookingParts, bookingStep, walkStep, type WalkStep } from './walk-step.ts'

interface Place {
  readonly model: WalkModel
  readonly desk: WalkDesk
}

/** payment-4: nobody pays less, nor leaves less open. */
export const smallest = 100

/** What a customer does on the provider's page. `later`: the page stays open, or is left for good. */
export type PageEnd = 'paid' | 'notice lost' | 'declined' | 'later'

/** The shop learns of a payment: it counts once, makes the change it was for where that is still possible, and what is too much goes back. */
export function count(booking: ModelBooking, order: ModelOrder, model: WalkModel): void {
  if (order.state !== 'paid') return
  order.state = 'counted'
  booking.touchedAt = model.time
  const payment = receive(booking, { amount: order.amount })
  const { held } = booking
  if (order.heldId !== undefined && held?.id === order.heldId) {
    if (isHeldAlive(booking, model)) applyChange(booking, held, held.unit)
    else booking.held = undefined
  }
  if (order.extras && booking.state === 'confirmed') applyExtras(booking, order.extras)
  redeemAfterCard(booking)
  returnExcess(booking, payment)
}

interface PlacedPayment {
  readonly provider: Provider
  readonly amount: number
  readonly end: PageEnd
  /** What it is for, in the request and in the model. */
  readonly others?: object
  readonly change?: Pick<ModelOrder, 'heldId' | 'extras'>
}

/** Starts a payment, and does on the provider's page what the customer does. */
export async function payOnline(
  { model, desk }: Place,
  booking: ModelBooking,
  { provider, amount, end, others, change }: PlacedPayment,
): Promise<void> {
  // Attempts of the last minute stay below the limit.
  await desk.pass(1)
  const { status, body } = await startPayment(desk, booking, {
    slug: provider,
    amount: amount / 100,
    ...others,
  })
  expect(status, JSON.stringify(body)).toBe(200)
  const order: ModelOrder = {
    ...change,
    id: body.orderIdHash ?? '',
    provider,
    amount,
    fields: body.window?.fields ?? [],
    url: body.saferpayUrl ?? '',
    state: 'open',
    startedAt: model.time,
    isFinal: false,
  }
  booking.orders.push(order)
  waitForCard(booking, model)
  booking.touchedAt = model.time
  await finishPage({ model, desk }, { booking, order, end })
}

const startPayment = (desk: WalkDesk, { ref, siteCode, token }: ModelBooking, body: object) =>
  desk.call<OrderIdReply>('POST', 'customer/payment/getOrderId', { siteCode, token, body: { ref, ...body } })

async function finishPage(
  { model, desk }: Place,
  { booking, order, end }: { booking: ModelBooking; order: ModelOrder; end: PageEnd },
): Promise<void> {
  const { id, provider, fields, url } = order
  if (end === 'later') return
  if (end === 'declined') {
    order.state = 'over'
    if (provider === 'bambora') return
    desk.bank.abortSaferpay(url)
    await desk.pass(1)
    await desk.get(`saferpay/notify?orderIdHash=${id}`)
    order.hasFailed = true
    releaseAfterFailure(booking, order)
    return
  }
  order.state = 'paid'
  const query =
    provider === 'bambora' ? desk.bank.payWindow(fields, { date: todayOf(model).replaceAll('-', '') }) : ''
  if (provider === 'saferpay') desk.bank.paySaferpay(url)
  // The Swiss account at ePay allows no questions: a notice that is lost there is repeated by ePay.
  const isRepeated = provider === 'bambora' && booking.siteCode === 'de-ch'
  if (end === 'notice lost' && !isRepeated) return
  await desk.pass(1)
  const path = provider === 'bambora' ? `bambora/callback?${query}` : `saferpay/notify?orderIdHash=${id}`
  // Two servers at once are told the same.
  const answers = await Promise.all([desk.get(path), desk.get(path)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  count(booking, order, model)
}

/** An amount that may be paid of what is open. */
function partOf(open: number, share: number): number {
  const part = Math.floor((open * share) / 100)
  return part < smallest || open - part < smallest ? open : part
}

export type PayWish = BookingParts & {
  readonly provider: Provider
  readonly what: 'rate' | 'all' | 'part'
  readonly end: PageEnd
}

export const payStep = (wish: PayWish): WalkStep =>
  bookingStep('pay', wish, async (booking, place) => {
    const open = payableNow(booking)
    const { provider: slug } = wish
    if (open === 0) {
      await place.desk.pass(1)
      const { status, body } = await startPayment(place.desk, booking, { slug, amount: 10 })
      expect([status, body.type]).toEqual([409, 'not-payable'])
      return 'nothing open'
    }
    const rate = wish.what === 'rate' ? await openRate(place.desk, booking) : undefined
    const amount = partOf(open, rate ? Math.floor((100 * rate.open) / open) : wish.what === 'part' ? 40 : 100)
    await payOnline(place, booking, {
      ...wish,
      amount,
      ...(rate && { others: { rateIndex: rate.index } }),
    })
    return `${rate ? 'a rate' : amount === open ? 'all' : 'a part'} ${wish.end}`
  })

async function openRate(desk: WalkDesk, booking: ModelBooking) {
  const { body } = await desk.ask<CustomerBooking>('GET', booking)
  return body.paymentRates.find(({ status, open }) => status === 'pending' && open > 0)
}

/** Somebody comes back to a page that was left open. */
export const comeBackStep = ({
  server,
  ago,
  end,
}: {
  server: number
  ago: number
  end: PageEnd
}): WalkStep => {
  const openPages = ({ bookings }: WalkModel) =>
    bookings.flatMap((booking) =>
      booking.orders.filter(({ state }) => state === 'open').map((order) => ({ booking, order })),
    )
  return walkStep({
    name: 'come back to a page',
    detail: { ago, end },
    server,
    possible: (model) => openPages(model).length > 0,
    async run(model, desk) {
      const pages = openPages(model)
      const page = pages[Math.max(0, pages.length - 1 - ago)]
      if (!page) throw new Error('No page')
      await finishPage({ model, desk }, { ...page, end })
      return { end: `${end}, ${page.booking.state}`, booking: page.booking }
    },
  })
}

export const hasHeld = ({ held }: ModelBooking): boolean => held !== undefined

/** Pays what a held change needs. */
export const payHeldStep = (wish: BookingParts & { provider: Provider; end: PageEnd }): WalkStep =>
  bookingStep('pay a held change', { ...wish, fits: hasHeld }, async (booking, place) => {
    const { model, desk } = place
    const { held } = booking
    if (!held) throw new Error('Nothing is held')
    const others = { heldChange: held.id }
    if (!isHeldAlive(booking, model)) {
      await desk.pass(1)
      const late = await startPayment(desk, booking, { slug: wish.provider, amount: 10, ...others })
      expect([late.status, late.body.type]).toEqual([409, 'hold-over'])
      return 'too late'
    }
    // A payment that begins holds it for half an hour more, up to an hour and a half in all.
    held.until = Math.max(held.until, Math.min(model.time + 30, held.since + 90))
    const amount = openOf(booking, priceOf({ ...booking, ...held }).payable)
    expect(amount).toBeGreaterThan(0)
    await payOnline(place, booking, { ...wish, amount, others, change: { heldId: held.id } })
    return wish.end
  })
