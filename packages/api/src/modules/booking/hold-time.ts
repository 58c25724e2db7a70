import { sql } from 'kysely'

/** How long a cart keeps its unit, and how long its one extension lasts. */
const holdMinutes = 20

/**
 * The moment a hold made now ends, by the database's clock. Not `now()`: that is when the transaction began, and waiting
 * for a lock must not eat into the visitor's minutes.
 */
export const endOfHold = sql<Date>`clock_timestamp() + ${sql.lit(holdMinutes)} * interval '1 minute'`
