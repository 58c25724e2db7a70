import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../testing/open-test-api.ts'
import type { TestApi } from '../../testing/open-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi(undefined)
})
afterAll(() => api?.close())

const base = '/api/twenty/v2/alder/de'
const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) })

interface Refused {
  type: string
  status: number
  requestId?: string
  errors?: { path: string; message: string }[]
}

async function ask(request: {
  method?: 'GET' | 'POST'
  path: string
  payload?: string | object
  type?: string
}) {
  const { method = 'POST', path, payload, type } = request
  const headers = type ?? (typeof payload === 'string' ? 'application/json' : undefined)
  const reply = await api.app.inject({
    method,
    url: path.startsWith('/') ? path : `${base}/${path}`,
    ...(payload === undefined ? {} : { payload }),
    ...(headers === undefined ? {} : { headers: { 'content-type': headers } }),
  })
  return { status: reply.statusCode, headers: reply.headers, body: reply.json<Refused>() }
}

describe('wrong bodies name the field', () => {
  test.each<[string, string, string | object, string]>([
    ['text for a number', 'search/sites', { parameters: { duration: '7' } }, 'parameters.duration'],
    ['a fraction', 'search/sites', { parameters: { duration: 1.5 } }, 'parameters.duration'],
    ['too many nights', 'search/sites', { parameters: { duration: 61 } }, 'parameters.duration'],
    ['no adult', 'search/sites', { parameters: { persons: { adults: 0 } } }, 'parameters.persons.adults'],
    [
      'a child of 18',
      'search/sites',
      { parameters: { persons: { children: [{ age: 18 }] } } },
      'parameters.persons.children.0.age',
    ],
    ['no such day', 'search/sites', { parameters: { date: '2027-02-30' } }, 'parameters.date'],
    ['another date form', 'search/sites', { parameters: { date: '03.07.2027' } }, 'parameters.date'],
    ['a slug with a slash', 'search/sites', { parameters: { country: '../etc' } }, 'parameters.country'],
    ['a list for an object', 'search/sites', { parameters: [] }, 'parameters'],
    [
      'an object for a list',
      'search/sites',
      { filter: { site: { facilities: {} } } },
      'filter.site.facilities',
    ],
    [
      '61 facilities',
      'search/sites',
      { filter: { site: { facilities: Array.from({ length: 61 }, (_, at) => at + 1) } } },
      'filter.site.facilities',
    ],
    [
      'an unknown category',
      'search/sites',
      { filter: { accommodation: { categories: ['castle'] } } },
      'filter.accommodation.categories.0',
    ],
    [
      'a box upside down',
      'search/sites',
      { parameters: { bounds: { north: 40, south: 41, west: 0, east: 1 } } },
      'parameters.bounds.north',
    ],
    [
      'a box of three sides',
      'search/sites',
      { parameters: { bounds: { north: 41, south: 40, west: 0 } } },
      'parameters.bounds.east',
    ],
    [
      'a box off the earth',
      'search/sites',
      { parameters: { bounds: { north: 91, south: 40, west: 0, east: 1 } } },
      'parameters.bounds.north',
    ],
    ['a box as text', 'search/sites', { parameters: { bounds: '41,40,0,1' } }, 'parameters.bounds'],
    [
      '51 cards',
      'search/sites',
      { parameters: { siteIds: Array.from({ length: 51 }, (_, at) => at + 1) } },
      'parameters.siteIds',
    ],
    ['page 0', 'search/sites', { paging: { page: 0 } }, 'paging.page'],
    ['51 a page', 'search/sites', { paging: { limit: 51 } }, 'paging.limit'],
    ['an unknown order', 'search/sites', { paging: { orderBy: 'name; drop table sites' } }, 'paging.orderBy'],
    ['a list as body', 'search/sites', '[]', ''],
    ['a number as body', 'search/sites', '7', ''],
    ['nothing as body', 'search/sites', '', ''],
    ['one letter', 'autocomplete', { searchString: ' a ' }, 'searchString'],
    ['101 letters', 'autocomplete', { searchString: 'a'.repeat(101) }, 'searchString'],
    ['no text at all', 'autocomplete', {}, 'searchString'],
    ['limit 0', 'autocomplete', { searchString: 'abc', limit: 0 }, 'limit'],
    ['a type of another kind', 'autocomplete/popular', { originId: 1, originType: 'planet' }, 'originType'],
    ['an id that is no number', 'sites/abc/accommodations', {}, 'id'],
    ['an id of zero', 'sites/0/accommodations', {}, 'id'],
    ['not JSON', 'search/sites', '{"a":', ''],
    ['__proto__', 'search/sites', '{"parameters":{"__proto__":{"map":true}}}', 'parameters.__proto__'],
    ['constructor', 'search/sites', '{"constructor":{}}', 'constructor'],
    ['prototype in a list', 'search/sites', '{"a":[{"prototype":1}]}', 'a.0.prototype'],
    ['21 levels', 'search/sites', { a: deep(21) }, `a${'.a'.repeat(19)}`],
  ])('%s', async (_, path, payload, field) => {
    const { status, headers, body } = await ask({ path, payload })
    expect(status, JSON.stringify(body)).toBe(400)
    expect(headers['content-type']).toMatch('application/problem+json')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(body).toMatchObject({ type: 'validation', status: 400, requestId: expect.any(String) })
    expect(body.errors?.map((error) => error.path)).toContain(field)
  })
})

describe('wrong query strings name the key', () => {
  test.each<[string, string, string]>([
    ['a repeated value', 'sites/1/calendar?month=2027-07&month=2027-08', 'month'],
    ['no month', 'sites/1/calendar', 'month'],
    ['month 13', 'sites/1/calendar?month=2027-13', 'month'],
    ['text for a number', 'sites/1/calendar?month=2027-07&adults=two', 'adults'],
    ['a repeated number', 'sites/1/calendar?month=2027-07&adults=1&adults=2', 'adults'],
    ['an age of 18', 'sites/1/calendar?month=2027-07&children=18', 'children'],
    ['51 values', `sites/1/calendar?month=2027-07${'&a=1'.repeat(50)}`, ''],
    ['5 kB', `sites/1/calendar?month=2027-07&a=${'x'.repeat(5_000)}`, ''],
    ['__proto__', 'sites/1/calendar?month=2027-07&__proto__=1', '__proto__'],
    ['no funnel', 'destinations', 'funnel'],
    ['an unknown part', 'navigation/groups?part=half', 'part'],
    ['a slug with a dot', 'sites/a.b', 'slug'],
  ])('%s', async (_, path, key) => {
    const { status, body } = await ask({ method: 'GET', path })
    expect(status, JSON.stringify(body)).toBe(400)
    expect(body).toMatchObject({ type: 'validation', status: 400 })
    expect(body.errors?.map((error) => error.path)).toContain(key)
  })
})

describe('other refusals have the same shape', () => {
  test.each<[string, Parameters<typeof ask>[0], number, string]>([
    [
      'an unknown brand',
      { method: 'GET', path: '/api/twenty/v2/oak/de/navigation/groups' },
      404,
      'not-found',
    ],
    [
      'an unknown locale',
      { method: 'GET', path: '/api/twenty/v2/alder/uk/navigation/groups' },
      404,
      'not-found',
    ],
    [
      'a name every object has',
      { method: 'GET', path: '/api/twenty/v2/constructor/de/navigation/groups' },
      404,
      'not-found',
    ],
    [
      'an edition the brand lacks',
      { method: 'GET', path: '/api/twenty/v2/lakeland/fr/navigation/groups' },
      404,
      'not-found',
    ],
    [
      'an unknown brand with a wrong body',
      { path: '/api/twenty/v2/oak/de/search/sites', payload: '[' },
      404,
      'not-found',
    ],
    [
      'a version that never was',
      { method: 'GET', path: '/api/twenty/v3/alder/de/navigation/groups' },
      404,
      'not-found',
    ],
    ['an unknown path', { method: 'GET', path: 'secrets' }, 404, 'not-found'],
    ['an unknown site', { method: 'GET', path: 'sites/no-such-site' }, 404, 'not-found'],
    ['accommodations of no site', { path: 'sites/99999999/accommodations', payload: {} }, 404, 'not-found'],
    [
      'a calendar of no site',
      { method: 'GET', path: 'sites/99999999/calendar?month=2027-07' },
      404,
      'not-found',
    ],
    ['an unknown page', { method: 'GET', path: 'pages/no-such-page' }, 404, 'not-found'],
    ['an unknown theme', { method: 'GET', path: 'themes/no-such-theme' }, 404, 'not-found'],
    ['an unknown destination', { method: 'GET', path: 'destinations?funnel=nowhere' }, 404, 'destination'],
    ['the wrong method', { method: 'GET', path: 'search/sites' }, 405, 'method-not-allowed'],
    [
      'a body beyond 64 kB',
      { path: 'search/sites', payload: `{"a":"${'x'.repeat(66_000)}"}` },
      413,
      'too-large',
    ],
    [
      'a form',
      { path: 'search/sites', payload: 'a=1', type: 'application/x-www-form-urlencoded' },
      415,
      'unsupported-media-type',
    ],
    [
      'plain text',
      { path: 'search/sites', payload: '{}', type: 'text/plain' },
      415,
      'unsupported-media-type',
    ],
  ])('%s', async (_, request, status, type) => {
    const reply = await ask(request)
    expect(reply.status, JSON.stringify(reply.body)).toBe(status)
    expect(reply.headers['content-type']).toMatch('application/problem+json')
    expect(reply.body).toMatchObject({ type, status })
    expect(JSON.stringify(reply.body)).not.toMatch(/stack|node_modules|select |FST_/)
  })
})

test.each([
  ['broken percent-encoding', `${base}/site/%E0%A4%A-secret`, 400, 'bad-request'],
  ['a lone percent sign', `${base}/%`, 400, 'bad-request'],
  ['the same outside every edition', '/api/%zz-secret', 400, 'bad-request'],
  ['a member of the path without end', `${base}/cart/${'secret'.repeat(100)}`, 414, 'too-long'],
])('%s is a problem in our own words, cached by nobody', async (_, path, status, type) => {
  const { headers, body, ...answer } = await ask({ method: 'GET', path })
  expect([answer.status, body.status, body.type]).toEqual([status, status, type])
  expect(headers['content-type']).toBe('application/problem+json')
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(JSON.stringify(body)).not.toMatch(/secret|FST_|%/)
})

test('an error of the server is 500 without a word about it', async () => {
  const { db } = api.database
  await db.schema.alterTable('site_facilities').renameTo('hidden').execute()
  const { slug } = [...api.world.current().displays.bySlug.values()][0] ?? { slug: '' }
  const reply = await ask({ method: 'GET', path: `sites/${slug}` })
  await db.schema.alterTable('hidden').renameTo('site_facilities').execute()
  expect(reply.status).toBe(500)
  expect(reply.body).toEqual({
    type: 'internal',
    status: 500,
    title: 'Something went wrong',
    requestId: expect.any(String),
  })
})

test('autocomplete is limited per address, 40 in two seconds, and replies with Retry-After', async () => {
  const statuses: number[] = []
  let last: Awaited<ReturnType<typeof api.app.inject>> | undefined
  for (let count = 0; count < 41; count += 1) {
    last = await api.app.inject({
      method: 'POST',
      url: `${base}/autocomplete`,
      payload: { searchString: 'lago' },
      remoteAddress: '192.0.2.7',
    })
    statuses.push(last.statusCode)
  }
  expect(statuses.slice(0, 40).every((status) => status === 200)).toBe(true)
  expect(last?.statusCode).toBe(429)
  expect(last?.headers['retry-after']).toBeDefined()
  expect(last?.headers['content-type']).toMatch('application/problem+json')
  expect(last?.json()).toMatchObject({ type: 'too-many-requests', status: 429 })
  const other = await ask({ path: 'autocomplete', payload: { searchString: 'lago' } })
  expect(other.status).toBe(200)
})
