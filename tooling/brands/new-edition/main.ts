import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { markets } from '@camping/editions/markets.ts'
import type { MessageTable } from '@camping/editions/messages/message-table.ts'
import { checkout } from '../places.ts'
import { readBrands } from '../read-brands.ts'
import { compile } from './compiled-gaps.ts'
import { EditionError } from './edition-error.ts'
import { editionReport } from './edition-report.ts'
import { missingLines, readProject } from './missing-lines.ts'
import { otherTasks } from './other-tasks.ts'
import { questions, readPlan, withCurrency, withMarket, type PlannedMarket } from './planned-market.ts'
import { readOptions } from './read-options.ts'
import { writeEdition } from './write-edition.ts'
import { writtenReport } from './written-report.ts'

const marketsFile = join(checkout, 'packages/editions/src/markets.ts')
const currenciesFile = join(checkout, 'packages/contract/src/values.schemas.ts')

function help(): string {
  const flags = Object.entries(questions).map(([name, what]) => `  --${name}=`.padEnd(18) + what)
  return [
    'npm run new-edition -- --site=lu --like=fr --write   makes the edition: Luxembourg, with the values of France (docs/how-to/add-an-edition.md)',
    'npm run new-edition -- --site=lu --like=fr           reports what it would lack, and writes nothing into the product',
    'npm run new-edition -- --site=dk --like=de --language=da --currency=DKK --rate=7.46 --write   in a new language and currency',
    'npm run new-edition -- --site=lu                     reports what an edition lacks whose row is there',
    '',
    'With --like= the rest follows from that edition and from the country of the site code; each can be given:',
    ...flags,
    '  --rate='.padEnd(18) + 'what one euro is in a new currency, for the demo world: 7.46',
  ].join('\n')
}

/** The messages without a text in a set, by table. */
function missingWords(tables: ReadonlyMap<string, MessageTable>, set: string): Map<string, string[]> {
  const missing = [...tables].map(
    ([table, rows]) =>
      [
        table,
        Object.entries(rows).flatMap(([key, texts]) => (Object.hasOwn(texts, set) ? [] : [key])),
      ] as const,
  )
  return new Map(missing.filter(([, keys]) => keys.length > 0))
}

/** `node tooling/brands/new-edition/main.ts --site=dk …` writes a report to translations/<site>; with --write the edition itself. */
async function main(parameters: readonly string[]): Promise<void> {
  if (parameters.length === 0 || parameters.includes('--help')) return console.log(help())
  const { flags, isWriting, rate } = readOptions(parameters)
  const plan = readPlan(flags, markets)
  if (typeof plan === 'string') throw new EditionError(plan)
  if (isWriting) write(plan, rate)
  else await report(plan)
}

function write(plan: PlannedMarket, rate: number | undefined): void {
  const written = writeEdition(checkout, plan, { rate, compile, print: console.log })
  const list = writtenReport(plan, written, otherTasks(checkout, plan))
  printList(plan.site, 'written.md', list)
  console.log(list)
}

async function report(plan: PlannedMarket): Promise<void> {
  console.log('The compiler reads the whole product as if the edition were there: a minute or two.')
  const changed = Object.hasOwn(markets, plan.site)
    ? new Map<string, string>()
    : new Map([
        [marketsFile, withMarket(readFileSync(marketsFile, 'utf8'), plan)],
        [currenciesFile, withCurrency(readFileSync(currenciesFile, 'utf8'), plan.row.currency)],
      ])
  const { tables } = (await readBrands()).brands
  const list = editionReport(plan, {
    words: missingWords(tables, plan.row.messages),
    lines: missingLines(checkout, readProject(join(checkout, 'tsconfig.json')), changed),
    others: otherTasks(checkout, plan),
  })
  for (const line of list.split('\n').filter((one) => /^##? /.test(one)))
    console.log(line.replace(/^#+ /, ''))
  printList(plan.site, 'missing.md', list)
}

function printList(site: string, name: string, list: string): void {
  const file = join(checkout, 'translations', site, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, list)
  console.log(`The list: translations/${site}/${name}`)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof EditionError ? error.message : error)
  process.exitCode = 1
})
