import { expect, test } from '@playwright/test'
import { plainRequest, type PlainRequest } from '../plain-request.ts'
import { runState } from '../run-state.ts'
import { editionAt, examplePages } from '../steps/example-pages.ts'

const long = 'a'.repeat(10_000)

/** Paths of addresses that exist nowhere, each a page of its edition with status 404. */
const nowhere = [
  '/uk/no-such-funnel',
  '/uk/campsites/atlantis',
  '/uk/campsites/france/atlantis',
  '/uk/campsites/france/atlantis/no-such-site',
  '/uk/campsites/france/provence/no-such-site/further',
  '/uk/travel-inspiration/no-such-theme',
  '/uk/info/no-such-page',
  '/uk/booking/not-a-cart',
  '/uk/booking/AAAAAAAAAAAAAAAAAAAAAA',
  '/uk/booking/confirmation/AAAAAAAAAAAAAAAAAAAAAA',
  '/uk/%E0%A4%A',
  '/uk/%',
  '/uk/%zz/%',
  '/uk/%00',
  '/uk/campsites/%00',
  '/uk/campsites/fra%00nce',
  '/uk/campsites/france/%0d%0aset-cookie:x=1',
  '/uk/info/%00',
  '/uk/travel-inspiration/%07%1b%7f',
  '/uk/campsites/%F0%9F%8F%95',
  '/uk/campsites/%ED%A0%80',
  "/uk/campsites/france'%20or%201=1--",
  '/uk/campsites/<script>alert(1)</script>',
  '/uk/__proto__/constructor',
  '/uk/campsites/__proto__',
  '/uk/..%2f..%2fetc%2fpasswd',
  '/uk/%2e%2e/%2e%2e/etc/passwd',
  `/uk/${long}`,
  `/uk/campsites/${long}`,
  `/uk/${'a/'.repeat(3000)}b`,
]

/** Query strings that mean nothing: they are dropped, and the page is shown. */
const queries = [
  'unknown=1&utm_source=x&__proto__=1&constructor=2&toString=3',
  'page=-1&page=0&page=1e9&page=abc',
  'page=99999999999999999999',
  'adults=-2&adults=2&adults=x&children=99&children=-1&children=abc',
  `children=${'3&children='.repeat(200)}3`,
  'date=2027-02-30&duration=0',
  'date=0000-00-00&duration=99999',
  'date=tomorrow&duration=seven',
  'date[]=2027-07-03&date[a]=b&adults[]=2',
  'country=%00&area=%00&city=%00&funnel=%00',
  'country=%E0%A4%A&area=%',
  "country=france'--&facilities=1;drop%20table%20sites",
  'facilities=NaN&facilities=Infinity&facilities=-1&facilities=99999999999999',
  'bedrooms=-1&bedrooms=100&accommodations=castle',
  `query=${long}`,
  `facilities=${'192&facilities='.repeat(1000)}192`,
  'query=%F0%9F%8F%95%EF%B8%8F&query=%ED%A0%80',
  'action=explode&accommodation=x&token=%00&step=nowhere',
  '&&&===&=&?',
]

/** Cookies of the house with hostile values, and of nobody. */
const cookies = [
  'search=%7B',
  'search=null',
  'search=[]',
  'search=%7B%22persons%22%3A%7B%22adults%22%3A-1%2C%22children%22%3A%22x%22%7D%2C%22duration%22%3A1e9%2C%22date%22%3A%22x%22%7D',
  'search=%7B%22__proto__%22%3A%7B%22duration%22%3A3%7D%2C%22constructor%22%3A1%7D',
  `search=${'x'.repeat(7000)}`,
  'search=%E0%A4%A; search=%00',
  'locale=../../etc/passwd',
  'locale=__proto__',
  'locale=<script>',
  'locale=xx; locale=uk; locale=',
  ';;;=;==;a',
  'rememberedPath=//evil.example; remembered=%2F%2Fevil.example; remembered-path=/%5Cevil.example',
]

const messages = (path: string) => path.slice(0, 90)

async function send(path: string, options?: PlainRequest) {
  const answer = await plainRequest(runState().address, path, options)
  expect.soft(answer.status, `${messages(path)}: a fault of ours`).toBeLessThan(500)
  expect.soft(answer.body, messages(path)).not.toContain('root:x:0')
  expect.soft(answer.headers['set-cookie']?.join() ?? '', messages(path)).not.toContain('x=1')
  return answer
}

test('addresses that exist nowhere are the 404 page of their edition', async () => {
  for (const path of nowhere) {
    const { status, headers, body } = await send(path)
    expect.soft(status, messages(path)).toBe(404)
    expect.soft(headers['content-type'], messages(path)).toContain('text/html')
    expect.soft(body, messages(path)).toContain('<html lang="en-GB"')
    expect.soft([...body.matchAll(/<h1[ >]/g)].length, messages(path)).toBe(1)
    expect.soft(body, messages(path)).not.toContain('<script>alert')
  }
})

test('a query that means nothing is dropped, on every page that reads one', async () => {
  const pages = await examplePages(editionAt(runState().address, 'uk'))
  for (const name of [
    'home',
    'funnel',
    'country',
    'area',
    'city',
    'site',
    'searchAndBook',
    'freeSearch',
  ] as const) {
    const [path] = pages[name].split('?')
    for (const query of queries) {
      const { status, headers, body } = await send(`${path}?${query}`)
      // An address too long for a server's patience is refused in words; all others are pages.
      const fits = query.length < 12_000
      expect
        .soft(fits ? [200, 302] : [200, 302, 404, 414, 431], `${name} ${messages(query)}`)
        .toContain(status)
      if (status === 302) expect.soft(headers.location, messages(query)).toMatch(/^\/uk(\/|\?|$)/)
      expect.soft(body, `${name} ${messages(query)}`).not.toMatch(/drop table|\bNaN\b|Invalid Date/)
    }
  }
})

test('hostile cookies change nothing', async () => {
  for (const cookie of cookies) {
    for (const path of ['/uk', '/uk/search-and-book', '/uk/profile', '/uk/login']) {
      const { status, headers } = await send(path, { headers: { cookie } })
      expect.soft([200, 302], `${path} ${messages(cookie)}`).toContain(status)
      if (status === 302) expect.soft(headers.location, messages(cookie)).toMatch(/^\/uk\/login/)
    }
    const { status, headers } = await send('/', { headers: { cookie, 'accept-language': 'nl' } })
    expect.soft(status, messages(cookie)).toBe(302)
    expect.soft(headers.location, messages(cookie)).toMatch(/^\/(uk|nl)$/)
  }
})

test('headers of any size and kind', async () => {
  const headers: Record<string, string>[] = [
    { 'accept-language': 'x,'.repeat(5000) },
    { 'accept-language': ';q=;;,de;q=NaN,*;q=-1' },
    { 'accept-encoding': 'br;q=0, gzip;q=0, identity;q=0, *;q=0' },
    { 'if-none-match': '"'.repeat(2000) },
    { authorization: 'Bearer ../../x', 'x-forwarded-host': 'evil.example', 'x-forwarded-for': "' or 1=1" },
    { range: 'bytes=0-,-1', accept: 'image/*' },
  ]
  for (const one of headers) expect.soft((await send('/uk', { headers: one })).status).toBe(200)
  const huge = await send('/uk', { headers: { 'x-huge': 'x'.repeat(40_000) } })
  expect(huge.status).toBe(431)
})

test('pages are read, never written', async () => {
  const whole = await send('/uk')
  const head = await send('/uk', { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.body).toBe('')
  expect(head.headers['content-type']).toBe(whole.headers['content-type'])
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])
    for (const path of ['/uk', '/uk/search-and-book', '/uk/no/such/page', '/_app/uk/x', '/'])
      for (const body of ['', '{"a":', '\0'.repeat(100)]) {
        const { status } = await send(path, { method, body, headers: { 'content-type': 'application/json' } })
        expect.soft([400, 403, 404, 405, 413, 415], `${method} ${path}`).toContain(status)
      }
})

test('nothing beside built files and known pictures is handed out', async () => {
  const traps = [
    '/_app/uk/../../../../etc/passwd',
    '/_app/uk/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/_app/uk/%2e%2e/%2e%2e/package.json',
    '/_app/uk/....//....//package.json',
    '/_app/uk/..%5c..%5cpackage.json',
    '/_app/uk/%00',
    '/_app/uk/.vite/manifest.json',
    '/_app/',
    '/_app/uk/',
    '/images/../../etc/passwd',
    '/images/..%2f..%2fetc%2fpasswd',
    '/images/%00',
    '/images/',
    `/images/${long}`,
    '/images/place-lake-summer-day-1%00?w=320',
  ]
  for (const path of traps) {
    const { status } = await send(path)
    expect.soft([301, 400, 403, 404, 414], messages(path)).toContain(status)
  }
  for (const query of [
    'w=9999',
    'w=320&w=640',
    'w=-1',
    'w=NaN',
    'h=7',
    'f=svg',
    'q=0',
    'x=1',
    'w=%00',
    'w[]=320',
  ]) {
    const { status } = await send(`/images/place-lake-summer-day-1?${query}`)
    expect.soft(status, query).toBe(400)
  }
})
