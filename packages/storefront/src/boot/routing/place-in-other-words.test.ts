import { getDestination } from '@camping/contract/content.endpoints.ts'
import { destination } from '@camping/contract/content.schemas.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { destinationFixture } from '@camping/testkit/fixtures/search.fixture.ts'
import { describe, expect, it } from 'vitest'
import { renderTestPage } from '../../testing/render-test-page.ts'

const alternates = { couk: ['campsites', 'italy'], de: ['camping', 'italien'], fr: ['campings', 'italie'] }
const inItaly = replies(getDestination, destination, { ...destinationFixture, alternates })
const nobody = refuses(getDestination, 404, { type: 'destination' })
const town = replies(getDestination, destination, ({ country }) =>
  country === undefined
    ? { ...destinationFixture, alternates: { couk: ['campsites', 'venice'], de: ['camping', 'venedig'] } }
    : destinationFixture,
)

describe('a path in the words of another edition', () => {
  it.each([
    ['/uk/camping/italien', inItaly, '/uk/campsites/italy'],
    ['/uk/campings/italy', inItaly, '/uk/campsites/italy'],
    ['/uk/camping/italien?adults=3&utm=1', inItaly, '/uk/campsites/italy?adults=3&utm=1'],
    ['/uk/camping/venedig', town, '/uk/campsites/venice'],
  ])('%s moves for good', async (address, answer, to) => {
    const { rendered } = await renderTestPage({ address, answers: [answer] })
    expect(rendered).toMatchObject({ kind: 'redirect', status: 301, to })
  })

  it.each([
    ['/uk/camping/atlantis', nobody],
    // The API found a place, but not the one that is named.
    ['/uk/camping/atlantis', inItaly],
    ['/uk/x/y/z/w/v', inItaly],
    ['/uk/nothing-here', nobody],
  ])('%s is no place of any edition', async (address, answer) => {
    const { rendered } = await renderTestPage({ address, answers: [answer] })
    expect(rendered).toMatchObject({ kind: 'document', status: 404 })
  })

  it('is nothing in a brand without destinations', async () => {
    const { rendered, calls } = await renderTestPage({
      address: '/uk/camping/italien',
      answers: [inItaly],
      config: { supports: { portal: true } },
    })
    expect(rendered).toMatchObject({ kind: 'document', status: 404 })
    expect(calls.filter((call) => call.includes('destinations'))).toEqual([])
  })
})
