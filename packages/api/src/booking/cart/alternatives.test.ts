import type { Alternatives, StayGone } from '@camping/contract/booking.schemas.ts'
import { alternatives as alternativesSchema } from '@camping/contract/booking.schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, bookBody, cartBody, usualKinds, type Desk, openDesk } from '../testing/booking-desk.ts'
import * as rows from '../testing/booking-world.ts'

const alternativesOf = (answer: Answer<unknown>): Alternatives => {
  const { type, alternatives } = answer.body as StayGone
  expect([answer.status, type]).toEqual([409, 'no-longer-available'])
  return alternativesSchema.parse(alternatives)
}

describe.each(usualKinds)('what else there is on %s', (kind) => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk(kind)
  })
  afterAll(() => desk?.close())
  const hold = async (changes: object) => {
    const { status, body } = await desk.createCart(cartBody({ accommodationId: rows.chalet, ...changes }))
    expect(status).toBe(200)
    return body
  }

  test('the other accommodation of the site, and the nearest arrivals that are free, each at its price', async () => {
    await hold({ date: '2027-04-05', duration: 3 })
    const found = alternativesOf(
      await desk.createCart(cartBody({ accommodationId: rows.chalet, date: '2027-04-06', duration: 2 })),
    )
    expect(found.accommodations.map(({ id, name, currency }) => [id, name, currency])).toEqual([
      [rows.tent, `Home ${rows.tent} (nl)`, 'EUR'],
    ])
    // The nights of the 5th, 6th and 7th are taken.
    expect(found.dates.map(({ date }) => date)).toEqual([
      '2027-04-08',
      '2027-04-03',
      '2027-04-09',
      '2027-04-02',
    ])
    for (const { date, nights, total } of found.dates.slice(0, 2)) {
      expect((await hold({ date, duration: nights })).total).toBe(total)
    }
    const other = found.accommodations[0]
    const taken = await desk.createCart(
      cartBody({ accommodationId: rows.tent, date: '2027-04-06', duration: 2 }),
    )
    expect(taken.body.total).toBe(other?.total)
  })

  test('nothing is proposed that was sold a moment ago, whatever the read model still believes', async () => {
    const requested = cartBody({ accommodationId: rows.chalet, date: '2027-06-05' })
    // Without change notices: the tent is full, and so is the chalet on the surrounding days.
    for (const [accommodationId, stay] of [
      [rows.tent, '[2027-06-05,2027-06-12)'],
      [rows.chalet, '[2027-05-20,2027-06-20)'],
    ] as const) {
      await sql`
        insert into unit_occupations (unit_id, accommodation_id, stay, state, cart_id, expires_at)
        select u.id, u.accommodation_id, ${stay}::daterange, 'held', (select id from carts limit 1),
               now() + interval '1 hour'
        from units u where u.accommodation_id = ${accommodationId}`.execute(desk.db)
    }
    expect(alternativesOf(await desk.createCart(requested))).toEqual({ accommodations: [], dates: [] })
  })

  test('rules of the site hold for alternatives: Saturdays in high season', async () => {
    await hold({ date: '2027-07-10' })
    const { dates } = alternativesOf(
      await desk.createCart(cartBody({ accommodationId: rows.chalet, date: '2027-07-10' })),
    )
    expect(dates.map(({ date }) => date)).toEqual(['2027-07-03', '2027-07-17'])
  })

  test('a late order gets them too; a closed stay lists what is open', async () => {
    const requested = { date: '2027-09-11', duration: 3 }
    const slow = await hold(requested)
    await sql`update carts set expires_at = now() where id = ${slow.id}`.execute(desk.db)
    await sql`update unit_occupations set expires_at = now() where cart_id = ${slow.id}`.execute(desk.db)
    await hold(requested)
    const late = alternativesOf(await desk.book(slow.id, bookBody(slow.total)))
    expect(late.accommodations.map(({ id }) => id)).toEqual([rows.tent])
    expect(late.dates[0]?.date).toBe('2027-09-08')

    const closed = await desk.createCart(cartBody({ date: '2027-05-09', duration: 2 }))
    expect([closed.status, closed.body.type]).toEqual([409, 'closed'])
    const { dates } = alternativesSchema.parse((closed.body as StayGone).alternatives)
    expect(dates.map(({ date }) => date)).toEqual(['2027-05-08', '2027-05-07', '2027-05-06', '2027-05-12'])
  })
})
