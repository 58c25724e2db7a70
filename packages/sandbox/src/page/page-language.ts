/** The seven message sets of the product, which the sandbox also supports. */
const pageLanguages = ['en-GB', 'de', 'de-CH', 'fr', 'nl', 'nl-BE', 'it'] as const
export type PageLanguage = (typeof pageLanguages)[number]

const plain: readonly PageLanguage[] = ['de', 'fr', 'nl', 'it']

/** The set of a language tag: `de-CH` and `nl-BE` have their own; all other `de-…` use `de`. */
export function languageOfTag(tag: string): PageLanguage | undefined {
  const requested = tag.trim().toLowerCase()
  const exact = pageLanguages.find((language) => language.toLowerCase() === requested)
  if (exact) return exact
  const base = requested.split('-')[0]
  return base === 'en' ? 'en-GB' : plain.find((language) => language === base)
}

/** The first supported language of an Accept-Language header, by the header's preference. */
export function languageOfHeader(header: string | undefined): PageLanguage {
  const ranked = (header ?? '')
    .split(',')
    .map((entry, at) => {
      const [tag = '', weight] = entry.split(';q=')
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0, at }
    })
    .toSorted((a, b) => b.weight - a.weight || a.at - b.at)
  for (const { tag } of ranked) {
    const language = languageOfTag(tag)
    if (language) return language
  }
  return 'en-GB'
}
