import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { network } from '../../server/pass-throttle.ts'
import { ProblemError } from '../../server/problem-error.ts'
import { databaseCounter, type AttemptCounter } from './attempt-counter.ts'

/** So many tries in so many seconds, counted by something of the request. */
export interface AttemptLimit {
  readonly by: 'address' | 'email' | 'booking' | 'edition'
  readonly max: number
  readonly seconds: number
}

export interface Attempt {
  readonly action: string
  readonly brand: string
  readonly siteCode: string
  readonly clientAddress: string
  readonly email?: string
  readonly bookingRef?: string
  /** Where several servers count together. */
  readonly sharedAttempts?: AttemptCounter | undefined
}

/** 429. The same for accounts that exist and those that do not. */
export function tooManyAttempts(seconds: number): ProblemError {
  return new ProblemError({
    type: 'too-many-attempts',
    status: 429,
    title: 'Too many attempts, please wait',
    headers: { 'retry-after': `${seconds}` },
  })
}

function counted(limit: AttemptLimit, attempt: Attempt): string {
  switch (limit.by) {
    case 'address':
      return network(attempt.clientAddress)
    case 'email':
      return `${attempt.brand} ${attempt.email?.toLowerCase() ?? ''}`
    case 'booking':
      return `${attempt.brand} ${attempt.bookingRef ?? ''}`
    case 'edition':
      return `${attempt.brand} ${attempt.siteCode}`
  }
}

const keyOf = (limit: AttemptLimit, attempt: Attempt): string =>
  `${attempt.action}:${limit.by}:${limit.seconds}:${createHash('sha256').update(counted(limit, attempt)).digest('hex').slice(0, 32)}`

/**
 * Counts one try against every limit: the same for every process, and outside the caller's transaction, so a try that
 * fails afterwards counts. In Redis when there is one, in the database otherwise, and while Redis does not answer: then
 * counting begins anew there, which lets through a few tries more. E-mail addresses and references are kept as hashes.
 * @throws ProblemError 429 `too-many-attempts` with Retry-After when one of the limits is passed.
 */
export async function countAttempt(
  db: Kysely<Database>,
  attempt: Attempt,
  limits: readonly AttemptLimit[],
): Promise<void> {
  // In the order of their keys, as all rows that several requests write.
  const keyed = limits
    .map((limit) => ({ limit, key: keyOf(limit, attempt) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
  const inDatabase = databaseCounter(db)
  let wait = 0
  for (const { limit, key } of keyed) {
    const shared = await attempt.sharedAttempts?.add(key, limit.seconds).catch(() => undefined)
    const { count, left } = shared ?? (await inDatabase.add(key, limit.seconds))
    if (count > limit.max) wait = Math.max(wait, left, 1)
  }
  if (wait > 0) throw tooManyAttempts(wait)
}

/** Forgets the tries of an address after it was proved right, so that a family on one phone is not locked out. */
export async function forgetAttempts(
  db: Kysely<Database>,
  attempt: Attempt,
  limits: readonly AttemptLimit[],
): Promise<void> {
  const keys = limits
    .filter(({ by }) => by === 'email' || by === 'booking')
    .map((limit) => keyOf(limit, attempt))
  if (keys.length === 0) return
  await attempt.sharedAttempts?.forget(keys).catch(() => undefined)
  await databaseCounter(db).forget(keys)
}
