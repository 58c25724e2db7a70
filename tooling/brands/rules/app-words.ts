import type { AppText } from '@camping/editions/app-link.ts'
import { markets, type MessageSet, type SiteCode } from '@camping/editions/markets.ts'

/** The languages of an app, or of the editions that a part of it names. */
export const spokenIn = (sites: readonly SiteCode[]): readonly MessageSet[] => [
  ...new Set(sites.map((site): MessageSet => markets[site].messages)),
]

/** What is wrong with a text: a language without words, or words in a language of no edition. */
export function wordProblems(
  words: AppText,
  spoken: readonly MessageSet[],
): [set: string, sentence: string][] {
  const missing = spoken
    .filter((set) => !words[set]?.trim())
    .map((set): [string, string] => [
      set,
      `is missing. Visitors who read ${set} would see no words. Write it: ${/^\w+$/.test(set) ? set : `'${set}'`}: '…'.`,
    ])
  const unread = Object.keys(words)
    .filter((set) => !spoken.some((one) => one === set))
    .map((set): [string, string] => [
      set,
      `is read by no edition of this app. Its languages are: ${spoken.join(', ')}.`,
    ])
  return [...missing, ...unread]
}

/** Why `sites` of a part names editions that the app does not have; undefined when it does. */
export function siteProblem(
  sites: readonly string[] | undefined,
  own: readonly SiteCode[],
): string | undefined {
  const unknown = (sites ?? []).filter((site) => !own.some((one) => one === site))
  if (unknown.length === 0) return undefined
  return `'${unknown.join("', '")}' is no edition of this app. Its editions are: ${own.join(', ')}.`
}
