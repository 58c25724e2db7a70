import type { SearchFilter, SearchSitesReply } from '@camping/contract/search.schemas.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi } from '../../testing/open-test-api.ts'
import type { TestApi } from '../../testing/open-test-api.ts'
import { testEditions, randomQuestion, searchBody } from './testing/random-question.ts'
import { SeededRandom } from './read-model/testing/seeded-random.ts'

/**
 * The number beside a filter is a promise about the next search. search-oracle.test.ts compares numbers with
 * tables; this file runs the searches.
 */

let api: TestApi
beforeAll(async () => {
  api = await openTestApi(undefined)
})
afterAll(() => api?.close())

type Body = ReturnType<typeof searchBody>

async function search(body: Body): Promise<SearchSitesReply> {
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
    filter: {
      site: { ...body.filter?.site, facilities, countries, areas, funnels },
      accommodation: { ...body.filter?.accommodation, categories, bedrooms },
    },
  }
}

const listsOf = ({ filter }: Body): Lists => ({ ...filter!.site, ...filter!.accommodation }) as Lists

/** Every value of a reply by list, with its count. */
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

test('a value leads to as many sites as its count: facilities are ANDed, others ORed', async () => {
  const random = new SeededRandom(20_261_122)
  const edition = testEditions[0]!
  let added = 0
  let widened = 0
  for (let number = 0; number < 250; number += 1) {
    const body = searchBody(api, randomQuestion(api, random, edition), edition)
    const before = await search(body)
    const lists = listsOf(body)
    // Every other time from a list that already has a choice, if there is one.
    const candidates = valuesOf(before).filter(
      ({ key }) => number % 2 === 0 || (lists[key] as unknown[]).length > 0,
    )
    const { key, value, count } = random.pick(candidates.length > 0 ? candidates : valuesOf(before))
    const chosen = lists[key] as unknown[]
    const context = JSON.stringify({ body, key, value })
    if (chosen.includes(value)) continue
    const after = await search(withLists(body, { [key]: [...chosen, value] }))
    if (key === 'facilities' || chosen.length === 0) {
      expect(after.paging.total, context).toBe(count)
      added += 1
      continue
    }
    const alone = await search(withLists(body, { [key]: [value] }))
    expect(alone.paging.total, context).toBe(count)
    // A site has one country and one area, but may have several values of the other lists.
    if (key === 'countries' || key === 'areas')
      expect(after.paging.total, context).toBe(before.paging.total + count)
    else {
      expect(after.paging.total, context).toBeGreaterThanOrEqual(Math.max(before.paging.total, count))
      expect(after.paging.total, context).toBeLessThanOrEqual(before.paging.total + count)
    }
    widened += 1
  }
  expect(added).toBeGreaterThan(100)
  expect(widened).toBeGreaterThan(10)
})
