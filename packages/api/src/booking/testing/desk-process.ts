import { editionToday } from '@camping/editions/edition-today.ts'
import { flushCompileCache } from 'node:module'
import { shippedBrands } from '../../platform/config/brand-access.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import { createApi } from '../../create-api.ts'
import { mountHealth } from '../../platform/server/health.ts'
import { findTestIdentity } from '../../platform/mail/testing/test-identity.ts'
import { portalRoutes } from '../../customer/bookings/portal.routes.ts'
import { paymentOperatorRoutes } from '../../payment/refunds/payment-operator.routes.ts'
import { purchaseRoutes } from '../../payment/purchase/purchase.routes.ts'
import { paymentRoutes } from '../../payment/order/payment.routes.ts'
import { mountProviderReturns } from '../../payment/reconcile/provider-returns.ts'
import { readPaymentAccounts } from '../../payment/accounts/read-payment-accounts.ts'
import { reconcileAll } from '../../payment/testing/reconcile-all.ts'
import { refreshWorldOnChange } from '../../catalogue/search/refresh-world.ts'
import { runRefunds } from '../../payment/testing/run-refunds.ts'
import { declineUnanswered } from '../order/change-booking-state.ts'
import { completeStays } from '../order/complete-stays.ts'
import { bookingRoutes } from '../order/booking.routes.ts'
import { alertsJob } from '../../customer/alerts/alerts-job.ts'
import { alertsRoutes } from '../../customer/alerts/alerts.routes.ts'
import { releaseExpiredHolds } from '../cart/release-expired-holds.ts'
import { advanceUnpaid } from '../unpaid/advance-unpaid.ts'
import { today } from './booking-world.ts'
import { roomyBrands, roomyLimits } from './roomy-limits.ts'
import { armFailPoint, type FailPoint, watchCalls, watchStatements } from './fail-point.ts'
import { shiftClock } from './shift-clock.ts'

/** The options on the command line of a process, as JSON. */
export interface DeskProcessOptions {
  readonly databaseUrl: string
  /** Sweeps expired holds like the job, with this pause. */
  readonly sweepEveryMs?: number | undefined
  /** Settings of payment accounts; without them no payment is possible. */
  readonly payments?: Readonly<Record<string, string>> | undefined
  readonly operatorToken?: string | undefined
  /** The clock error in hours. */
  readonly clockHours?: number | undefined
}

/** Looks after unpaid bookings until nothing is due at a moment. */
interface AdvanceUnpaid {
  readonly unpaidAt: string
}

/** Compares alerts with a changed accommodation, and then those that nobody has compared. */
interface CompareAlerts {
  readonly changed: number
}

/** Sets the calendar of the process to a moment. Whatever asks the database for the time is unaffected. */
interface SetCalendar {
  readonly calendar: string
}

/**
 * Commands to a running process: where to die, what to run until nothing is due (`daily`: requests without an answer, stays that are
 * over), or to stop gracefully.
 */
export type DeskProcessCommand =
  | FailPoint
  | AdvanceUnpaid
  | SetCalendar
  | CompareAlerts
  | 'reconcile'
  | 'refund'
  | 'daily'
  | 'stop'

/** Reports to the parent process. */
export type DeskProcessReport = { readonly port: number } | { readonly armed: true } | { readonly done: true }

/** The API in a process of its own, on the test's database. Started by process-desk.ts. */
async function serveDesk(order: DeskProcessOptions): Promise<void> {
  const { databaseUrl, sweepEveryMs, payments: env, operatorToken, clockHours = 0 } = order
  const clockMs = clockHours * 3_600_000
  if (clockMs !== 0) shiftClock(clockMs)
  let calendar = Date.parse(`${today}T10:00:00Z`) + clockMs
  const now = (): Date => new Date(calendar)
  const report = (news: DeskProcessReport) => process.send?.(news)
  const fail = (error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    process.exitCode = 1
  }
  watchStatements()
  const database = await openDatabase({ databaseUrl })
  const world = await refreshWorldOnChange({ database, onError: fail })
  const payments =
    env && readPaymentAccounts(env, { brands: shippedBrands, production: false, fetch: watchCalls(fetch) })
  const app = await createApi({
    database,
    config: {
      brands: roomyBrands,
      now,
      checkReplies: true,
      trustedProxies: 1,
      findIdentity: findTestIdentity,
      operatorToken,
      payments,
      stockLimits: roomyLimits,
    },
    world: world.current,
    endpoints: [
      ...bookingRoutes,
      ...paymentRoutes,
      ...purchaseRoutes,
      ...paymentOperatorRoutes,
      ...portalRoutes,
      ...alertsRoutes,
    ],
    // Provoked faults would fill the output with errors.
    ...(!env && { log: process.stderr }),
  })
  mountHealth(app, database)
  if (payments) mountProviderReturns(app, { db: database.db, payments, now })
  let sweeping = sweepEveryMs !== undefined
  const sweep = async (): Promise<void> => {
    while (sweeping) {
      await releaseExpiredHolds(database.db).catch(fail)
      await new Promise((resolve) => setTimeout(resolve, sweepEveryMs))
    }
  }
  const swept = sweep()
  async function reconcile(): Promise<void> {
    if (payments) await reconcileAll({ db: database.db, payments, log: app.log }, now())
    report({ done: true })
  }
  async function advance(at: string): Promise<void> {
    while ((await advanceUnpaid(database.db, () => new Date(at))) !== undefined);
    report({ done: true })
  }
  async function refund(): Promise<void> {
    if (payments) await runRefunds({ db: database.db, payments, log: app.log })
    report({ done: true })
  }
  async function doDaily(): Promise<void> {
    while (await declineUnanswered(database.db));
    await completeStays(database.db, editionToday(now()))
    report({ done: true })
  }
  async function compareAlerts(accommodationId: number): Promise<void> {
    const job = alertsJob({ db: database.db, world, now, gatherMs: 0 })
    job.note(JSON.stringify({ kind: 'occupation', accommodationId }))
    while (await job.run(new AbortController().signal));
    report({ done: true })
  }
  function setCalendar(at: string): void {
    calendar = Date.parse(at)
    report({ done: true })
  }
  process.on('message', (word: DeskProcessCommand) => {
    if (word === 'stop') void stop().catch(fail)
    else if (word === 'reconcile') void reconcile().catch(fail)
    else if (word === 'refund') void refund().catch(fail)
    else if (word === 'daily') void doDaily().catch(fail)
    else if ('unpaidAt' in word) void advance(word.unpaidAt).catch(fail)
    else if ('changed' in word) void compareAlerts(word.changed).catch(fail)
    else if ('calendar' in word) setCalendar(word.calendar)
    else {
      armFailPoint(word)
      report({ armed: true })
    }
  })
  // A test that was killed leaves no servers behind.
  process.once('disconnect', () => process.exit())
  async function stop(): Promise<void> {
    sweeping = false
    world.stop()
    await swept
    await app.close()
    await world.settled()
    await database.close()
    process.disconnect()
  }
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  // Usually flushed at exit, which a killed process never reaches.
  flushCompileCache()
  if (typeof address === 'object' && address) report({ port: address.port })
}

await serveDesk(JSON.parse(process.argv[2] ?? '{}') as DeskProcessOptions)
