/**
 * How long a silent PostgreSQL is trusted, in milliseconds. A socket whose other end vanished silently (a
 * firewall that dropped it, a machine without power) looks idle: only a probe tells.
 */
export interface PostgresTiming {
  /** Pause between two heartbeats on the listening connection. */
  readonly heartbeatMs: number
  /** Without an answer to a heartbeat for this time, the connection is lost. */
  readonly heartbeatAnswerMs: number
  /** Pause before reconnecting, and between attempts. */
  readonly reconnectMs: number
  /** Limit for opening a connection, and for waiting for a free one of the pool. */
  readonly connectMs: number
  /** A connection of the pool that was idle for longer is probed before use. */
  readonly restMs: number
  /** Limit for that probe. */
  readonly restAnswerMs: number
  /** The server ends a statement after this. */
  readonly statementMs: number
  /** The client gives up a statement after this, when the server's cancellation did not arrive either. */
  readonly queryMs: number
}

/** Heartbeat and its answer together stay below ten seconds. */
export const postgresTiming: PostgresTiming = {
  heartbeatMs: 4_000,
  heartbeatAnswerMs: 4_000,
  reconnectMs: 500,
  connectMs: 5_000,
  restMs: 2_000,
  restAnswerMs: 2_000,
  statementMs: 30_000,
  queryMs: 35_000,
}
