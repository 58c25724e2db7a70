import type { StayChangeQuote } from '@camping/contract/booking-stay.schemas.ts'
import type { Insertable } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualKinds } from '../../booking/testing/booking-desk.ts'
import { brokenInvariants } from '../../booking/testing/broken-invariants.ts'
import type { Database } from '../../platform/db/schema.ts'
import { dateOfDay, dayNumber } from '../../catalogue/search/read-model/day-number.ts'
import { openPortalDesk, type PortalDesk } from './testing/portal-desk.ts'
import { stayCalls } from './testing/stay-desk.ts'

describe.each(usualKinds)('another stay of a booking with a discount code on %s', (kind) => {
  let desk: PortalDesk
  let calls: ReturnType<typeof stayCalls>
  beforeAll(async () => {
    desk = await openPortalDesk(kind)
    calls = stayCalls(desk)
  })
  afterAll(() => desk?.close())

  const addCode = (terms: { code: string } & Partial<Insertable<Database['discounts']>>) =>
    desk.db
      .insertInto('discounts')
      .values({ brand: 'alder', ...terms })
      .execute()
  const sums = ({ lines }: StayChangeQuote) =>
    Object.fromEntries(
      lines.flatMap(({ after }) =>
        after && ['stay', 'discount'].includes(after.kind) ? [[after.kind, after.amount]] : [],
      ),
    )

  test('price-8: a percentage is one of the new nights, an amount stands, though the code has ended by now', async () => {
    await addCode({ code: 'TENTH', percent: 10, most_uses: 1 })
    await addCode({ code: 'THIRTY', amount: 3_000, currency: 'EUR' })
    const [tenth, thirty] = [await desk.book({ code: 'TENTH' }), await desk.book({ code: 'THIRTY' })]
    await desk.db.updateTable('discounts').set({ ended_at: new Date() }).execute()
    for (const [booking, off] of [
      [tenth, (nights: number) => Math.floor((nights * 10 + 50) / 100)],
      [thirty, () => 3_000],
    ] as const) {
      const { dateFrom } = await desk.own(booking)
      const wish = { dateFrom, nights: 9 }
      const { status, body } = await calls.quote(booking, wish)
      expect(status, JSON.stringify(body)).toBe(200)
      const { stay = 0, discount } = sums(body)
      expect(discount).toBe(-off(stay))
      expect((await calls.accept(booking, wish, body)).status).toBe(200)
      const own = await desk.own(booking)
      expect(own.total).toBe(body.after.total)
      expect(own.priceLines.reduce((sum, { amount }) => sum + amount, 0)).toBe(own.total)
    }
    expect(await brokenInvariants(desk.db)).toEqual([])
  })

  test('a stay outside the period of the code is at the full price, which the quote shows', async () => {
    const booking = await desk.book()
    const { dateFrom } = await desk.own(booking)
    await addCode({ code: 'EARLY', percent: 50, stay_until: dateOfDay(dayNumber(dateFrom) + 14) })
    const discounted = await desk.book({ code: 'EARLY' })
    const before = await desk.own(discounted)
    const later = dateOfDay(dayNumber(before.dateFrom) + 14)
    const { status, body } = await calls.quote(discounted, { dateFrom: later, nights: 7 })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(Object.keys(sums(body))).toEqual(['stay'])
    const gone = body.lines.find(({ before: line }) => line?.kind === 'discount')
    expect(gone).toMatchObject({ after: null })
  })
})
