import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

export interface Listening {
  channel: string
  onPayload: (payload: string) => void
  /** Notices may be missing after a lost connection: read everything again. */
  onGap?: () => void
}

/** A database ready for use, of either kind. */
export interface OpenedDatabase {
  readonly db: Kysely<Database>
  readonly kind: 'pglite' | 'postgres'
  /** For the log line at start; never holds a password. */
  readonly description: string
  /** Several statements at once, without parameters. Only for migrations and tests. */
  exec(sql: string): Promise<void>
  /** Change notices sent with pg_notify; they arrive after the sender's commit. */
  listen(listening: Listening): Promise<void>
  /** False while notices cannot arrive: the listening connection is lost. */
  isListening(): boolean
  close(): Promise<void>
}
