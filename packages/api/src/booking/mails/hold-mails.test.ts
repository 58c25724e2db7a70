import { markets, siteCodes } from '@camping/editions/markets.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { announceEndedHolds } from '../order/announce-ended-holds.ts'
import { bookBody, cartBody, usualKinds, type Desk, openDesk } from '../testing/booking-desk.ts'
import { openPost, type Post } from '../documents/testing/open-post.ts'

describe.each(usualKinds)('mails about holds that ended on %s', (kind) => {
  let desk: Desk
  let post: Post
  let week = 0
  beforeAll(async () => {
    desk = await openDesk(kind)
    post = openPost(desk.db)
  })
  afterAll(() => desk?.close())

  const order = (total: number, email: string) =>
    bookBody(total, { booker: { ...bookBody(1).booker, email } })

  /** A cart whose order was refused because of its price. */
  async function refusedOrder(email: string, edition = 'alder/nl') {
    const date = new Date(Date.UTC(2027, 8, 4 + 7 * (week += 1))).toISOString().slice(0, 10)
    const { body: cart } = await desk.createCart(cartBody({ date }), edition)
    const refused = await desk.book(cart.id, order(cart.total - 1, email), edition)
    expect([refused.status, refused.body.type]).toEqual([409, 'price-changed'])
    return cart
  }
  const end = (id: string, minutesAgo = 11) =>
    sql`update carts set expires_at = clock_timestamp() - ${minutesAgo} * interval '1 minute' where id = ${id}`.execute(
      desk.db,
    )
  const contactOf = async (id: string) =>
    (await desk.db.selectFrom('carts').select('contact_email').where('id', '=', id).executeTakeFirstOrThrow())
      .contact_email
  const deliverHoldMails = async () => {
    await announceEndedHolds(desk.db)
    return await post.deliver()
  }

  test.each(siteCodes)(
    'in %s: one mail, in the words of the edition, and the address is forgotten',
    async (site) => {
      const cart = await refusedOrder(`${site}@example.org`, `alder/${markets[site].apiLocale}`)
      expect(await deliverHoldMails(), 'not while the hold lasts').toEqual([])
      await end(cart.id, 5)
      expect(await deliverHoldMails(), 'nor right after it').toEqual([])
      await end(cart.id)
      await Promise.all([announceEndedHolds(desk.db), announceEndedHolds(desk.db)])
      const [mail, ...more] = await deliverHoldMails()
      expect([mail?.to, more]).toEqual([`${site}@example.org`, []])
      expect(mail?.subject).toContain('Site 1')
      expect(mail?.text).toContain(`https://${site}.alder.example/${site}/booking/${cart.id}\n`)
      expect(mail?.text).toContain('Anna')
      expect(mail?.text).not.toMatch(/[{}]|undefined|Vries/)
      if (markets[site].messages !== 'en-GB')
        expect(mail?.text).not.toMatch(/\b(the|you|your|and|with|stay|booked|nights?|order)\b/i)
      expect(await contactOf(cart.id)).toBeNull()
      expect(await deliverHoldMails()).toEqual([])
    },
  )

  test('none for visitors who booked it, booked something else, or released it', async () => {
    const booked = await refusedOrder('booked@example.org')
    expect((await desk.book(booked.id, order(booked.total, 'booked@example.org'))).status).toBe(200)
    expect(await contactOf(booked.id)).toBeNull()

    const left = await refusedOrder('elsewhere@example.org')
    const { body: other } = await desk.createCart(cartBody({ date: '2027-06-05' }))
    expect((await desk.book(other.id, order(other.total, 'ELSEWHERE@example.org'))).status).toBe(200)

    const given = await refusedOrder('given@example.org')
    expect((await desk.call('DELETE', `cart/${given.id}`)).status).toBe(200)
    for (const { id } of [left, given]) await end(id)
    const mails = await deliverHoldMails()
    expect(mails.filter(({ to }) => /elsewhere|given/.test(to))).toEqual([])
    expect(mails.every(({ subject }) => subject.startsWith('Je boeking'))).toBe(true)
  })

  test('what is booked between announcement and mail is not called unbooked', async () => {
    const cart = await refusedOrder('late@example.org')
    await end(cart.id)
    expect(await announceEndedHolds(desk.db)).toBe(1)
    expect((await desk.book(cart.id, order(cart.total, 'late@example.org'))).status).toBe(200)
    expect((await post.deliver()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Je boeking: Site 1'),
    ])
  })

  test('an order with impossible travellers saves its address too; the cart’s reply never shows it', async () => {
    const { body: cart } = await desk.createCart(cartBody({ date: '2027-06-12' }))
    const travellers = [{ firstName: 'A', lastName: 'B', birthDate: '2100-01-01' }]
    const refused = await desk.book(cart.id, { ...order(cart.total, 'typo@example.org'), travellers })
    expect([refused.status, refused.body.type]).toEqual([400, 'validation'])
    expect(await contactOf(cart.id)).toBe('typo@example.org')
    expect(JSON.stringify((await desk.call('GET', `cart/${cart.id}`)).body)).not.toContain('example.org')
  })

  test('none for visitors who never ordered', async () => {
    const { body: cart } = await desk.createCart(cartBody({ date: '2027-06-19' }))
    await end(cart.id)
    expect(await announceEndedHolds(desk.db)).toBe(0)
  })
})
