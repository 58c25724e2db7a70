import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookBody, cartBody, usualKinds, type Desk, openDesk } from '../testing/booking-desk.ts'

describe.each(usualKinds)('counting a booking on %s', (kind) => {
  let desk: Desk
  let cartId: string
  beforeAll(async () => {
    desk = await openDesk(kind)
    const { body: cart } = await desk.createCart(cartBody())
    await desk.book(cart.id, bookBody(cart.total))
    cartId = cart.id
  })
  afterAll(() => desk?.close())

  const ask = async (key: string, { purpose = 'analytics', id = cartId, edition = 'alder/nl' } = {}) => {
    const { status, body } = await desk.call<{ yours?: boolean }>(
      'POST',
      `booking/confirmation/${id}/count`,
      {
        body: { purpose, key },
        edition,
      },
    )
    return status === 200 ? body.yours : status
  }
  const keys = Array.from({ length: 12 }, (_, at) => `key-of-asker-number-${at}`)

  test('grants one of many concurrent keys, repeatedly; no other key ever', async () => {
    const answers = await Promise.all(keys.map((key) => ask(key)))
    const winners = keys.filter((_, at) => answers[at] === true)
    expect(winners).toHaveLength(1)
    expect(answers.filter((answer) => answer === false)).toHaveLength(keys.length - 1)
    for (const key of keys) expect(await ask(key)).toBe(key === winners[0])
  })

  test('each purpose counts by itself', async () => {
    expect(await ask('experiments-0123456789', { purpose: 'experiments' })).toBe(true)
    expect(await ask(keys[0] as string, { purpose: 'experiments' })).toBe(false)
  })

  test('there is nothing to count where nothing was booked, in another edition, or for other purposes', async () => {
    const { body: open } = await desk.createCart(cartBody({ date: '2027-09-04' }))
    expect(await ask('k'.repeat(20), { id: open.id })).toBe(404)
    expect(await ask('k'.repeat(20), { edition: 'alder/de' })).toBe(404)
    expect(await ask('k'.repeat(20), { purpose: 'sales' })).toBe(400)
    expect(await ask('short')).toBe(400)
    const rows = await desk.db.selectFrom('booking_counts').selectAll().execute()
    expect(rows).toHaveLength(2)
  })
})
