import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { DatabaseKind } from '../../booking/testing/booking-desk.ts'
import { databaseKinds } from '../../booking/testing/booking-desk.ts'
import { openPaymentDesk, type PaymentDesk } from './payment-desk.ts'

/** Faults are tried where locks are real: on PostgreSQL where one answers. */
export const faultDatabase: DatabaseKind = databaseKinds.at(-1) ?? 'pglite'

/**
 * A payment desk for a suite. After every test the oracle of RELIABILITY.md 2b is asked three times: as things are, when the
 * reconciler has had 20 minutes, and a day later, when everything has to be final or an alarm.
 */
export function usePaymentDesk(
  kind: DatabaseKind,
  changes: Readonly<Record<string, string>> = {},
): () => PaymentDesk {
  const opened: { desk?: PaymentDesk } = {}
  const desk = (): PaymentDesk => {
    if (!opened.desk) throw new Error('The desk is open during tests')
    return opened.desk
  }
  beforeAll(async () => {
    opened.desk = await openPaymentDesk(kind, changes)
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
