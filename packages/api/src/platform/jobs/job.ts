/** Recurring work: what it does and how often. Safe to run in several processes at once. */
export interface Job {
  readonly name: string
  /** Pause between two runs, in ms; every pause is up to a tenth longer, so that processes do not run in step. */
  readonly everyMs: number
  /**
   * One run. Returns whether more work is waiting: then the next run follows at once. When the signal is aborted,
   * it ends as soon as its current work allows.
   */
  run(signal: AbortSignal): Promise<boolean>
}
