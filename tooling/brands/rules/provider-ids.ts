import { reviewsProviders, type ReviewsProfile } from '@camping/editions/reviews-providers.ts'
import { configFile, type BrandRule, type Finding } from '../brand-app.ts'

/** What only a server may know: such a text in a browser's build would be public. */
const secretKey = /secret|password|passwd|md5|privatekey|token/i

function namesIn(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = path ? `${path}.${key}` : key
    return [name, ...namesIn(inner, name)]
  })
}

/** What types would say to a brand team that ran the compiler, too. */
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
 * What other companies gave a brand is named in full: map id with its key, the provider of reviews with an id for its markets. And
 * nothing secret stands in a configuration: passwords and signing keys are named in the environment
 * (docs/how-to/take-payments.md).
 */
export const providerIds: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const { maps, reviews, sites } = app.config
    const findings: Finding[] = []
    const tell = (key: string, sentence: string) => findings.push({ file: configFile(app), key, sentence })
    if (maps)
      for (const key of ['mapId', 'key'] as const)
        if (!maps[key]?.trim())
          tell(`maps.${key}`, 'is missing. A map needs both its id and its key; without a map remove `maps`.')
    for (const { key, sentence } of reviewsFaults(reviews, sites)) tell(key, sentence)
    for (const name of namesIn(app.config, ''))
      if (secretKey.test(name.split('.').at(-1) ?? ''))
        tell(
          name,
          'looks like a secret, and this file is public. Name it in the environment of the server instead (docs/how-to/take-payments.md).',
        )
    return findings
  })
