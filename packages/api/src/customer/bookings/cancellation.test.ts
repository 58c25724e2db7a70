import type { CancellationQuote, CancellationReply } from '@camping/contract/booking-changes.schemas.ts'
import type { Cart } from '@camping/contract/booking.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualKinds } from '../../booking/testing/booking-desk.ts'
import { listPaymentTasks } from '../../payment/refunds/list-payment-tasks.ts'
import { openPortalDesk, type PortalBooking, type PortalDesk } from './testing/portal-desk.ts'

type Refused = Problem & { quote: CancellationQuote }

describe.each(usualKinds)('cancelling a customer’s booking on %s', (kind) => {
  let desk: PortalDesk
  beforeAll(async () => {
    desk = await openPortalDesk(kind)
  })
  afterAll(() => desk?.close())

  const quote = async (booking: PortalBooking, token = booking.asBooking) =>
    (await desk.ask<CancellationQuote>('POST', booking, { path: '/cancel/quote', token })).body
  const newKey = () => randomBytes(16).toString('base64url')
  const cancel = (
    booking: PortalBooking,
    seen: { cost: number; refund: number },
    { token = booking.asBooking, key = newKey() }: { token?: string; key?: string } = {},
  ) =>
    desk.ask<CancellationReply & Refused>('POST', booking, {
      path: '/cancel',
      token,
      body: { idempotencyKey: key, acceptedCost: seen.cost, acceptedRefund: seen.refund },
    })
  const stateOf = async ({ id }: PortalBooking) => {
    const { state, booking_ref } = await desk.db
      .selectFrom('bookings')
      .select(['state', 'booking_ref'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const occupations = await desk.db
      .selectFrom('unit_occupations')
      .select('state')
      .where('booking_id', '=', id)
      .execute()
    const mails = await desk.db
      .selectFrom('outbox')
      .select('kind')
      .where('dedupe_key', '=', `booking-cancelled:${booking_ref}`)
      .execute()
    return { state, occupations: occupations.map((one) => one.state), mails: mails.length }
  }
  const refunds = ({ id }: PortalBooking) =>
    desk.db
      .selectFrom('refund_tasks')
      .select(['amount', 'reason', 'state'])
      .where('booking_id', '=', id)
      .orderBy('id')
      .execute()

  test('the quote names every step and its last day as the cart did, and changes nothing', async () => {
    const booking = await desk.book({ cart: { date: '2027-07-24' } })
    const shared = booking.confirmation.priceLines
      .filter(({ payableAt, kind: line }) => payableAt !== 'on-site' && line !== 'tourist-tax')
      .reduce((sum, { amount }) => sum + amount, 0)
    const answer = await quote(booking)
    expect(answer).toMatchObject({ allowed: true, refusal: null, step: 0, paid: 0, refund: 0 })
    expect(answer.steps.map(({ until, percent, cost }) => [until, percent, cost])).toEqual([
      ['2027-06-12', 30, Math.floor(shared * 0.3)],
      ['2027-06-26', 60, Math.floor(shared * 0.6)],
      ['2027-07-16', 80, Math.floor(shared * 0.8)],
      ['2027-07-23', 90, Math.floor(shared * 0.9)],
      [null, 100, shared],
    ])
    expect([answer.cost, answer.stillOwed]).toEqual([answer.steps[0]?.cost, answer.cost])
    expect(await stateOf(booking)).toEqual({ state: 'confirmed', occupations: ['booked'], mails: 0 })
    const own = await desk.own(booking)
    expect(own.cancellationSteps).toEqual(answer.steps)
    // As the checkout stated before the order.
    const { body: cart } = await desk.call<Cart>('GET', `cart/${booking.cartId}`)
    expect(cart.cancellation).toEqual(answer.steps)
  })

  test.each([
    [42, 0],
    [41, 1],
    [28, 1],
    [27, 2],
    [8, 2],
    [7, 3],
    [1, 3],
  ])('%i days before arrival step %i applies', async (days, step) => {
    const booking = await desk.book()
    await desk.arrivesIn(booking, days)
    const answer = await quote(booking)
    expect([answer.allowed, answer.step, answer.cost]).toEqual([true, step, answer.steps[step]?.cost])
  })

  test.each([
    ['2027-01-18', [30, 60, 80, 90, 100]],
    ['2027-01-19', [60, 80, 90, 100]],
    ['2027-02-27', [90, 100]],
    ['2027-03-01', [100]],
  ])(
    'of a booking made on %s, 42 days before arrival or later, these steps are listed: %j',
    async (day, percents) => {
      const booking = await desk.book()
      await desk.arrivesIn(booking, 0)
      await desk.db
        .updateTable('bookings')
        .set({ confirmed_at: new Date(`${day}T12:00:00Z`) })
        .where('id', '=', booking.id)
        .execute()
      const { steps } = await quote(booking)
      expect(steps.map(({ percent }) => percent)).toEqual(percents)
      expect((await desk.own(booking)).cancellationSteps).toEqual(steps)
    },
  )

  test('terms belong to the booking: a site that changes its own changes no contract', async () => {
    const booking = await desk.book({ cart: { date: '2027-07-24' } })
    const agreed = (await quote(booking)).steps
    const { site_id } = await desk.db
      .selectFrom('bookings')
      .select('site_id')
      .where('id', '=', booking.id)
      .executeTakeFirstOrThrow()
    const before = await desk.db
      .selectFrom('sites')
      .select('cancellation_terms')
      .where('id', '=', site_id)
      .executeTakeFirstOrThrow()
    const change = (terms: unknown) =>
      desk.db
        .updateTable('sites')
        .set({ cancellation_terms: JSON.stringify(terms) })
        .where('id', '=', site_id)
        .execute()
    await change([
      { daysBefore: 14, percent: 50 },
      { daysBefore: null, percent: 100 },
    ])
    try {
      expect((await quote(booking)).steps).toEqual(agreed)
      expect((await desk.own(booking)).cancellationSteps).toEqual(agreed)
      const next = await desk.book()
      expect((await quote(next)).steps.map(({ percent }) => percent)).toEqual([50, 100])
    } finally {
      await change(before.cancellation_terms)
    }
  })

  test('refunds what was paid above the cost, from the latest payment on, and frees the unit', async () => {
    const booking = await desk.book()
    const { cost } = await quote(booking)
    await desk.pay(booking, cost + 1_000)
    await desk.pay(booking, 5_000)
    const seen = await quote(booking)
    expect([seen.refund, seen.stillOwed]).toEqual([6_000, 0])
    const answer = await cancel(booking, seen, { token: booking.asCustomer })
    expect([answer.status, answer.body.quote]).toEqual([200, seen])
    expect(await stateOf(booking)).toEqual({ state: 'cancelled', occupations: ['released'], mails: 1 })
    expect(await refunds(booking)).toEqual([
      { amount: 5_000, reason: 'cancelled-booking', state: 'open' },
      { amount: 1_000, reason: 'cancelled-booking', state: 'open' },
    ])
    const own = await desk.own(booking)
    expect(own.paymentRates.every(({ status }) => status !== 'pending')).toBe(true)
    expect(await desk.changes(booking)).toEqual([
      {
        actor_role: 'customer',
        actor_id: booking.customerId,
        subject_kind: 'web_user',
        what: 'cancelled',
        before: { state: 'confirmed', paid: cost + 6_000 },
        after: { state: 'cancelled', cost, refund: 6_000, stillOwed: 0 },
      },
    ])
  })

  test('an open amount is in the operator’s list', async () => {
    const booking = await desk.book()
    const seen = await quote(booking)
    expect(seen.stillOwed).toBe(seen.cost)
    expect((await cancel(booking, seen)).status).toBe(200)
    const { alarms } = await listPaymentTasks(desk.db)
    expect(alarms.map(({ outcome }) => outcome)).toContain(
      `${booking.ref} cancelled, ${seen.cost} EUR minor units still owed`,
    )
    expect(await refunds(booking)).toEqual([])
  })

  test('money with a raised refund is not refunded twice', async () => {
    const booking = await desk.book()
    const { cost } = await quote(booking)
    await desk.pay(booking, cost + 4_000)
    const { id } = await desk.db
      .selectFrom('ledger')
      .select('id')
      .where('booking_id', '=', booking.id)
      .executeTakeFirstOrThrow()
    await desk.db
      .insertInto('refund_tasks')
      .values({
        booking_id: booking.id,
        ledger_id: id,
        amount: 1_500,
        reason: 'operator',
        number: `R${booking.ref}`,
        request_id: `refund-R${booking.ref}`,
      })
      .execute()
    const seen = await quote(booking)
    expect(seen.refund).toBe(2_500)
    expect((await cancel(booking, seen)).status).toBe(200)
    expect((await refunds(booking)).map(({ amount }) => amount)).toEqual([1_500, 2_500])
  })

  test('other amounts than the shown ones cancel nothing and are reported', async () => {
    const booking = await desk.book()
    const seen = await quote(booking)
    await desk.pay(booking, seen.cost + 300)
    const answer = await cancel(booking, seen)
    expect([answer.status, answer.body.type, answer.body.quote.refund]).toEqual([409, 'quote-changed', 300])
    expect(await stateOf(booking)).toMatchObject({ state: 'confirmed', occupations: ['booked'] })
    expect(await desk.changes(booking)).toEqual([])
    await desk.arrivesIn(booking, 20)
    const later = await cancel(booking, { cost: seen.cost, refund: 300 })
    expect([later.status, later.body.type]).toEqual([409, 'quote-changed'])
  })

  test('the same key cancels once; another attempt gets that it is done', async () => {
    const booking = await desk.book()
    const { cost } = await quote(booking)
    await desk.pay(booking, cost + 700)
    const seen = await quote(booking)
    const key = newKey()
    const answers = await Promise.all([cancel(booking, seen, { key }), cancel(booking, seen, { key })])
    const again = await cancel(booking, seen, { key })
    expect(again.body.quote).toEqual(seen)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(await refunds(booking)).toHaveLength(1)
    expect(await desk.changes(booking)).toHaveLength(1)
    const other = await cancel(booking, seen)
    expect([other.status, other.body.type, other.body.quote.refusal]).toEqual([
      409,
      'not-cancellable',
      'cancelled',
    ])
  })

  test('two devices at once cancel once', async () => {
    const booking = await desk.book()
    const { cost } = await quote(booking)
    await desk.pay(booking, cost + 900)
    const seen = await quote(booking)
    const answers = await Promise.all([
      cancel(booking, seen),
      cancel(booking, seen, { token: booking.asCustomer }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await refunds(booking)).toHaveLength(1)
  })

  test('a request is free, and on the day of arrival nobody cancels online', async () => {
    const request = await desk.book({ cart: { accommodationId: 21 } })
    expect(await quote(request)).toMatchObject({
      allowed: true,
      steps: [],
      step: null,
      cost: 0,
      stillOwed: 0,
    })
    const arrived = await desk.book()
    await desk.arrivesIn(arrived, 0)
    const seen = await quote(arrived)
    expect([seen.allowed, seen.refusal]).toEqual([false, 'arrived'])
    const answer = await cancel(arrived, seen)
    expect([answer.status, answer.body.type]).toEqual([409, 'not-cancellable'])
  })

  test('nobody cancels another customer’s booking, whatever they know', async () => {
    const mine = await desk.book()
    const theirs = await desk.book()
    const seen = await quote(mine)
    for (const token of [theirs.asBooking, theirs.asCustomer]) {
      expect((await desk.ask('POST', mine, { path: '/cancel/quote', token })).status).toBe(404)
      expect((await cancel(mine, seen, { token })).status).toBe(404)
    }
    expect((await cancel(mine, seen, { token: 'x'.repeat(43) })).status).toBe(401)
    expect((await stateOf(mine)).state).toBe('confirmed')
    // Nor gets the owner's stored reply.
    const key = newKey()
    expect((await cancel(mine, seen, { key })).status).toBe(200)
    expect((await cancel(mine, seen, { key, token: theirs.asBooking })).status).toBe(404)
  })
})
