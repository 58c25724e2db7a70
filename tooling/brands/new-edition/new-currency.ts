import { EditionError } from './edition-error.ts'

/** The source of market-terms.ts with the demo's rate of a further currency. */
export function withRate(source: string, currency: string, rate: number): string {
  const end = /(\n {2}\{ currency: '[A-Z]{3}', ppm: [\d_]+, rateDate \},)(\n\])/
  if (!end.test(source))
    throw new EditionError('packages/catalogue/src/content/market-terms.ts: no list of currencyRates.')
  const ppm = String(Math.round(rate * 1_000_000)).replaceAll(/\B(?=(?:\d{3})+$)/g, '_')
  return source.replace(
    end,
    (_, last: string, rest: string) =>
      `${last}\n  { currency: '${currency}', ppm: ${ppm}, rateDate },${rest}`,
  )
}

const createOrAlter = /(?:create table (?:if not exists )?|alter table (?:only )?)([a-z_]+)/g
const check = /\b([a-z_]*currency)\b[^,;]*?check \(\1 in \(([^)]*)\)\)/g

/**
 * A migration that lets every checked column take a further currency. The columns come from the migrations themselves: each check of
 * a currency, with the table above it.
 * @param migrations sources by file name
 */
export function currencyMigration(
  migrations: ReadonlyMap<string, string>,
  currency: string,
): { name: string; sql: string } {
  const columns = new Map<string, { table: string; column: string }>()
  const known = new Set<string>()
  for (const source of migrations.values())
    for (const { 1: column = '', 2: list = '', index } of source.matchAll(check)) {
      const table = [...source.slice(0, index).matchAll(createOrAlter)].at(-1)?.[1]
      if (table !== undefined) columns.set(`${table} ${column}`, { table, column })
      for (const [code] of list.matchAll(/[A-Z]{3}/g)) known.add(code)
    }
  if (columns.size === 0) throw new EditionError('No migration checks a currency: nothing to widen.')
  const last = Math.max(...[...migrations.keys()].map((name) => Number.parseInt(name, 10)))
  const list = [...known, currency].map((code) => `'${code}'`).join(', ')
  const sql = [...columns.values()].map(
    ({ table, column }) =>
      `alter table ${table} drop constraint if exists ${table}_${column}_check,\n` +
      `  add constraint ${table}_${column}_check check (${column} in (${list}));\n`,
  )
  return {
    name: `${String(last + 1).padStart(4, '0')}-currency-${currency.toLowerCase()}.sql`,
    sql: `-- Every column that lists currencies takes ${currency} too.\n${sql.join('')}`,
  }
}
