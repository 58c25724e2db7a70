import { reviewsProviders, type ReviewsProfile } from '@camping/editions/reviews-providers.ts'
import { configFile, type BrandRule, type Finding } from '../brand-app.ts'

/** Values that only a server may know, because a browser's build would publish them. */
const secretKey = /secret|password|passwd|md5|privatekey|token/i

function namesIn(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = path ? `${path}.${key}` : key
    return [name, ...namesIn(inner, name)]
  })
}

/** Repeats checks of the types for brand teams that do not run the compiler. */
function reviewsFaults(
  reviews: ReviewsProfile | undefined,
  sites: readonly string[],
): readonly { key: string; sentence: string }[] {
  if (!reviews) return []
  const { provider, businessIds } = reviews
  if (!Object.hasOwn(reviewsProviders, provider)) {
    const known = Object.keys(reviewsProviders).join(', ')
    return [
      { key: 'reviews.provider', sentence: `'${provider}' is not a provider we know. They are: ${known}.` },
    ]
  }
  const { idForm, example } = reviewsProviders[provider]
  const ids = Object.entries(businessIds)
  if (ids.length === 0)
    return [{ key: 'reviews.businessIds', sentence: 'is empty. Name an id, or remove `reviews`.' }]
  return ids.flatMap(([site, id]) => {
    const key = `reviews.businessIds.${site}`
    if (!sites.includes(site)) return [{ key, sentence: `'${site}' is not one of the sites of this app.` }]
    if (idForm.test(id ?? '')) return []
    return [
      {
        key,
        sentence: `'${id}' cannot be an id at ${reviewsProviders[provider].name}: they look like ${example}.`,
      },
    ]
  })
}

/**
 * Identifiers from other companies are complete: map id with its key, the provider of reviews with an id for its
 * markets. A configuration contains no secrets: passwords and signing keys belong to the environment
 * (docs/how-to/take-payments.md).
 */
export const providerIds: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const { maps, reviews, sites } = app.config
    const findings: Finding[] = []
    const report = (key: string, sentence: string) => findings.push({ file: configFile(app), key, sentence })
    if (maps)
      for (const key of ['mapId', 'key'] as const)
        if (!maps[key]?.trim())
          report(
            `maps.${key}`,
            'is missing. A map needs both its id and its key; without a map remove `maps`.',
          )
    for (const { key, sentence } of reviewsFaults(reviews, sites)) report(key, sentence)
    for (const name of namesIn(app.config, ''))
      if (secretKey.test(name.split('.').at(-1) ?? ''))
        report(
          name,
          'looks like a secret, and this file is public. Name it in the environment of the server instead (docs/how-to/take-payments.md).',
        )
    return findings
  })
