import { siteCodes } from '@camping/editions/markets.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPost, type Post } from '../../booking/documents/testing/open-post.ts'
import { databaseKinds } from '../../booking/testing/booking-desk.ts'
import * as world from '../../booking/testing/booking-world.ts'
import { addFees } from './testing/add-fees.ts'
import { checkEnd, checkMoney } from './testing/check-life.ts'
import { liveStep } from './testing/live-a-life.ts'
import { lives } from './testing/lives.data.ts'
import { type MoneyDesk, openMoneyDesk } from './testing/money-desk.ts'

const everywhere = process.env['LIVES'] === 'all'
const day = 86_400_000
/** More than ever meet in one night. */
const unitsForAll = 3 * siteCodes.length

test('forty lives and more, each with a name of its own', () => {
  expect(lives.length).toBeGreaterThanOrEqual(40)
  expect(new Set(lives.map(({ name }) => name)).size).toBe(lives.length)
})

// The real database where there is one: a life on the embedded one is no other.
describe.each(databaseKinds.slice(-1))('lives of a booking on %s', (kind) => {
  let desk: MoneyDesk
  let post: Post
  beforeAll(async () => {
    desk = await openMoneyDesk(kind)
    post = openPost(desk.db)
    // Lives with a date of their own meet there in all editions, and the others after forty weeks.
    const more = [world.chalet, world.tent, world.onRequest].flatMap((id) =>
      Array.from({ length: unitsForAll }, (_, index) => ({ accommodation_id: id, number: 100 + index })),
    )
    await desk.db.insertInto('units').values(more).execute()
    await desk.db.insertInto('discounts').values({ brand: 'alder', code: 'TENTH', percent: 10 }).execute()
    await addFees(desk.db, 1_750)
  })
  afterAll(async () => {
    await desk?.close()
    if (everywhere)
      process.stdout.write(
        `${lived} lives in ${siteCodes.length} editions, ${checks} checks, 0 differences\n`,
      )
  })

  let lived = 0
  let checks = 0
  const rows = lives.flatMap((life, index) =>
    siteCodes
      .filter((_, position) => everywhere || position === index % siteCodes.length)
      .map((siteCode) => ({ ...life, siteCode })),
  )

  test.each(rows)('$name: $siteCode', async ({ siteCode, ahead, onRequest, discount, steps, ends }) => {
    const date = ahead && new Date(Date.parse(world.today) + ahead * day).toISOString().slice(0, 10)
    const booking = await desk.book({
      siteCode,
      ...(discount && { code: 'TENTH' }),
      cart: { ...(onRequest && { accommodationId: world.onRequest }), ...(date && { date }) },
    })
    await post.deliver()
    for (const step of steps) {
      await liveStep({ desk, post }, booking, step)
      await checkMoney(desk, booking)
    }
    const own = await checkEnd({ desk, post }, booking)
    expect(own.state).toBe(ends)
    if (steps.at(-1)?.do === 'refund') expect(own.goingBack).toBe(0)
    lived += 1
    checks += expect.getState().assertionCalls
  })
})
