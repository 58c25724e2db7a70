import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { networkMark } from '../../platform/admission/network-mark.ts'
import {
  databaseNames,
  openTestDatabase,
  type TestDatabase,
} from '../../platform/jobs/testing/test-databases.ts'
import { countChoice, mostChosen, type Choice } from './popular-votes.ts'

const today = '2026-11-20'
const daysAgo = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10)

describe.each(databaseNames)('what is popular on %s', (name) => {
  let opened: TestDatabase
  const db = () => opened.database.db
  beforeAll(async () => {
    opened = await openTestDatabase(name)
  })
  afterAll(() => opened?.close())
  afterEach(async () => {
    await db().deleteFrom('popular_days').execute()
    await db().deleteFrom('popular_votes').execute()
  })

  const entry = (searchedId: number, change: Partial<Choice> = {}): Choice => ({
    originType: '',
    originId: 0,
    funnelId: 0,
    searchedType: 'site',
    searchedId,
    fromPopular: false,
    ...change,
  })
  const choose = async (choice: Choice, network: string, day = today) =>
    countChoice(db(), choice, { mark: await networkMark(db(), network, day), day })
  const chosenBy = async (id: number, networks: number, day = today) => {
    for (let at = 0; at < networks; at += 1) await choose(entry(id), `10.0.${at}.1`, day)
  }
  const list = async (question = {}) =>
    (await mostChosen(db(), { origin: undefined, funnelId: undefined, limit: 10, today, ...question })).map(
      ({ id }) => id,
    )

  test('120 calls of one network do not lift an entry above one that three networks chose', async () => {
    const flood = []
    for (let turn = 0; turn < 120; turn += 1) flood.push(await choose(entry(1), '192.0.2.7'))
    expect(flood.filter(Boolean)).toHaveLength(1)
    await chosenBy(2, 3)
    expect(await list()).toEqual([2, 1])
  })

  test('in the same moment, too', async () => {
    const mark = await networkMark(db(), '192.0.2.7', today)
    await Promise.all(Array.from({ length: 20 }, () => countChoice(db(), entry(1), { mark, day: today })))
    expect(await db().selectFrom('popular_days').select('networks').execute()).toEqual([{ networks: 1 }])
  })

  test('nor do many entries of one network count: forty a day', async () => {
    let saved = 0
    for (let id = 1; id <= 60; id += 1) if (await choose(entry(id), '192.0.2.7')) saved += 1
    expect(saved).toBe(40)
    expect(await choose(entry(61), '192.0.2.8')).toBe(true)
  })

  test('what was chosen lately comes before what was chosen by more long ago', async () => {
    await chosenBy(1, 5, daysAgo(60))
    await chosenBy(2, 3)
    expect(await list()).toEqual([2, 1])
    await chosenBy(3, 9, daysAgo(95))
    expect(await list()).toEqual([2, 1])
  })

  test('a day out of the ordinary is cut: thirty networks for one day are as ten', async () => {
    await chosenBy(1, 30)
    for (let day = 0; day < 3; day += 1) await chosenBy(2, 6, daysAgo(day))
    expect(await list()).toEqual([2, 1])
  })

  test('an origin and a funnel have separate lists', async () => {
    await choose(entry(1, { originType: 'area', originId: 5, funnelId: 2 }), '10.0.0.1')
    await choose(entry(2, { originType: 'area', originId: 6 }), '10.0.0.1')
    expect(await list({ origin: { type: 'area', id: 5 } })).toEqual([1])
    expect(await list({ funnelId: 2 })).toEqual([1])
    expect(await list()).toEqual([1, 2])
  })

  test('no address is stored, and a network’s mark changes every day', async () => {
    await choose(entry(1), '192.0.2.7')
    await choose(entry(1), '192.0.2.7', daysAgo(1))
    const votes = await db().selectFrom('popular_votes').selectAll().execute()
    expect(JSON.stringify(votes)).not.toContain('192.0.2')
    expect(new Set(votes.map(({ network_mark: mark }) => mark)).size).toBe(2)
  })
})
