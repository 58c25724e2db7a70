import type { AppConfig } from '@camping/editions/define-app.ts'
import { unsignedTexts } from '@camping/editions/legal/unsigned-texts.ts'

/** What `npm run new-app` writes where it knows nothing. */
const example = /\bexample\b|^EX0+$/i

/** Keys of examples among the facts of an operator, such as `host.name`; addresses below .example are invented on purpose. */
function examplesIn(facts: object, place = ''): string[] {
  return Object.entries(facts).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return examplesIn(value, `${place}${key}.`)
    return typeof value === 'string' && example.test(value.replaceAll(/[\w.-]*\.example\b/g, ''))
      ? [`${place}${key}`]
      : []
  })
}

/**
 * For the log of a shop with customers: facts that are still examples, and texts that nobody has signed as they stand. They end no
 * start, because one brand's papers must not be the others' outage.
 */
export function legalWarnings(configs: readonly Pick<AppConfig, 'id' | 'legal' | 'supports'>[]): string[] {
  return configs.flatMap((config) => {
    const file = `apps/${config.id}/app.config.ts`
    const examples = examplesIn(config.legal)
    const unsigned = unsignedTexts(config)
    return [
      ...(examples.length > 0
        ? [`${file}: visitors read examples in the imprint: legal.${examples.join(', legal.')}`]
        : []),
      ...(unsigned.length > 0
        ? [
            `${file}, legal.signed: nobody has signed ${unsigned.map(({ tag, owner }) => `${tag} (${owner})`).join(', ')}`,
          ]
        : []),
    ]
  })
}
