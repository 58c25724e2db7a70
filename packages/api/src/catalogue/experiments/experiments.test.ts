import { experimentFlagsReply, type ExperimentFlagsReply } from '@camping/contract/experiments.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { shippedBrands } from '../../platform/config/brand-access.ts'
import {
  databaseNames,
  openTestDatabase,
  type TestDatabase,
} from '../../platform/jobs/testing/test-databases.ts'
import { createApi } from '../../create-api.ts'
import type { World } from '../search/world.ts'
import { experimentResults } from './experiment-results.ts'
import { experimentsRoutes } from './experiments.routes.ts'
import { visitorFlags } from './visitor-flags.ts'

const boxIn = ({ flags }: ExperimentFlagsReply) => flags.find(({ key }) => key === 'searchBox')?.value

let clients = 0
/** A new client address for every request: the limits count by address. */
const nextAddress = () => `10.1.${(clients += 1) >> 8}.${clients & 255}`

const edition = { brand: 'alder', locale: 'ie' }
const asked = { ...edition, deviceType: 'mobile', hasConsented: 'true' }

describe.each(databaseNames)('experiments on %s', (name) => {
  let opened: TestDatabase
  let app: FastifyInstance
  beforeAll(async () => {
    opened = await openTestDatabase(name)
    app = await createApi({
      database: opened.database,
      config: {
        brands: shippedBrands,
        now: () => new Date('2026-11-20T10:00:00Z'),
        checkReplies: true,
        trustedProxies: 0,
      },
      world: () => ({}) as World,
      endpoints: experimentsRoutes,
    })
  })
  afterAll(async () => {
    await app?.close()
    await opened?.close()
  })
  const db = () => opened.database.db
  afterEach(async () => {
    await db().deleteFrom('experiment_exposures').execute()
    await db().deleteFrom('experiment_events').execute()
    await db().deleteFrom('experiment_transactions').execute()
    await setUp({ running: true, weights: [1, 1] })
  })

  const setUp = ({ running, weights }: { running: boolean; weights: [number, number] }) =>
    db()
      .updateTable('experiments')
      .set({
        running,
        variants: JSON.stringify([
          { value: 'bravo', weight: weights[0] },
          { value: 'alpha', weight: weights[1] },
        ]),
      })
      .where('slug', '=', 'search-box')
      .execute()
  const flags = async (query: Record<string, string>) => {
    const reply = await app.inject({ url: '/api/flagship/flags', query, remoteAddress: nextAddress() })
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body: reply.json<ExperimentFlagsReply & Problem>(),
    }
  }
  /** As a page of the host sends it. */
  const sameOrigin = { host: 'uk.alder.example', origin: 'https://uk.alder.example' }
  const post = async (
    path: string,
    payload: object,
    remoteAddress = nextAddress(),
    headers: Record<string, string> = sameOrigin,
  ) => {
    const reply = await app.inject({
      method: 'POST',
      url: `/api/flagship/${path}`,
      payload,
      remoteAddress,
      headers,
    })
    return { status: reply.statusCode, body: reply.json<Partial<Problem>>() }
  }
  const expose = (visitorId: string, change: object = {}) =>
    post('visitorExpose', {
      visitorId,
      key: 'searchBox',
      deviceType: 'mobile',
      hasConsented: true,
      ...edition,
      ...change,
    })
  const exposures = () => db().selectFrom('experiment_exposures').selectAll().execute()
  const events = () => db().selectFrom('experiment_events').select(['visitor_id', 'action']).execute()
  const transactions = () =>
    db().selectFrom('experiment_transactions').select(['visitor_id', 'action', 'price']).execute()
  const visitor = (at: number) => `visitor-0123456789-${at}`

  test('a visitor gets an id and retains the value', async () => {
    const first = await flags(asked)
    expect(first.status).toBe(200)
    expect(first.headers['cache-control']).toBe('no-store')
    const { flags: given, uniqueVisitorId } = experimentFlagsReply.parse(first.body)
    expect(uniqueVisitorId).toMatch(/^[\w-]{22}$/)
    expect(given).toEqual([
      {
        slug: 'choose-button',
        key: 'chooseButton',
        value: expect.stringMatching(/^(book|choose)$/) as string,
      },
      { slug: 'search-box', key: 'searchBox', value: expect.stringMatching(/^(alpha|bravo)$/) as string },
    ])
    for (const deviceType of ['mobile', 'desktop'])
      expect((await flags({ ...asked, deviceType, visitorId: uniqueVisitorId ?? '' })).body).toEqual(
        first.body,
      )
    expect((await flags(asked)).body.uniqueVisitorId).not.toBe(uniqueVisitorId)
  })

  test('without consent there is no id, and the first value', async () => {
    await setUp({ running: true, weights: [0, 1] })
    for (const visitorId of [undefined, visitor(1)]) {
      const { body } = await flags({ ...asked, hasConsented: 'false', ...(visitorId && { visitorId }) })
      expect(body).toEqual({
        flags: [
          { slug: 'choose-button', key: 'chooseButton', value: 'choose' },
          { slug: 'search-box', key: 'searchBox', value: 'bravo' },
        ],
        uniqueVisitorId: null,
      })
    }
  })

  test('an experiment that does not run has no flag and takes no exposure', async () => {
    await setUp({ running: false, weights: [1, 1] })
    expect(boxIn((await flags(asked)).body)).toBeUndefined()
    expect((await expose(visitor(1))).status).toBe(200)
    expect(await exposures()).toEqual([])
  })

  test('an exposure is written down once, with the value we gave', async () => {
    const { body } = await flags({ ...asked, visitorId: visitor(1) })
    await Promise.all([expose(visitor(1)), expose(visitor(1)), expose(visitor(1), { deviceType: 'desktop' })])
    const rows = await exposures()
    expect(rows).toMatchObject([
      { experiment_slug: 'search-box', visitor_id: visitor(1), value: boxIn(body), ...edition },
    ])
  })

  test('one network gives sixty visitors a day, whatever it makes up; another network counts', async () => {
    const network = '2001:db8:77:1::1'
    for (let at = 0; at < 63; at += 1) {
      const body = { visitorId: visitor(at), key: 'searchBox', deviceType: 'mobile', hasConsented: true }
      await post('visitorExpose', { ...body, ...edition }, network)
    }
    expect(await exposures()).toHaveLength(60)
    expect(JSON.stringify(await exposures())).not.toContain('2001:db8')
    await post('event', { visitorId: visitor(62), action: 'search' })
    expect(await events()).toEqual([])
    await expose(visitor(62))
    expect(await exposures()).toHaveLength(61)
  })

  test.each(['visitorExpose', 'event', 'transaction'])('%s is for pages of this site', async (path) => {
    const body = {
      visitorId: visitor(1),
      key: 'searchBox',
      deviceType: 'mobile',
      hasConsented: true,
      action: 'search',
      price: 1,
      ...edition,
    }
    const foreign: Record<string, string>[] = [
      {},
      { host: 'uk.alder.example', origin: 'https://evil.example' },
      { ...sameOrigin, 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of foreign) {
      const refused = await post(path, body, nextAddress(), headers)
      expect([refused.status, refused.body.type]).toEqual([403, 'cross-site'])
    }
    expect(await exposures()).toEqual([])
  })

  test('without consent nothing is written down', async () => {
    expect((await expose(visitor(1), { hasConsented: false })).body).toEqual({})
    expect((await post('event', { visitorId: visitor(1), action: 'search' })).body).toEqual({})
    const paid = { visitorId: visitor(1), action: 'booking:1a', price: 100 }
    expect((await post('transaction', paid)).body).toEqual({})
    expect([await exposures(), await events(), await transactions()]).toEqual([[], [], []])
  })

  test('a visitor who has seen a value retains it when the weights change', async () => {
    await setUp({ running: true, weights: [1, 0] })
    await expose(visitor(1))
    await setUp({ running: true, weights: [0, 1] })
    const value = async (at: number) => boxIn((await flags({ ...asked, visitorId: visitor(at) })).body)
    expect([await value(1), await value(2)]).toEqual(['bravo', 'alpha'])
  })

  test('an action counts once per visitor, and a booking with its first price', async () => {
    await expose(visitor(1))
    const search = { visitorId: visitor(1), action: 'search' }
    await Promise.all([post('event', search), post('event', search)])
    const paid = { visitorId: visitor(1), action: 'booking:1a2b', price: 123_456 }
    await Promise.all([post('transaction', paid), post('transaction', paid)])
    await post('transaction', { ...paid, price: 1 })
    await post('transaction', { ...paid, action: 'booking:2c', price: 99 })
    expect(await events()).toEqual([{ visitor_id: visitor(1), action: 'search' }])
    expect((await transactions()).sort((a, b) => b.price - a.price)).toEqual([
      { visitor_id: visitor(1), action: 'booking:1a2b', price: 123_456 },
      { visitor_id: visitor(1), action: 'booking:2c', price: 99 },
    ])
  })

  test('results count each exposed visitor once, and those who booked since', async () => {
    await setUp({ running: true, weights: [1, 0] })
    await expose(visitor(1))
    await expose(visitor(2))
    await setUp({ running: true, weights: [0, 1] })
    await expose(visitor(3))
    for (const action of ['booking:1a', 'booking:2b'])
      await post('transaction', { visitorId: visitor(1), action, price: 100 })
    await post('transaction', { visitorId: visitor(3), action: 'booking:3c', price: 100 })
    const box = (await experimentResults(db())).find(({ slug }) => slug === 'search-box')
    expect(box?.variants).toMatchObject([
      { value: 'bravo', visitors: 2, booked: 1 },
      { value: 'alpha', visitors: 1, booked: 1, comparison: { difference: 0.5 } },
    ])
  })

  test('an experiment of the catalogue needs no row: its first exposure makes one, and nothing runs after its end', async () => {
    await expose(visitor(1), { key: 'chooseButton' })
    expect(await exposures()).toMatchObject([{ experiment_slug: 'choose-button', visitor_id: visitor(1) }])
    const on = (today: string) => visitorFlags(db(), { visitorId: undefined, today })
    expect(await on('2027-04-30')).toContainEqual({
      slug: 'choose-button',
      key: 'chooseButton',
      value: 'choose',
    })
    expect((await on('2999-01-01')).map(({ key }) => key)).toEqual([])
  })

  const exposure = { visitorId: visitor(1), key: 'searchBox', deviceType: 'mobile', hasConsented: true }
  test.each<[string, string, object, string]>([
    ['no id', 'event', { action: 'search' }, 'visitorId'],
    ['a short id', 'event', { visitorId: 'x', action: 'search' }, 'visitorId'],
    ['an id with other characters', 'event', { visitorId: "';drop table--   x", action: 'a' }, 'visitorId'],
    ['a list for the id', 'event', { visitorId: [visitor(1)], action: 'search' }, 'visitorId'],
    ['free text as action', 'event', { visitorId: visitor(1), action: 'I did it' }, 'action'],
    ['a huge action', 'event', { visitorId: visitor(1), action: 'a'.repeat(5000) }, 'action'],
    ['a negative price', 'transaction', { visitorId: visitor(1), action: 'booking', price: -1 }, 'price'],
    ['a fraction', 'transaction', { visitorId: visitor(1), action: 'booking', price: 1.5 }, 'price'],
    ['text for a price', 'transaction', { visitorId: visitor(1), action: 'booking', price: '1' }, 'price'],
    ['text for consent', 'visitorExpose', { ...exposure, ...edition, hasConsented: 'true' }, 'hasConsented'],
    ['another device', 'visitorExpose', { ...exposure, ...edition, deviceType: 'fridge' }, 'deviceType'],
    ['an unknown brand', 'visitorExpose', { ...exposure, ...edition, brand: 'nobody' }, 'brand'],
    ['a locale of nobody', 'visitorExpose', { ...exposure, ...edition, locale: 'xx' }, 'locale'],
    ['a locale of other brands', 'visitorExpose', { ...exposure, brand: 'lakeland', locale: 'ie' }, 'locale'],
  ])('%s is refused with the field', async (_, path, payload, field) => {
    const { status, body } = await post(path, payload)
    expect([status, body.type, body.errors?.map((error) => error.path)]).toEqual([400, 'validation', [field]])
  })

  test.each<[string, Record<string, string>, string]>([
    ['consent that is no yes or no', { ...asked, hasConsented: '1' }, 'hasConsented'],
    ['a wrong id', { ...asked, visitorId: 'a b' }, 'visitorId'],
    ['an unknown brand', { ...asked, brand: 'x' }, 'brand'],
    ['an unknown locale', { ...asked, locale: 'couk2' }, 'locale'],
  ])('flags for %s are refused with the field', async (_, query, field) => {
    const { status, body } = await flags(query)
    expect([status, body.errors?.map((error) => error.path)]).toEqual([400, [field]])
  })

  test('a client above the limit must wait', async () => {
    const payload = { visitorId: visitor(9), action: 'search' }
    const statuses: number[] = []
    for (let at = 0; at < 121; at += 1) statuses.push((await post('event', payload, '10.9.9.9')).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect(statuses.at(-1)).toBe(429)
  })
})
