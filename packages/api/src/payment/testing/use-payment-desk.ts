import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { LogStream } from '../../platform/server/log-options.ts'
import type { DatabaseKind } from '../../booking/testing/booking-desk.ts'
import { databaseKinds } from '../../booking/testing/booking-desk.ts'
import { openPaymentDesk, type PaymentDesk } from './payment-desk.ts'

/** Fault suites need real locks: they use PostgreSQL where one is available. */
export const faultDatabase: DatabaseKind = databaseKinds.at(-1) ?? 'pglite'

/**
 * A payment desk for a suite. After every test it checks the invariants of docs/product/outages.md three times:
 * at once, after 20 minutes of the reconciler, and a day later, when every order must be final or an alarm.
 */
export function usePaymentDesk(
  kind: DatabaseKind,
  changes: Readonly<Record<string, string>> = {},
  log?: LogStream,
): () => PaymentDesk {
  const opened: { desk?: PaymentDesk } = {}
  const desk = (): PaymentDesk => {
    if (!opened.desk) throw new Error('The desk is open during tests')
    return opened.desk
  }
  beforeAll(async () => {
    opened.desk = await openPaymentDesk(kind, changes, log)
  })
  afterAll(() => opened.desk?.close())
  afterEach(async () => {
    expect(await desk().broken()).toEqual([])
    for (const minutes of [20, 26 * 60]) {
      desk().bank.state.faults = []
      await desk().pass(minutes)
      await desk().reconcile()
      expect(await desk().broken(true)).toEqual([])
    }
  })
  return desk
}
