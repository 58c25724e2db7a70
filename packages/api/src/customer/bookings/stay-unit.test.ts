import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartBody, usualKinds } from '../../booking/testing/booking-desk.ts'
import { chalet, tent } from '../../booking/testing/booking-world.ts'
import { brokenInvariants } from '../../booking/testing/broken-invariants.ts'
import { dateOfDay, dayNumber } from '../../catalogue/search/read-model/day-number.ts'
import { openPortalDesk, type PortalBooking, type PortalDesk } from './testing/portal-desk.ts'
import { stayCalls } from './testing/stay-desk.ts'

const fee = 1_200
const day = (date: string, add: number) => dateOfDay(dayNumber(date) + add)

describe.each(usualKinds)('another stay of a booking with a chosen unit on %s', (kind) => {
  let desk: PortalDesk
  let calls: ReturnType<typeof stayCalls>
  let units: number[] = []
  beforeAll(async () => {
    desk = await openPortalDesk(kind)
    calls = stayCalls(desk)
    await desk.db.updateTable('sites').set({ unit_choice_fee: fee }).where('id', '=', 1).execute()
    const all = await desk.db.selectFrom('units').selectAll().orderBy('id').execute()
    for (const { id, number } of all)
      await desk.db
        .updateTable('units')
        .set({ label: `A${number}` })
        .where('id', '=', id)
        .execute()
    units = all.filter((one) => one.accommodation_id === tent).map(({ id }) => id)
  })
  afterAll(() => desk?.close())

  const book = (date: string) => desk.book({ cart: { accommodationId: tent, unit: units[1], date } })
  const lineOf = async (booking: PortalBooking) =>
    (await desk.own(booking)).priceLines.find(({ kind: of }) => of === 'unit')
  const unitOf = ({ id }: PortalBooking) =>
    desk.db
      .selectFrom('bookings')
      .select(['unit_id', 'unit_chosen'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const change = async (booking: PortalBooking, wish: Parameters<typeof calls.quote>[1]) => {
    const { body: quote } = await calls.quote(booking, wish)
    const { status, body } = await calls.accept(booking, wish, quote)
    expect(status, JSON.stringify(body)).toBe(200)
    return quote
  }

  test('stays in that unit at the agreed fee where it is free', async () => {
    const booking = await book('2027-05-15')
    const { dateFrom, unit } = await desk.own(booking)
    expect(unit).toEqual({ id: units[1], label: 'A2' })
    await change(booking, { accommodationId: tent, dateFrom, nights: 9 })
    expect(await unitOf(booking)).toEqual({ unit_id: units[1], unit_chosen: true })
    expect(await lineOf(booking)).toMatchObject({ key: 'A2', amount: fee })
    expect((await desk.own(booking)).unit?.label).toBe('A2')
    expect(await brokenInvariants(desk.db)).toEqual([])
  })

  test('goes elsewhere where somebody else has it, and its fee is no longer owed', async () => {
    const booking = await book('2027-06-05')
    const { dateFrom } = await desk.own(booking)
    const later = day(dateFrom, 7)
    const other = { accommodationId: tent, date: later, duration: 4, unit: units[1] }
    expect((await desk.createCart(cartBody(other))).status).toBe(200)
    const quote = await change(booking, { accommodationId: tent, dateFrom, nights: 9 })
    expect(quote.lines.find(({ before }) => before?.kind === 'unit')).toMatchObject({
      before: { amount: fee },
      after: null,
    })
    const { unit_id, unit_chosen } = await unitOf(booking)
    expect([units.includes(unit_id), unit_id === units[1], unit_chosen]).toEqual([true, false, false])
    expect(await lineOf(booking)).toBeUndefined()
    expect((await desk.own(booking)).unit).toBeNull()
    expect(await brokenInvariants(desk.db)).toEqual([])
  })

  test('of another accommodation has no chosen unit', async () => {
    const booking = await book('2027-09-04')
    const { dateFrom } = await desk.own(booking)
    await change(booking, { accommodationId: chalet, dateFrom, nights: 7 })
    expect((await unitOf(booking)).unit_chosen).toBe(false)
    expect(await lineOf(booking)).toBeUndefined()
  })
})
