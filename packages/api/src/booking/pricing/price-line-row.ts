import type { PriceLine } from '@camping/contract/values.schemas.ts'
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

type Row = Database['price_lines']
type LineColumns = Omit<Insertable<Row>, 'booking_id' | 'position' | 'extra_id'>

/** Maps a price line to a row of `price_lines`; `lineOfRow` is its inverse. */
export function rowOfLine(line: PriceLine): LineColumns {
  return {
    kind: line.kind,
    key: line.key,
    label: line.label ?? null,
    quantity: line.quantity,
    unit: line.unit,
    amount: line.amount,
    currency: line.currency,
    payable_at: line.payableAt,
    mandatory: line.mandatory,
    persons: line.counted?.persons ?? null,
    nights: line.counted?.nights ?? null,
    from_age: line.counted?.fromAge ?? null,
    local_amount: line.local?.amount ?? null,
    local_currency: line.local?.currency ?? null,
    prior_amount: line.priorAmount ?? null,
  }
}

/** Maps a row to the agreed line in the contract's form. */
export function lineOfRow(row: Omit<Selectable<Row>, 'booking_id' | 'position' | 'extra_id'>): PriceLine {
  return {
    kind: row.kind,
    key: row.key,
    ...(row.label === null ? {} : { label: row.label }),
    quantity: row.quantity,
    unit: row.unit,
    amount: row.amount,
    currency: row.currency,
    payableAt: row.payable_at,
    mandatory: row.mandatory,
    ...(row.persons === null || row.nights === null ? {} : { counted: countedOf(row) }),
    ...(row.local_amount === null || row.local_currency === null
      ? {}
      : { local: { amount: row.local_amount, currency: row.local_currency } }),
    ...(row.prior_amount === null ? {} : { priorAmount: row.prior_amount }),
  }
}

function countedOf({ persons, nights, from_age }: Pick<Selectable<Row>, 'persons' | 'nights' | 'from_age'>) {
  const counted = { persons: persons ?? 0, nights: nights ?? 0 }
  return from_age === null ? counted : { ...counted, fromAge: from_age }
}
