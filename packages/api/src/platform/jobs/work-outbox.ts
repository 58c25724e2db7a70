import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { claimEvent, finishEvent, parkAbandoned, returnEvent } from './claim-event.ts'
import type { Job } from './job.ts'
import { LastingFailure, type OutboxEvent, type OutboxHandler } from './outbox-handler.ts'
import { maxAttempts, retryDelay } from './retry-delay.ts'

export interface OutboxOptions {
  readonly db: Kysely<Database>
  readonly handlers: Readonly<Record<string, OutboxHandler>>
  /** Called when an event is given up; `reason` is what its row stores. */
  readonly onParked: (event: OutboxEvent, reason: string) => void
  /** Pause when nothing is due; a notice ends it sooner. */
  readonly everyMs?: number
  /** The job's name, used to wake it. */
  readonly name?: string
}

/** The name of the job that sends mails. */
export const outboxJobName = 'outbox'

/**
 * Processes the outbox, one event per run. The claim is committed before the effect and the mark after it, so no
 * transaction is open during a conversation with a mail server, and an event with a committed mark is never
 * processed again (F59, F60).
 */
export function outboxJob({
  db,
  handlers,
  onParked,
  everyMs = 5_000,
  name = outboxJobName,
}: OutboxOptions): Job {
  const kinds = Object.keys(handlers)
  return {
    name,
    everyMs,
    async run() {
      await parkAbandoned(db)
      const event = await claimEvent(db, kinds)
      if (!event) return false
      try {
        await handlers[event.kind]?.(event)
      } catch (error) {
        const reason = describeFailure(error)
        const isLast = error instanceof LastingFailure || event.attempts >= maxAttempts
        const delaySeconds = isLast ? undefined : retryDelay(event.attempts, Math.random())
        await returnEvent(db, event, { reason, delaySeconds })
        if (isLast) onParked(event, reason)
        return true
      }
      await finishEvent(db, event)
      return true
    },
  }
}

/** One line without addresses: mail servers tend to repeat the recipient, who must not appear in logs. */
function describeFailure(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text
    .replace(/\S+@\S+/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300)
}
