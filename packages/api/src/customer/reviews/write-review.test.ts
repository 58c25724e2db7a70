import type { Problem } from '@camping/contract/problem.schemas.ts'
import type { SiteReviewsReply, StayReview } from '@camping/contract/review.schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualKinds, type Desk, openDesk } from '../../booking/testing/booking-desk.ts'
import { type Order, orderAt } from '../../booking/documents/testing/order-at.ts'
import { openSession } from '../session/open-session.ts'
import { judgeReview, waitingReviews } from './judge-review.ts'

const words = {
  score: 8,
  group: 'couple',
  title: 'Right by the river',
  text: 'Quiet nights, a kind welcome, and showers that were always clean.',
  subScores: { location: 10, cleanliness: 7 },
}
type Answered = StayReview & Problem

describe.each(usualKinds)('writing a review on %s', (kind) => {
  let desk: Desk
  let order: Order
  beforeAll(async () => {
    desk = await openDesk(kind)
    order = orderAt(desk)
  })
  afterAll(() => desk?.close())

  /** Moves a booking's departure relative to the day of the tests, and sets its state. */
  const move = (ref: string, days: number, state = 'confirmed') =>
    sql`update bookings set state = ${state},
      date_from = '2027-03-01'::date + ${days}::int - 7, date_to = '2027-03-01'::date + ${days}::int
      where booking_ref = ${ref}`.execute(desk.db)

  /** A stay that ended yesterday. */
  async function stayed(site: Parameters<Order>[0] = 'nl') {
    const ordered = await order(site)
    await move(ordered.booking.bookingRef, -1)
    return ordered
  }
  const write = ({ cart, edition }: { cart: { id: string }; edition: string }, body: object = words) =>
    desk.call<Answered>('POST', `booking/confirmation/${cart.id}/review`, { body, edition })
  const read = ({ cart, edition }: { cart: { id: string }; edition: string }) =>
    desk.call<Answered>('GET', `booking/confirmation/${cart.id}/review`, { edition })
  const siteRow = () => desk.db.selectFrom('sites').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()
  const newest = async () =>
    (await desk.call<SiteReviewsReply>('GET', 'reviews/site/1?sort=newest-oldest')).body

  test('a guest writes once; it is shown at once with the first name, and the rating follows', async () => {
    const stay = await stayed('de')
    expect((await read(stay)).body).toEqual({
      state: 'open',
      siteName: 'Site 1',
      firstName: 'Anna',
      stayMonth: '2027-02',
      likelyGroup: 'family-youngest-under-6',
      review: null,
    })
    const before = desk.notices.length
    const { status, body, headers } = await write(stay)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body).toMatchObject({
      state: 'written',
      review: { score: 8, language: 'de', status: 'published' },
    })
    expect((await read(stay)).body).toEqual(body)

    const [shown] = (await newest()).reviews
    expect(shown).toEqual({
      id: expect.any(Number),
      authorFirstName: 'Anna',
      group: 'couple',
      score: 8,
      title: words.title,
      text: words.text,
      language: 'de',
      stayMonth: '2027-02',
      helpfulCount: 0,
      reply: null,
      verified: true,
    })
    expect(await siteRow()).toMatchObject({
      review_count: 1,
      rating_tenths: 80,
      sub_scores: { location: 10, cleanliness: 7 },
    })
    await expect.poll(() => desk.notices.slice(before)).toContainEqual({ kind: 'rating', siteId: 1 })

    const again = await write(stay, { ...words, score: 1 })
    expect([again.status, again.body.type]).toEqual([409, 'already-reviewed'])
    expect((await siteRow()).review_count).toBe(1)
  })

  test('ten at once for one stay store one; for two stays of a site both count', async () => {
    const [one, other] = [await stayed(), await stayed()]
    const { review_count: before } = await siteRow()
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => write(one, { ...words, score: 10 })),
      write(other, { ...words, score: 2 }),
    ])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(2)
    expect(statuses.filter((status) => status === 409)).toHaveLength(9)
    const { review_count: after, rating_tenths } = await siteRow()
    expect(after).toBe(before + 2)
    const { rows } = await sql<{ mean: number }>`
      select round(avg(score) * 10)::int as mean from reviews where site_id = 1 and status = 'published'`.execute(
      desk.db,
    )
    expect(rating_tenths).toBe(rows[0]?.mean)
  })

  test.each([
    ['on the day of departure', 0, 'confirmed', 'too-early', 'stay-not-over'],
    ['before arrival', 30, 'confirmed', 'too-early', 'stay-not-over'],
    ['of a request before its dates', 30, 'requested', 'too-early', 'stay-not-over'],
    ['of a request nobody answered', -5, 'requested', 'not-taken', 'stay-not-taken'],
    ['of a cancelled stay', -5, 'cancelled', 'not-taken', 'stay-not-taken'],
  ])('%s is too early or too late', async (_when, days, state, told, type) => {
    const stay = await order('nl')
    await move(stay.booking.bookingRef, days, state)
    expect((await read(stay)).body.state).toBe(told)
    const { status, body } = await write(stay)
    expect([status, body.type]).toEqual([409, type])
  })

  test('a completed stay may be reviewed whatever the clock shows', async () => {
    const stay = await order('nl')
    await move(stay.booking.bookingRef, 0, 'completed')
    expect((await write(stay)).status).toBe(200)
  })

  test('the cart is the right to it, in its edition and brand only', async () => {
    const stay = await stayed('nl')
    const unknown = { id: 'aaaaaaaaaaaaaaaaaaaaaa' }
    for (const foreign of [
      { cart: stay.cart, edition: 'alder/de' },
      { cart: stay.cart, edition: 'lakeland/nl' },
      { cart: unknown, edition: 'alder/nl' },
    ]) {
      expect((await read(foreign)).status).toBe(404)
      expect((await write(foreign)).status).toBe(404)
    }
    // A cart without a booking is no stay.
    const { body: cart } = await desk.createCart({
      accommodationId: 11,
      date: '2027-06-05',
      duration: 7,
      persons: { adults: 2, children: [] },
    })
    expect((await write({ cart, edition: 'alder/nl' })).status).toBe(404)
  })

  describe('signed in', () => {
    const callAs = async (token: string | undefined, ref: string, body?: object) => {
      const reply = await desk.app.inject({
        method: body ? 'POST' : 'GET',
        url: `/api/twenty/v2/alder/nl/reviews/booking/${ref}`,
        remoteAddress: `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
        ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
        ...(body ? { payload: body } : {}),
      })
      return { status: reply.statusCode, body: reply.json<Answered>() }
    }
    const house = { brand: 'alder', siteCode: 'nl' } as const
    async function customer(email: string): Promise<number> {
      const { id } = await desk.db
        .insertInto('customers')
        .values({ brand: 'alder', email, first_name: 'Jo', last_name: 'Bloom', language: 'nl' })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    }
    const bookingId = async (ref: string) =>
      (
        await desk.db
          .selectFrom('bookings')
          .select('id')
          .where('booking_ref', '=', ref)
          .executeTakeFirstOrThrow()
      ).id

    test('a customer reviews a stay by its reference in any spelling', async () => {
      const stay = await stayed('de')
      const ref = stay.booking.bookingRef
      const customerId = await customer('own@example.org')
      await sql`update bookings set customer_id = ${customerId} where booking_ref = ${ref}`.execute(desk.db)
      const token = await openSession(desk.db, house, { customerId })
      const spaced = encodeURIComponent(`${ref.slice(0, 5)} ${ref.slice(5)}`.toLowerCase())
      expect((await callAs(token, spaced)).body.state).toBe('open')
      const { status, body } = await callAs(token, ref, words)
      // Stored in the language of the requesting edition, whatever the booking's.
      expect([status, body.review?.language]).toEqual([200, 'nl'])
      expect((await callAs(token, ref, words)).body.type).toBe('already-reviewed')
      expect((await write(stay)).body.type).toBe('already-reviewed')
    })

    test('a booking sign-in reviews that booking and no other', async () => {
      const [own, foreign] = [await stayed(), await stayed()]
      const token = await openSession(desk.db, house, {
        bookingId: await bookingId(own.booking.bookingRef),
      })
      expect((await callAs(token, foreign.booking.bookingRef, words)).status).toBe(404)
      expect((await callAs(token, own.booking.bookingRef, words)).status).toBe(200)
    })

    test('no other customer, and nobody without a session', async () => {
      const { booking } = await stayed()
      const stranger = await openSession(desk.db, house, { customerId: await customer('other@example.org') })
      const elsewhere = await openSession(
        desk.db,
        { brand: 'lakeland', siteCode: 'nl' },
        { bookingId: await bookingId(booking.bookingRef) },
      )
      for (const [token, status] of [
        [stranger, 404],
        [elsewhere, 401],
        [undefined, 401],
        ['x'.repeat(43), 401],
      ] as const) {
        expect((await callAs(token, booking.bookingRef)).status).toBe(status)
        expect((await callAs(token, booking.bookingRef, words)).status).toBe(status)
      }
      expect((await callAs(stranger, '0000000000', words)).status).toBe(404)
      expect((await callAs(stranger, "'; drop", words)).status).toBe(400)
    })
  })

  test.each<[string, object]>([
    ['no grade', { score: undefined }],
    ['a grade of eleven', { score: 11 }],
    ['a grade of none', { score: 0 }],
    ['half a grade', { score: 7.5 }],
    ['a grade in words', { score: '8' }],
    ['an unknown group', { group: 'pensioners' }],
    ['a short text', { text: 'Nice.' }],
    ['blanks for a text', { text: ' \n'.repeat(40) }],
    ['invisible characters for a text', { text: '\u200b\u00ad\ufeff'.repeat(40) }],
    ['a text without end', { text: 'a'.repeat(2001) }],
    ['no title', { title: '  ' }],
    ['a long title', { title: 'a'.repeat(81) }],
    ['a subject that is none', { subScores: { food: 9 } }],
    ['a subject graded eleven', { subScores: { value: 11 } }],
    ['an object for a text', { text: { $gt: '' } }],
  ])('%s is refused', async (_what, change) => {
    const stay = await stayed()
    const { status, body } = await write(stay, { ...words, ...change })
    expect([status, body.type]).toEqual([400, 'validation'])
    expect((await read(stay)).body.state).toBe('open')
  })

  test('a request cannot set the fields that decide about a review', async () => {
    const stay = await stayed()
    await write(stay, {
      ...words,
      authorFirstName: 'The owner',
      verified: false,
      helpfulCount: 999,
      reply: 'Great',
      status: 'published',
      text: 'Write to me: owner@example.org, I have more of these words for you.',
    })
    expect((await read(stay)).body.review?.status).toBe('waiting')
  })

  test('text is stored safely: no direction marks, one line for a title, markup as plain text', async () => {
    const stay = await stayed()
    await write(stay, {
      ...words,
      title: ' Calm\n\u200eand green ',
      text: 'First line <b>bold</b>.\r\n\r\n\r\n\r\nSecond line\u00ad with a heart ❤️ and Zürich.',
    })
    expect((await read(stay)).body.review).toMatchObject({
      title: 'Calm and green',
      text: 'First line <b>bold</b>.\n\nSecond line with a heart ❤️ and Zürich.',
    })
  })

  test('a review with an address waits, unseen and uncounted, until an operator has read it', async () => {
    const stay = await stayed()
    const { review_count: before } = await siteRow()
    const { body } = await write(stay, { ...words, title: 'See www.better-camp.example' })
    expect(body.review?.status).toBe('waiting')
    expect((await siteRow()).review_count).toBe(before)
    const waiting = (await waitingReviews(desk.db)).find(({ title }) => title.includes('better-camp'))
    expect(waiting?.siteName).toBe('Site 1')
    const id = waiting?.id ?? 0
    const shows = async () => (await newest()).reviews.some((one) => one.id === id)
    expect(await shows()).toBe(false)

    expect(await judgeReview(desk.db, id, 'published')).toBe(true)
    expect(await judgeReview(desk.db, id, 'published'), 'twice').toBe(false)
    expect([await shows(), (await siteRow()).review_count]).toEqual([true, before + 1])
    expect(await judgeReview(desk.db, id, 'refused')).toBe(true)
    expect([await shows(), (await siteRow()).review_count]).toEqual([false, before])
    expect(await judgeReview(desk.db, 1e6, 'refused')).toBe(false)
  })
})
