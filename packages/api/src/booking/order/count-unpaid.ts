import { sql, type Transaction } from 'kysely'
import type { UnpaidLimits } from '@camping/editions/payment-terms.ts'
import type { NetworkMarks } from '../cart/cap-holds.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import type { Database } from '../../platform/db/schema.ts'

interface Booker {
  readonly brand: string
  readonly email: string
  readonly marks: NetworkMarks
  readonly limits: UnpaidLimits
}

/**
 * Refuses one more stay to an e-mail address that was never confirmed, or to a network, with enough stays that nobody
 * has paid anything for (payment-26). The caller holds the locks of `countOrder`, so that orders of one address or network
 * are counted one after the other.
 * @throws ProblemError 409 `too-many-unpaid`; `by` names what was counted, `held` how many stays.
 */
export async function countUnpaid(
  transaction: Transaction<Database>,
  { brand, email, marks, limits }: Booker,
): Promise<void> {
  const { rows } = await sql<{ address: number; network: number; confirmed: boolean }>`
    select count(*) filter (where lower(b.email) = ${email.toLowerCase()})::int as address,
      count(*) filter (where b.network_mark in (${marks[0]}, ${marks[1]}))::int as network,
      exists (select 1 from customers c where c.brand = ${brand} and lower(c.email) = ${email.toLowerCase()}
              and c.email_verified_at is not null) as confirmed
    from bookings b
    where b.brand = ${brand} and b.state in ('requested', 'confirmed') and b.total > b.on_site_total
      and (lower(b.email) = ${email.toLowerCase()} or b.network_mark in (${marks[0]}, ${marks[1]}))
      and not exists (select 1 from ledger l where l.booking_id = b.id and l.amount > 0)`.execute(transaction)
  const [held] = rows
  if (!held) return
  if (!held.confirmed && held.address >= limits.perAddress) throw tooManyUnpaid('email', held.address)
  if (held.network >= limits.perNetwork) throw tooManyUnpaid('network', held.network)
}

function tooManyUnpaid(by: 'email' | 'network', held: number): ProblemError {
  return new ProblemError({
    type: 'too-many-unpaid',
    status: 409,
    title: 'So many stays wait for their payment, please pay one first',
    extensions: { by, held },
  })
}
