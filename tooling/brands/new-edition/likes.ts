import type { Market } from '@camping/editions/markets.ts'
import type { LikeNames } from './fill-gaps.ts'
import type { PlannedMarket } from './planned-market.ts'

/**
 * Whose line each new name gets: the site, market, currency of the edition it is like. A new language gets the English texts, from which
 * translators work.
 */
export function likeNames(
  plan: PlannedMarket,
  { site: likeSite, row: like }: PlannedMarket,
  english: Market,
): LikeNames {
  const likes = new Map<string, string[]>()
  const add = (name: string, ...values: readonly string[]) =>
    likes.set(name, [...(likes.get(name) ?? []), ...values.filter((value) => value !== name)])
  const { site, row } = plan
  if (row.messages !== like.messages) add(row.messages, english.messages)
  if (row.language !== like.language) add(row.language, english.language)
  add(row.market, like.market)
  add(site, likeSite)
  add(row.apiLocale, like.apiLocale)
  add(row.currency, like.currency)
  add(row.languageTag, like.languageTag)
  return new Map([...likes].filter(([, values]) => values.length > 0))
}

/** Who answers for a copied line, by the beginning of its file's path. */
const readers: readonly (readonly [file: RegExp, who: string])[] = [
  [/\/legal|legal-/, 'counsel'],
  [/market-terms|covers/, 'market manager'],
  [/\.messages\.ts$|\/messages\/|routes\.ts$|catalogue\/|-words|-texts?\b/, 'translator'],
  [/\.test\.|\/testing\/|^tooling\//, 'engineer'],
  [/^apps\//, 'operator'],
]

/** Operator, market manager, counsel, translator or engineer: who has to check a line of this file. */
export const checkedBy = (file: string): string =>
  readers.find(([path]) => path.test(file))?.[1] ?? 'engineer'
