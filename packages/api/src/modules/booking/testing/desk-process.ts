import { flushCompileCache } from 'node:module'
import { shippedBrands } from '../../../config/api-config.ts'
import { openDatabase } from '../../../db/open-database.ts'
import { createApi } from '../../../server/create-api.ts'
import { mountHealth } from '../../health/health.ts'
import { findTestIdentity } from '../../mail/testing/test-identity.ts'
import { paymentOperatorRoutes } from '../../payment/payment-operator.routes.ts'
import { paymentRoutes } from '../../payment/payment.routes.ts'
import { mountProviderReturns } from '../../payment/provider-returns.ts'
import { readPaymentAccounts } from '../../payment/read-payment-accounts.ts'
import { reconcileAll } from '../../payment/testing/reconcile-all.ts'
import { keepWorldFresh } from '../../search/refresh-world.ts'
import { bookingRoutes } from '../booking.routes.ts'
import { releaseExpiredHolds } from '../release-expired-holds.ts'
import { today } from './booking-world.ts'
import { armFailPoint, type FailPoint, watchCalls, watchStatements } from './fail-point.ts'
import { shiftClock } from './shift-clock.ts'

/** What a process is told on its command line, as JSON. */
export interface DeskProcessOrder {
  readonly databaseUrl: string
  /** Sweeps expired holds as the job does, with this pause. */
  readonly sweepEveryMs?: number | undefined
  /** Settings of payment accounts; without them nothing can be paid. */
  readonly payments?: Readonly<Record<string, string>> | undefined
  readonly operatorToken?: string | undefined
  /** By so much its clock is wrong. */
  readonly clockHours?: number | undefined
}

/** What it is told while it runs: where to die, to run the reconciler until nothing is due, or to stop in order. */
export type DeskProcessWord = FailPoint | 'reconcile' | 'stop'

/** What it says to its parent. */
export type DeskProcessNews =
  | { readonly port: number }
  | { readonly armed: true }
  | { readonly reconciled: true }

/** The API in a process of its own, on the database of the test. Started by process-desk.ts. */
async function serveDesk(order: DeskProcessOrder): Promise<void> {
  const { databaseUrl, sweepEveryMs, payments: env, operatorToken, clockHours = 0 } = order
  const clockMs = clockHours * 3_600_000
  if (clockMs !== 0) shiftClock(clockMs)
  const now = (): Date => new Date(Date.parse(`${today}T10:00:00Z`) + clockMs)
  const tell = (news: DeskProcessNews) => process.send?.(news)
  const fail = (error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    process.exitCode = 1
  }
  watchStatements()
  const database = await openDatabase({ databaseUrl })
  const world = await keepWorldFresh({ database, onError: fail })
  const payments =
    env && readPaymentAccounts(env, { brands: shippedBrands, production: false, fetch: watchCalls(fetch) })
  const app = await createApi({
    database,
    config: {
      brands: shippedBrands,
      now,
      checkReplies: true,
      trustedProxies: 1,
      findIdentity: findTestIdentity,
      operatorToken,
      payments,
    },
    world: world.current,
    endpoints: [...bookingRoutes, ...paymentRoutes, ...paymentOperatorRoutes],
    // Where faults are made on purpose, their errors would fill the output.
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
    tell({ reconciled: true })
  }
  process.on('message', (word: DeskProcessWord) => {
    if (word === 'stop') void stop().catch(fail)
    else if (word === 'reconcile') void reconcile().catch(fail)
    else {
      armFailPoint(word)
      tell({ armed: true })
    }
  })
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
  // Usually done at the end of a process, but not of one that is killed.
  flushCompileCache()
  if (typeof address === 'object' && address) tell({ port: address.port })
}

await serveDesk(JSON.parse(process.argv[2] ?? '{}') as DeskProcessOrder)
