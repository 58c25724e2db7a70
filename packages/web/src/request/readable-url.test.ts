import { describe, expect, it } from 'vitest'
import { readableUrl } from './readable-url.ts'

describe('readableUrl', () => {
  it.each([
    ['/', '/'],
    ['/uk/search?query=%E0%A4', '/uk/search?query=%E0%A4'],
    ['/fr/profil/d%C3%A9tails', '/fr/profil/d%C3%A9tails'],
    ['/uk/%E0%A4%A', '/uk/-/-/-/-/-'],
    ['/de-ch/%zz?x=1', '/de-ch/-/-/-/-/-'],
    ['/uk%', '/-/-/-/-/-/-'],
    ['/%', '/-/-/-/-/-/-'],
    [`/nl/${'a'.repeat(10_000)}`, '/nl/-/-/-/-/-'],
    [`/${'a'.repeat(10_000)}`, '/-/-/-/-/-/-'],
    [`/uk?${'a'.repeat(10_000)}`, `/uk?${'a'.repeat(10_000)}`],
  ])('%.40s → %.40s', (url, readable) => {
    expect(readableUrl(url)).toBe(readable)
  })
})
