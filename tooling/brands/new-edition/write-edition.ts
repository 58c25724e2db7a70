import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { markets } from '@camping/editions/markets.ts'
import { copyApp, replacedOnce } from './app-of-edition.ts'
import { EditionError } from './edition-error.ts'
import { fillGaps, type CopiedLine, type LikeNames } from './fill-gaps.ts'
import type { Refused } from './compiled-gaps.ts'
import { currencyMigration, withRate } from './new-currency.ts'
import { knownValues } from './known-values.ts'
import { likeNames } from './likes.ts'
import { withCurrency, withMarket, type PlannedMarket } from './planned-market.ts'

/** More rounds than tables lie behind each other; a compiler that still has gaps then has them for another reason. */
const mostRounds = 8

const marketsFile = 'packages/editions/src/markets.ts'
const currenciesFile = 'packages/contract/src/values.schemas.ts'
const versionFile = 'packages/catalogue/src/create-catalogue.ts'
const ratesFile = 'packages/catalogue/src/content/market-terms.ts'
const migrationsFolder = 'packages/api/src/migrations'

/** What was written: lines with the value of another edition, and what the compiler still refuses. */
export interface WrittenEdition {
  readonly copied: readonly CopiedLine[]
  readonly open: readonly string[]
}

export interface WriteOptions {
  /** Value of one euro, for a new currency. */
  readonly rate?: number | undefined
  readonly compile: (root: string) => Refused
  readonly print: (line: string) => void
}

/** Makes an edition in the sources: its row, its app, and a line like that of another edition wherever the compiler wants one. */
export function writeEdition(
  root: string,
  plan: PlannedMarket,
  { rate, compile, print }: WriteOptions,
): WrittenEdition {
  const like = plan.like
  if (like === undefined)
    throw new EditionError('--like= is missing: the edition whose values the new one begins with.')
  const likeRow = markets[like as keyof typeof markets]
  const likes = likeNames(plan, { site: like, row: likeRow }, markets.uk)
  const fill = () => fillRounds(root, likes, { compile, print, known: knownValues(plan) })
  // Begun before: a source that did not compile, or an interruption.
  if (Object.hasOwn(markets, plan.site)) return fill()
  if (existsSync(join(root, 'apps', plan.site))) throw new EditionError(`apps/${plan.site} is there already.`)
  const isNewCurrency = !Object.values(markets).some(({ currency }) => currency === plan.row.currency)
  if (isNewCurrency && rate === undefined)
    throw new EditionError(
      `--rate= is missing: what one euro is in ${plan.row.currency}, for example --rate=7.46.`,
    )
  const change = (file: string, how: (source: string) => string) =>
    writeFileSync(join(root, file), how(readFileSync(join(root, file), 'utf8')))
  change(versionFile, nextVersion)
  change(marketsFile, (source) => withMarket(source, plan))
  if (isNewCurrency && rate !== undefined) {
    change(currenciesFile, (source) => withCurrency(source, plan.row.currency))
    change(ratesFile, (source) => withRate(source, plan.row.currency, rate))
    const { name, sql } = currencyMigration(readSql(join(root, migrationsFolder)), plan.row.currency)
    writeFileSync(join(root, migrationsFolder, name), sql)
  }
  copyApp(root, like, plan.site)
  return fill()
}

interface FillOptions {
  readonly compile: (root: string) => Refused
  readonly print: (line: string) => void
  readonly known: ReadonlyMap<string, string>
}

/** Compiles and fills until nothing can be filled any more: some lines are seen only when others are there. */
export function fillRounds(
  root: string,
  likes: LikeNames,
  { compile, print, known }: FillOptions,
): WrittenEdition {
  const copied: CopiedLine[] = []
  for (let round = 1; ; round++) {
    print(`The compiler reads the product, round ${round}.`)
    const { gaps, others } = compile(root)
    const open = [...others]
    let filled = 0
    for (const [file, places] of gaps) {
      const path = join(root, file)
      const result = fillGaps({ file, source: readFileSync(path, 'utf8') }, places, { likes, known })
      for (const { line, lacks } of result.open) open.push(`${file}:${line}: lacks ${lacks.join(', ')}`)
      copied.push(...result.copied)
      filled += result.copied.length
      if (result.copied.length > 0) writeFileSync(path, result.source)
    }
    print(`${filled} lines written`)
    if (filled === 0 || round === mostRounds) return { copied, open }
  }
}

/** '2026-10' becomes '2026-11': databases without carts load the new rows. */
export function nextVersion(source: string): string {
  const [before, year = '', number = ''] = /catalogueVersion = '(\d+)-(\d+)'/.exec(source) ?? []
  if (before === undefined) throw new EditionError(`${versionFile}: no catalogueVersion like '2026-10'.`)
  const next = String(Number(number) + 1).padStart(2, '0')
  return replacedOnce(source, [before, `catalogueVersion = '${year}-${next}'`], versionFile)
}

function readSql(folder: string): Map<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}
