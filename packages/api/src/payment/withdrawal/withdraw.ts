import type { Withdrawal, withdrawalRequest } from '@camping/contract/withdrawal.schemas.ts'
import { contractRefOf } from '@camping/contract/contract-ref.ts'
import { editionMoment } from '@camping/editions/edition-moment.ts'
import { isSiteCode } from '@camping/editions/markets.ts'
import { withdrawableUntil } from '@camping/editions/voucher-sale.ts'
import { sql, type Selectable, type Transaction } from 'kysely'
import type { z } from 'zod'
import { runTransaction } from '../../booking/run-transaction.ts'
import { lockPurchase, type PurchaseRow } from '../../booking/voucher/lock-purchase.ts'
import { countAttempt, type AttemptLimit } from '../../platform/admission/attempt-limits.ts'
import type { WithdrawalOutcome } from '../../platform/db/purchase-tables.ts'
import type { Database } from '../../platform/db/schema.ts'
import { announceEvent } from '../../platform/jobs/announce-event.ts'
import { notFound } from '../../platform/problem-error.ts'
import type { SaleContext } from '../payment-context.ts'
import { withdrawPurchase } from './withdraw-purchase.ts'

/** The outbox kinds of the acknowledgement, and of the mail to the desk about what a person has to look at. */
export const withdrawalReceivedKind = 'withdrawal-received'
export const withdrawalToDeskKind = 'withdrawal-to-desk'

const hour = 3600

/** Each statement sends a mail to a typed address, and tries a purchase number. */
const withdrawalTries: readonly AttemptLimit[] = [
  { by: 'network', max: 10, seconds: hour },
  { by: 'range', max: 100, seconds: hour },
  { by: 'email', max: 10, seconds: 24 * hour },
]

/** Outcomes that a person looks at. */
const forPeople: readonly WithdrawalOutcome[] = ['used', 'late', 'booking', 'unmatched']

type Request = z.output<typeof withdrawalRequest>
type WithdrawalRow = Selectable<Database['withdrawals']>

/**
 * Takes a statement of withdrawal (payment-33), acts on it if it names a purchase and its address within the time for it, and queues
 * the acknowledgement, in one transaction. A repeat with its key returns the first result.
 * @throws ProblemError 404 where nothing is sold that could be withdrawn from, 429 `too-many-attempts`.
 */
export async function withdraw(request: Request, context: SaleContext): Promise<Withdrawal> {
  const { db, brand, siteCode, voucherSale, clientAddress, sharedAttempts } = context
  if (!voucherSale) throw notFound()
  const { email } = request
  const who = { brand, siteCode, clientAddress, sharedAttempts, email }
  await countAttempt(db, { action: 'withdrawal', ...who }, withdrawalTries)
  return await runTransaction(db, async (transaction) => {
    const known = await findWithdrawal(transaction, request, brand)
    if (known) return replyOf(known)
    const decided = await decide(transaction, request, context)
    const isDone = !forPeople.includes(decided.outcome)
    const row = await transaction
      .insertInto('withdrawals')
      .values({
        brand,
        site_code: siteCode,
        name: request.name,
        email,
        contract_ref: request.contract,
        remarks: request.remarks,
        idempotency_key: request.idempotencyKey,
        ...decided,
        ...(isDone && { resolved_at: sql<Date>`clock_timestamp()`, resolution: 'by itself' }),
      })
      .onConflict((conflict) => conflict.columns(['brand', 'idempotency_key']).doNothing())
      .returningAll()
      .executeTakeFirst()
    // The same statement was under way: its result stands.
    if (!row) return replyOf(await findWithdrawal(transaction, request, brand))
    await announceWithdrawal(transaction, row, isDone)
    return replyOf(row)
  })
}

const findWithdrawal = (
  transaction: Transaction<Database>,
  { idempotencyKey }: Request,
  brand: string,
): Promise<WithdrawalRow | undefined> =>
  transaction
    .selectFrom('withdrawals')
    .selectAll()
    .where('brand', '=', brand)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()

interface Decided {
  readonly outcome: WithdrawalOutcome
  readonly amount: number | null
  readonly currency: PurchaseRow['currency'] | null
  readonly purchase_id: number | null
}

const undecided = (outcome: WithdrawalOutcome, purchase?: PurchaseRow): Decided => ({
  outcome,
  amount: null,
  currency: purchase?.currency ?? null,
  purchase_id: purchase?.id ?? null,
})

async function decide(
  transaction: Transaction<Database>,
  { contract, email }: Request,
  { brand }: SaleContext,
): Promise<Decided> {
  const ref = contractRefOf(contract)
  const found = await transaction
    .selectFrom('voucher_purchases')
    .select('id')
    .where('brand', '=', brand)
    .where('purchase_ref', '=', ref)
    // Whoever knows the number alone must not end another person's gift.
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
    .executeTakeFirst()
  if (!found)
    return undecided((await isBooking(transaction, { brand, ref, email })) ? 'booking' : 'unmatched')
  const purchase = await lockPurchase(transaction, found.id)
  if (await isLate(transaction, purchase)) return undecided('late', purchase)
  const { outcome, amount } = await withdrawPurchase(transaction, purchase)
  return { outcome, amount, currency: purchase.currency, purchase_id: purchase.id }
}

/** By the database's clock, as the moment of the purchase. */
async function isLate(
  transaction: Transaction<Database>,
  { site_code: siteCode, created_at: boughtAt }: PurchaseRow,
): Promise<boolean> {
  if (!isSiteCode(siteCode)) throw new Error(`No edition ${siteCode}`)
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(transaction)
  const now = rows[0]?.now ?? new Date()
  return editionMoment(siteCode, now).date > withdrawableUntil(siteCode, boughtAt)
}

/** Stays on chosen dates cannot be withdrawn from, but cancelled: the page says so to their booker. */
async function isBooking(
  transaction: Transaction<Database>,
  { brand, ref, email }: { brand: string; ref: string; email: string },
): Promise<boolean> {
  const booking = await transaction
    .selectFrom('bookings')
    .select('id')
    .where('brand', '=', brand)
    .where('booking_ref', '=', ref)
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
    .executeTakeFirst()
  return booking !== undefined
}

async function announceWithdrawal(
  transaction: Transaction<Database>,
  { id, brand, site_code: siteCode }: WithdrawalRow,
  isDone: boolean,
): Promise<void> {
  const kinds = isDone ? [withdrawalReceivedKind] : [withdrawalReceivedKind, withdrawalToDeskKind]
  for (const kind of kinds)
    await announceEvent(transaction, {
      kind,
      dedupeKey: `${kind}:${id}`,
      payload: { withdrawalId: id, brand, siteCode },
    })
}

function replyOf(row: WithdrawalRow | undefined): Withdrawal {
  if (!row) throw new Error('A statement that conflicts with another one finds it')
  const { outcome, amount, currency, received_at: at, email } = row
  return { outcome, amount, currency, receivedAt: at.toISOString(), email }
}
