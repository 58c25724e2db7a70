import { markets, type Language, type SiteCode } from '../markets.ts'

/**
 * A legal text by language, with the sets and the countries whose words differ: Austria says Rücktritt where Germany says Widerruf.
 * An edition takes its country's, else its set's, else its language's.
 */
export interface CountryWords extends Readonly<Record<Language, string>> {
  readonly 'de-CH'?: string
  readonly 'nl-BE'?: string
  readonly 'de-at'?: string
  readonly uk?: string
  readonly ie?: string
}

/** Spaces at which no line may break: before a percent sign, and before the high punctuation of French. */
function unbroken(text: string, language: Language): string {
  const spaced = text.replaceAll(' %', '\u00A0%')
  return language === 'fr'
    ? spaced.replaceAll(/ (?=[:»])|(?<=«) /g, '\u00A0').replaceAll(/ (?=[;!?])/g, '\u202F')
    : spaced
}

/** The words of an edition, with its values filled in. Swiss German has no ß. */
export function wordsFor(
  site: SiteCode,
  words: CountryWords,
  values: Readonly<Record<string, string>> = {},
): string {
  const { messages, language } = markets[site]
  const known: Readonly<Partial<Record<string, string>>> = { ...words }
  const chosen = known[site] ?? known[messages] ?? words[language]
  const filled = unbroken(chosen, language).replaceAll(
    /\{(\w+)\}/g,
    (whole, name: string) => values[name] ?? whole,
  )
  return messages === 'de-CH' ? filled.replaceAll('ß', 'ss') : filled
}

/** One part of a page. */
export interface LegalBlock {
  readonly heading: string | null
  readonly body: string
}

/** Lines as a list of a page. */
export const listOf = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')
