import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../testing/open-test-api.ts'
import type { TestApi } from '../../testing/open-test-api.ts'

/** Every parameter of the search calls with values of the wrong type, out of range, repeated, huge and hostile. */

let api: TestApi
beforeAll(async () => {
  api = await openTestApi(undefined)
})
afterAll(() => api?.close())

async function ask(path: string, payload: object | string, from = '192.0.2.1') {
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api/twenty/v2/alder/couk/${path}`,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
    remoteAddress: from,
  })
  return {
    status: reply.statusCode,
    body: reply.json<{ type?: string; errors?: { path: string; message: string }[] }>(),
  }
}

/** A body with one value at a path. */
function bodyWith(path: string, value: unknown, rest: object): object {
  const [first = '', ...others] = path.split('.')
  const known = (rest as Record<string, unknown>)[first]
  const inner = others.length === 0 ? value : bodyWith(others.join('.'), value, (known as object) ?? {})
  return { ...rest, [first]: inner }
}

const huge = 'x'.repeat(10_000)
const hostile = ["'; drop table sites; --", '<script>alert(1)</script>', '../../etc/passwd', '${7*7}', '%00']
const noText = [7, true, [], {}, ['a', 'b']]
const noNumber = ['7', true, [], {}, [7, 8], 1.5, 1e300, -1]
const noList = ['a', 7, true, {}, { 0: 'a', length: 1 }]
const slugs = [...noText, '', huge, 'a b', 'a/b', 'a.b', ...hostile]
const ids = [...noNumber.filter((value) => value !== null), 0, 2_000_000_001, Number.MAX_SAFE_INTEGER, null]
const many = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const manySlugs = (count: number) => many(count).map((at) => `place-${at}`)

const search: Record<string, readonly unknown[]> = {
  parameters: [null, 'a', 7, [], true],
  filter: [null, 'a', 7, [], true],
  paging: [null, 'a', 7, [], true],
  'parameters.map': ['true', 1, null, [], {}],
  'parameters.includeTopFacilities': ['false', 0, null, [true, false]],
  'parameters.query': [...noText, 'x'.repeat(101), huge],
  'parameters.city': slugs,
  'parameters.funnel': slugs,
  'parameters.country': slugs,
  'parameters.area': slugs,
  'parameters.site': slugs,
  'parameters.date': [
    ...noText,
    '',
    '2027-02-30',
    '2027-7-3',
    '03.07.2027',
    '2027-07-03T10:00',
    huge,
    ...hostile,
  ],
  'parameters.duration': [...noNumber, 0, 61, null],
  'parameters.persons': [null, 2, '2', [], [2]],
  'parameters.persons.adults': [...noNumber, 0, 21, null],
  'parameters.persons.children': [
    ...noList,
    null,
    Array(13).fill({ age: 3 }),
    [3],
    [{}],
    [{ age: 18 }],
    [{ age: '3' }],
  ],
  'parameters.bounds': ['41,40,0,1', 7, [], [41, 40, 0, 1], {}, { north: 41, south: 40, west: 0 }],
  'parameters.siteIds': [...noList, [0], [1.5], ['1'], [1, 1], many(51)],
  'filter.site': [null, [], 'a', 7],
  'filter.site.facilities': [
    ...noList,
    null,
    ['192'],
    [0],
    [-1],
    [1.5],
    [2_000_000_001],
    [192, 192],
    many(61),
  ],
  'filter.site.countries': [
    ...noList,
    null,
    [7],
    [''],
    ['a b'],
    [hostile[0]],
    [huge],
    ['italy', 'italy'],
    manySlugs(61),
  ],
  'filter.site.areas': [
    ...noList,
    null,
    [7],
    [[]],
    [hostile[1]],
    [huge],
    ['tuscany', 'tuscany'],
    manySlugs(61),
  ],
  'filter.site.funnels': [...noList, null, [{}], [hostile[2]], ['campsites', 'campsites'], manySlugs(21)],
  'filter.accommodation': [null, [], 'a', 7],
  'filter.accommodation.categories': [...noList, null, ['castle'], [7], ['chalet', 'chalet'], many(6)],
  'filter.accommodation.bedrooms': [...noList, null, ['2'], [-1], [9], [1.5], [2, 2], many(10)],
  'paging.page': [...noNumber, 0, 10_001, null],
  'paging.limit': [...noNumber, 0, 51, null],
  'paging.orderBy': [...noText, null, '', 'rating', 'popularity desc', ...hostile],
  'paging.order': [...noText, null, '', 'up', 'DESC', ...hostile],
}
const types = [...noText, '', 'planet', 'SITE', ...hostile]
const valid = { originId: 1, originType: 'country', searchedId: 2, searchedType: 'area' }

const calls: [path: string, rest: object, table: Record<string, readonly unknown[]>][] = [
  ['search/sites', {}, search],
  [
    'autocomplete',
    { searchString: 'lake' },
    {
      searchString: [...noText, null, '', ' a ', 'x'.repeat(101), huge],
      limit: [...noNumber, 0, null],
      funnel: slugs,
    },
  ],
  [
    'autocomplete/popular',
    {},
    {
      originId: ids.filter((value) => value !== null),
      originType: types,
      funnelId: ids.filter((value) => value !== null),
      limit: [...noNumber, 0, null],
    },
  ],
  [
    'autocomplete/popular/save',
    valid,
    {
      originId: ids,
      originType: [...types, null],
      funnelId: ids.filter((value) => value !== null),
      searchedId: ids,
      searchedType: [...types, null],
      popularSearch: ['true', 1, null, []],
    },
  ],
]

describe.each(calls)('%s', (path, rest, table) => {
  test.each(Object.keys(table))('refuses %s that cannot be, and names it', async (field) => {
    for (const [at, value] of table[field]!.entries()) {
      // A new address each: the throttle would reply before the check.
      const { status, body } = await ask(path, bodyWith(field, value, rest), `198.51.100.${at + 1}`)
      const told = `${field}: ${JSON.stringify(value).slice(0, 80)} -> ${JSON.stringify(body).slice(0, 200)}`
      expect(status, told).toBe(400)
      expect(body.type, told).toBe('validation')
      const named = body.errors?.some((error) => error.path === field || error.path.startsWith(`${field}.`))
      expect(named, told).toBe(true)
    }
  })

  test('takes nothing but an object that is no trap', async () => {
    for (const body of [
      '[]',
      '7',
      'null',
      '"a"',
      '',
      '{',
      '{"__proto__":{}}',
      '{"constructor":{"prototype":{}}}',
    ])
      expect((await ask(path, body)).status, body).toBe(400)
    expect((await ask(path, { a: 'x'.repeat(70_000) })).status).toBe(413)
  })
})

test('unusual but valid values are searched, and find nothing', async () => {
  for (const query of [
    ...hostile,
    '\uD800',
    '\u202e(*)\u0007',
    '🏕'.repeat(50),
    'ａ',
    'null',
    'a'.repeat(100),
    '%',
    '_',
    '(((((((((((',
  ]) {
    expect((await ask('search/sites', { parameters: { query } })).status, query).toBe(200)
    if (query.trim().length >= 2)
      expect((await ask('autocomplete', { searchString: query }, '203.0.113.9')).status, query).toBe(200)
  }
  for (const slug of ['constructor', 'toString', '-', 'é'.repeat(120), '𐐷'])
    expect((await ask('search/sites', { parameters: { country: slug } })).status, slug).toBe(404)
  const unknown = {
    site: { facilities: [2_000_000_000], countries: ['constructor'], areas: ['__'.replace('__', 'x')] },
  }
  expect(await ask('search/sites', { filter: unknown })).toMatchObject({
    status: 200,
    body: { paging: { total: 0 }, sites: [] },
  })
})

test('unknown keys change nothing', async () => {
  const plain = await ask('search/sites', {})
  expect(
    await ask('search/sites', { sort: 'price', parameters: { debug: true }, utm_source: 'mail' }),
  ).toEqual(plain)
})
