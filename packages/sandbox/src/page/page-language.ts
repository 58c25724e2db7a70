/** The seven message sets of the product: the sandbox speaks them too. */
export const pageLanguages = ['en-GB', 'de', 'de-CH', 'fr', 'nl', 'nl-BE', 'it'] as const
export type PageLanguage = (typeof pageLanguages)[number]

const plain: readonly PageLanguage[] = ['de', 'fr', 'nl', 'it']

/** The set for a language tag: `de-CH` and `nl-BE` have their own, every other `de-…` reads `de`. */
export function languageOfTag(tag: string): PageLanguage | undefined {
  const wanted = tag.trim().toLowerCase()
  const exact = pageLanguages.find((language) => language.toLowerCase() === wanted)
  if (exact) return exact
  const base = wanted.split('-')[0]
  return base === 'en' ? 'en-GB' : plain.find((language) => language === base)
}

/** The first language of an Accept-Language header that we speak, in the header's own order of preference. */
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
