import type { Participants } from '@camping/contract/participants.schemas.ts'
import type { StayChangeQuote } from '@camping/contract/booking-stay.schemas.ts'
import type { PriceLine } from '@camping/contract/values.schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '../../booking/testing/booking-desk.ts'
import {
  breakfast,
  coverPerPersonNight,
  fees,
  kidsClub,
  linen,
  onRequest,
  touristTax,
} from '../../booking/testing/booking-world.ts'
import { brokenInvariants } from '../../booking/testing/broken-invariants.ts'
import { openPortalDesk, type PortalBooking, type PortalDesk } from './testing/portal-desk.ts'
import { stayCalls } from './testing/stay-desk.ts'

describe.each(databaseKinds)('other people, extras and covers in one change on %s', (kind) => {
  let desk: PortalDesk
  let calls: ReturnType<typeof stayCalls>
  beforeAll(async () => {
    desk = await openPortalDesk(kind)
    calls = stayCalls(desk)
  })
  afterAll(() => desk?.close())

  const lineOf = ({ lines }: StayChangeQuote, of: PriceLine['kind'], key?: string) =>
    lines.find(({ before, after }) => {
      const line = after ?? before
      return line?.kind === of && (key === undefined || line.key === key)
    })
  const persons = async (booking: PortalBooking) =>
    (await desk.ask<Participants>('GET', booking, { path: '/participants' })).body.persons.map(
      ({ role, age, firstName }) => [role, age, firstName],
    )
  const rules = ({ id }: PortalBooking, set: { participants_rule?: string; extras_rule?: string }) =>
    desk.db.updateTable('bookings').set(set).where('id', '=', id).execute()

  test('who leaves is gone from the list, who joins is to be named, and every line counts the new party', async () => {
    const booking = await desk.book()
    const before = await desk.own(booking)
    expect(await persons(booking)).toEqual([
      ['main', null, 'Anna'],
      ['adult', null, 'Bram'],
      ['child', 5, ''],
      ['child', 16, ''],
    ])
    // Bram and the child of five leave; an adult and children of 8 and 16 join.
    const wish = await calls.withParty(booking, { leaving: [1, 2], adults: 1, childAges: [8, 16] })
    const { status, body: quote } = await calls.quote(booking, wish)
    expect(status, JSON.stringify(quote)).toBe(200)
    // The nights are those that were agreed; a fund, a tax by age and costs per person follow the party.
    const stay = lineOf(quote, 'stay')
    expect(stay?.after).toEqual(stay?.before)
    expect(lineOf(quote, 'guarantee-fund')?.after?.amount).toBe(5 * fees.ALNL.fund)
    expect(lineOf(quote, 'tourist-tax')).toMatchObject({
      before: { counted: { persons: 3 }, amount: 3 * 5 * touristTax.perPersonNight },
      after: { counted: { persons: 4 }, amount: 4 * 5 * touristTax.perPersonNight },
    })
    expect(lineOf(quote, 'on-site', 'environment')?.after?.counted).toEqual({ persons: 5, nights: 7 })
    expect(quote.after).toMatchObject({ adults: 2, childAges: [16, 8, 16], nights: 7 })
    expect(await persons(booking)).toHaveLength(4)
    expect((await calls.accept(booking, wish, quote)).status).toBe(200)
    expect(await persons(booking)).toEqual([
      ['main', null, 'Anna'],
      ['adult', null, ''],
      ['child', 16, ''],
      ['child', 8, ''],
      ['child', 16, ''],
    ])
    const own = await desk.own(booking)
    expect([own.total, own.due]).toEqual([quote.after.total, quote.due])
    expect(own.total - before.total).toBe(fees.ALNL.fund + 5 * touristTax.perPersonNight + 7 * 33)
    expect(await desk.changes(booking)).toMatchObject([
      {
        what: 'stay',
        before: { adults: 2, childAges: [5, 16] },
        after: { adults: 2, childAges: [16, 8, 16], total: own.total },
      },
    ])
    expect(await brokenInvariants(desk.db)).toEqual([])
  })

  test.each([
    ['more people than there is room for', { adults: 0, childAges: [1, 2, 3] }, 'party-too-large'],
    ['more adults than there are beds', { adults: 3, childAges: [] }, 'party-too-large'],
  ])('%s are refused', async (_, joining, type) => {
    const booking = await desk.book()
    const wish = await calls.withParty(booking, joining)
    expect(await calls.change(booking, wish)).toMatchObject({ status: 409, body: { type } })
    expect(await persons(booking)).toHaveLength(4)
  })

  test.each([
    ['the booker', [0]],
    ['nobody', [4]],
    ['somebody twice', [1, 1]],
  ])('%s does not leave', async (_, leaving) => {
    const booking = await desk.book()
    const { status, body } = await calls.quote(booking, await calls.withParty(booking, { leaving }))
    expect([status, body.errors?.[0]?.path]).toEqual([400, `party.leaving.${leaving.length - 1}`])
  })

  test('a wish that knows other people than are booked changes nothing', async () => {
    const booking = await desk.book()
    const [first, second] = [
      await calls.withParty(booking, { leaving: [1] }),
      await calls.withParty(booking, { leaving: [1] }),
    ]
    expect((await calls.change(booking, first)).status).toBe(200)
    expect(await calls.change(booking, second)).toMatchObject({
      status: 409,
      body: { type: 'party-changed' },
    })
    expect(await persons(booking)).toHaveLength(3)
  })

  test('each part of a wish has its rule', async () => {
    const booking = await desk.book()
    const wish = await calls.withParty(booking, { leaving: [3] })
    const refused = { status: 409, body: { type: 'changes-not-allowed' } }
    await rules(booking, { participants_rule: 'EXISTING_ONLY_ALLOWED' })
    expect(await calls.quote(booking, wish)).toMatchObject(refused)
    await rules(booking, { participants_rule: 'FULL_CHANGES_ALLOWED', extras_rule: 'CHANGES_NOT_ALLOWED' })
    expect((await calls.quote(booking, wish)).status).toBe(200)
    const extras = [{ id: linen.id, quantity: 2 }]
    expect(await calls.quote(booking, { ...wish, extras })).toMatchObject(refused)
    expect(await calls.quote(booking, { ...wish, covers: ['basic'] })).toMatchObject(refused)
    const asked = await desk.book({ cart: { accommodationId: onRequest } })
    await desk.db.updateTable('bookings').set({ state: 'confirmed' }).where('id', '=', asked.id).execute()
    expect(await calls.quote(asked, await calls.withParty(asked, { leaving: [3] }))).toMatchObject({
      status: 409,
      body: { type: 'stay-on-request' },
    })
    const { dateFrom, nights } = await desk.own(asked)
    const onlyCover = { accommodationId: onRequest, dateFrom, nights, covers: ['basic'] }
    expect((await calls.quote(asked, onlyCover)).status).toBe(200)
  })

  test('extras for persons follow a smaller party; the agreed price of the others stays', async () => {
    const booking = await desk.book({
      extras: [
        { id: breakfast.id, quantity: 4 },
        { id: kidsClub.id, quantity: 1 },
        { id: linen.id, quantity: 2 },
      ],
    })
    await desk.db.updateTable('extras').set({ price: 77_777 }).where('id', '=', linen.id).execute()
    try {
      const wish = await calls.withParty(booking, { leaving: [2] })
      const { body: quote } = await calls.quote(booking, wish)
      expect(lineOf(quote, 'extra', 'breakfast')?.after).toMatchObject({ amount: 3 * 7 * breakfast.price })
      expect(lineOf(quote, 'extra', 'kids-club')?.after).toBeNull()
      expect(lineOf(quote, 'extra', 'linen')?.after).toMatchObject({ amount: 2 * linen.price })
      expect((await calls.accept(booking, wish, quote)).status).toBe(200)
    } finally {
      await desk.db.updateTable('extras').set({ price: linen.price }).where('id', '=', linen.id).execute()
    }
    const stored = await desk.db
      .selectFrom('booking_extras')
      .select(['extra_id', 'quantity'])
      .where('booking_id', '=', booking.id)
      .orderBy('extra_id')
      .execute()
    expect(stored).toEqual([
      { extra_id: breakfast.id, quantity: 3 },
      { extra_id: linen.id, quantity: 2 },
    ])
  })

  test('dates, people, extras and cover change in one step', async () => {
    const booking = await desk.book({ extras: [{ id: linen.id, quantity: 2 }] })
    const wish = {
      ...(await calls.withParty(booking, { adults: 1 })),
      nights: 8,
      extras: [{ id: breakfast.id, quantity: 5 }],
      covers: ['plus'],
    }
    const { status, body: quote } = await calls.quote(booking, wish)
    expect(status, JSON.stringify(quote)).toBe(200)
    expect(lineOf(quote, 'extra', 'linen')).toMatchObject({
      before: { amount: 2 * linen.price },
      after: null,
    })
    expect(lineOf(quote, 'extra', 'breakfast')).toMatchObject({
      before: null,
      after: { amount: 5 * 8 * breakfast.price },
    })
    expect(lineOf(quote, 'cover')).toMatchObject({
      before: null,
      after: { key: 'plus', amount: 5 * 8 * coverPerPersonNight.plus, counted: { persons: 5, nights: 8 } },
    })
    expect((await calls.accept(booking, wish, quote)).status).toBe(200)
    const own = await desk.own(booking)
    expect([own.nights, own.total, own.due]).toEqual([8, quote.after.total, quote.due])
    expect((await calls.read(booking)).covers).toMatchObject([
      { id: 'basic', chosen: false },
      { id: 'plus', chosen: true, price: 5 * 8 * coverPerPersonNight.plus },
    ])
    expect(await brokenInvariants(desk.db)).toEqual([])
  })

  test('a cover is exchanged and given up as long as it can be chosen, and stays afterwards', async () => {
    const booking = await desk.book()
    const { accommodationId, dateFrom, nights } = await calls.read(booking)
    const stay = { accommodationId, dateFrom, nights }
    for (const covers of [['plus'], ['basic'], [], ['plus']])
      expect((await calls.change(booking, { ...stay, covers })).status).toBe(200)
    const quote = await calls.quote(booking, { ...stay, covers: ['gold'] })
    expect([quote.status, quote.body.errors?.[0]?.path]).toEqual([400, 'covers.0'])
    // Twenty days ahead the larger cover is no longer offered.
    await desk.arrivesIn(booking, 20)
    const near = { accommodationId, dateFrom: '2027-03-21', nights }
    expect(await calls.quote(booking, { ...near, covers: [] })).toMatchObject({
      status: 409,
      body: { type: 'stay-unchanged' },
    })
    expect((await calls.quote(booking, { ...near, covers: ['basic'] })).status).toBe(400)
    expect((await calls.read(booking)).covers.map(({ id, chosen }) => [id, chosen])).toEqual([
      ['plus', true],
      ['basic', false],
    ])
  })
})
