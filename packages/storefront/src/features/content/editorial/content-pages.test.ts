import { getPage, getTheme } from '@camping/contract/content.endpoints.ts'
import { navigationGroups } from '@camping/contract/navigation.endpoints.ts'
import { navigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { taggedPage, themeDetail } from '@camping/contract/content.schemas.ts'
import { autocomplete, searchSites } from '@camping/contract/search.endpoints.ts'
import {
  autocompleteReply,
  searchSitesReply,
  type AutocompleteReply,
} from '@camping/contract/search.schemas.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { aboutFixture, imprintFixture, themeFixture } from '@camping/testkit/fixtures/content.fixture.ts'
import { navigationFixture } from '@camping/testkit/fixtures/navigation.fixture.ts'
import { searchFixture } from '@camping/testkit/fixtures/search.fixture.ts'
import { describe, expect, it } from 'vitest'
import { renderTestPage } from '../../../testing/render-test-page.ts'
import { themeSearch } from './theme-search.ts'

const theme = replies(getTheme, themeDetail, themeFixture)
const imprint = replies(getPage, taggedPage, imprintFixture)

describe('content pages', () => {
  it('lists the themes under the edition’s own word', async () => {
    const { page, rendered } = await renderTestPage({ address: '/uk/travel-inspiration', answers: [] })
    expect(rendered).toMatchObject({ status: 200 })
    expect(page.querySelector('main a[href="/uk/travel-inspiration/by-the-lake"]')?.textContent).toContain(
      'By the lake',
    )
  })

  it('navigation-14: marks the words of a theme in another language, which search engines leave out', async () => {
    const notTranslated = [{ kind: 'theme' as const, slug: 'by-the-lake', lang: 'de-DE' }]
    const navigation = replies(navigationGroups, navigationGroupsReply, {
      ...navigationFixture,
      notTranslated,
    })
    const foreign = replies(getTheme, themeDetail, { ...themeFixture, alternates: { ch: 'am-see' } })
    const editions = [
      { site: 'uk', origin: '' },
      { site: 'de-ch', origin: '' },
    ] as const
    const answers = [navigation, foreign]
    const list = await renderTestPage({ address: '/uk/travel-inspiration', answers })
    const card = list.page.querySelector('main a[href$="/by-the-lake"]')
    expect(
      [...(card?.querySelectorAll('[lang]') ?? [])].map((one) => [one.getAttribute('lang'), one.textContent]),
    ).toEqual([
      ['de-DE', 'By the lake'],
      ['de-DE', 'Wake up to water.'],
    ])
    const { page } = await renderTestPage({
      address: '/uk/travel-inspiration/by-the-lake',
      answers,
      editions,
    })
    expect(page.querySelector('h1')?.closest('[lang]')?.getAttribute('lang')).toBe('de-DE')
    expect(page.querySelector('main section li')?.closest('[lang]')?.getAttribute('lang')).toBe('de-DE')
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(page.querySelectorAll('link[rel=alternate]')).toHaveLength(0)
    const own = await renderTestPage({
      address: '/uk/travel-inspiration/by-the-lake',
      answers: [theme],
      editions,
    })
    expect(own.page.querySelector('main [lang], meta[name=robots]')).toBeNull()
    expect(own.page.querySelectorAll('link[rel=alternate]').length).toBeGreaterThan(1)
  })

  it('leads from a theme to its prefilled search, without what the search does not know', async () => {
    const { page, errors } = await renderTestPage({
      address: '/uk/travel-inspiration/by-the-lake',
      answers: [theme],
    })
    const link = page.querySelector('main a[href^="/uk/search-and-book"]')
    expect(link?.getAttribute('href')).toBe('/uk/search-and-book?country=italy&facilities=7&facilities=192')
    expect([...page.querySelectorAll('main section li')].map((item) => item.textContent)).toContain(
      'warm in May',
    )
    expect(errors).toEqual([])
  })

  it('shows campsites that suit a theme with their totals, and is there without them', async () => {
    const address = '/uk/travel-inspiration/by-the-lake'
    const sites = replies(searchSites, searchSitesReply, searchFixture)
    const { page, calls, errors } = await renderTestPage({ address, answers: [theme, sites] })
    expect(calls.filter((call) => call === 'POST search/sites')).toHaveLength(1)
    expect(page.querySelectorAll('main article')).toHaveLength(searchFixture.sites.length)
    expect(errors).toEqual([])
    const without = await renderTestPage({
      address,
      answers: [theme, refuses(searchSites, 503, { type: 'unavailable' })],
    })
    expect(without.rendered).toMatchObject({ status: 200 })
    expect(without.page.querySelector('main article')).toBeNull()
  })

  it('shows the way back to the kind of holiday for a page below one', async () => {
    const { page, rendered } = await renderTestPage({
      address: '/uk/campsites/company-details',
      answers: [imprint],
    })
    expect(rendered).toMatchObject({ status: 200 })
    expect(page.querySelector('main nav a[href="/uk/campsites"]')?.textContent).toBe('Camping')
  })

  it('adds the badges of the edition, with their proofs, to the page about safety', async () => {
    const safety = { ...imprintFixture, tag: 'safety-icons', slug: 'terms-and-conditions' }
    const { page } = await renderTestPage({
      address: '/uk/terms-and-conditions',
      answers: [replies(getPage, taggedPage, safety)],
      config: {
        safetyIcons: {
          headerLeft: [],
          headerRight: [],
          footer: {
            payment: [{ name: 'Visa' }],
            security: [],
            trust: [{ name: 'SGR', url: 'https://proof.example/sgr' }],
          },
        },
      },
    })
    expect(page.querySelector('main a[href="https://proof.example/sgr"]')?.textContent).toBe('SGR')
    expect(page.querySelector('main')?.textContent).toContain('Visa')
  })

  it('adds who is behind the edition to the imprint, and shows markup in texts as text', async () => {
    const { page } = await renderTestPage({ address: '/uk/company-details', answers: [imprint] })
    expect(page.querySelector('address')?.textContent).toContain('Test Camping Ltd')
    expect(page.querySelector('main')?.textContent).toContain('<b>Not bold.</b>')
    expect(page.querySelector('main section b')).toBeNull()
  })

  it('reaches tagged pages below /info where a brand has no content pages', async () => {
    const { page, rendered } = await renderTestPage({
      address: '/uk/info/company-details',
      answers: [imprint],
      config: { supports: { portal: true } },
    })
    expect(rendered).toMatchObject({ status: 200 })
    expect(page.querySelector('h1')?.textContent).toBe('Company details')
  })

  it('content-8: a page to read has its lead on a picture, facts, sections with ways on, and questions', async () => {
    const { page, errors } = await renderTestPage({
      address: '/uk/about-us',
      answers: [
        replies(getPage, taggedPage, aboutFixture),
        replies(navigationGroups, navigationGroupsReply, {
          ...navigationFixture,
          taggedPages: { about: { slug: 'about-us', title: 'About us' } },
        }),
      ],
    })
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    expect(page.querySelector('h1')?.parentElement?.textContent).toContain('We are campers.')
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe('We are campers.')
    expect(page.querySelector('main dl')?.textContent).toContain('in 16 countries')
    expect(page.querySelector('main section img[alt=""]')?.getAttribute('src')).toContain('tent-countryside')
    const links = [...page.querySelectorAll('main section a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(expect.arrayContaining(['/uk/search-and-book?facilities=9020', '/uk/safety-icons']))
    expect(page.querySelector('main details')?.textContent).toContain('Does it cost more?')
    expect(errors).toEqual([])
  })

  it('shows no way into a search in an edition without one', async () => {
    const { page } = await renderTestPage({
      address: '/uk/info/about-us',
      answers: [replies(getPage, taggedPage, aboutFixture)],
      config: { supports: { portal: true } },
    })
    const links = [...page.querySelectorAll('main section a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/uk/info/safety-icons'])
  })

  it('shows when a theme is at its best, and answers a question about it', async () => {
    const { page, errors } = await renderTestPage({
      address: '/uk/travel-inspiration/by-the-lake',
      answers: [theme],
    })
    const labels = [...page.querySelectorAll('#reading ol li')].map((month) => month.textContent)
    expect(labels).toHaveLength(12)
    expect(labels[4]).toContain('May: Best months')
    expect(labels[5]).toContain('June: Other months')
    expect(page.querySelector('#reading details')?.textContent).toContain('Is it warm?')
    expect(errors).toEqual([])
  })

  it('errors-10: a 404 names what was sought, searches for it, and leads to names like it', async () => {
    const found: AutocompleteReply = {
      results: [
        {
          id: 1,
          type: 'area',
          name: 'Lake Garda',
          context: 'Italy',
          meta: {
            country: { slug: 'italy' },
            area: { slug: 'lake-garda' },
            city: null,
            funnel: { slug: 'campsites' },
            site: null,
          },
        },
      ],
    }
    const { page, rendered, calls, errors } = await renderTestPage({
      address: '/uk/lake-gardaa',
      answers: [replies(autocomplete, autocompleteReply, found)],
    })
    expect(rendered).toMatchObject({ status: 404 })
    const main = page.querySelector('main')
    expect(main?.textContent).toContain('You were looking for “lake gardaa”.')
    expect(main?.querySelector<HTMLInputElement>('form[role=search] input')?.getAttribute('value')).toBe(
      'lake gardaa',
    )
    expect(main?.querySelector('form[role=search]')?.getAttribute('action')).toBe('/uk/free-search')
    expect(main?.querySelector('a[href="/uk/campsites/italy/lake-garda"]')?.textContent).toContain(
      'Lake Garda',
    )
    expect(main?.querySelector('a[href="/uk"]')).not.toBeNull()
    expect(calls.filter((call) => call.includes('autocomplete'))).toHaveLength(1)
    expect(errors).toEqual([])
  })

  it('a 404 for something that is no word searches for nothing, and still offers a search and the kinds of holiday', async () => {
    const { page, calls } = await renderTestPage({ address: '/uk/x/ALD-48213', answers: [] })
    const main = page.querySelector('main')
    expect(main?.textContent).not.toContain('You were looking for')
    expect(main?.querySelector('form[role=search] input')?.getAttribute('value')).toBe('')
    expect(main?.querySelector('a[href="/uk/campsites"]')).not.toBeNull()
    expect(calls.filter((call) => call.includes('autocomplete'))).toEqual([])
  })

  it('a 404 has one main button, and names no search where there is none', async () => {
    const { page } = await renderTestPage({ address: '/uk/x/ALD-48213', answers: [] })
    const homeOf = (document: Document) => document.querySelector('main a[href="/uk"]')?.className
    const { page: without } = await renderTestPage({
      address: '/uk/x/ALD-48213',
      answers: [],
      config: { supports: { portal: true } },
    })
    expect(homeOf(page)).not.toBe(homeOf(without))
    expect(page.querySelector('main')?.textContent).toContain('search for what you wanted')
    expect(without.querySelector('main')?.textContent).not.toContain('search')
    expect(without.querySelector('main form')).toBeNull()
  })

  it('is 404 for a page nobody wrote', async () => {
    const { rendered } = await renderTestPage({ address: '/uk/info/nothing', answers: [] })
    expect(rendered).toMatchObject({ status: 404 })
  })
})

describe('login page', () => {
  it('shows the contacts while its forms load', async () => {
    const { page, rendered } = await renderTestPage({ address: '/uk/login', answers: [] })
    expect(rendered).toMatchObject({ status: 200 })
    expect(page.querySelector('main')?.textContent).toContain('We’re happy to help')
    expect(page.querySelector('main a[href="mailto:desk@test.example"]')).not.toBeNull()
    const forms = [...page.querySelectorAll('main form')]
    expect(forms.filter((form) => !form.closest('noscript'))).toEqual([])
    expect(page.querySelector('main a[href="/uk"]')).not.toBeNull()
  })

  it('is the home of a white-label and offers no way to one', async () => {
    const config = { home: 'login' as const, supports: { portal: true, checkout: true } }
    const { rendered } = await renderTestPage({ address: '/uk', answers: [], config })
    expect(rendered).toMatchObject({ kind: 'redirect', to: '/uk/login' })
    const { page } = await renderTestPage({ address: '/uk/login', answers: [], config })
    expect(page.querySelector('main a[href="/uk"]')).toBeNull()
  })
})

describe('themeSearch', () => {
  it('drops past dates and unknown keys', () => {
    expect(themeSearch({ date: '2026-01-01', foo: 'bar' }, '2026-11-21')).toBe('')
    expect(themeSearch({ date: '2027-07-03' }, '2026-11-21')).toBe('?date=2027-07-03')
  })
})
