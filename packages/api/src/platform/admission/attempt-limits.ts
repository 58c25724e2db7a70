import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { network, networkRange } from './network.ts'
import { ProblemError } from '../problem-error.ts'
import { databaseCounter, type AttemptCounter } from './attempt-counter.ts'

/**
 * The subject of a counter: a network (a household, an office), the range of networks around it, an e-mail
 * address or a booking within one network, the same across all networks, or a whole edition.
 */
type CountedBy =
  | 'network'
  | 'range'
  | 'email-in-network'
  | 'booking-in-network'
  | 'email'
  | 'booking'
  | 'edition'

/** A number of attempts in a number of seconds, counted per subject. */
export interface AttemptLimit {
  readonly by: CountedBy
  readonly max: number
  readonly seconds: number
  /**
   * Above a limit over many networks, each network still has so many tries, counted by the first limit of that
   * name before this one: a distributed attack slows its participants and locks nobody else out.
   */
  readonly leaves?: { readonly tries: number; readonly by: CountedBy }
}

export interface Attempt {
  readonly action: string
  readonly brand: string
  readonly siteCode: string
  readonly clientAddress: string
  readonly email?: string
  readonly bookingRef?: string
  /** For counters shared by several servers. */
  readonly sharedAttempts?: AttemptCounter | undefined
}

/** 429. The same for accounts that exist and those that do not. */
function tooManyAttempts(seconds: number): ProblemError {
  return new ProblemError({
    type: 'too-many-attempts',
    status: 429,
    title: 'Too many attempts, please wait',
    headers: { 'retry-after': `${seconds}` },
  })
}

/** An address in the form that is counted, however it was typed. */
const folded = (email = ''): string => email.normalize('NFKC').trim().toLowerCase()

const counted: Readonly<Record<CountedBy, (attempt: Attempt) => string>> = {
  network: ({ clientAddress }) => network(clientAddress),
  range: ({ clientAddress }) => networkRange(clientAddress),
  'email-in-network': (attempt) => `${counted.email(attempt)} ${counted.network(attempt)}`,
  'booking-in-network': (attempt) => `${counted.booking(attempt)} ${counted.network(attempt)}`,
  email: ({ brand, email }) => `${brand} ${folded(email)}`,
  booking: ({ brand, bookingRef = '' }) => `${brand} ${bookingRef}`,
  edition: ({ brand, siteCode }) => `${brand} ${siteCode}`,
}

/** The stored key of a counter: contains no address and no reference. */
export const attemptKey = ({ by, seconds }: AttemptLimit, attempt: Attempt): string =>
  `${attempt.action}:${by}:${seconds}:${createHash('sha256').update(counted[by](attempt)).digest('hex').slice(0, 32)}`

/**
 * Counts one attempt against the limits in their order, the narrow ones first, and stops at the first exceeded
 * one: an attempt that a network is refused never counts against an address or an edition, which others share.
 * All processes share the counters, outside the caller's transaction, so an attempt that fails afterwards
 * counts. Redis stores them when configured, the database otherwise and while Redis is down: counting restarts
 * there, which allows a few more attempts. E-mail addresses and references are stored as hashes.
 * @returns the seconds to wait above a limit, undefined when the attempt may go on.
 */
export async function secondsToWait(
  db: Kysely<Database>,
  attempt: Attempt,
  limits: readonly AttemptLimit[],
): Promise<number | undefined> {
  const inDatabase = databaseCounter(db)
  const soFar = new Map<CountedBy, number>()
  for (const limit of limits) {
    const key = attemptKey(limit, attempt)
    const shared = await attempt.sharedAttempts?.add(key, limit.seconds).catch(() => undefined)
    const { count, left } = shared ?? (await inDatabase.add(key, limit.seconds))
    if (!soFar.has(limit.by)) soFar.set(limit.by, count)
    if (count <= limit.max) continue
    const { leaves } = limit
    if (leaves && (soFar.get(leaves.by) ?? 0) <= leaves.tries) continue
    return Math.max(left, 1)
  }
  return undefined
}

/**
 * Counts one attempt as `secondsToWait` does.
 * @throws ProblemError 429 `too-many-attempts` with Retry-After when one of the limits is passed.
 */
export async function countAttempt(
  db: Kysely<Database>,
  attempt: Attempt,
  limits: readonly AttemptLimit[],
): Promise<void> {
  const wait = await secondsToWait(db, attempt, limits)
  if (wait !== undefined) throw tooManyAttempts(wait)
}

/** Counters that a success resets: the address or booking in this network. */
const isReset = ({ by }: AttemptLimit): boolean => by === 'email-in-network' || by === 'booking-in-network'

/**
 * After a success: the attempt counts nowhere, so that the fiftieth customer behind one network can sign in like
 * the first, and the address restarts in its network, so that a family on one phone is not locked out.
 */
export async function forgetAttempts(
  db: Kysely<Database>,
  attempt: Attempt,
  limits: readonly AttemptLimit[],
): Promise<void> {
  const keys = (of: readonly AttemptLimit[]) => of.map((limit) => attemptKey(limit, attempt))
  const reset = keys(limits.filter(isReset))
  const others = keys(limits.filter((limit) => !isReset(limit)))
  for (const counter of [attempt.sharedAttempts, databaseCounter(db)]) {
    if (reset.length > 0) await counter?.forget(reset).catch(ignoreRedisError(counter, attempt))
    if (others.length > 0) await counter?.takeBack(others).catch(ignoreRedisError(counter, attempt))
  }
}

/** Resets the counters of an address, here and across networks: its owner has proved it. */
export async function endLock(
  db: Kysely<Database>,
  attempt: Attempt,
  limits: readonly AttemptLimit[],
): Promise<void> {
  const keys = limits
    .filter((limit) => isReset(limit) || limit.by === 'email')
    .map((limit) => attemptKey(limit, attempt))
  for (const counter of [attempt.sharedAttempts, databaseCounter(db)])
    await counter?.forget(keys).catch(ignoreRedisError(counter, attempt))
}

/** Redis drops its counters by itself, so its errors are ignored; those of the database are not. */
const ignoreRedisError =
  (counter: AttemptCounter, { sharedAttempts }: Attempt) =>
  (error: unknown): void => {
    if (counter !== sharedAttempts) throw error
  }
