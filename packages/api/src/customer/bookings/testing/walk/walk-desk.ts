import type { Problem } from '@camping/contract/problem.schemas.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import { sql, type Kysely } from 'kysely'
import type { Answer } from '../../../../booking/testing/booking-desk.ts'
import { type DeskProcess, type Method, openProcessDesk } from '../../../../booking/testing/process-desk.ts'
import { createFakeBank } from '../../../../payment/testing/fake-bank.ts'
import { paymentEnvironment } from '../../../../payment/testing/payment-environment.ts'
import { paymentSteps } from '../../../../payment/testing/payment-steps.ts'
import { bankAddresses, serveBank } from '../../../../payment/testing/serve-bank.ts'
import type { Database } from '../../../../platform/db/schema.ts'
import { addFees } from '../add-fees.ts'
import type { ModelBooking, WalkModel } from './walk-model.ts'
import { otherFee } from './walk-prices.ts'

/** Two codes: one for everybody, one for one booking. */
export const tenthCode = 'TENTH'
export const lastCode = 'LAST'

/** How long after its last look an order is surely looked at again. */
const dueAgainMinutes = 6

interface Asked {
  readonly siteCode: SiteCode
  readonly body?: object | undefined
  readonly token?: string
}

/** Servers on one PostgreSQL database, with the bank in the process of the test. Calls go to one server after the other. */
export async function openWalkDesk(servers: number) {
  const desk = await openProcessDesk()
  const bank = createFakeBank()
  const bankServer = await serveBank(bank)
  const { db } = desk
  await addFees(db, otherFee)
  await db
    .insertInto('discounts')
    .values([
      { brand: 'alder', code: tenthCode, percent: 10 },
      { brand: 'alder', code: lastCode, percent: 10, most_uses: 1 },
    ])
    .execute()
  const emptied = await filledByWalks(db)
  const payments = { ...paymentEnvironment, ...bankAddresses(bankServer.port) }
  const running: DeskProcess[] = []
  for (let index = 0; index < servers; index += 1) running.push(await desk.start({ payments }))
  let calls = 0
  function server(): DeskProcess {
    calls += 1
    const next = running[calls % running.length]
    if (!next) throw new Error('No server was started')
    return next
  }
  const call = <Body>(method: Method, path: string, { siteCode, body, token }: Asked) =>
    server().request<Body & Problem>({
      method,
      path: `/api/twenty/v2/alder/${markets[siteCode].apiLocale}/${path}`,
      body,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    })
  const steps = paymentSteps({
    db,
    bank,
    call: () => Promise.reject(new Error('The walk has its own calls')),
  })
  return {
    db,
    bank,
    server,
    servers: running,
    call,
    /** The next call goes to the server after this one. */
    choose(index: number) {
      calls = index
    },
    /** A call of the portal about a booking, in its own session. */
    ask: <Body>(
      method: Method,
      { ref, siteCode, token }: ModelBooking,
      { path = '', body }: { path?: string; body?: object } = {},
    ): Promise<Answer<Body & Problem>> =>
      call<Body>(method, `customer-portal/bookings/${ref}${path}`, {
        siteCode,
        token,
        body: body ?? (method === 'GET' || method === 'DELETE' ? undefined : {}),
      }),
    /** A request of ePay, Saferpay or a browser that comes back. */
    get: (path: string) => server().request<string>({ method: 'GET', path: `/api/payment/${path}` }),
    pass: steps.passOrders,
    broken: () => steps.broken(true),
    /** Every order that may have news is looked at. */
    async reconcile() {
      await steps.passOrders(dueAgainMinutes)
      await server().reconcile()
    },
    /**
     * Deletes whatever walks leave: much faster than truncating tables with so few rows. In one statement, after which PostgreSQL
     * checks who refers to whom: some tables refer to each other.
     */
    async empty() {
      const parts = emptied.map(
        (table) => sql`${sql.id(`emptied ${table}`)} as (delete from ${sql.table(table)})`,
      )
      await sql`with ${sql.join(parts)} select 1`.execute(db)
    },
    async close() {
      await desk.close()
      await bankServer.close()
    },
  }
}

/** The tables that walks write to, with all that refer to them. */
async function filledByWalks(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive filled as (
      select unnest(array['carts', 'bookings', 'idempotency_keys', 'outbox', 'payment_events', 'unmatched_payments',
        'payment_list_readings', 'vouchers', 'sessions', 'refund_days', 'attempts'])::regclass as id
      union
      select c.conrelid from filled f join pg_constraint c on c.confrelid = f.id where c.contype = 'f')
    select id::text as name from filled`.execute(db)
  return rows.map(({ name }) => name)
}

export type WalkDesk = Awaited<ReturnType<typeof openWalkDesk>>

/** Resets model and desk: no bookings, no money, every unit free, the calendar on its first day. */
export async function freshWalk(
  desk: WalkDesk,
  calendar: Date,
): Promise<{ model: WalkModel; real: WalkDesk }> {
  await desk.empty()
  desk.bank.state.transactions.clear()
  desk.bank.state.pages.clear()
  desk.bank.state.calls.length = 0
  for (const server of desk.servers) await server.setCalendar(calendar)
  const units = new Map<number, number[]>()
  const rows = await desk.db.selectFrom('units').select(['id', 'accommodation_id']).orderBy('id').execute()
  for (const { id, accommodation_id } of rows)
    units.set(accommodation_id, [...(units.get(accommodation_id) ?? []), id])
  return { model: { time: 0, bookings: [], vouchers: [], carts: [], units }, real: desk }
}
