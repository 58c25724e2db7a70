import { describe, expect, it } from 'vitest'
import { reviewsLink, reviewsProviders, type ReviewsProviderId } from './reviews-providers.ts'

describe('an id at a provider', () => {
  it.each([
    ['trustpilot', 'uk.alder.example', true],
    ['trustpilot', 'alder', false],
    ['trustpilot', 'alder.example/evil', false],
    ['trustpilot', '-alder.example', false],
    ['trustpilot', `${'a.'.repeat(200)}example`, false],
    ['google', 'ChIJ0000000000000000000000', true],
    ['google', 'ChIJ', false],
    ['google', 'ChIJ00000000000000000000&x=1', false],
  ] as const)('%s: %s is one: %s', (provider, id, fits) =>
    expect(reviewsProviders[provider].idForm.test(id)).toBe(fits),
  )

  it.each(Object.keys(reviewsProviders) as ReviewsProviderId[])(
    '%s has an example that is one',
    (provider) => {
      const { idForm, example, profile } = reviewsProviders[provider]
      expect(idForm.test(example)).toBe(true)
      expect(profile).toMatch(/^https:\/\/.*\{id\}$/)
    },
  )
})

describe('the link to the profile', () => {
  const reviews = { provider: 'trustpilot', businessIds: { uk: 'uk.alder.example' } } as const
  it.each([
    ['of a market', reviews, 'uk', 'https://www.trustpilot.com/review/uk.alder.example'],
    ['of a market without an id', reviews, 'ie', undefined],
    ['of an app without reviews', undefined, 'uk', undefined],
  ] as const)('%s', (_what, profile, site, url) => expect(reviewsLink(profile, site)?.url).toBe(url))
})
