import { afterAll, beforeAll, expect, test } from 'vitest'
import { updatePopularity } from '../../catalogue/popularity/update-popularity.ts'
import { popularityJob } from '../../catalogue/popularity/popularity-job.ts'
import { bookBody, cartBody, type Desk, openDesk } from '../testing/booking-desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk('pglite')
})
afterAll(() => desk?.close())

const today = new Date().toISOString().slice(0, 10)
const popularityOf = async (id: number) => {
  const row = await desk.db.selectFrom('sites').select('popularity').where('id', '=', id).executeTakeFirst()
  return row?.popularity
}

test('a demo world without bookings is not written to, so that another may replace it', async () => {
  const before = await popularityOf(1)
  await popularityJob(desk.db).run(new AbortController().signal)
  expect(await popularityOf(1)).toBe(before)
})

test('a confirmed booking makes a site popular, a cancelled or an old one does not', async () => {
  const { body: cart } = await desk.createCart(cartBody())
  expect((await desk.book(cart.id, bookBody(cart.total))).status).toBe(200)
  const booking = await desk.db.selectFrom('bookings').select(['id', 'site_id']).executeTakeFirstOrThrow()
  await popularityJob(desk.db).run(new AbortController().signal)
  expect(await popularityOf(booking.site_id)).toBe(10_000)
  const others = await desk.db
    .selectFrom('sites')
    .select('popularity')
    .where('id', '<>', booking.site_id)
    .execute()
  expect(others.every(({ popularity }) => popularity === 0)).toBe(true)

  const change = desk.db.updateTable('bookings').where('id', '=', booking.id)
  await change.set({ cancelled_at: new Date() }).execute()
  await updatePopularity(desk.db, today)
  expect(await popularityOf(booking.site_id)).toBe(0)
  await change.set({ cancelled_at: null }).execute()
  await updatePopularity(desk.db, `${Number(today.slice(0, 4)) + 3}-01-01`)
  expect(await popularityOf(booking.site_id)).toBe(0)
  await updatePopularity(desk.db, today)
  expect(await popularityOf(booking.site_id)).toBe(10_000)
})
