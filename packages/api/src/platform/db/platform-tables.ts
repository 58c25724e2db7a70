import type { ColumnType, Generated } from 'kysely'
import type {
  Defaulted,
  DefaultedMoment,
  GeneratedId,
  Json,
  Moment,
  NullableMoment,
  Optional,
} from './column-types.ts'

/** Tables with which the server makes effects happen once. */

export interface PlatformTables {
  network_keys: { day: string; key: string }
  throttles: { key: string; until: Moment }
  idempotency_keys: {
    scope: string
    key: string
    request_hash: string
    status: Optional<number>
    reply: ColumnType<unknown, string | null | undefined, string | null>
    created_at: DefaultedMoment
  }
  outbox: {
    id: GeneratedId
    kind: string
    dedupe_key: string
    payload: Json<unknown>
    /** Events of one lane happen in their order. */
    lane: Optional<string>
    created_at: DefaultedMoment
    available_at: DefaultedMoment
    attempts: Defaulted<number>
    locked_until: NullableMoment
    done_at: NullableMoment
    parked_at: NullableMoment
    last_error: Optional<string>
  }
  schema_migrations: { name: string; applied_at: Generated<Date> }
}
