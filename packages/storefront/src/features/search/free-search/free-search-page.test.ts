import { freeSearch } from '@camping/contract/free-search.endpoints.ts'
import { freeSearchReply, type FreeSearchReply } from '@camping/contract/free-search.schemas.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { foundFixture } from '@camping/testkit/fixtures/free-search.fixture.ts'
import { describe, expect, it } from 'vitest'
import { renderTestPage } from '../../../testing/render-test-page.ts'

const found = replies(freeSearch, freeSearchReply, foundFixture)
const nothing: FreeSearchReply = {
  sites: { total: 0, items: [] },
  places: { total: 0, items: [] },
  themes: { total: 0, items: [] },
  pages: { total: 0, items: [] },
}

describe('free search', () => {
  it('shows what was found in groups with their counts, each leading to its page', async () => {
    const { page, rendered, errors } = await renderTestPage({
      address: '/uk/free-search?query=lake',
      answers: [found],
    })
    expect(rendered).toMatchObject({ status: 200 })
    expect(page.querySelectorAll('main h1')).toHaveLength(1)
    expect(page.querySelector('h1')?.textContent).toBe('Results for “lake”')
    expect([...page.querySelectorAll('main h2')].map((title) => title.textContent)).toEqual([
      'Places (1)',
      'Campsites (9)',
      'Ideas (1)',
      'Information (1)',
    ])
    for (const href of [
      '/uk/campsites/italy/lake-garda',
      '/uk/campsites/italy/lake-garda/lake-camp',
      '/uk/search-and-book?query=lake',
      '/uk/travel-inspiration/by-the-lake',
      '/uk/about-lakes',
    ])
      expect(page.querySelector(`main a[href="${href}"]`), href).not.toBeNull()
    expect(page.querySelector('main [role="status"]')?.textContent).toBe('12 matches')
    expect(page.querySelector<HTMLInputElement>('main input[name="query"]')?.getAttribute('value')).toBe(
      'lake',
    )
    expect(errors).toEqual([])
  })

  it('reports that nothing matches, with the words as text', async () => {
    const { page, rendered } = await renderTestPage({
      address: `/uk/free-search?query=${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
      answers: [replies(freeSearch, freeSearchReply, nothing)],
    })
    expect(rendered).toMatchObject({ status: 200 })
    expect(page.querySelector('main h2')?.textContent).toContain('<img src=x')
    expect(page.querySelector('main img[src="x"]')).toBeNull()
    expect(page.querySelector('main a[href="/uk/search-and-book"]')).not.toBeNull()
  })

  it.each(['/uk/free-search', '/uk/free-search?query=%20%20', '/uk/free-search?query=&query=x'])(
    'requests words at %s and calls nobody',
    async (address) => {
      const { page, rendered, calls } = await renderTestPage({ address, answers: [found] })
      expect(rendered).toMatchObject({ status: 200 })
      expect(page.querySelector('h1')?.textContent).toBe('Search everything')
      expect(calls.filter((call) => call.includes('free-search'))).toEqual([])
    },
  )

  it('is the error page when the search does not answer', async () => {
    const { page, rendered } = await renderTestPage({
      address: '/uk/free-search?query=lake',
      answers: [refuses(freeSearch, 503, { type: 'unavailable' })],
    })
    expect(rendered).toMatchObject({ status: 503 })
    expect(page.querySelectorAll('main h1')).toHaveLength(1)
    expect(page.querySelector('main')?.textContent).toContain('503')
  })
})
