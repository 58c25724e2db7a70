import { navigationGroups } from '@camping/contract/navigation.endpoints.ts'
import { navigationGroupsReply, type NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { searchSites } from '@camping/contract/search.endpoints.ts'
import { searchSitesReply } from '@camping/contract/search.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { navigationFixture } from '@camping/testkit/fixtures/navigation.fixture.ts'
import { searchFixture } from '@camping/testkit/fixtures/search.fixture.ts'
import { describe, expect, it } from 'vitest'
import { renderTestPage, type TestPage } from '../../testing/render-test-page.ts'

const item = (text: string, url: string, more = {}) => ({
  text,
  url,
  icon: null,
  openInNewTab: false,
  isExternal: false,
  ...more,
})
const full: NavigationGroupsReply = {
  ...navigationFixture,
  header: [
    { position: 'top', items: [item('About us', '/about-us')] },
    { position: 'bottom-left', items: [item('Pitches', '/campsites')] },
    {
      position: 'bottom-right',
      items: [item('Magazine', 'https://magazine.example/', { isExternal: true, openInNewTab: true })],
    },
  ],
  footer: [
    { title: 'Customer service', links: [item('Terms', '/terms')] },
    { title: 'Not used', links: [item('Nothing', '/nothing')] },
  ],
  safetyIcons: [{ text: 'Secure payment', url: '/safety-icons' }],
  earlyBookingPeriod: true,
  topBanner: { textDesktop: 'Book early: it is worth it.', textMobile: 'Book early', link: '/early-booking' },
}

async function shell(navigation: NavigationGroupsReply, more: Partial<TestPage> = {}) {
  const { page, errors } = await renderTestPage({
    address: '/uk/search-and-book',
    ...more,
    answers: [
      replies(navigationGroups, navigationGroupsReply, navigation),
      replies(searchSites, searchSitesReply, searchFixture),
    ],
  })
  expect(errors).toEqual([])
  return {
    page,
    href: (text: string) =>
      [...page.querySelectorAll('a')].find((link) => link.textContent?.includes(text))?.getAttribute('href'),
    toggles: [...page.querySelectorAll('header button[data-opens]')].map((button) =>
      button.getAttribute('data-opens'),
    ),
  }
}

describe('header', () => {
  it('has the three link groups, safety icons, account and toggles', async () => {
    const { page, href, toggles } = await shell(full)
    expect(href('About us')).toBe('/uk/about-us')
    expect(href('Pitches')).toBe('/uk/campsites')
    expect(href('Magazine')).toBe('https://magazine.example/')
    expect(href('Secure payment')).toBe('/uk/safety-icons')
    expect(href('Sign in')).toBe('/uk/login')
    expect(toggles).toEqual(['destinations', 'mobile-search', 'mobile-menu'])
    expect(page.querySelectorAll('header button[aria-expanded=true]')).toHaveLength(0)
  })

  it('has safety icons of its own on both sides, with and without proof', async () => {
    const { page, href } = await shell(full, {
      config: {
        safetyIcons: {
          headerLeft: [{ name: 'Since 1987' }],
          headerRight: [{ name: 'SGR', url: 'https://proof.example/sgr' }],
          footer: { payment: [], security: [], trust: [] },
        },
      },
    })
    expect(href('SGR')).toBe('https://proof.example/sgr')
    expect(href('Since 1987')).toBeUndefined()
    expect(page.body.textContent).toContain('Since 1987')
  })

  it('has the app’s link groups if any, in the language of the edition', async () => {
    const { page, href } = await shell(full, {
      config: {
        links: {
          headerTop: [
            { text: { 'en-GB': 'All our parks', de: 'Alle Parks' }, url: 'https://parks.example/' },
          ],
          footer: [
            { title: { 'en-GB': 'About Pond' }, links: [{ text: { 'en-GB': 'Our terms' }, url: '/terms' }] },
          ],
        },
      },
    })
    expect(href('All our parks')).toBe('https://parks.example/')
    expect(href('About us')).toBeUndefined()
    expect(href('Pitches')).toBe('/uk/campsites')
    expect(href('Our terms')).toBe('/uk/terms')
    const titles = [...page.querySelectorAll('footer h2')].map((heading) => heading.textContent)
    expect(titles).toEqual(expect.arrayContaining(['Customer service', 'About Pond']))
  })

  it('has the app’s logo beside the name', async () => {
    const logo = { file: 'logo.svg', width: 60 }
    const own = await shell(full, { config: { id: 'pond', displayName: 'Pond Parks', logo } })
    const link = own.page.querySelector('header a[aria-label="Pond Parks"]')
    expect(link?.querySelector('img')?.getAttribute('src')).toBe('/_app/pond/logo.svg')
    expect(link?.textContent).toBe('Pond Parks')
  })

  it('has a logo that contains the name, in a form for dark headers', async () => {
    const logo = { file: 'logo.svg', width: 120, dark: 'dark.svg', containsName: true }
    const own = await shell(full, { config: { id: 'pond', displayName: 'Pond Parks', logo } })
    const link = own.page.querySelector('header a[aria-label="Pond Parks"]')
    expect(link?.textContent).toBe('')
    expect(link?.querySelector('source')?.getAttribute('srcset')).toBe('/_app/pond/dark.svg')
    expect(link?.querySelector('img')?.getAttribute('src')).toBe('/_app/pond/logo.svg')
  })

  it('has an icon for the search on a page without summary', async () => {
    const { page, toggles } = await shell(full, { address: '/uk' })
    expect(toggles).toContain('mobile-search')
    expect(page.body.textContent).not.toContain('Anywhere in Europe')
  })
})

describe('top banner', () => {
  it.each<[string, Partial<NavigationGroupsReply>, string | null | undefined]>([
    ['in the period, with a link', {}, '/uk/early-booking'],
    [
      'of a campaign, at another address',
      { topBanner: { ...full.topBanner, link: 'https://x.example/' } },
      'https://x.example/',
    ],
    ['in the period, without one', { topBanner: { ...full.topBanner, link: null } }, undefined],
    ['without text', { topBanner: { textDesktop: '', textMobile: '', link: 'x' } }, null],
  ])('%s', async (_, navigation, link) => {
    const { page, href } = await shell({ ...full, ...navigation })
    expect(page.body.textContent?.includes('Book early: it is worth it.')).toBe(link !== null)
    expect(href('Book early')).toBe(link ?? undefined)
  })
})

describe('footer', () => {
  it('uses the first group, and shows security icons only where there are some', async () => {
    const footer = {
      payment: [{ name: 'Visa' }],
      security: [],
      trust: [{ name: 'ANVR', url: 'https://proof.example/' }],
    }
    const { page } = await shell(full, {
      config: { safetyIcons: { headerLeft: [], headerRight: [], footer } },
    })
    const titles = [...page.querySelectorAll('footer h2')].map((heading) => heading.textContent)
    expect(titles).toContain('Customer service')
    expect(titles).not.toContain('Not used')
    expect(titles).toContain('Ways to pay')
    expect(titles).not.toContain('Security')
    expect(titles).toContain('Memberships')
  })
})

describe('white-label', () => {
  it('has nothing of destinations, and a menu for phones', async () => {
    const empty = full.header.map((group) => ({ ...group, items: [] }))
    const { toggles, href } = await shell(
      { ...full, funnels: [], header: empty, safetyIcons: [], earlyBookingPeriod: false },
      { address: '/uk/login', config: { supports: { portal: true }, home: 'login' } },
    )
    expect(toggles).toEqual(['mobile-menu'])
    expect(href('Pitches')).toBeUndefined()
  })
})
