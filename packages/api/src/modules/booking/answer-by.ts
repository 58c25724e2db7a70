import { sql, type RawBuilder } from 'kysely'

/** Hours that a site has for its answer to a request. */
const hoursToAnswer = 48
/** What it has at least, however soon the stay begins. */
const fewestHours = 4

/**
 * Until when a site may answer: two days, but not beyond the day before arrival, when guests have to know where they are
 * going. The database's clock, as everything that ends.
 */
export function answerBy(dateFrom: string): RawBuilder<Date> {
  return sql<Date>`greatest(
    least(clock_timestamp() + ${hoursToAnswer} * interval '1 hour', ${dateFrom}::date::timestamp at time zone 'UTC'),
    clock_timestamp() + ${fewestHours} * interval '1 hour')`
}
