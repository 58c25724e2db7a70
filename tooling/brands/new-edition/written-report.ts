import type { OtherTask } from './edition-report.ts'
import { checkedBy } from './likes.ts'
import type { PlannedMarket } from './planned-market.ts'
import type { WrittenEdition } from './write-edition.ts'

/** A value that fits on a line; a longer one is in its file. */
const mostOfValue = 80

/** What a new edition begins with: every line that is another edition's, with who has to check it, and what nobody could write. */
export function writtenReport(
  { site, like = '', row }: PlannedMarket,
  { copied, open }: WrittenEdition,
  others: readonly OtherTask[],
): string {
  const texts = copied.filter(({ name }) => name === row.messages || name === row.language)
  const isNewLanguage = texts.length > 0
  const lines = copied.filter((line) => !texts.includes(line))
  const people = ['operator', 'market manager', 'counsel', 'translator', 'engineer']
  const rows = new Map(people.map((who) => [who, [] as string[]]))
  const add = (who: string, line: string) => rows.get(who)?.push(`- ${line}`)
  add(
    'operator',
    `apps/${site}/app.config.ts: domain, company, addresses and accounts, copied from ${like}: enter your own`,
  )
  for (const { file, key, name, like: from, value } of lines) {
    const short = value.replaceAll(/\s+/g, ' ')
    const shown = short.length > mostOfValue ? `${short.slice(0, mostOfValue)}…` : short
    const origin = from === '' ? 'of the country' : `copied from ${from}`
    add(checkedBy(file), `${file} (${key}.${name}): ${shown}, ${origin}`)
  }
  if (isNewLanguage)
    add(
      'translator',
      `${texts.length} rows in ${row.languageTag} begin as English: npm run words -- export --set=${row.messages} --everything`,
    )
  const todo = others.filter(({ isDone }) => !isDone)
  return [
    `# ${row.displayName} (${site}) is there, with the values of ${like}`,
    '',
    ...people.flatMap((who) => section(`To be checked by: ${who}`, rows.get(who) ?? [])),
    ...section('Not written, to be done by an engineer', [
      ...open.map((line) => `- ${line}`),
      ...todo.map(({ file, task }) => `- ${file}: ${task}`),
    ]),
    `Next: npm test -- --only=brands,types, then npm run dev -- ${site}. To take it back: git restore . && git clean -fd apps/${site} packages/api/src/migrations`,
    '',
  ].join('\n')
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`## ${title}`, '', ...new Set(lines), '']
