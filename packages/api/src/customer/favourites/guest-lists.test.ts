import type { NamedLists, SharedList } from '@camping/contract/favourite-lists.schemas.ts'
import type { GuestListLink, SavedSites } from '@camping/contract/guest-lists.schemas.ts'
import { guestListDays } from '@camping/contract/limits.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { usualKinds, type Desk, openDesk } from '../../booking/testing/booking-desk.ts'
import { cleanDatabase } from '../../clean-database.ts'
import { openSession } from '../session/open-session.ts'
import { addCustomer } from '../session/testing/add-customer.ts'
import { favouriteListsRoutes } from './favourite-lists.routes.ts'
import { favouritesRoutes } from './favourites.routes.ts'
import { guestListsRoutes } from './guest-lists.routes.ts'

const ownerKey = 'k'.repeat(43)
const day = 86_400_000

describe.each(usualKinds)('lists of guests on %s', (kind) => {
  let desk: Desk
  let anna = ''
  let sites: readonly number[] = []
  let first = 0
  let second = 0
  let third = 0

  beforeAll(async () => {
    desk = await openDesk(kind, [...favouritesRoutes, ...favouriteListsRoutes, ...guestListsRoutes])
    const customerId = await addCustomer(desk.db, { brand: 'alder', email: 'anna@example.org' })
    anna = await openSession(desk.db, { brand: 'alder', siteCode: 'nl' }, { customerId })
    sites = (await desk.db.selectFrom('sites').select('id').orderBy('id').execute()).map(({ id }) => id)
    ;[first = 0, second = 0, third = 0] = sites
  })
  afterAll(() => desk?.close())
  beforeEach(async () => {
    await desk.db.deleteFrom('favourite_lists').execute()
    await desk.db.deleteFrom('favourites').execute()
  })

  const call = <Body>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    { edition = 'alder/nl', token = '' } = {},
  ) =>
    desk.call<Body>(method, path, {
      edition,
      ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
      ...(body ? { body } : {}),
    })
  const list = (change: object = {}) => ({
    ownerKey,
    name: 'Lakes',
    siteIds: [first],
    othersAdd: true,
    ...change,
  })
  const share = (change?: object) => call<GuestListLink & Problem>('POST', 'guest-lists', list(change))
  const update = (change?: object) => call<GuestListLink & Problem>('PUT', 'guest-lists', list(change))
  const open = async (token: string, edition = 'alder/nl') => {
    const { status, body } = await call<SharedList>('GET', `shared-lists/${token}`, undefined, { edition })
    return status === 200 ? { name: body.name, siteIds: body.sites.map(({ siteId }) => siteId) } : status
  }
  const add = (token: string, siteId: number) => call('PUT', `shared-lists/${token}/sites/${siteId}`, {})
  const merge = (lists: object[]) =>
    call(
      'POST',
      'customer-portal/favourites/merge',
      { favourites: [{ siteId: first, since: 1000 }], lists },
      { token: anna },
    )
  const ofAnna = async () =>
    (await call<NamedLists>('GET', 'customer-portal/favourite-lists', undefined, { token: anna })).body.lists
  const expire = () =>
    sql`update favourite_lists set expires_at = clock_timestamp() - interval '1 second' where customer_id is null`.execute(
      desk.db,
    )

  test('show saved campsites with prices, in their order, without those that are not offered', async () => {
    const path = `guest-lists/sites?siteIds=${second}&siteIds=1999999999&siteIds=${first}&adults=2&duration=7`
    const { status, body } = await call<SavedSites>('GET', path)
    expect([status, body.sites.map(({ siteId }) => siteId)]).toEqual([200, [second, first]])
    const many = Array.from({ length: 101 }, (_, index) => `siteIds=${index + 1}`).join('&')
    expect((await call('GET', `guest-lists/sites?${many}`)).status).toBe(400)
  })

  test('have one link for a key, which its brand alone opens; the key is not stored', async () => {
    const { status, body } = await share()
    expect(status).toBe(200)
    expect((await share({ name: 'Sea' })).body.token).toBe(body.token)
    expect(await open(body.token)).toEqual({ name: 'Sea', siteIds: [first] })
    expect(await open(body.token, 'lakeland/nl')).toBe(404)
    const { rows } = await sql<object>`select * from favourite_lists`.execute(desk.db)
    expect(JSON.stringify(rows)).not.toContain(ownerKey)
    const another = await share({ ownerKey: 'm'.repeat(43) })
    expect(another.body.token).not.toBe(body.token)
  })

  test('follow the browser, and retain what others have added until their owner takes it off', async () => {
    const { token } = (await share()).body
    await add(token, third)
    await update({ siteIds: [second, 1_999_999_999] })
    expect(await open(token)).toEqual({ name: 'Lakes', siteIds: [second, third] })
    await update({ siteIds: [second], removed: [third] })
    expect(await open(token)).toEqual({ name: 'Lakes', siteIds: [second] })
    await update({ siteIds: [], othersAdd: false })
    expect(await open(token)).toEqual({ name: 'Lakes', siteIds: [] })
    expect((await add(token, third)).status).toBe(403)
  })

  test('end by themselves, with a call, and for whoever has another key', async () => {
    const { body } = await share()
    const days = (body.endsAt - Date.now()) / day
    expect(Math.round(days)).toBe(guestListDays)
    expect((await update({ ownerKey: 'x'.repeat(43) })).status).toBe(404)
    await call('POST', 'guest-lists/end', { ownerKey: 'x'.repeat(43) })
    expect(await open(body.token)).toMatchObject({ name: 'Lakes' })
    await expire()
    expect([await open(body.token), (await update()).status, (await add(body.token, second)).status]).toEqual(
      [404, 404, 404],
    )
    expect(await cleanDatabase(desk.db)).toMatchObject({ 'shared lists of guests that ended': 1 })
    const { token } = (await share()).body
    expect(token).not.toBe(body.token)
    expect((await call('POST', 'guest-lists/end', { ownerKey })).status).toBe(200)
    expect((await call('POST', 'guest-lists/end', { ownerKey })).status).toBe(200)
    expect(await open(token)).toBe(404)
  })

  test('become the account’s at sign-in, under the same link and with what others added', async () => {
    const { token } = (await share()).body
    await add(token, second)
    await merge([{ name: 'Lakes', siteIds: [first], ownerKey }])
    expect(await ofAnna()).toMatchObject([
      { name: 'Lakes', entries: [{ siteId: second, byOther: true }, { siteId: first }], sharing: { token } },
    ])
    expect(await open(token)).toMatchObject({ name: 'Lakes' })
    expect((await update()).status, 'the browser’s key is over').toBe(404)
    await merge([{ name: 'Lakes', siteIds: [first], ownerKey }])
    expect(await ofAnna()).toHaveLength(1)
  })

  test('join the account’s list of that name, whose own link goes first', async () => {
    const make = (name: string) =>
      call<NamedLists>('POST', 'customer-portal/favourite-lists', { name, siteIds: [third] }, { token: anna })
    await make('LAKES')
    const { token } = (await share()).body
    await add(token, second)
    await merge([{ name: 'Lakes', siteIds: [first], ownerKey }])
    const [taken] = await ofAnna()
    expect(taken).toMatchObject({ name: 'LAKES', sharing: { token, othersAdd: true } })
    expect(taken?.entries.map(({ siteId }) => siteId).toSorted((a, b) => a - b)).toEqual(
      [first, second, third].toSorted((a, b) => a - b),
    )
    const other = (await share()).body.token
    await merge([{ name: 'Lakes', siteIds: [first], ownerKey }])
    expect((await ofAnna())[0]?.sharing?.token).toBe(token)
    expect(await open(other), 'ends by itself').toEqual({ name: 'Lakes', siteIds: [first] })
  })
})
