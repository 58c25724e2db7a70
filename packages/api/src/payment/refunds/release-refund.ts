import type { DeskRefunds, ReleasedRefund } from '@camping/contract/desk.schemas.ts'
import { sql } from 'kysely'
import type { ListedPage } from '../../booking/listed-page.ts'
import { runTransaction } from '../../booking/run-transaction.ts'
import { notFound, ProblemError } from '../../platform/problem-error.ts'
import type { AtDesk } from '../../platform/server/request-context.ts'
import { recordEvent, wakePayments } from '../ledger/record-event.ts'
import type { PaymentsContext } from '../payment-context.ts'
import { lockRefund } from './lock-refund.ts'

type Context = Pick<PaymentsContext, 'db' | 'brand' | 'siteCode' | 'payments'>

/** Refunds of an edition that wait for a person (payment-22), the oldest first, and how many there are. */
export async function listWaitingRefunds(
  { db, brand, siteCode, payments }: Context,
  { offset, limit }: ListedPage,
): Promise<{ refunds: DeskRefunds['refunds']; total: number }> {
  const waiting = db
    .selectFrom('refund_tasks as t')
    .innerJoin('ledger as l', 'l.id', 't.ledger_id')
    .leftJoin('bookings as b', 'b.id', 't.booking_id')
    .leftJoin('sites as s', 's.id', 'b.site_id')
    .leftJoin('voucher_purchases as p', 'p.id', 't.purchase_id')
    .where('t.state', '=', 'waiting')
    .where(({ fn }) => fn.coalesce('b.brand', 'p.brand'), '=', brand)
    .where(({ fn }) => fn.coalesce('b.site_code', 'p.site_code'), '=', siteCode)
  const rows = await waiting
    .select(['t.id', 't.amount', 't.reason', 't.created_at', 's.name as site'])
    .select(({ fn }) => fn.coalesce('b.booking_ref', 'p.purchase_ref').$castTo<string>().as('ref'))
    .select(['l.provider', 'l.currency'])
    .orderBy('t.created_at')
    .orderBy('t.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await waiting
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const { each } = payments.refundLimits(brand, siteCode)
  return {
    refunds: rows.map((row) => ({
      id: row.id,
      bookingRef: row.ref,
      // A gift voucher belongs to no campsite.
      site: row.site ?? '',
      provider: row.provider,
      amount: row.amount,
      currency: row.currency,
      reason: row.reason,
      above: row.amount > each ? 'one' : 'day',
      since: row.created_at.toISOString(),
    })),
    total: Number(total),
  }
}

/**
 * Lets a refund that waits go out, in the name of the agent; the job pays it out next.
 * @throws ProblemError 403 `no-release` for an agent without the right, 404 for a refund of another edition, 409
 * `not-waiting` for one that was released before or is over.
 */
export async function releaseRefund(
  id: number,
  { db, brand, siteCode, desk }: AtDesk<Context>,
): Promise<ReleasedRefund> {
  if (!desk.releasesRefunds)
    throw new ProblemError({
      type: 'no-release',
      status: 403,
      title: 'This session may not let refunds go out',
    })
  return await runTransaction(db, async (transaction) => {
    const task = await lockRefund(transaction, id)
    if (!task || task.brand !== brand || task.site_code !== siteCode) throw notFound('unknown-refund')
    if (task.state !== 'waiting')
      throw new ProblemError({
        type: 'not-waiting',
        status: 409,
        title: 'This refund waits for nobody',
        detail: `It is ${task.state}`,
      })
    const { released_at: releasedAt } = await transaction
      .updateTable('refund_tasks')
      .set({
        state: 'open',
        released_at: sql<Date>`clock_timestamp()`,
        released_by: desk.agentId,
        next_try_at: sql<Date>`clock_timestamp()`,
      })
      .where('id', '=', id)
      .returning('released_at')
      .executeTakeFirstOrThrow()
    await recordEvent(transaction, {
      provider: task.provider,
      source: 'refund',
      outcome: 'released',
      transactionId: task.provider_transaction_id,
    })
    await wakePayments(transaction)
    return { releasedBy: desk.agent, releasedAt: (releasedAt ?? new Date(0)).toISOString() }
  })
}
