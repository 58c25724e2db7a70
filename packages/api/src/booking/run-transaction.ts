import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import { noLongerAvailable } from './booking-problems.ts'

const serializationFailure = '40001'
const deadlockDetected = '40P01'
const exclusionViolation = '23P01'

const attempts = 4

/**
 * Runs work in one transaction. After a serialization failure or a deadlock it runs the whole work again, at
 * most three times, with jitter. It never repeats after an overlap on a unit, which another booking has taken
 * (F51).
 * @throws ProblemError 409 `no-longer-available` for an overlap, and whatever the work throws.
 */
export async function runTransaction<T>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const code = (error as { code?: unknown }).code
      if (code === exclusionViolation) throw noLongerAvailable()
      const retriable = code === serializationFailure || code === deadlockDetected
      if (!retriable || attempt === attempts) throw error
      await sleep(Math.random() * 20 * 2 ** attempt)
    }
  }
}
