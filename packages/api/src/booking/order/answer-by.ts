import { sql, type RawBuilder } from 'kysely'

/** Hours that a site has to answer a request. */
const hoursToAnswer = 48
/** The minimum, however soon the stay begins. */
const minimumHours = 4

/**
 * The site's deadline: two days, but not beyond the day before arrival, when guests must know where they are
 * going. By the database's clock, like every deadline.
 */
export function answerBy(dateFrom: string): RawBuilder<Date> {
  return sql<Date>`greatest(
    least(clock_timestamp() + ${hoursToAnswer} * interval '1 hour', ${dateFrom}::date::timestamp at time zone 'UTC'),
    clock_timestamp() + ${minimumHours} * interval '1 hour')`
}
