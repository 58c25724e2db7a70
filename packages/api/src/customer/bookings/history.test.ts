import type { BookingHistory } from '@camping/contract/booking-history.schemas.ts'
import type { BookingExtras } from '@camping/contract/booking-extras.schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelBooking } from '../../booking/order/change-booking-state.ts'
import { databaseKinds } from '../../booking/testing/booking-desk.ts'
import { linen } from '../../booking/testing/booking-world.ts'
import { openPortalDesk, type PortalBooking, type PortalDesk } from './testing/portal-desk.ts'
import { stayCalls } from './testing/stay-desk.ts'

// What the log holds is the same on both.
describe.each(databaseKinds.slice(0, 1))('the history of a booking on %s', (kind) => {
  let desk: PortalDesk
  let calls: ReturnType<typeof stayCalls>
  beforeAll(async () => {
    desk = await openPortalDesk(kind)
    calls = stayCalls(desk)
  })
  afterAll(() => desk?.close())

  const read = async (booking: PortalBooking, token = booking.asBooking) =>
    await desk.ask<BookingHistory>('GET', booking, { path: '/history', token })

  test('has who, when, what and the price before and after, the latest first', async () => {
    const booking = await desk.book()
    const { dateFrom, total } = await desk.own(booking)
    await calls.change(booking, { ...(await calls.withParty(booking, { leaving: [1] })), nights: 8 })
    const changed = await desk.own(booking)
    const { body: extras } = await desk.ask<BookingExtras>('GET', booking, { path: '/extras' })
    const acceptedDifference = extras.extras.find(({ id }) => id === linen.id)?.amounts[2]
    await desk.ask('PUT', booking, {
      path: '/extras',
      body: { extras: [{ id: linen.id, quantity: 2 }], acceptedDifference },
    })
    const persons = [{ firstName: 'Anna', lastName: 'Jansen' }, {}, {}].map((person) => ({
      title: null,
      firstName: '',
      lastName: '',
      birthDate: null,
      ...person,
    }))
    await desk.ask('PUT', booking, { path: '/participants', body: { persons } })
    expect(await cancelBooking(desk.db, booking.ref)).toBe(true)
    const { body } = await read(booking)
    expect(body.entries.map(({ what, who }) => [what, who])).toEqual([
      ['cancelled', 'shop'],
      ['participants', 'customer'],
      ['extras', 'customer'],
      ['stay', 'customer'],
      ['booked', 'customer'],
    ])
    const [, named, linens, stay] = body.entries
    expect(named).toMatchObject({ named: 1, total: null, lines: [] })
    expect(linens).toMatchObject({
      total: { before: changed.total, after: changed.total + 2 * linen.price },
      lines: [{ line: { key: 'linen' }, before: null, after: 2 * linen.price }],
    })
    expect(stay).toMatchObject({
      isAwaited: false,
      before: { dateFrom, nights: 7, adults: 2, children: 2 },
      after: { dateFrom, nights: 8, adults: 1, children: 2 },
      total: { before: total, after: changed.total },
    })
    expect(stay?.lines.map(({ line }) => line.kind)).toContain('stay')
    expect(JSON.stringify(body)).not.toContain('Bram')
  })

  test('a change that waits for its payment has a mark', async () => {
    const booking = await desk.book()
    const { due, dateFrom } = await desk.own(booking)
    await desk.pay(booking, due)
    await calls.change(booking, { dateFrom, nights: 9 })
    expect((await read(booking)).body.entries[0]).toMatchObject({ what: 'stay', isAwaited: true })
  })

  test('nobody else reads it', async () => {
    const [booking, other] = [await desk.book(), await desk.book()]
    for (const token of [other.asBooking, other.asCustomer])
      expect((await read(booking, token)).status).toBe(404)
  })
})
