import type { MissingLine } from './missing-lines.ts'
import type { PlannedMarket } from './planned-market.ts'

/** A check of what no type demands: where it is, and whether it is done. */
export interface OtherTask {
  readonly isDone: boolean
  readonly file: string
  readonly task: string
}

const messageFile = /^packages\/editions\/src\/messages\/.+\.messages\.ts$/

function byFile(lines: readonly MissingLine[]): [file: string, lines: MissingLine[]][] {
  const files = new Map<string, MissingLine[]>()
  for (const line of lines) files.set(line.file, [...(files.get(line.file) ?? []), line])
  return [...files].toSorted(([one], [other]) => one.localeCompare(other))
}

/** A list of names that stays readable; all of them where `most` is not given. */
function listed(names: readonly string[], most = Infinity): string {
  const unique = [...new Set(names)]
  const rest = unique.length - most
  return rest > 0 ? `${unique.slice(0, most).join(', ')} and ${rest} more` : unique.join(', ')
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** Messages without a text in a set, by table. */
type MissingWords = ReadonlyMap<string, readonly string[]>

const wordsIn = (words: MissingWords) => [...words.values()].flat().length

function wordLines(words: MissingWords, set: string): string[] {
  if (wordsIn(words) === 0) return []
  return [
    `## Words: ${count(wordsIn(words), 'message', 'messages')} in ${count(words.size, 'table', 'tables')}`,
    '',
    `For translators: \`npm run words -- export --set=${set}\`, then \`npm run words -- import …\`.`,
    '',
    ...[...words].map(([table, keys]) => `- ${table}: ${keys.length} (${listed(keys, 3)})`),
    '',
  ]
}

function tables(lines: readonly MissingLine[]): string[] {
  if (lines.length === 0) return []
  return [
    `## Lines in tables: ${lines.length}`,
    '',
    ...byFile(lines).flatMap(([file, some]) => {
      const lacks = new Map<string, MissingLine[]>()
      for (const line of some) {
        const names = line.lacks.join(', ')
        lacks.set(names, [...(lacks.get(names) ?? []), line])
      }
      return [...lacks].map(
        ([names, rows]) =>
          `- ${file}:${rows[0]?.line}: ${rows.length > 1 ? `${rows.length} places lack` : 'lacks'} \`${names}\`${keysOf(rows)}`,
      )
    }),
    '',
  ]
}

function keysOf(rows: readonly MissingLine[]): string {
  const keys = rows.map(({ key }) => key).filter((key) => key !== '')
  return keys.length > 0 ? ` (${listed(keys)})` : ''
}

function code(lines: readonly MissingLine[]): string[] {
  if (lines.length === 0) return []
  return [
    `## Code that has to know it: ${count(lines.length, 'place', 'places')}`,
    '',
    ...byFile(lines).flatMap(([file, some]) =>
      some.map(({ line, sentence }) => `- ${file}:${line}: ${sentence}`),
    ),
    '',
  ]
}

/** What was found about a planned edition. */
export interface EditionFindings {
  readonly words: MissingWords
  /** What the compiler refuses, messages included: those are in `words`, by their tables. */
  readonly lines: readonly MissingLine[]
  readonly others: readonly OtherTask[]
}

/** Everything that a planned edition lacks, as one text in Markdown. */
export function editionReport(
  { site, row }: PlannedMarket,
  { words, lines, others }: EditionFindings,
): string {
  const rest = lines.filter(({ file }) => !messageFile.test(file))
  const open = others.filter(({ isDone }) => !isDone)
  const total = wordsIn(words) + rest.length + open.length
  return [
    `# What the edition ${site} (${row.displayName}, ${row.languageTag}, ${row.currency}) lacks: ${count(total, 'thing', 'things')}`,
    '',
    'Nothing is written. What the compiler sees only when a line is there comes with a second run (docs/how-to/add-an-edition.md).',
    '',
    ...wordLines(words, row.messages),
    ...tables(rest.filter(({ lacks }) => lacks.length > 0)),
    ...code(rest.filter(({ lacks }) => lacks.length === 0)),
    ...(open.length > 0
      ? [
          `## What no type demands: ${open.length}`,
          '',
          ...open.map(({ file, task }) => `- ${file}: ${task}`),
          '',
        ]
      : []),
  ].join('\n')
}
