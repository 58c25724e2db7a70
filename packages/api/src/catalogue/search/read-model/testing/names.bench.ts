import { createNameIndex } from '../names/name-index.ts'
import type { NameEntry, NameIndex, NameMatch } from '../names/name-index.types.ts'
import { processorTime, quietTime } from './quiet-time.bench.ts'
import { SeededRandom } from './seeded-random.ts'

/** Run with `node --expose-gc names.bench.ts`; prints P9 (docs/product/performance.md) over about 67,000 names. */
const languages = ['en', 'de', 'de-CH', 'fr', 'nl', 'nl-BE', 'it'] as const
type Language = (typeof languages)[number]
const queryCount = 3_000
const random = new SeededRandom(5)

const onsets = [
  'b',
  'br',
  'c',
  'ch',
  'd',
  'f',
  'g',
  'gr',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  'st',
  't',
  'tr',
  'v',
  'z',
  '',
]
const rhymes = ['a', 'e', 'i', 'o', 'u', 'an', 'er', 'ino', 'elle', 'au']
const syllable = (): string => random.pick(onsets) + random.pick(rhymes)
const word = (least: number, most: number): string =>
  Array.from({ length: random.between(least, most) }, syllable).join('') || 'a'

function entriesOf(): NameEntry<Language>[] {
  const entry = (type: NameEntry['type'], id: number, names: NameEntry<Language>['names']) => ({
    type,
    id,
    names,
    popularity: random.between(0, 10_000),
    funnelIds: [random.between(1, 4)],
  })
  const sites = Array.from({ length: 30_000 }, (_, id) =>
    entry(
      'site',
      id,
      `${random.pick(['Camping', 'Village', 'Campeggio', 'Ferienpark'])} ${random.pick(['', 'Le ', 'La ', 'Il '])}${word(2, 4)} ${word(1, 3)}`,
    ),
  )
  const places = Array.from({ length: 5_300 }, (_, id) => {
    const stem = word(2, 3)
    const names = Object.fromEntries(
      languages.map((language) => [language, random.chance(0.5) ? stem : `${stem}${syllable()}`]),
    ) as Record<Language, string>
    return entry(id < 5_000 ? 'city' : 'area', id, names)
  })
  return [...sites, ...places]
}

/** A letter missing, doubled, wrong, or swapped with the next. */
function mistyped(text: string): string {
  const at = random.between(0, text.length - 2)
  const [head, here, next, tail] = [text.slice(0, at), text[at]!, text[at + 1]!, text.slice(at + 2)]
  return random.pick([
    head + next + tail,
    head + here + here + next + tail,
    `${head}x${next}${tail}`,
    head + next + here + tail,
  ])
}

interface Typed {
  readonly text: string
  readonly typo: boolean
  readonly expected: NameEntry<Language>
}

function typedBy(entries: readonly NameEntry<Language>[]): Typed {
  const expected = random.pick(entries)
  const language = random.pick(languages)
  const name = (typeof expected.names === 'string' ? expected.names : expected.names[language]).toLowerCase()
  const space = name.lastIndexOf(' ')
  const from = random.chance(0.5) && space > 0 ? space + 1 : 0
  const text = name.slice(from, from + random.between(2, 12))
  const typo = text.length >= 5 && random.chance(0.3)
  return { text: typo ? mistyped(text) : text, typo, expected }
}

function report(title: string, queries: readonly Typed[], index: NameIndex<Language>): void {
  const times: number[] = []
  let met = 0
  for (const { text, expected } of queries) {
    let found: NameMatch[] = []
    times.push(
      quietTime(() => {
        found = index.find({ text, language: 'de', limit: 5 })
      }),
    )
    if (found.some((match) => match.type === expected.type && match.id === expected.id)) met += 1
  }
  times.sort((a, b) => a - b)
  const [p50, p90, p99] = [0.5, 0.9, 0.99].map((share) => times[Math.floor(times.length * share)]!.toFixed(3))
  const recall = (met / queries.length).toFixed(3)
  console.log(
    `  ${title.padEnd(6)} n ${queries.length}  p50 ${p50}  p90 ${p90}  p99 ${p99} ms  recall@5 ${recall}`,
  )
}

const entries = entriesOf()
let index = createNameIndex<Language>([])
const seconds =
  processorTime(() => {
    index = createNameIndex(entries)
  }) / 1000
console.log(
  `${index.keyCount} keys, built in ${seconds.toFixed(2)} s, ${(index.bytes() / 1e6).toFixed(1)} MB`,
)
const queries = Array.from({ length: queryCount }, () => typedBy(entries))
for (const { text } of queries.slice(0, 500)) index.find({ text, language: 'de', limit: 5 })
report('all', queries, index)
report(
  'exact',
  queries.filter((query) => !query.typo),
  index,
)
report(
  'typos',
  queries.filter((query) => query.typo),
  index,
)
