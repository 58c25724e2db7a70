import type { VisitCounter } from '@camping/editions/visit-counters.ts'
import { pageViewFixture, purchaseFixture } from '@camping/testkit/fixtures/analytics.fixture.ts'
import { beforeEach, expect, it, vi } from 'vitest'

const matomo: VisitCounter = { provider: 'matomo', url: 'https://stats.pond.example', ids: { uk: '3' } }
const plausible: VisitCounter = {
  provider: 'plausible',
  url: 'https://count.pond.example',
  ids: { uk: 'uk.pond.example' },
}
const page = {
  page_location: 'https://uk.pond.example/uk/booking/cartId',
  page_referrer: 'https://elsewhere.example/',
  page_title: 'Booking',
}
const beacon = vi.fn<(url: string, body: URLSearchParams | string) => boolean>(() => true)

beforeEach(() => {
  vi.resetModules()
  beacon.mockClear()
  Object.assign(navigator, { sendBeacon: beacon })
})
const open = () => import('./visit-counters.browser.ts')

it('sends a page view and a booking to Matomo, without anything that names the visitor', async () => {
  const { setCountedPage, toCounters } = await open()
  setCountedPage(page)
  toCounters([matomo], 'uk', pageViewFixture)
  toCounters([matomo], 'uk', purchaseFixture)
  const [view, bought] = beacon.mock.calls.map(([url, body]) => ({
    url,
    body: Object.fromEntries(new URLSearchParams(body)),
  }))
  expect(view?.url).toBe('https://stats.pond.example/matomo.php')
  expect(view?.body).toEqual({
    idsite: '3',
    rec: '1',
    apiv: '1',
    send_image: '0',
    url: page.page_location,
    urlref: page.page_referrer,
    action_name: 'Booking',
  })
  expect(bought?.body).toMatchObject({ idgoal: '0', ec_id: expect.any(String), revenue: expect.any(String) })
  expect(bought?.body).not.toHaveProperty('_id')
})

it('sends a page view to Plausible', async () => {
  const { setCountedPage, toCounters } = await open()
  setCountedPage(page)
  toCounters([plausible], 'uk', pageViewFixture)
  expect(beacon.mock.calls[0]?.[0]).toBe('https://count.pond.example/api/event')
  expect(JSON.parse(beacon.mock.calls[0]?.[1] as string)).toMatchObject({
    name: 'pageview',
    domain: 'uk.pond.example',
    url: page.page_location,
    referrer: page.page_referrer,
  })
})

it('sends nothing for an edition without an id, and nothing before a page is known', async () => {
  const { setCountedPage, toCounters } = await open()
  toCounters([matomo], 'uk', pageViewFixture)
  setCountedPage(page)
  toCounters([matomo], 'nl', pageViewFixture)
  expect(beacon).not.toHaveBeenCalled()
})
