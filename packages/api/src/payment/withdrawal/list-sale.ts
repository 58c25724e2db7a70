import type { Purchases, Withdrawals } from '@camping/contract/sale-operator.schemas.ts'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

const mostListed = 200

/** The newest purchases of gift vouchers of all brands. */
export async function listPurchases(db: Kysely<Database>): Promise<Purchases> {
  const rows = await db
    .selectFrom('voucher_purchases')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute()
  return rows.map((row) => ({
    purchaseRef: row.purchase_ref,
    brand: row.brand,
    siteCode: row.site_code,
    state: stateOf(row),
    amount: row.amount,
    currency: row.currency,
    email: row.email,
    hint: row.hint,
    validUntil: row.valid_until,
    createdAt: row.created_at.toISOString(),
  }))
}

function stateOf(row: Selectable<Database['voucher_purchases']>): Purchases[number]['state'] {
  if (row.withdrawn_at) return 'withdrawn'
  if (row.erased_at) return 'erased'
  if (row.voucher_id !== null) return 'issued'
  return row.ledger_id === null ? 'open' : 'paid'
}

/** Statements of withdrawal that wait for a person, the oldest first. */
export async function listWithdrawals(db: Kysely<Database>): Promise<Withdrawals> {
  const rows = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('resolved_at', 'is', null)
    .orderBy('id')
    .limit(mostListed)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    brand: row.brand,
    siteCode: row.site_code,
    name: row.name,
    email: row.email,
    contract: row.contract_ref,
    remarks: row.remarks,
    outcome: row.outcome,
    receivedAt: row.received_at.toISOString(),
  }))
}
