import type { Discounts, NewDiscount } from '@camping/contract/discount-operator.schemas.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { invalid, notFound, ProblemError } from '../../platform/problem-error.ts'
import { withUses } from './read-discount.ts'

const mostListed = 500

/**
 * Makes a discount code. Its terms never change afterwards: a booking could not tell which ones it was made with.
 * @throws ProblemError 400 for terms that contradict each other, 409 `code-taken` for a code that the brand has or had.
 */
export async function createDiscount(db: Kysely<Database>, terms: NewDiscount): Promise<void> {
  const wrong = contradictionIn(terms)
  if (wrong) throw invalid(wrong.path, wrong.message)
  const { brand, code, percent, amount, currency, booked, stay, note } = terms
  const made = await db
    .insertInto('discounts')
    .values({
      brand,
      code,
      percent,
      amount,
      currency,
      site_codes: terms.siteCodes,
      booked_from: booked?.from ?? null,
      booked_until: booked?.until ?? null,
      stay_from: stay?.from ?? null,
      stay_until: stay?.until ?? null,
      least_total: terms.leastTotal,
      once_per_customer: terms.oncePerCustomer,
      most_uses: terms.mostUses,
      note,
    })
    .onConflict((conflict) => conflict.columns(['brand', 'code']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made)
    throw new ProblemError({ type: 'code-taken', status: 409, title: 'The brand has or had this code' })
}

/** The newest codes of all brands with their terms and uses. */
export async function listDiscounts(db: Kysely<Database>): Promise<Discounts> {
  const rows = await withUses(db).orderBy('d.id', 'desc').limit(mostListed).execute()
  const period = (from: string | null, until: string | null) => (from && until ? { from, until } : null)
  return {
    discounts: rows.map((row) => ({
      brand: row.brand,
      code: row.code,
      percent: row.percent,
      amount: row.amount,
      currency: row.currency,
      siteCodes: row.site_codes,
      booked: period(row.booked_from, row.booked_until),
      stay: period(row.stay_from, row.stay_until),
      leastTotal: row.least_total,
      oncePerCustomer: row.once_per_customer,
      mostUses: row.most_uses,
      note: row.note,
      uses: Number(row.uses ?? 0),
      endedAt: row.ended_at?.toISOString() ?? null,
    })),
  }
}

/**
 * Ends a code: no cart gets it from now on, and bookings that have it keep it. Returns false when it had ended before.
 * @throws ProblemError 404 for an unknown code.
 */
export async function endDiscount(
  db: Kysely<Database>,
  { brand, code }: { brand: string; code: string },
): Promise<boolean> {
  const known = await db
    .selectFrom('discounts')
    .select('id')
    .where('brand', '=', brand)
    .where('code', '=', code)
    .executeTakeFirst()
  if (!known) throw notFound()
  const ended = await db
    .updateTable('discounts')
    .set({ ended_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', known.id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return ended.numUpdatedRows === 1n
}

function contradictionIn(terms: NewDiscount): { path: string; message: string } | undefined {
  const { percent, amount, currency, leastTotal, booked, stay } = terms
  if ((percent === null) === (amount === null))
    return { path: 'percent', message: 'A percentage or an amount, one of the two' }
  if (currency === null && (amount !== null || leastTotal !== null))
    return { path: 'currency', message: 'An amount and a least total have a currency' }
  if (booked && booked.until < booked.from) return { path: 'booked', message: 'Ends before it begins' }
  if (stay && stay.until <= stay.from) return { path: 'stay', message: 'Has room for no night' }
  return undefined
}
