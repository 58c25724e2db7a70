import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { markets } from '@camping/editions/markets.ts'
import type { MessageTable } from '@camping/editions/messages/message-table.ts'
import { checkout, readBrands } from '../read-brands.ts'
import { editionReport } from './edition-report.ts'
import { missingLines, readProject } from './missing-lines.ts'
import { otherTasks } from './other-tasks.ts'
import { questions, readPlan, withCurrency, withMarket } from './planned-market.ts'

const marketsFile = join(checkout, 'packages/editions/src/markets.ts')
const currenciesFile = join(checkout, 'packages/contract/src/values.schemas.ts')

function help(): string {
  const flags = Object.entries(questions).map(([name, what]) => `  --${name}=`.padEnd(18) + what)
  return [
    'Reports what an edition would lack, without writing it (docs/how-to/add-an-edition.md):',
    ...flags,
    'npm run new-edition -- --site=lu --market=ALLU --apiLocale=lu --language=fr --messages=fr --languageTag=fr-LU --currency=EUR --flag=lu --displayName=Luxembourg',
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

/** `node tooling/brands/new-edition/main.ts --site=dk …` writes the report to translations/<site>/missing.md. */
async function main(parameters: readonly string[]): Promise<void> {
  if (parameters.length === 0 || parameters.includes('--help')) {
    console.log(help())
    return
  }
  const plan = readPlan(parameters, markets)
  if (typeof plan === 'string') {
    console.error(plan)
    process.exitCode = 1
    return
  }
  console.log('The compiler reads the whole product as if the edition were there: a minute or two.')
  const changed = Object.hasOwn(markets, plan.site)
    ? new Map<string, string>()
    : new Map([
        [marketsFile, withMarket(readFileSync(marketsFile, 'utf8'), plan)],
        [currenciesFile, withCurrency(readFileSync(currenciesFile, 'utf8'), plan.row.currency)],
      ])
  const { tables } = (await readBrands()).brands
  const lines = missingLines(checkout, readProject(join(checkout, 'tsconfig.json')), changed)
  const report = editionReport(plan, {
    words: missingWords(tables, plan.row.messages),
    lines,
    others: otherTasks(checkout, plan),
  })
  const file = join(checkout, 'translations', plan.site, 'missing.md')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, report)
  for (const line of report.split('\n').filter((one) => /^##? /.test(one)))
    console.log(line.replace(/^#+ /, ''))
  console.log(`The list: translations/${plan.site}/missing.md`)
}

await main(process.argv.slice(2))
