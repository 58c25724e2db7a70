import { plainDiscountCode } from '@camping/contract/cart-discount.schemas.ts'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { DiscountTerms } from '../pricing/discount-line.ts'

/** A discount code of a brand. */
export interface StoredDiscount extends DiscountTerms {
  readonly id: number
  readonly oncePerCustomer: boolean
}

/** The code of this brand as a customer typed it; undefined for an unknown one. */
export async function findDiscount(
  db: Kysely<Database>,
  { brand, typed }: { brand: string; typed: string },
): Promise<StoredDiscount | undefined> {
  const row = await withUses(db)
    .where('brand', '=', brand)
    .where('code', '=', plainDiscountCode(typed))
    .executeTakeFirst()
  return row && discountOfRow(row)
}

/** A code by its number, which a cart has. */
export async function readDiscount(db: Kysely<Database>, id: number): Promise<StoredDiscount> {
  return discountOfRow(await withUses(db).where('id', '=', id).executeTakeFirstOrThrow())
}

/** Every code with its living uses. */
export const withUses = (db: Kysely<Database>) =>
  db
    .selectFrom('discounts as d')
    .selectAll('d')
    .select((eb) =>
      eb
        .selectFrom('discount_uses as u')
        .select(({ fn }) => fn.countAll<number>().as('uses'))
        .whereRef('u.discount_id', '=', 'd.id')
        .where('u.given_back_at', 'is', null)
        .as('uses'),
    )

type Row = Selectable<Database['discounts']> & { uses: number | null }

/** Maps a row of `discounts` with its uses to the domain. */
function discountOfRow(row: Row): StoredDiscount {
  return {
    id: row.id,
    code: row.code,
    percent: row.percent,
    amount: row.amount,
    currency: row.currency,
    siteCodes: row.site_codes,
    bookedFrom: row.booked_from,
    bookedUntil: row.booked_until,
    stayFrom: row.stay_from,
    stayUntil: row.stay_until,
    leastTotal: row.least_total,
    mostUses: row.most_uses,
    oncePerCustomer: row.once_per_customer,
    uses: Number(row.uses ?? 0),
    isEnded: row.ended_at !== null,
  }
}
