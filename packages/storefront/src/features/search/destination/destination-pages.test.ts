import { getDestination } from '@camping/contract/content.endpoints.ts'
import { destination } from '@camping/contract/content.schemas.ts'
import { searchSites } from '@camping/contract/search.endpoints.ts'
import { searchSitesReply } from '@camping/contract/search.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { destinationFixture, searchFixture } from '@camping/testkit/fixtures/search.fixture.ts'
import { describe, expect, it } from 'vitest'
import { renderTestPage } from '../../../testing/render-test-page.ts'

const sites = replies(searchSites, searchSitesReply, searchFixture)
const city = {
  ...destinationFixture,
  level: 'city' as const,
  name: 'Riva',
  title: 'Camping in Riva',
  alternates: { couk: ['campsites', 'riva'] },
  within: [
    {
      kind: 'city' as const,
      name: 'Limone',
      context: '',
      slugs: ['campsites', 'limone'],
      siteCount: 4,
      image: null,
    },
  ],
}

describe('destination pages', () => {
  it('show the whole introduction, the regions with their counts, campsites and answers', async () => {
    const { page, errors } = await renderTestPage({
      address: '/uk/campsites/italy',
      answers: [replies(getDestination, destination, destinationFixture), sites],
    })
    const main = page.querySelector('main')
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    expect(main?.textContent).toContain('From the Dolomites to Sicily.')
    expect(main?.textContent).toContain('More about Italy.')
    const area = main?.querySelector('a[href="/uk/campsites/italy/lake-garda"]')
    expect(area?.textContent).toContain('2 campsites')
    expect(main?.querySelector('a[href="/uk/campsites/italy/south-tyrol"]')?.textContent).toContain(
      '1 campsite',
    )
    const question = [...(main?.querySelectorAll('details') ?? [])].at(-1)
    expect(question?.querySelector('summary')?.textContent).toBe('When to go?')
    expect(question?.textContent).toContain('In May.')
    expect(errors).toEqual([])
  })

  it('content-7: have a guide below their campsites, with figures, the year, and filters nobody indexes', async () => {
    const { page } = await renderTestPage({
      address: '/uk/campsites/italy',
      answers: [replies(getDestination, destination, destinationFixture), sites],
    })
    const guide = page.querySelector('#guide')
    const order = page.querySelector('main article')?.compareDocumentPosition(guide as Node) ?? 0
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(guide?.textContent).toContain('By the lakes.')
    expect(guide?.querySelector('dl')?.textContent).toContain('8.4 out of 10, from 1,204 reviews')
    const months = [...(guide?.querySelectorAll('ol li') ?? [])].map((month) => month.textContent)
    expect(months[4]).toContain('May: Best months')
    expect(months[6]).toContain('July: Most campsites are open')
    expect(months[0]).toContain('January: Most campsites are closed')
    const filter = guide?.querySelector('a[href="/uk/campsites/italy?facilities=9001"]')
    expect(filter?.getAttribute('rel')).toBe('nofollow')
  })

  it('lead from a town to its neighbours, below its campsites', async () => {
    const { page } = await renderTestPage({
      address: '/uk/campsites/riva',
      answers: [replies(getDestination, destination, city), sites],
    })
    const titles = [...page.querySelectorAll('main h2')].map((title) => title.textContent)
    expect(titles.slice(0, 2)).toEqual(['Camping', 'Towns nearby'])
    expect(page.querySelector('main a[href="/uk/campsites/limone"]')).not.toBeNull()
  })

  it('are complete without a place to go on to', async () => {
    const { page, rendered } = await renderTestPage({
      address: '/uk/campsites/riva',
      answers: [replies(getDestination, destination, { ...city, within: [], faq: [] }), sites],
    })
    expect(rendered).toMatchObject({ status: 200 })
    expect(page.querySelector('main')?.textContent).not.toContain('Towns nearby')
    expect(page.querySelector('main')?.textContent).not.toContain('Good to know')
  })

  it('of a kind of holiday state for which stay their totals are, how many campsites there are and in which order', async () => {
    const { page, errors } = await renderTestPage({
      address: '/uk/campsites',
      answers: [
        replies(getDestination, destination, { ...destinationFixture, level: 'funnel' as const }),
        sites,
      ],
    })
    const main = page.querySelector('main')
    expect(main?.textContent).toContain('Lowest totals for 7 nights from')
    const list = page.querySelector('#campsites')
    expect(list?.textContent).toContain('campsites found')
    expect(list?.querySelector('select[name="sort"]')?.getAttribute('aria-label')).toBe('Sort by')
    expect(errors).toEqual([])
  })
})
