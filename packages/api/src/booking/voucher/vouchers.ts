import type { Currency } from '@camping/editions/markets.ts'
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { runTransaction } from '../run-transaction.ts'
import { hashVoucherCode, hintOfCode, newVoucherCode } from './voucher-code.ts'

/** The provider name of voucher payments in the ledger. */
export const voucherProvider = 'gift_voucher'

export interface NewVoucher {
  readonly brand: string
  readonly currency: Currency
  /** Minor units. */
  readonly amount: number
  readonly note?: string
  /** The last day on which it pays; without it for ever. */
  readonly validUntil?: string | null
}

/** Issues a voucher. Only the reply contains the code: a customer who loses it needs a new voucher. */
export async function issueVoucher(
  db: Kysely<Database>,
  { brand, currency, amount, note = '', validUntil: valid_until = null }: NewVoucher,
): Promise<{ id: number; code: string }> {
  const code = newVoucherCode()
  return await runTransaction(db, async (transaction) => {
    const codes = { code_hash: hashVoucherCode(code), hint: hintOfCode(code) }
    return {
      id: await insertVoucher(transaction, { ...codes, brand, currency, note, valid_until }, amount),
      code,
    }
  })
}

/** Inserts a voucher with its money, minor units; returns its id. */
export async function insertVoucher(
  transaction: Transaction<Database>,
  voucher: Insertable<Database['vouchers']>,
  amount: number,
): Promise<number> {
  const { id } = await transaction
    .insertInto('vouchers')
    .values(voucher)
    .returning('id')
    .executeTakeFirstOrThrow()
  await transaction.insertInto('voucher_entries').values({ voucher_id: id, kind: 'issue', amount }).execute()
  return id
}

/** A voucher and its money in minor units. Invariant: `issued + refunded = balance + reserved + redeemed`. */
export interface VoucherSums {
  readonly id: number
  readonly brand: string
  readonly currency: Currency
  readonly note: string
  readonly createdAt: Date
  readonly validUntil: string | null
  readonly issued: number
  readonly refunded: number
  /** The spendable amount: the sum of all entries. */
  readonly balance: number
  /** Reserved for payments that are not final. */
  readonly reserved: number
  readonly redeemed: number
}

const mostListed = 500

/** The newest vouchers of all brands, each with its sums. */
export async function listVouchers(db: Kysely<Database>): Promise<VoucherSums[]> {
  const { rows } = await sql<VoucherSums>`
    select v.id, v.brand, v.currency, v.note, v.created_at as "createdAt", v.valid_until as "validUntil",
      sum(e.amount)::int as balance,
      coalesce(sum(e.amount) filter (where e.kind = 'issue'), 0)::int as issued,
      coalesce(sum(e.amount) filter (where e.kind = 'refund'), 0)::int as refunded,
      coalesce(-sum(e.amount) filter (where e.kind = 'reserve' and c.id is null), 0)::int as reserved,
      coalesce(-sum(e.amount) filter (where e.kind = 'reserve' and c.kind = 'redeem'), 0)::int as redeemed
    from vouchers v
    join voucher_entries e on e.voucher_id = v.id
    left join voucher_entries c on c.reserve_id = e.id
    group by v.id
    order by v.id desc
    limit ${mostListed}`.execute(db)
  return rows
}

/** The spendable amount of a voucher, in minor units. Whoever spends it has locked its row. */
export async function voucherBalance(db: Kysely<Database>, voucherId: number): Promise<number> {
  const { balance } = await db
    .selectFrom('voucher_entries')
    .select(({ fn, val }) => fn.coalesce(fn.sum<number>('amount'), val(0)).as('balance'))
    .where('voucher_id', '=', voucherId)
    .executeTakeFirstOrThrow()
  return Number(balance)
}

/** Locks a voucher's row until the transaction ends; entries are added only under this lock. */
export async function lockVoucher(transaction: Transaction<Database>, voucherId: number): Promise<void> {
  await transaction.selectFrom('vouchers').select('id').where('id', '=', voucherId).forUpdate().execute()
}
