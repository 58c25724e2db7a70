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
})
