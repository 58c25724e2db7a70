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
    const area = main?.querySelector('a[href="/uk/campsites/italy/lake-garda"]')?.closest('article')
    expect(area?.textContent).toContain('2 campsites')
    expect(main?.querySelector('a[href="/uk/campsites/italy/south-tyrol"]')?.textContent).toContain(
      '1 campsite',
    )
    const question = [...(main?.querySelectorAll('details') ?? [])].at(-1)
    expect(question?.querySelector('summary')?.textContent).toBe('When to go?')
    expect(question?.textContent).toContain('In May.')
    expect(errors).toEqual([])
  })

  it('lead from a town to its neighbours, below its campsites', async () => {
    const { page } = await renderTestPage({
      address: '/uk/campsites/riva',
      answers: [replies(getDestination, destination, city), sites],
    })
    const titles = [...page.querySelectorAll('main h2')].map((title) => title.textContent)
    expect(titles.indexOf('Towns nearby')).toBeGreaterThan(titles.findIndex((title) => /Riva/.test(title)))
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
})
