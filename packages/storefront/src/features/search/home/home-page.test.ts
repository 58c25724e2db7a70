import { getDestination } from '@camping/contract/content.endpoints.ts'
import { destination } from '@camping/contract/content.schemas.ts'
import { navigationGroups } from '@camping/contract/navigation.endpoints.ts'
import { navigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { navigationFixture } from '@camping/testkit/fixtures/navigation.fixture.ts'
import { destinationFixture } from '@camping/testkit/fixtures/search.fixture.ts'
import { describe, expect, it } from 'vitest'
import { renderTestPage } from '../../../testing/render-test-page.ts'
import { testApp } from '../../../testing/test-app.ts'

const field = (page: Document, name: string) =>
  page.querySelector(`main form [name="${name}"]`)?.getAttribute('value')
const navigation = (change: Partial<typeof navigationFixture>) =>
  replies(navigationGroups, navigationGroupsReply, { ...navigationFixture, ...change })

describe('home page', () => {
  it('fills the search box from the address', async () => {
    const { page, errors } = await renderTestPage({
      address: '/uk?country=italy&date=2027-07-10&adults=3',
      answers: [],
    })
    expect(field(page, 'query')).toBe('Italy')
    expect(field(page, 'date')).toBe('2027-07-10')
    expect(field(page, 'adults')).toBe('3')
    expect(errors).toEqual([])
  })

  it('shows the app’s scene if it has one, and shares it', async () => {
    const scene = { id: 'hero-mountain-summer-morning-12', alt: '', placeholder: '9cbab98a5' } as const
    const { page } = await renderTestPage({
      address: '/uk',
      answers: [],
      config: { pictures: { home: scene } },
    })
    const shared = page.querySelector('meta[property="og:image"]')?.getAttribute('content')
    expect(page.querySelector('main img')?.getAttribute('src')).toContain(scene.id)
    expect(shared).toContain(scene.id)
  })

  it('shows a picture that the build made, in its crops, and shares it', async () => {
    const id = '/_app/fjord/assets/lake-0a1b2c3d'
    const { page } = await renderTestPage({
      address: '/uk',
      answers: [],
      config: { pictures: { home: { id, alt: '', placeholder: '9cbab98a5' } } },
    })
    const sources = [...page.querySelectorAll('main section source')].map((source) =>
      source.getAttribute('srcset'),
    )
    expect(sources[0]).toContain(`${id}-480x240.avif 480w`)
    expect(sources[1]).toContain(`${id}-1920x1920.avif 1920w`)
    expect(page.querySelector('main img')?.getAttribute('src')).toBe(`${id}-1280x640.jpeg`)
    const shared = page.querySelector('meta[property="og:image"]')?.getAttribute('content')
    expect(shared).toMatch(/^https:\/\/.*\/_app\/fjord\/assets\/lake-0a1b2c3d-1200x630.jpeg$/)
  })

  it('requests the name of an area in the address, and for nothing else', async () => {
    const area = { ...destinationFixture, level: 'area' as const, name: 'Lake Garda' }
    const { page, calls } = await renderTestPage({
      address: '/uk?country=italy&area=lake-garda',
      answers: [replies(getDestination, destination, area)],
    })
    expect(field(page, 'query')).toBe('Lake Garda')
    expect(calls.filter((call) => call.includes('destinations'))).toHaveLength(1)
    const plain = await renderTestPage({ address: '/uk', answers: [] })
    expect(plain.calls.filter((call) => call.includes('destinations'))).toEqual([])
  })

  it('is there when the area in the address is not', async () => {
    const { rendered, page } = await renderTestPage({
      address: '/uk?area=atlantis',
      answers: [refuses(getDestination, 404, { type: 'destination' })],
    })
    expect(rendered).toMatchObject({ status: 200 })
    expect(field(page, 'query')).toBe('')
  })

  it('shows early booking in its period only', async () => {
    const taggedPages = {
      ...navigationFixture.taggedPages,
      'early-booking': { slug: 'early-booking', title: 'Book early' },
    }
    const link = 'main a[href="/uk/early-booking"]'
    const during = await renderTestPage({
      address: '/uk',
      answers: [navigation({ taggedPages, earlyBookingPeriod: true })],
    })
    expect(during.page.querySelector(link)).not.toBeNull()
    const after = await renderTestPage({
      address: '/uk',
      answers: [navigation({ taggedPages, earlyBookingPeriod: false })],
    })
    expect(after.page.querySelector(link)).toBeNull()
  })

  it('shows memberships with the page that proves them', async () => {
    const trust = [{ name: 'SGR', url: 'https://proof.example/sgr' }]
    const { page } = await renderTestPage({
      address: '/uk',
      answers: [],
      config: { safetyIcons: { ...testApp.safetyIcons, footer: { payment: [], security: [], trust } } },
    })
    expect(page.querySelector('main a[href="https://proof.example/sgr"]')?.textContent).toBe('SGR')
  })

  it('has the sections of its app in the app’s order, in the editions that they name', async () => {
    const text = (title: string, more: object = {}) => ({
      section: 'text' as const,
      title: { 'en-GB': title },
      text: { 'en-GB': 'One.\n\nTwo.' },
      link: { text: { 'en-GB': 'Our parks' }, url: 'page:parks' },
      ...more,
    })
    const { page, errors } = await renderTestPage({
      address: '/uk',
      answers: [],
      config: {
        pages: [{ name: 'parks', slug: { 'en-GB': 'our-parks' } }],
        homeSections: [text('By the water'), { section: 'countries' }, text('For nl', { sites: ['nl'] })],
      },
    })
    expect(errors).toEqual([])
    const titles = [...page.querySelectorAll('main h2')].map((title) => title.textContent)
    expect(titles[0]).toBe('By the water')
    expect(titles).toHaveLength(2)
    expect(page.querySelectorAll('[data-app-section] p')).toHaveLength(2)
    expect(page.querySelector('[data-app-section] a')?.getAttribute('href')).toBe('/uk/our-parks')
  })

  it('shows campaigns of today only', async () => {
    const campaign = (title: string, from: string, to: string) => ({
      from,
      to,
      title: { 'en-GB': title },
      text: { 'en-GB': 'Until then.' },
      link: { text: { 'en-GB': 'See more' }, url: 'https://more.example/' },
    })
    const { page } = await renderTestPage({
      address: '/uk',
      answers: [],
      config: {
        campaigns: [
          campaign('Always', '2000-01-01', '2999-12-31'),
          campaign('Over', '2000-01-01', '2000-01-31'),
          campaign('To come', '2999-01-01', '2999-01-31'),
        ],
      },
    })
    const own = page.querySelector('[data-app-section]')
    expect(own?.querySelectorAll('h2')).toHaveLength(1)
    expect(own?.querySelector('h2')?.textContent).toBe('Always')
  })
})
