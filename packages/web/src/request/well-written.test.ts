import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { fakeHost } from '../testing/fake-host.ts'
import { wellWritten } from './well-written.ts'

test.each([
  ['/uk/campsites', '/uk/campsites'],
  ['/UK', '/uk'],
  ['/Uk/Campsites/Italy', '/uk/campsites/italy'],
  ['/uk//campsites', '/uk/campsites'],
  ['//evil.example/uk', '//evil.example/uk'],
  [String.raw`/\evil.example/`, String.raw`/\evil.example/`],
  ['//UK///campsites//', '/uk/campsites'],
  ['/uk/', '/uk'],
  // The percent-encoding of letters is not theirs to change.
  ['/fr/profil/d%C3%A9tails', '/fr/profil/d%C3%A9tails'],
  ['/FR/Profil/d%C3%A9tails', '/fr/profil/d%C3%A9tails'],
  ['http://evil.example//uk', 'http://evil.example//uk'],
  ['/de-CH/Camping', '/de-ch/camping'],
  // Identifiers, the offline copies, and what is no page.
  ['/uk/booking/AbC_-9', '/uk/booking/AbC_-9'],
  ['/UK/booking/AbC_-9', '/uk/booking/AbC_-9'],
  ['/Elsewhere', '/Elsewhere'],
  ['/UK/No/Such/Page/At/All/Here', '/uk/No/Such/Page/At/All/Here'],
  ['/', '/'],
])('%s is written %s', (path, written) => {
  expect(wellWritten(path)).toBe(written)
  expect(wellWritten(written)).toBe(written)
})

describe('slashes too many', () => {
  let fake: Awaited<ReturnType<typeof fakeHost>>
  beforeAll(async () => {
    fake = await fakeHost()
  })
  afterAll(() => fake.close())

  it.each([
    ['/uk/', '/uk'],
    ['//UK//Campsites', '/uk/campsites'],
    ['/uk//', '/uk'],
    ['/de/camping-suche/?page=2&x=//evil.example', '/de/camping-suche?page=2&x=//evil.example'],
    ['/uk/%2f%2fevil.example/', '/uk/%2f%2fevil.example'],
  ])('%s leads to the address without', async (url, to) => {
    const answer = await fake.host.inject({ url, headers: { host: 'localhost:3000' } })
    expect(answer.statusCode).toBe(301)
    expect(answer.headers.location).toBe(to)
    expect(new URL(to, 'https://uk.alder.example').origin).toBe('https://uk.alder.example')
  })
})
