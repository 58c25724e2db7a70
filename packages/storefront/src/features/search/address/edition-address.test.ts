import { getDestination } from '@camping/contract/content.endpoints.ts'
import { destination } from '@camping/contract/content.schemas.ts'
import { searchSites } from '@camping/contract/search.endpoints.ts'
import { searchSitesReply } from '@camping/contract/search.schemas.ts'
import type { Searched } from '@camping/contract/searched.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { destinationFixture, searchFixture } from '@camping/testkit/fixtures/search.fixture.ts'
import { describe, expect, it } from 'vitest'
import { renderTestPage } from '../../../testing/render-test-page.ts'

const inItaly: Searched = {
  funnel: { id: 1, slug: 'campsites' },
  place: { type: 'country', id: 1 },
  country: { slug: 'italy', name: 'Italy' },
  area: null,
  city: null,
}

async function open(address: string, searched: Searched) {
  const { rendered } = await renderTestPage({
    address,
    answers: [
      replies(getDestination, destination, destinationFixture),
      replies(searchSites, searchSitesReply, { ...searchFixture, searched }),
    ],
  })
  return rendered
}

describe('an address that was shared from another edition', () => {
  it.each([
    [
      'its place',
      '/uk/search-and-book?funnel=camping&country=italien&date=2027-07-03&page=2',
      '/uk/search-and-book?funnel=campsites&country=italy&date=2027-07-03&page=2',
      inItaly,
    ],
    [
      'its filters, beside a place in the path',
      '/uk/campsites/italy?adults=3&areas=gardasee&areas=toskana',
      '/uk/campsites/italy?adults=3&areas=lake-garda&areas=tuscany',
      { ...inItaly, filter: { countries: [], areas: ['lake-garda', 'tuscany'], funnels: [] } },
    ],
  ])('moves to the words of this one: %s', async (_, address, to, searched) => {
    expect(await open(address, searched)).toMatchObject({ kind: 'redirect', status: 302, to })
    expect(await open(to, { ...searched, filter: undefined })).toMatchObject({
      kind: 'document',
      status: 200,
    })
  })

  it('moves for good when its path is of another language', async () => {
    const { searched } = { searched: { ...inItaly, country: { slug: 'italy', name: 'Italy' } } }
    expect(await open('/uk/campsites/riva-del-garda?adults=3', searched)).toMatchObject({
      kind: 'redirect',
      status: 301,
      to: '/uk/campsites/italy?adults=3',
    })
  })
})
