import type { NamedLists, SharedList, SharedListSites } from '@camping/contract/favourite-lists.schemas.ts'
import { listLimits } from '@camping/contract/limits.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { usualKinds, type Desk, openDesk } from '../../booking/testing/booking-desk.ts'
import { openSession } from '../session/open-session.ts'
import { addCustomer } from '../session/testing/add-customer.ts'
import { favouriteListsRoutes } from './favourite-lists.routes.ts'
import { favouritesRoutes } from './favourites.routes.ts'

const byNumber = (a: number, b: number) => a - b

describe.each(usualKinds)('lists of favourites on %s', (kind) => {
  let desk: Desk
  let anna = ''
  let ben = ''
  let other = ''
  let sites: readonly number[] = []
  let first = 0
  let second = 0

  const account = async (brand: string, email: string) =>
    openSession(
      desk.db,
      { brand, siteCode: 'nl' },
      { customerId: await addCustomer(desk.db, { brand, email }) },
    )
  beforeAll(async () => {
    desk = await openDesk(kind, [...favouritesRoutes, ...favouriteListsRoutes])
    anna = await account('alder', 'anna@example.org')
    ben = await account('alder', 'ben@example.org')
    other = await account('lakeland', 'anna@example.org')
    sites = (await desk.db.selectFrom('sites').select('id').orderBy('id').execute()).map(({ id }) => id)
    ;[first = 0, second = 0] = sites
  })
  afterAll(() => desk?.close())
  beforeEach(async () => {
    await desk.db.deleteFrom('favourite_lists').execute()
    await desk.db.deleteFrom('favourites').execute()
  })

  const call = <Body = NamedLists & Problem>(
    token: string | undefined,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ) =>
    desk.call<Body>(method, path, {
      edition: 'alder/nl',
      ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
      ...(body ? { body } : {}),
    })
  const lists = 'customer-portal/favourite-lists'
  const make = (token: string, name: string, siteIds: readonly number[] = []) =>
    call(token, 'POST', lists, { name, siteIds })
  const shown = ({ body }: { body: NamedLists }) =>
    body.lists.map(
      ({ name, entries }) => [name, entries.map(({ siteId }) => siteId).toSorted(byNumber)] as const,
    )
  const idOf = ({ body }: { body: NamedLists }, name: string) =>
    body.lists.find((list) => list.name === name)?.id ?? 0
  const favourites = async (token: string) =>
    (
      await call<{ favourites: { site: { siteId: number } }[] }>(token, 'GET', 'customer-portal/favourites')
    ).body.favourites
      .map(({ site }) => site.siteId)
      .toSorted(byNumber)

  test('are made, renamed and deleted; their campsites stay favourites', async () => {
    const made = await make(anna, 'Summer 2027', [first, first, 1_999_999_999])
    expect(shown(made)).toEqual([['Summer 2027', [first]]])
    const id = idOf(made, 'Summer 2027')
    expect(shown(await call(anna, 'PUT', `${lists}/${id}`, { name: 'Lakes' }))).toEqual([['Lakes', [first]]])
    expect(shown(await call(anna, 'DELETE', `${lists}/${id}`))).toEqual([])
    expect(shown(await call(anna, 'DELETE', `${lists}/${id}`))).toEqual([])
    expect(await favourites(anna)).toEqual([first])
  })

  test('have one name each, whatever its capitals', async () => {
    await make(anna, 'Lakes', [first])
    const again = await make(anna, 'LAKES', [second])
    expect(shown(again)).toEqual([['Lakes', [first, second].toSorted(byNumber)]])
    const made = await make(anna, 'Sea')
    const taken = await call(anna, 'PUT', `${lists}/${idOf(made, 'Sea')}`, { name: 'lakes' })
    expect([taken.status, taken.body.type]).toEqual([409, 'list-name-taken'])
    expect((await call(anna, 'PUT', `${lists}/${idOf(made, 'Sea')}`, { name: 'SEA' })).status).toBe(200)
    await expect(
      sql`insert into favourite_lists (customer_id, name)
        select customer_id, 'lakes' from favourite_lists limit 1`.execute(desk.db),
    ).rejects.toThrow()
  })

  test('a heart adds to the one used last, and an emptied one takes off all', async () => {
    const lakes = await make(anna, 'Lakes')
    await make(anna, 'Sea')
    await call(anna, 'PUT', `customer-portal/favourites/${first}`, {})
    expect(shown(await call(anna, 'GET', lists))).toEqual([
      ['Sea', [first]],
      ['Lakes', []],
    ])
    const chosen = await call(anna, 'PUT', `${lists}/${idOf(lakes, 'Lakes')}/sites/${first}`)
    expect(shown(chosen)).toEqual([
      ['Lakes', [first]],
      ['Sea', [first]],
    ])
    await call(anna, 'PUT', `customer-portal/favourites/${second}`, {})
    expect(shown(await call(anna, 'GET', lists))[0]).toEqual(['Lakes', [first, second].toSorted(byNumber)])
    await call(anna, 'DELETE', `customer-portal/favourites/${first}`)
    expect(shown(await call(anna, 'GET', lists))).toEqual([
      ['Lakes', [second]],
      ['Sea', []],
    ])
  })

  test('taking off a list leaves the favourite', async () => {
    const made = await make(anna, 'Lakes', [first])
    const taken = await call(anna, 'DELETE', `${lists}/${idOf(made, 'Lakes')}/sites/${first}`)
    expect(shown(taken)).toEqual([['Lakes', []]])
    expect(await favourites(anna)).toEqual([first])
  })

  test('have limits, also for makers at the same time', async () => {
    const names = Array.from({ length: listLimits.count + 3 }, (_, index) => `List ${index}`)
    const made = await Promise.all(names.map((name) => make(anna, name)))
    expect(made.filter(({ status }) => status === 409).map(({ body }) => body.type)).toEqual(
      Array(3).fill('too-many-lists'),
    )
    expect((await call(anna, 'GET', lists)).body.lists).toHaveLength(listLimits.count)
  })

  test('a browser’s lists join the account’s by name; again they change nothing', async () => {
    await make(anna, 'Lakes', [second])
    const guest = {
      favourites: [{ siteId: first, since: 5 }],
      lists: [
        { name: 'lakes', siteIds: [first, second] },
        { name: 'Sea', siteIds: [first, 1_999_999_999] },
      ],
    }
    const merge = () => call(anna, 'POST', 'customer-portal/favourites/merge', guest)
    expect((await merge()).status).toBe(200)
    const once = shown(await call(anna, 'GET', lists))
    expect(new Map(once)).toEqual(
      new Map([
        ['Lakes', [first, second].toSorted(byNumber)],
        ['Sea', [first]],
      ]),
    )
    await Promise.all([merge(), merge()])
    expect(shown(await call(anna, 'GET', lists))).toEqual(once)
    expect(await favourites(anna)).toEqual([first, second].toSorted(byNumber))
  })

  test('belong to their account', async () => {
    const id = idOf(await make(anna, 'Lakes', [first]), 'Lakes')
    for (const token of [ben, other]) {
      const edition = token === other ? 'lakeland/nl' : 'alder/nl'
      for (const [method, path] of [
        ['PUT', `${lists}/${id}/sites/${second}`],
        ['DELETE', `${lists}/${id}/sites/${first}`],
        ['PUT', `${lists}/${id}/sharing`],
        ['DELETE', `${lists}/${id}/sharing`],
      ] as const) {
        const { status } = await desk.call(method, path, {
          edition,
          headers: { authorization: `Bearer ${token}` },
          ...(method === 'PUT' ? { body: {} } : {}),
        })
        expect([method, path, status]).toEqual([method, path, 404])
      }
    }
    expect((await call(ben, 'DELETE', `${lists}/${id}`)).status).toBe(200)
    expect(shown(await call(anna, 'GET', lists))).toEqual([['Lakes', [first]]])
    expect((await call('x'.repeat(43), 'GET', lists)).status).toBe(401)
  })

  describe('shared by a link', () => {
    const share = async (othersAdd: boolean) => {
      const made = await make(anna, 'Lakes', [first])
      const id = idOf(made, 'Lakes')
      const { body } = await call(anna, 'PUT', `${lists}/${id}/sharing`, { othersAdd })
      return { id, token: body.lists[0]?.sharing?.token ?? '' }
    }
    const open = (token: string) => call<SharedList & Problem>(undefined, 'GET', `shared-lists/${token}`)
    const add = (token: string, siteId: number, session?: string) =>
      call<SharedListSites & Problem>(session, 'PUT', `shared-lists/${token}/sites/${siteId}`)

    test('is read by everybody, and names nobody', async () => {
      const { token } = await share(false)
      expect(token).toMatch(/^[\w-]{43}$/)
      const { status, body } = await open(token)
      expect(status).toBe(200)
      expect([body.name, body.othersAdd, body.sites.map(({ siteId }) => siteId)]).toEqual([
        'Lakes',
        false,
        [first],
      ])
      expect(Object.keys(body).toSorted()).toEqual(['currency', 'name', 'othersAdd', 'sites', 'stay'])
      expect(JSON.stringify(body)).not.toMatch(/anna|example\.org/i)
    })

    test('is added to by others only where the link allows it, signed in or not', async () => {
      const { id, token } = await share(false)
      const refused = await add(token, second)
      expect([refused.status, refused.body.type]).toEqual([403, 'view-only'])
      await call(anna, 'PUT', `${lists}/${id}/sharing`, { othersAdd: true })
      expect((await add(token, second)).body.siteIds).toHaveLength(2)
      expect((await add(token, second, ben)).body.siteIds).toHaveLength(2)
      expect((await add(token, 1_999_999_999)).status).toBe(404)
      const { body } = await call(anna, 'GET', lists)
      expect(body.lists[0]?.entries.map(({ siteId, byOther }) => [siteId, byOther])).toEqual([
        [second, true],
        [first, false],
      ])
      // It is the owner's list, and not the owner's heart.
      expect(await favourites(anna)).toEqual([first])
      expect(await favourites(ben)).toEqual([])
    })

    test('ends when it is revoked, and another sharing is another link', async () => {
      const { id, token } = await share(true)
      await call(anna, 'DELETE', `${lists}/${id}/sharing`)
      expect([(await open(token)).status, (await add(token, second)).status]).toEqual([404, 404])
      const { body } = await call(anna, 'PUT', `${lists}/${id}/sharing`, {})
      expect(body.lists[0]?.sharing).toMatchObject({ othersAdd: false })
      expect(body.lists[0]?.sharing?.token).not.toBe(token)
      expect((await open(token)).status).toBe(404)
    })

    test('stays the same link while what it allows changes, and belongs to its brand', async () => {
      const { id, token } = await share(true)
      const { body } = await call(anna, 'PUT', `${lists}/${id}/sharing`, { othersAdd: false })
      expect(body.lists[0]?.sharing).toEqual({ token, othersAdd: false })
      const elsewhere = await desk.call('GET', `shared-lists/${token}`, { edition: 'lakeland/nl' })
      expect(elsewhere.status).toBe(404)
    })

    test('takes no more than fits, from however many at once', async () => {
      const { id, token } = await share(true)
      const free = listLimits.entries - 2
      // The world of this test has a handful of campsites; a list holds rows of any.
      await sql`
        insert into sites
        select (jsonb_populate_record(sites, jsonb_build_object('id', 900000 + copy, 'slug', slug || copy))).*
        from sites, generate_series(1, ${free}::int) as copy where id = ${first}`.execute(desk.db)
      await sql`
        insert into favourite_list_entries (list_id, site_id)
        select ${id}, id from sites where id > 900000`.execute(desk.db)
      const late = sites.filter((siteId) => siteId !== first).slice(0, 2)
      const answers = await Promise.all(late.map((siteId) => add(token, siteId)))
      expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409])
      expect((await call(anna, 'GET', lists)).body.lists[0]?.entries).toHaveLength(listLimits.entries)
    })

    test.each(['', 'x', 'x'.repeat(44), `${'x'.repeat(42)}'`, '..%2F..%2Fuser'])(
      'is not found by %j',
      async (token) => {
        expect([400, 404]).toContain((await open(token)).status)
      },
    )

    test('a word that was never made is not found', async () => {
      expect((await open('x'.repeat(43))).status).toBe(404)
    })
  })

  test.each([
    { name: '' },
    { name: '   ' },
    { name: 'x'.repeat(listLimits.name + 1) },
    { name: 7 },
    { name: 'Lakes', siteIds: ['1; drop table favourites'] },
    { name: 'Lakes', siteIds: Array(listLimits.entries + 1).fill(1) },
  ])('a list like %j is refused', async (body) => {
    expect((await call(anna, 'POST', lists, body)).status).toBe(400)
  })
})
