import type { BookingExtras, BookingExtrasReply } from '@camping/contract/booking-extras.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualKinds } from '../../booking/testing/booking-desk.ts'
import { breakfast, dog, linen } from '../../booking/testing/booking-world.ts'
import { openPortalDesk, type PortalBooking, type PortalDesk } from './testing/portal-desk.ts'

type Reply = BookingExtrasReply & Problem & { rule: string; difference: number }

describe.each(usualKinds)('extras of a customer’s booking on %s', (kind) => {
  let desk: PortalDesk
  beforeAll(async () => {
    desk = await openPortalDesk(kind)
  })
  afterAll(() => desk?.close())

  const read = async (booking: PortalBooking) =>
    (await desk.ask<BookingExtras>('GET', booking, { path: '/extras' })).body
  const put = (booking: PortalBooking, extras: object[], difference: number, token = booking.asBooking) =>
    desk.ask<Reply>('PUT', booking, {
      path: '/extras',
      token,
      body: { extras, acceptedDifference: difference },
    })
  const extra = ({ extras }: BookingExtras, id: number) => extras.find((one) => one.id === id)!
  const quantities = ({ extras }: BookingExtras) =>
    Object.fromEntries(
      extras.filter(({ quantity }) => quantity > 0).map(({ id, quantity }) => [id, quantity]),
    )
  const ruled = ({ id }: PortalBooking, rule: string | null) =>
    desk.db.updateTable('bookings').set({ extras_rule: rule }).where('id', '=', id).execute()

  test('each has a price for every quantity, and booked ones retain theirs', async () => {
    const booking = await desk.book({ extras: [{ id: linen.id, quantity: 2 }] })
    await desk.db.updateTable('extras').set({ price: 9_900 }).where('id', '=', linen.id).execute()
    try {
      const { amounts, quantity, max } = extra(await read(booking), linen.id)
      expect([quantity, amounts.length]).toEqual([2, max + 1])
      expect(amounts.slice(0, 4)).toEqual([0, 9_900, 2 * linen.price, 3 * 9_900])
    } finally {
      await desk.db.updateTable('extras').set({ price: linen.price }).where('id', '=', linen.id).execute()
    }
    const nightly = extra(await read(booking), breakfast.id)
    expect(nightly.amounts.slice(0, 3)).toEqual([0, 7 * breakfast.price, 14 * breakfast.price])
  })

  test('the difference is added to the open amount, and the log names the actor', async () => {
    const booking = await desk.book()
    const before = await read(booking)
    expect(before.terms.rule).toBe('FULL_CHANGES_ALLOWED')
    const difference = extra(before, linen.id).amounts[3]!
    const answer = await put(
      booking,
      [
        { id: linen.id, quantity: 3 },
        { id: dog.id, quantity: 1 },
      ],
      difference,
    )
    expect([answer.status, answer.body.outcome, answer.body.toPay]).toEqual([200, 'changed', 0])
    expect(quantities(answer.body)).toEqual({ [linen.id]: 3, [dog.id]: 1 })
    expect(answer.body.due).toBe(before.due + difference)
    const own = await desk.own(booking)
    expect(own.paymentRates.reduce((sum, { amount }) => sum + amount, 0)).toBe(own.due)
    expect(await desk.changes(booking)).toEqual([
      {
        actor_role: 'customer',
        actor_id: null,
        subject_kind: 'booking',
        what: 'extras',
        before: expect.objectContaining({ extras: [], total: expect.any(Number) }),
        after: expect.objectContaining({
          extras: expect.arrayContaining([
            { id: linen.id, quantity: 3 },
            { id: dog.id, quantity: 1 },
          ]),
          difference,
        }),
      },
    ])
    // The same values again are no change.
    await put(
      booking,
      [
        { id: linen.id, quantity: 3 },
        { id: dog.id, quantity: 1 },
      ],
      0,
    )
    expect(await desk.changes(booking)).toHaveLength(1)
  })

  test('where everything is paid more has to be paid first; less changes at once', async () => {
    const booking = await desk.book({ extras: [{ id: linen.id, quantity: 3 }] })
    const { due } = await read(booking)
    await desk.pay(booking, due)
    const before = await read(booking)
    expect([before.terms.rule, before.due]).toEqual(['CHANGES_ALLOWED_REQUIRES_PAYMENT', 0])
    const { amounts } = extra(before, linen.id)
    const more = amounts[4]! - amounts[3]!
    const asked = await put(booking, [{ id: linen.id, quantity: 4 }], more, booking.asCustomer)
    expect([asked.status, asked.body.outcome, asked.body.toPay]).toEqual([200, 'payment-required', more])
    expect(quantities(await read(booking))).toEqual({ [linen.id]: 3 })
    expect((await desk.changes(booking))[0]).toMatchObject({
      actor_id: booking.customerId,
      after: { awaits: 'payment', difference: more },
    })
    const less = await put(booking, [{ id: linen.id, quantity: 2 }], amounts[2]! - amounts[3]!)
    expect(less.body.outcome).toBe('changed')
    expect((await desk.own(booking)).goingBack).toBe(amounts[3]! - amounts[2]!)
  })

  test('another difference than the one that was seen changes nothing', async () => {
    const booking = await desk.book()
    const { amounts } = extra(await read(booking), linen.id)
    const answer = await put(booking, [{ id: linen.id, quantity: 2 }], amounts[1]!)
    expect([answer.status, answer.body.type, answer.body.difference]).toEqual([
      409,
      'price-changed',
      amounts[2],
    ])
    expect(quantities(await read(booking))).toEqual({})
    expect(await desk.changes(booking)).toEqual([])
  })

  test.each([
    ['CHANGES_NOT_ALLOWED', 409, 'CHANGES_NOT_ALLOWED'],
    ['CHANGES_NOT_ALLOWED_TOO_CLOSE_TO_ARRIVAL', 409, 'CHANGES_NOT_ALLOWED_TOO_CLOSE_TO_ARRIVAL'],
    ['EXISTING_ONLY_ALLOWED', 400, 'EXISTING_ONLY_ALLOWED'],
    ['CHANGES_ALLOWED_REQUIRES_PAYMENT', 200, 'CHANGES_ALLOWED_REQUIRES_PAYMENT'],
    ['FULL_CHANGES_ALLOWED', 200, 'FULL_CHANGES_ALLOWED'],
    ['ASK_THE_SITE', 409, 'CHANGES_NOT_ALLOWED'],
  ])('a booking with the rule %s answers %i to something new', async (own, status, rule) => {
    const booking = await desk.book({ extras: [{ id: linen.id, quantity: 2 }] })
    await ruled(booking, own)
    const before = await read(booking)
    expect(before.terms.rule).toBe(rule)
    const difference = extra(before, breakfast.id).amounts[1]!
    const wished = [
      { id: linen.id, quantity: 2 },
      { id: breakfast.id, quantity: 1 },
    ]
    const answer = await put(booking, wished, difference)
    expect(answer.status, JSON.stringify(answer.body)).toBe(status)
    if (status === 409) expect(answer.body).toMatchObject({ type: 'changes-not-allowed', rule })
    const open = before.extras.filter(({ changeable }) => changeable).map(({ id }) => id)
    if (rule === 'EXISTING_ONLY_ALLOWED') {
      expect(open).toEqual([linen.id])
      const { amounts } = extra(before, linen.id)
      expect((await put(booking, [{ id: linen.id, quantity: 3 }], amounts[3]! - amounts[2]!)).status).toBe(
        200,
      )
    } else expect(open.length > 0).toBe(status === 200)
  })

  test.each([
    [3, 'FULL_CHANGES_ALLOWED', 200],
    [2, 'CHANGES_NOT_ALLOWED_TOO_CLOSE_TO_ARRIVAL', 409],
  ])('%i days before arrival: %s', async (days, rule, status) => {
    const booking = await desk.book()
    await desk.arrivesIn(booking, days)
    const before = await read(booking)
    expect(before.terms).toEqual({ rule, until: days === 3 ? '2027-03-01' : '2027-02-28' })
    const difference = extra(before, linen.id).amounts[2]!
    expect((await put(booking, [{ id: linen.id, quantity: 2 }], difference)).status).toBe(status)
  })

  test('more than there may be is refused with its place, and a foreign booking is not found', async () => {
    const booking = await desk.book()
    const answer = await put(booking, [{ id: linen.id, quantity: 50 }], 0)
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, 'extras.0.quantity'])
    const theirs = await desk.book()
    for (const token of [theirs.asBooking, theirs.asCustomer]) {
      expect((await put(booking, [], 0, token)).status).toBe(404)
      expect((await desk.ask('GET', booking, { path: '/extras', token })).status).toBe(404)
    }
  })
})
