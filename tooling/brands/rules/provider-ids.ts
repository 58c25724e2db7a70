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

/**
 * What other companies gave a brand is named in full: map id with its key, the id at the reviews provider. And nothing
 * secret stands in a configuration: passwords and signing keys are named in the environment (docs/how-to/take-payments.md).
 */
export const providerIds: BrandRule = ({ apps }) =>
  apps.flatMap((app) => {
    const { maps, reviewsBusinessId } = app.config
    const findings: Finding[] = []
    const tell = (key: string, sentence: string) => findings.push({ file: configFile(app), key, sentence })
    if (maps)
      for (const key of ['mapId', 'key'] as const)
        if (!maps[key]?.trim())
          tell(`maps.${key}`, 'is missing. A map needs both its id and its key; without a map remove `maps`.')
    if (reviewsBusinessId !== undefined && !/^[\w-]{4,64}$/.test(reviewsBusinessId))
      tell(
        'reviewsBusinessId',
        `'${reviewsBusinessId}' cannot be an id: letters, digits and dashes, at least four.`,
      )
    for (const name of namesIn(app.config, ''))
      if (secretKey.test(name.split('.').at(-1) ?? ''))
        tell(
          name,
          'looks like a secret, and this file is public. Name it in the environment of the server instead (docs/how-to/take-payments.md).',
        )
    return findings
  })
