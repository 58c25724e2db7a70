import { clockText } from '@camping/editions/clock-text.ts'
import { markets, siteCodes } from '@camping/editions/markets.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPost, type Post } from '../documents/testing/open-post.ts'
import { type Order, orderAt } from '../documents/testing/order-at.ts'
import { announceArrivals } from '../order/announce-arrivals.ts'
import { usualKinds, type Desk, openDesk } from '../testing/booking-desk.ts'
import { setArrivalInfo } from '../testing/set-arrival-info.ts'

/** Long before it is reached, so that no check-in is over by the database's clock. */
const today = '2127-06-30'

describe.each(usualKinds)('mails before arrival on %s', (kind) => {
  let desk: Desk
  let order: Order
  let post: Post
  beforeAll(async () => {
    desk = await openDesk(kind)
    await setArrivalInfo(desk.db)
    order = orderAt(desk)
    post = openPost(desk.db)
  })
  afterAll(() => desk?.close())

  const move = (ref: string, day: string) =>
    sql`update bookings set date_from = ${day}::date, date_to = ${day}::date + 7
      where booking_ref = ${ref}`.execute(desk.db)
  const dayAfter = (days: number) =>
    new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
  /** A booking that begins so many days after `today`; the mails about booking are delivered. */
  async function beginning(days: number, state = 'confirmed', site: Parameters<Order>[0] = 'nl') {
    const { booking, cart } = await order(site)
    const ref = booking.bookingRef
    await move(ref, dayAfter(days))
    await sql`update bookings set state = ${state} where booking_ref = ${ref}`.execute(desk.db)
    await post.deliver()
    return { ref, cartId: cart.id }
  }
  const turn = async (day = today) => {
    await announceArrivals(desk.db, day)
    return await post.deliver()
  }

  test('go out from seven days before on, once each, however many processes run', async () => {
    const soon = [await beginning(7), await beginning(3), await beginning(0)]
    await beginning(8)
    await beginning(-1)
    await beginning(5, 'requested')
    await beginning(5, 'cancelled')
    const counts = await Promise.all(Array.from({ length: 4 }, () => announceArrivals(desk.db, today, 2)))
    const rest = [await announceArrivals(desk.db, today, 2), await announceArrivals(desk.db, today)]
    expect([...counts, ...rest].reduce((sum, one) => sum + one, 0)).toBe(3)
    const mails = await post.deliver()
    expect(mails.map(({ subject }) => subject).sort()).toEqual(
      soon.map(({ ref }) => `Je verblijf komt eraan: Site 1 (${ref})`).sort(),
    )
    expect(await turn()).toEqual([])
  })

  test('none leaves for a booking that ended since, and one on another day is announced for that day', async () => {
    await turn(dayAfter(1))
    const [ended, moved] = [await beginning(4), await beginning(4)]
    await announceArrivals(desk.db, today)
    await sql`update bookings set state = 'cancelled' where booking_ref = ${ended.ref}`.execute(desk.db)
    await move(moved.ref, dayAfter(40))
    expect(await post.deliver()).toEqual([])
    expect(await turn(dayAfter(32))).toEqual([])
    const mails = await turn(dayAfter(33))
    expect(mails.map(({ subject }) => subject)).toEqual([`Je verblijf komt eraan: Site 1 (${moved.ref})`])
  })

  test('none leaves once check-in has closed', async () => {
    const { ref } = await beginning(0)
    const { rows } = await sql<{ day: string }>`select (current_date - 1)::text as day`.execute(desk.db)
    const yesterday = rows[0]?.day ?? ''
    await move(ref, yesterday)
    // A job that runs late, by a clock that is behind.
    expect(await announceArrivals(desk.db, yesterday)).toBeGreaterThan(0)
    expect((await post.deliver()).filter(({ subject }) => subject.includes(ref))).toEqual([])
  })

  test.each(siteCodes)('in %s: the way, hours, what to bring, a route and the document', async (site) => {
    const { ref, cartId } = await beginning(2, 'confirmed', site)
    const [mail, ...more] = await turn()
    expect([mail?.to, more]).toEqual(['anna.devries@example.org', []])
    expect(mail?.subject).toContain(ref)
    expect(mail?.subject.length).toBeLessThan(70)
    const set = markets[site].messages
    for (const body of [mail?.text, mail?.html]) {
      for (const word of [
        `Bridge (${set})`,
        `Barrier (${set})`,
        `Torch (${set})`,
        ...['15:00', '20:00', '10:00'].map((time) => clockText(markets[site].languageTag, time)),
      ])
        expect(body).toContain(word)
      expect(body).toContain('https://www.google.com/maps/dir/?api=1')
      expect(body).toContain(`/booking/confirmation/${cartId}/document`)
      expect(body).not.toMatch(/[{}]{2}|undefined|\bmail\.[a-z]/)
    }
    const address = /https:\/\/\S+\/document/.exec(mail?.text ?? '')?.[0] ?? ''
    const { origin, pathname } = new URL(address)
    expect(origin).toBe(`https://${site}.alder.example`)
    const reply = await desk.app.inject({ url: pathname })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
    if (set !== 'en-GB')
      expect(mail?.text.replace(/https?:\S+/g, '')).not.toMatch(
        /\b(the|you|your|and|with|stay|booked|times)\b/i,
      )
  })
})
