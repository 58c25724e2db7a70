import {
  siteAccommodationsReply,
  siteCalendarReply,
  type Accommodation,
  type SiteCalendarReply,
} from '@camping/contract/site.schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartBody, usualKinds, type Desk, openDesk } from '../../booking/testing/booking-desk.ts'
import * as rows from '../../booking/testing/booking-world.ts'
import { siteAccommodationsServed } from './site-accommodations.ts'
import { siteCalendarServed } from './site-calendar.ts'

describe.each(usualKinds)('reasons and ways on of a stay on %s', (kind) => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk(kind, [siteCalendarServed, siteAccommodationsServed])
  })
  afterAll(() => desk?.close())

  const calendar = async (question: string): Promise<SiteCalendarReply['days']> => {
    const { status, body } = await desk.call('GET', `sites/1/calendar?${question}`)
    expect(status).toBe(200)
    return siteCalendarReply.parse(body).days
  }
  const day = async (date: string, question = '') =>
    (await calendar(`month=${date.slice(0, 7)}&${question}`)).find((one) => one.date === date)!
  const rowOf = async (id: number, wish: object): Promise<Accommodation> => {
    const { body } = await desk.call('POST', 'sites/1/accommodations', { body: wish })
    return siteAccommodationsReply.parse(body).accommodations.find((one) => one.id === id)!
  }

  test.each([
    ['2027-03-01', 'duration=3', 'open', null],
    ['2027-02-28', 'duration=3', 'past', 'past'],
    ['2027-06-10', 'duration=1', 'too-short', 'too-short'],
    ['2027-06-10', 'duration=22', 'closed', 'too-long'],
    ['2027-07-07', 'duration=7', 'open', 'arrival-day'],
    ['2027-07-10', 'duration=3', 'too-short', 'too-short'],
    ['2027-05-10', `duration=2&accommodation=${rows.tent}`, 'closed', 'closed'],
    ['2027-05-09', `duration=2&accommodation=${rows.tent}`, 'closed', 'closed'],
    ['2027-06-10', 'duration=3&adults=5', 'closed', 'party-too-large'],
    ['2028-06-01', 'duration=3', 'too-early', 'too-early'],
  ])('%s with %s is %s because of %s', async (date, question, state, reason) => {
    expect(await day(date, question)).toMatchObject({ state, reason })
  })

  test('a booked day is marked, and free for the other accommodation', async () => {
    const taken = cartBody({ accommodationId: rows.chalet, date: '2027-09-10', duration: 4 })
    expect((await desk.createCart(taken)).status).toBe(200)
    await expect
      .poll(() => day('2027-09-12', `duration=2&accommodation=${rows.chalet}`))
      .toMatchObject({ state: 'booked', reason: 'booked', lowestTotal: null })
    expect(await day('2027-09-12', 'duration=2')).toMatchObject({ state: 'open', reason: null })
  })

  test('a day for longer stays has the minimum nights, at their price', async () => {
    const short = await day('2027-07-10', `duration=3&accommodation=${rows.tent}`)
    const longer = await day('2027-07-10', `duration=7&accommodation=${rows.tent}`)
    expect(short).toMatchObject({ minNights: 7, arrivalAllowed: true, lowestTotal: null })
    expect(short.otherNights).toEqual({ nights: 7, total: longer.lowestTotal })
  })

  test('an accommodation that is not free has the nearest alternative, bookable at that price', async () => {
    const taken = cartBody({ accommodationId: rows.chalet, date: '2027-10-10', duration: 4 })
    expect((await desk.createCart(taken)).status).toBe(200)
    const wish = { date: '2027-10-11', duration: 2, persons: { adults: 2, children: [] } }
    await expect.poll(async () => (await rowOf(rows.chalet, wish)).reason).toBe('booked')
    const chalet = await rowOf(rows.chalet, wish)
    // The nights of the 10th to the 13th are taken: two nights fit from the 8th, or from the 14th; both are three
    // days off.
    expect(chalet.nearest).toMatchObject({ date: '2027-10-08', nights: 2 })
    const there = await rowOf(rows.chalet, { ...wish, date: '2027-10-08' })
    expect(there.displayPrice?.sellPrice).toBe(chalet.nearest?.total)
  })

  test.each([
    ['too short', { date: '2027-07-10', duration: 3 }, { date: '2027-07-10', nights: 7 }],
    ['no arrival on that weekday', { date: '2027-07-07', duration: 7 }, { date: '2027-07-10', nights: 7 }],
    ['too long', { date: '2027-06-05', duration: 25 }, { date: '2027-06-05', nights: 21 }],
    ['too large a party', { date: '2027-06-05', duration: 3, persons: { adults: 5, children: [] } }, null],
  ])('the way on after %s', async (_why, wish, expected) => {
    const { nearest } = await rowOf(rows.tent, wish)
    expect(nearest && { date: nearest.date, nights: nearest.nights }).toEqual(expected)
  })
})
