import type { KeyRange } from './best-of-ranges.ts'
import { takeBest } from './best-of-ranges.ts'
import { closePrefixes } from './close-prefixes.ts'
import { foldName } from './fold-name.ts'
import type { NameKey } from './name-keys.ts'
import { LONGEST_KEY, NameKeys } from './name-keys.ts'
import type { NameEntry, NameIndex, NameMatch, NameQuery, PlaceType } from './name-index.types.ts'
import { RangeMinimum } from './range-minimum.ts'

/** Larger places first; popularity (up to 10,000) decides within a type. */
const typeWeight: Readonly<Record<PlaceType, number>> = {
  country: 30_000,
  area: 20_000,
  city: 10_000,
  site: 0,
}
/** Bonus when the name itself begins so, not one of its other words. */
const NAME_START = 15_000
/** Shorter texts need an exact match. */
const FORGIVE_ONE_FROM = 4
const FORGIVE_TWO_FROM = 8

/**
 * Finds places and sites while the visitor types a name (search-15): in every language's name, from the start of
 * any word, ignoring accents and case, tolerating one typing error from 4 letters and two from 8. Exact prefixes
 * come first; then the order is by size of the place and by popularity.
 */
export function createNameIndex<Language extends string>(
  entries: Iterable<NameEntry<Language>>,
): NameIndex<Language> {
  const all = [...entries]
  const keys = new NameKeys(nameKeys(all))
  const minimum = new RangeMinimum(keys.rank)
  const found = { rank: keys.rank, minimum }

  const find = (query: NameQuery<Language>): NameMatch[] => {
    const matches: NameMatch[] = []
    const seen = new Set<number>()
    const collect = (ranges: readonly KeyRange[], edits: NameMatch['edits']): void => {
      if (matches.length >= query.limit) return
      takeBest(ranges, found, (key) => {
        const index = keys.entry[key]!
        const entry = all[index]!
        if (seen.has(index) || !isWanted(entry, query)) return 'unwanted'
        seen.add(index)
        matches.push({ type: entry.type, id: entry.id, name: nameIn(entry, query.language), edits })
        return matches.length >= query.limit ? 'enough' : 'taken'
      })
    }
    const lookUp = (text: string): void => {
      const letters = Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
      const { from, exactTo, to } = keys.beginningWith(letters)
      collect([{ from, to: exactTo }], 0)
      collect([{ from: exactTo, to }], 0)
      if (letters.length >= FORGIVE_ONE_FROM && matches.length < query.limit)
        collect(closePrefixes(keys, letters, 1), 1)
      // Two errors are only tolerated when nothing else matches.
      if (letters.length >= FORGIVE_TWO_FROM && matches.length === 0)
        collect(closePrefixes(keys, letters, 2), 2)
    }
    // No place is called "camping toskana"; without its first word one is.
    let text = foldName(query.text).slice(0, LONGEST_KEY)
    while (text && matches.length === 0 && query.limit > 0) {
      lookUp(text)
      text = text.includes(' ') ? text.slice(text.indexOf(' ') + 1) : ''
    }
    return matches
  }
  return { keyCount: keys.count, find, bytes: () => keys.bytes + minimum.bytes }
}

const isWanted = (entry: NameEntry, { funnelId, types }: Pick<NameQuery, 'funnelId' | 'types'>): boolean =>
  (funnelId === undefined || entry.funnelIds.includes(funnelId)) && (!types || types.includes(entry.type))

const nameIn = <Language extends string>({ names }: NameEntry<Language>, language: Language): string =>
  typeof names === 'string' ? names : names[language]

/** Every word start of every distinct name of every entry, with its overall rank. */
function nameKeys(entries: readonly NameEntry[]): NameKey[] {
  const keys: { text: string; entry: number; weight: number }[] = []
  entries.forEach((entry, index) => {
    const names = typeof entry.names === 'string' ? [entry.names] : Object.values(entry.names)
    const known = new Map<string, number>()
    for (const name of new Set(names.map(foldName)))
      for (let start = 0; start < name.length; start = nextWord(name, start)) {
        const text = name.slice(start, start + LONGEST_KEY)
        const weight = typeWeight[entry.type] + entry.popularity + (start === 0 ? NAME_START : 0)
        known.set(text, Math.max(weight, known.get(text) ?? 0))
      }
    for (const [text, weight] of known) keys.push({ text, entry: index, weight })
  })
  const order = [...keys.keys()].sort(
    (a, b) => keys[b]!.weight - keys[a]!.weight || keys[a]!.entry - keys[b]!.entry || a - b,
  )
  const ranks = new Int32Array(keys.length)
  order.forEach((key, rank) => {
    ranks[key] = rank
  })
  return keys.map(({ text, entry }, at) => ({ text, entry, rank: ranks[at]! }))
}

const nextWord = (name: string, start: number): number => {
  const space = name.indexOf(' ', start)
  return space < 0 ? name.length : space + 1
}
