import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { brokenAmong, brokenInvariants } from '../../booking/testing/broken-invariants.ts'
import type { FakeBank } from './fake-bank.ts'

/**
 * The invariants, each as a query that finds violations (docs/product/outages.md). Unique constraints also guard
 * I2 and I7.
 */
const offenders: Readonly<Record<string, RawBuilder<{ offender: string }>>> = {
  'I3: a rate whose status is not what the ledger covers': sql`
    with owed as (
      select r.booking_id, r.index, r.amount, r.status,
        (select coalesce(sum(l.amount), 0) from ledger l where l.booking_id = r.booking_id) as paid,
        greatest(0, least(r.amount, (
          select coalesce(sum(l.amount), 0) from ledger l
          where l.booking_id = r.booking_id and l.rate_index = r.index))) as chosen
      from payment_rates r join bookings b on b.id = r.booking_id
      where b.state <> 'cancelled'),
    own as (
      select *, least(chosen, greatest(0, paid - (
        select coalesce(sum(e.chosen), 0) from owed e
        where e.booking_id = o.booking_id and e.index < o.index))) as covered
      from owed o),
    filled as (
      select *, paid - sum(covered) over (partition by booking_id) as left_over,
        sum(amount - covered) over (partition by booking_id order by index) as until
      from own)
    select booking_id || '/' || index as offender from filled
    where (status = 'paid') <> (covered = amount or left_over >= until)`,
  'I5: more captured than authorised, or given back than came in': sql`
    select o.id as offender from payment_orders o where o.captured_amount > o.authorised_amount
    union all
    select b.booking_ref from bookings b
    where (select coalesce(sum(amount), 0) from ledger l where l.booking_id = b.id) < 0
    union all
    select l.provider_transaction_id from ledger l
    where l.kind = 'payment' and l.amount < (
      select coalesce(sum(t.amount), 0) from refund_tasks t where t.ledger_id = l.id and t.state <> 'dropped')`,
  'I5: a refund in the ledger without its task, or a task done without the ledger': sql`
    select b.booking_ref as offender from bookings b
    where (select coalesce(-sum(amount), 0) from ledger l where l.booking_id = b.id and l.kind = 'refund')
       <> (select coalesce(sum(amount), 0) from refund_tasks t where t.booking_id = b.id and t.state = 'done')`,
  'over-payment without a refund asked for': sql`
    select b.booking_ref as offender from bookings b left join booking_cancellations c on c.booking_id = b.id
    where (select coalesce(sum(amount), 0) from ledger l where l.booking_id = b.id)
          - case when b.state = 'cancelled' then c.cost else b.payable end
        > (select coalesce(sum(amount), 0) from refund_tasks t
           where t.booking_id = b.id and t.state not in ('done', 'dropped'))`,
  'a cancelled booking without its sums, or sums of one that stands': sql`
    select b.booking_ref as offender from bookings b left join booking_cancellations c on c.booking_id = b.id
    where (b.state = 'cancelled') <> (c.booking_id is not null)`,
  'a cancelled booking with an open rate': sql`
    select b.booking_ref as offender from bookings b join payment_rates r on r.booking_id = b.id
    where b.state = 'cancelled' and r.status = 'pending'`,
  'I7: money in the ledger that is not announced once': sql`
    select l.kind || ' ' || l.id as offender from ledger l
    where l.kind <> 'correction' and not (l.purchase_id is not null and l.kind = 'payment') and (
      select count(*) from outbox x
      where x.kind = case
          when l.purchase_id is not null then 'voucher-refund'
          when l.kind = 'refund' then 'money-refund'
          else 'money-payment'
        end and (x.payload ->> 'ledgerId')::bigint = l.id) <> 1`,
  'a voucher that was spent beyond what is on it, or counts for another sum than it lost': sql`
    select v.id::text as offender from vouchers v
    where (select sum(amount) from voucher_entries e where e.voucher_id = v.id) < 0
    union all
    select 'entry ' || c.id from voucher_entries c join voucher_entries r on r.id = c.reserve_id
    left join ledger l on l.provider = 'gift_voucher' and l.provider_transaction_id = c.id::text
    where c.voucher_id <> r.voucher_id
       or (c.kind = 'release' and (c.amount <> -r.amount or l.id is not null))
       or (c.kind = 'redeem' and l.amount is distinct from -r.amount)`,
  'a voucher that has set aside for what is neither a request nor waits for a card, or a wait with nothing set aside': sql`
    select b.booking_ref as offender from bookings b
    where exists (
        select 1 from voucher_entries r left join voucher_entries c on c.reserve_id = r.id
        where r.booking_id = b.id and c.id is null
      ) <> (b.voucher_until is not null or b.state = 'requested' and exists (select 1 from voucher_entries r where r.booking_id = b.id))
      or (b.voucher_until is not null and b.state not in ('confirmed', 'completed'))`,
  'a purchase whose money is not the money of its voucher': sql`
    select p.purchase_ref as offender from (
      select p.*,
        (select coalesce(sum(amount), 0) from ledger where purchase_id = p.id)
          - (select coalesce(sum(amount), 0) from refund_tasks
             where purchase_id = p.id and state not in ('done', 'dropped')) as kept,
        (select coalesce(-sum(amount), 0) from voucher_entries where voucher_id = p.voucher_id and kind = 'withdraw') as taken
      from voucher_purchases p) p
    where kept <> case
      when voucher_id is not null then amount - taken
      when ledger_id is not null and withdrawn_at is null then amount
      else 0
    end`,
  'a bought voucher that is not announced once, or of which more was issued than paid': sql`
    select p.purchase_ref as offender from voucher_purchases p
    where p.voucher_id is not null and ((
        select count(*) from outbox x
        where x.kind = 'voucher-bought' and (x.payload ->> 'purchaseId')::bigint = p.id) <> 1
      or p.amount <> (select sum(amount) from voucher_entries where voucher_id = p.voucher_id and kind = 'issue'))
    union all
    select p.purchase_ref from voucher_purchases p join voucher_entries e on e.voucher_id = p.voucher_id
    where p.withdrawn_at is not null
    group by p.id having sum(e.amount) <> 0`,
  'a captured purchase without its voucher': sql`
    select p.purchase_ref as offender from voucher_purchases p
    join ledger l on l.id = p.ledger_id
    join payment_orders o on o.provider = l.provider and o.transaction_id = l.provider_transaction_id
    where o.state = 'captured' and p.voucher_id is null and p.withdrawn_at is null`,
  'I8: an order that is not final after 25 hours, without an alarm': sql`
    select o.id as offender from payment_orders o
    where o.state in ('created', 'opened', 'authorised', 'unknown')
      and o.created_at < clock_timestamp() - interval '25 hours 30 minutes'
      and not exists (select 1 from payment_events e where e.order_id = o.id and e.alarm)`,
  'I10: an order that says paid and is not in the ledger': sql`
    select o.id as offender from payment_orders o
    where o.state in ('authorised', 'captured') and not exists (
      select 1 from ledger l
      where l.provider = o.provider and l.provider_transaction_id = o.transaction_id and l.booking_id is not distinct from o.booking_id
        and l.purchase_id is not distinct from o.purchase_id)`,
}

const overdueVouchers = sql<{ offender: string }>`
  select b.booking_ref as offender from bookings b
  where b.voucher_until < clock_timestamp() and not exists (
    select 1 from payment_orders o where o.booking_id = b.id and o.state = 'unknown')`

/** The invariants that are violated between our tables and the bank's books; empty when all hold. */
export async function brokenPaymentInvariants(
  db: Kysely<Database>,
  bank: FakeBank,
  { isReconciled }: { isReconciled: boolean },
): Promise<string[]> {
  const [bookings, payments] = await Promise.all([brokenInvariants(db), brokenAmong(db, offenders)])
  const broken = [...bookings, ...payments]
  if (isReconciled)
    broken.push(
      ...(await brokenAmong(db, {
        'F63: a voucher that still waits for a card after its time': overdueVouchers,
      })),
    )
  const ledger = await db.selectFrom('ledger').selectAll().where('kind', '=', 'payment').execute()
  const queue = await db.selectFrom('unmatched_payments').selectAll().execute()
  const orders = await db.selectFrom('payment_orders').selectAll().execute()
  for (const one of bank.state.transactions.values()) {
    const entries = ledger.filter(
      (entry) => entry.provider === one.provider && entry.provider_transaction_id === one.id,
    )
    if (entries.length > 1) broken.push(`I2: ${one.id} is counted ${entries.length} times`)
    if (entries.some(({ amount }) => amount > one.amount))
      broken.push(`I2: ${one.id} counts for more than it is`)
    const isMoney = one.type === 'PAYMENT' && one.status === 'AUTHORIZED' && !one.isDeleted
    const isQueued = queue.some(({ transaction_id }) => transaction_id === one.id)
    if (isReconciled && isMoney && entries.length === 0 && !isQueued)
      broken.push(`I4: ${one.id} was authorised and is neither counted nor queued`)
    if (one.captured > one.amount || one.credited > one.captured)
      broken.push(`I5: at the bank ${one.id} was captured or given back beyond what there was`)
    const order = orders.find(({ number }) => number === one.orderNumber)
    if (isReconciled && isMoney && order && ['failed', 'expired'].includes(order.state))
      broken.push(`I10: ${one.id} was paid and its order is called ${order.state}`)
  }
  return broken
}
