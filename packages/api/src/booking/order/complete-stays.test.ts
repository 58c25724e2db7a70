import { markets, siteCodes } from '@camping/editions/markets.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualKinds, type Desk, openDesk } from '../testing/booking-desk.ts'
import { openPost, type Post } from '../documents/testing/open-post.ts'
import { type Order, orderAt } from '../documents/testing/order-at.ts'
import { completeStays } from './complete-stays.ts'

const today = '2027-11-30'

describe.each(usualKinds)('stays that are over on %s', (kind) => {
  let desk: Desk
  let order: Order
  let post: Post
  beforeAll(async () => {
    desk = await openDesk(kind)
    order = orderAt(desk)
    post = openPost(desk.db)
  })
  afterAll(() => desk?.close())

  /** A booking that ends so many days after `today`. */
  async function ending(days: number, state = 'confirmed', site: Parameters<Order>[0] = 'nl') {
    const { booking, cart } = await order(site)
    await sql`update bookings set state = ${state},
      date_from = ${today}::date + ${days}::int - 7, date_to = ${today}::date + ${days}::int
      where booking_ref = ${booking.bookingRef}`.execute(desk.db)
    return { ref: booking.bookingRef, cartId: cart.id }
  }
  const stateOf = async (ref: string) =>
    (
      await desk.db
        .selectFrom('bookings')
        .select('state')
        .where('booking_ref', '=', ref)
        .executeTakeFirstOrThrow()
    ).state

  test('are completed the day after departure, once, however many processes run', async () => {
    const over = await Promise.all([-1, -2, -29].map((days) => ending(days)))
    const others = [
      { ...(await ending(0)), state: 'confirmed' },
      { ...(await ending(5)), state: 'confirmed' },
      { ...(await ending(-1, 'requested')), state: 'requested' },
      { ...(await ending(-1, 'cancelled')), state: 'cancelled' },
    ]
    await post.deliver()
    const counts = await Promise.all(Array.from({ length: 4 }, () => completeStays(desk.db, today, 2)))
    const rest = await completeStays(desk.db, today)
    expect([...counts, rest].reduce((sum, one) => sum + one, 0)).toBe(3)
    for (const { ref } of over) expect(await stateOf(ref)).toBe('completed')
    for (const { ref, state } of others) expect(await stateOf(ref)).toBe(state)
    const mails = await post.deliver()
    expect(mails.map(({ subject }) => subject)).toEqual(over.map(() => 'Hoe was je verblijf? Site 1'))
    expect(await completeStays(desk.db, today)).toBe(0)
    expect(await post.deliver()).toEqual([])
  })

  test('old stays cause no mail', async () => {
    const { ref } = await ending(-31)
    await post.deliver()
    expect(await completeStays(desk.db, today)).toBe(1)
    expect([await stateOf(ref), await post.deliver()]).toEqual(['completed', []])
  })

  test('no mail for guests with a review, or whose stay was cancelled since', async () => {
    const [written, cancelled] = [await ending(-1), await ending(-1)]
    await post.deliver()
    await completeStays(desk.db, today)
    await sql`
      insert into reviews (site_id, booking_id, author_first_name, party, score, title, text, language, stay_month, verified, created_at)
      select site_id, id, 'Anna', 'couple', 9, 'Title', 'Text', 'nl', '2027-11', true, now()
      from bookings where booking_ref = ${written.ref}`.execute(desk.db)
    await sql`update bookings set state = 'cancelled' where booking_ref = ${cancelled.ref}`.execute(desk.db)
    expect(await post.deliver()).toEqual([])
  })

  test.each(siteCodes)(
    'in %s: one mail in the words of the edition, with the way to the form',
    async (site) => {
      const { cartId } = await ending(-1, 'confirmed', site)
      await post.deliver()
      await completeStays(desk.db, today)
      const [mail, ...more] = await post.deliver()
      expect([mail?.to, more]).toEqual(['anna.devries@example.org', []])
      expect(mail?.subject).toContain('Site 1')
      expect(mail?.text).toMatch(
        new RegExp(`https://${site}\\.alder\\.example/${site}/[\\w/-]+${cartId}[\\w/-]*#review\\n`),
      )
      expect(mail?.html).toContain('#review')
      expect(mail?.text).toContain('Anna')
      expect(mail?.text).not.toMatch(/[{}]|undefined|Vries/)
      if (markets[site].messages !== 'en-GB')
        expect(mail?.text).not.toMatch(/\b(the|you|your|and|with|stay|booked|write)\b/i)
    },
  )
})
