import type { Problem } from '@camping/contract/problem.schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, databaseKinds } from '../../booking/testing/booking-desk.ts'
import { brokenInvariants } from '../../booking/testing/broken-invariants.ts'
import { checkMoney } from './testing/check-life.ts'
import { discountCalls } from './testing/discount-desk.ts'
import { type MoneyDesk, openMoneyDesk } from './testing/money-desk.ts'
import { stayCalls } from './testing/stay-desk.ts'

const rounds = { pglite: 2, postgres: 10 }

describe.each(databaseKinds)('discount codes of bookings, several at once on %s', (kind) => {
  let desk: MoneyDesk
  let calls: ReturnType<typeof discountCalls>
  beforeAll(async () => {
    desk = await openMoneyDesk(kind)
    calls = discountCalls(desk)
  })
  afterAll(() => desk?.close())

  const types = (answers: readonly Answer<Problem>[]) =>
    answers.map(({ status, body }) => (status === 200 ? 'done' : body.type)).sort()

  test('F158: the last use of a code is entered in two bookings at once: one has it', async () => {
    for (let round = 0; round < rounds[kind]; round += 1) {
      const bookings = [await desk.book(), await desk.book()]
      const code = await calls.newCode({ most_uses: 1 })
      const seen = await Promise.all(bookings.map((booking) => calls.quote(booking, code)))
      const answers = await Promise.all(
        bookings.map((booking, index) => calls.accept(booking, code, seen[index]!.body)),
      )
      expect(types(answers)).toEqual(['discount-refused', 'done'])
      for (const booking of bookings) await checkMoney(desk, booking)
      expect(await brokenInvariants(desk.db)).toEqual([])
      for (const booking of bookings) await desk.cancel(booking)
    }
  })

  test('F159: a code is entered twice at once in one booking: it has it once', async () => {
    for (let round = 0; round < rounds[kind]; round += 1) {
      const booking = await desk.book()
      const code = await calls.newCode()
      const { body: seen } = await calls.quote(booking, code)
      const twice = await Promise.all([
        calls.accept(booking, code, seen),
        calls.accept(booking, code, seen, { token: booking.asCustomer }),
      ])
      expect(types(twice)).toEqual(['discount-closed', 'done'])
      const own = await checkMoney(desk, booking)
      expect(own.priceLines.filter(({ kind: of }) => of === 'discount')).toHaveLength(1)
      expect(own.total).toBe(seen.total.after)
      expect(await brokenInvariants(desk.db)).toEqual([])
      await desk.cancel(booking)
    }
  })

  test('F159: a code and another stay of one booking at once: amounts that were shown, or nothing', async () => {
    for (let round = 0; round < rounds[kind]; round += 1) {
      const booking = await desk.book()
      const { dateFrom } = await desk.own(booking)
      const code = await calls.newCode()
      const wish = { dateFrom, nights: 8 }
      const stay = stayCalls(desk)
      const [{ body: seen }, { body: longer }] = [
        await calls.quote(booking, code),
        await stay.quote(booking, wish),
      ]
      const answers = await Promise.all([
        calls.accept(booking, code, seen),
        stay.accept(booking, wish, longer),
      ])
      expect(types(answers)).toEqual(['done', 'quote-changed'])
      await checkMoney(desk, booking)
      expect(await brokenInvariants(desk.db)).toEqual([])
      await desk.cancel(booking)
    }
  })
})
