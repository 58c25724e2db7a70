import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestSandbox, type TestSandbox } from '../testing/open-test-sandbox.ts'
import type { ReportedEvent } from './tag-inbox.ts'

let box: TestSandbox
beforeAll(async () => {
  box = await openTestSandbox({
    findFaults: ({ event }) => (event === 'page_view' ? [] : [`'${event}' is unknown`]),
  })
})
afterAll(() => box.close())
beforeEach(() => box.admin('DELETE', 'tags'))

let turn = 0
const collect = async (entry: unknown, changes: object = {}) => {
  turn += 1
  const body = JSON.stringify({ id: 'GTM-AB12', document: 'abc', turn, entry, ...changes })
  return (await fetch(`${box.origin}/tags/collect`, { method: 'POST', body })).status
}
const events = async () => (await box.admin('GET', 'tags')) as ReportedEvent[]
const granted = ['consent', 'update', { ad_storage: 'granted', analytics_storage: 'denied' }]
const location = 'http://localhost:3000/de-ch/campingplaetze'

test('shows events with edition, page, consent and their faults by the catalogue', async () => {
  await collect(['consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied' }])
  await collect({ event: 'page_view', page_location: location })
  await collect(granted)
  await collect(['set', { page_location: location }])
  await collect({ 'gtm.start': 1, event: 'gtm.js' })
  await collect({ ecommerce: null })
  await collect({ event: 'buy', ecommerce: { value: 1, currency: 'CHF' } })
  await collect(['event', 'page_view', { page_title: 'Home' }])
  expect(await events()).toMatchObject([
    { event: 'page_view', edition: 'de-ch', faults: ['sent without consent to marketing'] },
    {
      event: 'buy',
      id: 'GTM-AB12',
      edition: 'de-ch',
      page: location,
      details: { value: 1, currency: 'CHF' },
      consent: { ad_storage: 'granted', analytics_storage: 'denied' },
      faults: ["'buy' is unknown"],
    },
    { event: 'page_view', details: { page_title: 'Home' }, faults: [] },
  ])
})

test('puts entries that overtook each other in order, and separates documents', async () => {
  await collect({ event: 'page_view', page_location: location }, { turn: 902 })
  await collect(granted, { turn: 901 })
  await collect({ event: 'page_view' }, { turn: 903, document: 'other' })
  expect((await events()).map(({ faults }) => faults)).toEqual([[], ['sent without consent to marketing']])
})

test.each([
  ['no JSON', '{'],
  ['an id of something else', JSON.stringify({ id: 'UA-1', document: 'a', turn: 1, entry: {} })],
  ['a number in place of an entry', JSON.stringify({ id: 'GTM-A', document: 'a', turn: 1, entry: 5 })],
])('refuses %s', async (_what, body) => {
  const { status } = await fetch(`${box.origin}/tags/collect`, { method: 'POST', body })
  expect(status).toBe(400)
  expect(await events()).toEqual([])
})

test('is a page that is filtered by edition, and escapes what was sent', async () => {
  await collect(granted)
  await collect({ event: 'page_view', page_location: location, page_title: '<script>alert(1)</script>' })
  const page = async (query = '') => {
    const answer = await fetch(`${box.origin}/sandbox/tags${query}`, { headers: { 'accept-language': 'nl' } })
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
    return answer.text()
  }
  expect(await page()).toContain('&lt;script&gt;alert(1)')
  expect(await page()).toContain('Gebeurtenissen')
  expect(await page('?edition=de-ch')).toContain('page_view')
  expect(await page('?edition=uk')).not.toContain('<b>page_view')
  expect(await (await fetch(`${box.origin}/tags/gtm.js?id=GTM-AB12`)).text()).toContain('dataLayer')
})
