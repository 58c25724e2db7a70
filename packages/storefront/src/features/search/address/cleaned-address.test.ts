import { getDestination } from '@camping/contract/content.endpoints.ts'
import { destination } from '@camping/contract/content.schemas.ts'
import { searchSites } from '@camping/contract/search.endpoints.ts'
import { searchSitesReply } from '@camping/contract/search.schemas.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { destinationFixture, searchFixture } from '@camping/testkit/fixtures/search.fixture.ts'
import { describe, expect, it } from 'vitest'
import { renderTestPage } from '../../../testing/render-test-page.ts'

/** Final target of an address: its redirect, or itself. */
async function endOf(address: string): Promise<string> {
  const { rendered } = await renderTestPage({
    address,
    answers: [
      replies(getDestination, destination, destinationFixture),
      replies(searchSites, searchSitesReply, searchFixture),
    ],
  })
  if (rendered.kind === 'redirect') return `${rendered.status} ${rendered.to}`
  expect(rendered.status).toBe(200)
  return address
}

describe('an address with what nobody knows', () => {
  it.each([
    ['/uk/search?query=lake&facilities=1&facilities=999', '302 /uk/search?query=lake&facilities=1'],
    ['/uk/search-and-book?countries=atlantis&page=2', '302 /uk/search-and-book'],
    ['/uk/search-and-book?page=4&adults=3', '302 /uk/search-and-book?adults=3&page=3'],
    ['/uk/campsites/italy?areas=narnia&adults=3', '302 /uk/campsites/italy?adults=3'],
    ['/uk/campsites?facilities=999', '302 /uk/campsites'],
  ])('%s leads to what is left of it', async (address, end) => {
    expect(await endOf(address)).toBe(end)
    expect(await endOf(end.slice('302 '.length))).toBe(end.slice('302 '.length))
  })

  it.each([
    '/uk/search-and-book?countries=italy&facilities=7&page=3',
    '/uk/search-and-book?bedrooms=x&date=yesterday&adults=99&page=-1&facilities=%3Cscript%3E&utm_source=mail',
    '/uk/campsites/italy?areas=tuscany&children=5',
  ])('%s may stay', async (address) => {
    expect(await endOf(address)).toBe(address)
  })
})

describe('an address with a place that nobody knows', () => {
  it.each([
    ['/uk/search-and-book?city=nope&adults=3', '302 /uk/search-and-book?adults=3'],
    ['/uk/search-and-book?country=italy&area=brittany', '302 /uk/search-and-book?country=italy'],
    [
      '/uk/search?query=lake&country=atlantis&area=x&city=y',
      '302 /uk/search?query=lake&country=atlantis&area=x',
    ],
    ['/uk/search-and-book', '404'],
  ])('%s leads to the search without its smallest place', async (address, end) => {
    const { rendered } = await renderTestPage({
      address,
      answers: [refuses(searchSites, 404, { type: 'destination' })],
    })
    expect(rendered.kind === 'redirect' ? `${rendered.status} ${rendered.to}` : `${rendered.status}`).toBe(
      end,
    )
  })
})
