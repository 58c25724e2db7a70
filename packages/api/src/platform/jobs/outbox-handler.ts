/** A row of the outbox that this process has claimed. */
export interface OutboxEvent {
  readonly id: number
  readonly kind: string
  /** One effect per key; the stable id of a mail derives from it. */
  readonly dedupeKey: string
  readonly payload: unknown
  /** How often it was claimed, this time included. */
  readonly attempts: number
}

/**
 * Executes the effect of one kind of event. It may run twice for the same event (a process can die between the
 * effect and its mark), so the effect carries the event's key. Throw to be repeated, LastingFailure to be given
 * up.
 */
export type OutboxHandler = (event: OutboxEvent) => Promise<void>

/** A failure that another attempt cannot repair, such as an address that its server refuses. */
export class LastingFailure extends Error {
  override name = 'LastingFailure'
}
