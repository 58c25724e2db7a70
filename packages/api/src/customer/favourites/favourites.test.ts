import type { FavouriteList, FavouriteSites } from '@camping/contract/favourites.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bookBody, cartBody, usualKinds, type Desk, openDesk } from '../../booking/testing/booking-desk.ts'
import { searchSitesServed } from '../../catalogue/search/search-sites.ts'
import { openSession } from '../session/open-session.ts'
import { addCustomer } from '../session/testing/add-customer.ts'
import { favouritesRoutes } from './favourites.routes.ts'

describe.each(usualKinds)('favourites of an account on %s', (kind) => {
  let desk: Desk
  let anna = ''
  let ben = ''
  let ofBooking = ''
  let sites: readonly number[] = []

  async function account(brand: string, email: string): Promise<string> {
    const customerId = await addCustomer(desk.db, { brand, email })
    return openSession(desk.db, { brand, siteCode: 'nl' }, { customerId })
  }
  beforeAll(async () => {
    desk = await openDesk(kind, [...favouritesRoutes, searchSitesServed])
    anna = await account('alder', 'anna@example.org')
    ben = await account('alder', 'ben@example.org')
    const { body: cart } = await desk.createCart(cartBody(), 'alder/nl')
    const { body } = await desk.book(cart.id, bookBody(cart.total), 'alder/nl')
    const { id: bookingId } = await desk.db
      .selectFrom('bookings')
      .select('id')
      .where('booking_ref', '=', body.bookingRef)
      .executeTakeFirstOrThrow()
    ofBooking = await openSession(desk.db, { brand: 'alder', siteCode: 'nl' }, { bookingId })
    sites = (await desk.db.selectFrom('sites').select('id').orderBy('id').execute()).map(({ id }) => id)
  })
  afterAll(() => desk?.close())
  beforeEach(async () => {
    await desk.db.deleteFrom('favourites').execute()
  })

  const as = (token: string, body?: object) => ({
    edition: 'alder/nl',
    headers: { authorization: `Bearer ${token}` },
    ...(body ? { body } : {}),
  })
  const save = (token: string, id: number, body: object = {}) =>
    desk.call<FavouriteList & Problem>('PUT', `customer-portal/favourites/${id}`, as(token, body))
  const drop = (token: string, id: number) =>
    desk.call<FavouriteList>('DELETE', `customer-portal/favourites/${id}`, as(token))
  const merge = (token: string, favourites: object[]) =>
    desk.call<FavouriteList & Problem>('POST', 'customer-portal/favourites/merge', as(token, { favourites }))
  const read = (token: string, query = '') =>
    desk.call<FavouriteSites & Problem>('GET', `customer-portal/favourites${query}`, as(token))
  const ids = ({ body }: { body: FavouriteList }) => body.favourites.map(({ siteId }) => siteId)

  test('are saved once, removed, and restored in their place', async () => {
    const [first = 0, second = 0] = sites
    await save(anna, first, { since: 1000 })
    expect(ids(await save(anna, second, { since: 2000 }))).toEqual([second, first])
    expect(ids(await save(anna, second))).toEqual([second, first])
    expect(ids(await drop(anna, first))).toEqual([second])
    expect(ids(await drop(anna, first))).toEqual([second])
    expect(ids(await save(anna, first, { since: 1000 }))).toEqual([second, first])
    expect((await read(ben)).body.favourites).toEqual([])
  })

  test('a merge adds a guest’s favourites; a second one, an unknown site and a wrong clock change nothing', async () => {
    const [first = 0, second = 0] = sites
    await save(anna, first, { since: 5000 })
    const guest = [
      { siteId: second, since: 8_000_000_000_000 },
      { siteId: first, since: 9000 },
      { siteId: 1_999_999_999, since: 1 },
    ]
    const merged = await merge(anna, guest)
    expect(ids(merged)).toEqual([second, first])
    expect(merged.body.favourites[1]?.since).toBe(5000)
    expect(merged.body.favourites[0]?.since).toBeLessThan(8_000_000_000_000)
    expect((await merge(anna, guest)).body).toEqual(merged.body)
    expect((await merge(anna, [])).body).toEqual(merged.body)
  })

  test('two browsers that sign in at once lose nothing', async () => {
    await Promise.all(sites.map((siteId) => merge(anna, [{ siteId, since: siteId }])))
    expect(ids(await merge(anna, [])).toSorted((a, b) => a - b)).toEqual(sites.slice(-100))
  })

  test('come with their present totals for a stay, and without one where nothing is free', async () => {
    const [first = 0, second = 0] = sites
    await merge(anna, [
      { siteId: first, since: 2 },
      { siteId: second, since: 1 },
    ])
    const { body } = await read(anna, '?date=2027-06-05&duration=7&adults=2&children=4')
    expect(body.stay).toEqual({ date: '2027-06-05', nights: 7, isDefaultDate: false })
    expect(body.favourites.map(({ site }) => site.siteId)).toEqual([first, second])
    const searched = await desk.call<{ sites: { siteId: number; displayPrice: object }[] }>(
      'POST',
      'search/sites',
      {
        edition: 'alder/nl',
        body: {
          parameters: {
            date: '2027-06-05',
            persons: { adults: 2, children: [{ age: 4 }] },
            siteIds: [first, second],
          },
        },
      },
    )
    for (const { site } of body.favourites) {
      const found = searched.body.sites?.find(({ siteId }) => siteId === site.siteId)
      expect(site.displayPrice).toEqual(found?.displayPrice ?? null)
    }
    const winter = await read(anna, '?date=2027-01-09&duration=60&adults=20')
    expect(winter.body.favourites.map(({ site }) => [site.displayPrice, site.availabilityStatus])).toEqual([
      [null, 'unavailable-for-dates'],
      [null, 'unavailable-for-dates'],
    ])
  })

  test('are an account’s: a booking session is refused, a stranger signed out, an unknown site not found', async () => {
    const [first = 0] = sites
    for (const answer of [await save(ofBooking, first), await merge(ofBooking, []), await read(ofBooking)])
      expect([answer.status, answer.body.type]).toEqual([403, 'account-only'])
    expect((await save('x'.repeat(43), first)).status).toBe(401)
    expect((await save(anna, 1_999_999_999)).status).toBe(404)
    expect((await merge(anna, [{ siteId: first, since: 1, customerId: 2 }])).status).toBe(200)
    expect(
      (
        await merge(
          anna,
          Array.from({ length: 101 }, () => ({ siteId: first, since: 1 })),
        )
      ).status,
    ).toBe(400)
  })
})
