import { getSite, siteAccommodations } from '@camping/contract/site.endpoints.ts'
import { siteAccommodationsReply, siteDetail } from '@camping/contract/site.schemas.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { accommodationsFixture, siteFixture } from '@camping/testkit/fixtures/site.fixture.ts'
import { describe, expect, it } from 'vitest'
import { renderTestPage } from '../../../testing/render-test-page.ts'

const site = replies(getSite, siteDetail, siteFixture)
const accommodations = replies(siteAccommodations, siteAccommodationsReply, accommodationsFixture)
const address = '/uk/campsites/italy/lake-garda/camping-bella-riva'
const render = (answers = [site, accommodations], query = '') =>
  renderTestPage({ address: address + query, answers })

describe('campsite page', () => {
  it('shows name, title, canonical address and the requested stay', async () => {
    const { page, rendered, calls, errors } = await render(
      [site, accommodations],
      '?date=2027-07-03&children=4',
    )
    expect(rendered).toMatchObject({ kind: 'document', status: 200 })
    expect(page.querySelector('h1')?.textContent).toBe('Camping Bella Riva')
    expect(page.querySelector('title')?.textContent).toContain('Camping Bella Riva, Lake Garda, Italy')
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `https://uk.alder.example${address}`,
    )
    expect(calls).toContain('GET sites/camping-bella-riva')
    expect(calls).toContain('POST sites/7/accommodations')
    expect(errors).toEqual([])
  })

  it('lists what is free before what is not, with total and a reason', async () => {
    const { page } = await render()
    const [free, taken] = [...page.querySelectorAll('article[id^=accommodation-]')]
    expect(free?.textContent).toContain('Pitch by the water')
    expect(free?.textContent).toContain('£700.50')
    expect(free?.textContent).toContain('Only 2 left of this type for these dates')
    expect(free?.querySelector('button[aria-label^="Choose"]')).not.toBeNull()
    expect(taken?.textContent).toContain('Fully booked on these dates')
    expect(taken?.querySelector('button[aria-label^="Choose"]')).toBeNull()
  })

  it('has the words of an experiment for a visitor with its variant, in the markup and for the browser', async () => {
    const variant = { flags: { chooseButton: 'book' }, config: { flagship: 'true' } }
    const { page, rendered } = await renderTestPage({ address, answers: [site, accommodations], ...variant })
    expect(page.querySelector('button[aria-label^="Book: "]')?.textContent).toBe('Book')
    expect(page.querySelector('button[aria-label^="Choose"]')).toBeNull()
    const { boot } = rendered as { boot: string }
    expect(JSON.parse(boot)).toMatchObject({
      words: { 'campsite.choose': [{ type: 0, value: 'Book' }] },
      state: { experiments: { flags: { chooseButton: 'book' } } },
    })
    const usual = await renderTestPage({ address, answers: [site, accommodations] })
    expect(JSON.parse((usual.rendered as { boot: string }).boot)).not.toHaveProperty('words')
  })

  it('has the text of every tab in the HTML', async () => {
    const { page } = await render()
    const text = (id: string) => page.getElementById(id)?.textContent ?? ''
    expect(text('description')).toContain('The second paragraph.')
    expect(text('important-info')).toMatch(/Arrival and departure.*3 p\.m\..*Quiet hours.*10 p\.m\./)
    expect(text('facilities')).toContain('closed for part of your stay')
    expect(text('reviews')).toContain('Bellissimo')
    expect(text('reviews')).toContain('verified stay')
    expect(page.querySelector('#reviews [lang=it]')).not.toBeNull()
  })

  it('shows the location of the campsite, with its season and its registration code, beside a drawn map', async () => {
    const { page } = await render()
    const place = page.getElementById('map')
    expect(place?.textContent).toContain('Riva, Lake Garda, Italy')
    expect(place?.textContent).toContain('Open from 10 April to 4 October.')
    expect(place?.textContent).toContain('IT022153B1ABCDEFGH')
    expect(place?.textContent).toContain('Sea or lake: 400 m')
    expect(place?.textContent).toContain('Nearest town, Riva: 1.5 km')
    expect(place?.textContent).toContain('Nearest airport, Verona (VRN): 62 km')
    expect(place?.textContent).toContain('Playground: at the campsite')
    expect(place?.querySelector('img')?.getAttribute('src')).toBe('/tiles/around/45.88,10.84.svg?l=en')
    const way = place?.querySelector('a[target=_blank]')
    expect(way?.getAttribute('href')).toContain('destination=45.88,10.84')
    expect(way?.getAttribute('rel')).toBe('noopener')
  })

  it('names campsites like it with rating and heart, and leaves room for their totals', async () => {
    const { page } = await render()
    const tile = page.querySelector('#similar article')
    expect(tile?.querySelector('a')?.getAttribute('target')).toBe('_blank')
    expect(tile?.textContent).toContain('12 reviews')
    expect(tile?.querySelector('button[aria-pressed=false]')?.getAttribute('aria-label')).toBe(
      'Save Lido Verde',
    )
    expect(tile?.querySelector('[aria-hidden=true]')).not.toBeNull()
  })

  it('reports missing prices, and still shows the campsite', async () => {
    const { page, rendered } = await render([site, refuses(siteAccommodations, 503, { type: 'unavailable' })])
    expect(rendered).toMatchObject({ status: 200 })
    expect(page.body.textContent).toContain('We can’t load the prices right now.')
  })

  it('reports a withdrawn campsite, why, and shows similar ones', async () => {
    const gone = refuses(getSite, 410, {
      type: 'withdrawn',
      detail: 'Camping Bella Riva',
      similar: siteFixture.similarSites,
    })
    const { page, rendered, errors } = await render([gone])
    expect(rendered).toMatchObject({ status: 410, module: 'gone-page.tsx', cacheable: false })
    expect(rendered).toMatchObject({ messages: ['shell', 'gone', 'failure'] })
    expect([...page.querySelectorAll('h1')].map((one) => one.textContent)).toEqual([
      'Camping Bella Riva is no longer available',
    ])
    expect(page.querySelector('main a[href="/uk/campsites/italy/lake-garda/lido-verde"]')).not.toBeNull()
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(page.querySelector('link[rel=canonical]')).toBeNull()
    expect(errors).toEqual([])
  })

  it.each([
    [404, 'not-found', 404],
    [410, 'withdrawn', 410],
    [503, 'unavailable', 503],
  ])('answers %d of the API with the page of that status', async (status, type, shown) => {
    const { rendered } = await render([refuses(getSite, status, { type })])
    expect(rendered).toMatchObject({ kind: 'document', status: shown })
  })

  it('redirects from a renamed slug to the new one and preserves the search', async () => {
    const moved = refuses(getSite, 301, { type: 'moved', detail: 'bella-riva-resort' })
    const { rendered } = await render([moved], '?date=2027-07-03')
    expect(rendered).toMatchObject({
      kind: 'redirect',
      status: 301,
      to: '/uk/campsites/italy/lake-garda/bella-riva-resort?date=2027-07-03',
    })
  })

  it('redirects from a path through another area to the canonical one', async () => {
    const { rendered } = await renderTestPage({
      address: '/uk/campsites/italy/tuscany/camping-bella-riva',
      answers: [site],
    })
    expect(rendered).toMatchObject({ kind: 'redirect', status: 301, to: address })
  })
})
