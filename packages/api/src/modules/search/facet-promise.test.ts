import type { SearchFilter, SearchSitesReply } from '@camping/contract/search.schemas.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi } from '../../server/open-test-api.ts'
import type { TestApi } from '../../server/open-test-api.ts'
import { askingEditions, randomQuestion, searchBody } from './random-question.ts'
import { SeededRandom } from './read-model/seeded-random.ts'

/**
 * The number beside a filter is a promise about the next search. Numbers and tables are compared in search-oracle.test.ts;
 * here the searches are made.
 */

let api: TestApi
beforeAll(async () => {
  api = await openTestApi(undefined)
})
afterAll(() => api?.close())

type Body = ReturnType<typeof searchBody>

async function ask(body: Body): Promise<SearchSitesReply> {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/api/twenty/v2/alder/couk/search/sites',
    payload: body,
  })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json<SearchSitesReply>()
}

type Lists = SearchFilter['site'] & SearchFilter['accommodation']

function withLists(body: Body, change: Partial<Lists>): Body {
  const { facilities, countries, areas, funnels, categories, bedrooms } = { ...listsOf(body), ...change }
  return {
    ...body,
    filter: { site: { facilities, countries, areas, funnels }, accommodation: { categories, bedrooms } },
  }
}

const listsOf = ({ filter }: Body): Lists => ({ ...filter!.site, ...filter!.accommodation }) as Lists

/** Every value of an answer by list, with its count. */
function valuesOf({ facets }: SearchSitesReply): { key: keyof Lists; value: unknown; count: number }[] {
  return [
    ...facets.facilities.flatMap((group) =>
      group.items.map(({ id, count }) => ({ key: 'facilities' as const, value: id, count })),
    ),
    ...(['countries', 'areas', 'funnels'] as const).flatMap((key) =>
      facets[key].map(({ slug, count }) => ({ key, value: slug, count })),
    ),
    ...facets.categories.map(({ key: value, count }) => ({ key: 'categories' as const, value, count })),
    ...facets.bedrooms.map(({ bedrooms: value, count }) => ({ key: 'bedrooms' as const, value, count })),
  ]
}

test('a value brings as many sites as it says: facilities to what is there, others beside their like', async () => {
  const random = new SeededRandom(20_261_122)
  const edition = askingEditions[0]!
  let added = 0
  let widened = 0
  for (let asked = 0; asked < 250; asked += 1) {
    const body = searchBody(api, randomQuestion(api, random, edition), edition)
    const before = await ask(body)
    const lists = listsOf(body)
    // Every other time a list that has something already, where there is one.
    const wanted = valuesOf(before).filter(
      ({ key }) => asked % 2 === 0 || (lists[key] as unknown[]).length > 0,
    )
    const { key, value, count } = random.pick(wanted.length > 0 ? wanted : valuesOf(before))
    const own = lists[key] as unknown[]
    const told = JSON.stringify({ body, key, value })
    if (own.includes(value)) continue
    const after = await ask(withLists(body, { [key]: [...own, value] }))
    if (key === 'facilities' || own.length === 0) {
      expect(after.paging.total, told).toBe(count)
      added += 1
      continue
    }
    const alone = await ask(withLists(body, { [key]: [value] }))
    expect(alone.paging.total, told).toBe(count)
    // A site lies in one country and one area; of the other lists it may have several values.
    if (key === 'countries' || key === 'areas')
      expect(after.paging.total, told).toBe(before.paging.total + count)
    else {
      expect(after.paging.total, told).toBeGreaterThanOrEqual(Math.max(before.paging.total, count))
      expect(after.paging.total, told).toBeLessThanOrEqual(before.paging.total + count)
    }
    widened += 1
  }
  expect(added).toBeGreaterThan(100)
  expect(widened).toBeGreaterThan(10)
})
