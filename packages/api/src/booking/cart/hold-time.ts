import { sql } from 'kysely'

/** How long a cart holds its unit, and how long its one extension lasts. */
const holdMinutes = 20

/**
 * The end of a hold made now, by the database's clock. Not `now()`: that is the start of the transaction, and
 * waiting for a lock must not consume the visitor's minutes.
 */
export const endOfHold = sql<Date>`clock_timestamp() + ${sql.lit(holdMinutes)} * interval '1 minute'`
