import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { markets, type Market } from '@camping/editions/markets.ts'
import type { OtherTask } from './edition-report.ts'
import type { PlannedMarket } from './planned-market.ts'

const migrations = 'packages/api/src/migrations'

const decimalsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits

/** What a planned edition needs besides what its types demand. */
export function otherTasks(root: string, { site, row }: PlannedMarket): OtherTask[] {
  const country = row.languageTag.slice(-2)
  const has = (file: string, part: string) => readFileSync(join(root, file), 'utf8').includes(part)
  const rows: readonly Market[] = Object.values(markets)
  const isKnown = (key: 'language' | 'messages' | 'currency') => rows.some((one) => one[key] === row[key])
  const task = (file: string, isDone: boolean, what: string): OtherTask => ({ file, isDone, task: what })
  const hasApp = existsSync(join(root, 'apps', site))
  const hasMigration =
    existsSync(join(root, migrations)) &&
    readdirSync(join(root, migrations)).some((name) =>
      name.endsWith(`-currency-${row.currency.toLowerCase()}.sql`),
    )
  const flags = 'packages/ui/src/flag/flag-shapes.css'
  const guests = 'packages/contract/src/guest-countries.ts'
  const postcodes = 'packages/contract/src/postcodes.ts'
  return [
    task(
      `apps/${site}`,
      hasApp,
      'the app: copy the folder of an edition, with id, sites, domains, legal data, safety icons and the name in package.json.',
    ),
    task(flags, has(flags, `data-flag='${row.flag}'`), `the flag '${row.flag}'.`),
    task(guests, has(guests, `'${country}'`), `the country ${country} with its phone prefix.`),
    task(postcodes, has(postcodes, `${country}:`), `an example of a postcode of ${country}.`),
    task(
      'packages/catalogue/src/create-catalogue.ts',
      hasApp,
      'catalogueVersion one higher, so that databases without carts load the new rows; a production database gets them with a migration.',
    ),
    task(
      'packages/editions/src/messages',
      isKnown('messages'),
      `rules of words for '${row.messages}' in the tests beside them, and its legal texts read by somebody who knows the law.`,
    ),
    task(
      migrations,
      isKnown('language'),
      `a migration that adds slugs and names in '${row.language}' to every jsonb text.`,
    ),
    task(
      migrations,
      isKnown('currency') || hasMigration,
      `a migration for the checks that list currencies: currency_rates, carts, bookings, price_lines, payment_rates, ledger.`,
    ),
    task(
      'packages/storefront/src/kit/format/use-money.ts',
      decimalsOf(row.currency) === 2,
      `amounts in ${row.currency}: pages write two decimals.`,
    ),
  ]
}
