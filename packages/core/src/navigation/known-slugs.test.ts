import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import { describe, expect, it } from 'vitest'
import { knownSlugs } from './navigation.api.ts'

const slugs = knownSlugs({
  funnels: [
    { slug: 'campsites', countries: [{ slug: 'italy' }, { slug: 'france' }] },
    { slug: 'holiday-parks', countries: [{ slug: 'netherlands' }] },
  ],
  taggedPages: { 'early-booking': { slug: 'book-early', title: 'Book early' } },
} as unknown as NavigationGroupsReply)

describe('knownSlugs', () => {
  it('knows funnels, the countries of each, and tagged pages by slug', () => {
    expect(slugs.isFunnel('campsites')).toBe(true)
    expect(slugs.isFunnel('italy')).toBe(false)
    expect(slugs.isCountry('campsites', 'italy')).toBe(true)
    expect(slugs.isCountry('holiday-parks', 'italy')).toBe(false)
    expect(slugs.isTaggedPage('book-early')).toBe(true)
    expect(slugs.isTaggedPage('early-booking')).toBe(false)
  })

  it.each(['__proto__', 'constructor', 'toString', ''])('%j is no slug of anything', (word) => {
    expect(slugs.isFunnel(word)).toBe(false)
    expect(slugs.isCountry(word, word)).toBe(false)
    expect(slugs.isTaggedPage(word)).toBe(false)
  })
})
