import type { StayHours } from '@camping/contract/stay-hours.schemas.ts'
import { sql, type RawBuilder } from 'kysely'

/** Hours that a site has to answer a request. */
const hoursToAnswer = 48
/** The minimum, however soon the stay begins; before check-in closes it ends earlier. */
const minimumHours = 4
/** Where even that is over: the job declines the request then. */
const leastMinutes = 30
/** On the evening before arrival guests must know where they are going. */
const eveningBefore = '21:00'
/** For sites that have not said when reception closes. */
const usualClosing = '20:00'

/** Countries whose clocks differ from Central European Time. */
const zones: Readonly<Record<string, string>> = {
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  PT: 'Europe/Lisbon',
  GR: 'Europe/Athens',
}

const zoneOf = (country: string) => zones[country] ?? 'Europe/Paris'

export interface RequestedStay {
  /** 'YYYY-MM-DD' */
  readonly dateFrom: string
  /** The country of the site: its days and hours are those of its own clock. */
  readonly country: string
  readonly hours: Pick<StayHours, 'checkInUntil'> | null
}

/** When reception closes on the day of arrival, by the clock of the site. */
export function checkInCloses({ dateFrom, country, hours }: RequestedStay): RawBuilder<Date> {
  const until = hours?.checkInUntil ?? usualClosing
  return sql<Date>`(${dateFrom}::date + ${until}::time) at time zone ${zoneOf(country)}`
}

/**
 * The site's deadline: two days, but not beyond the evening before arrival, and in any case an hour before check-in
 * closes. By the database's clock, like every deadline, and by the site's days.
 * @param now of the database; tests name another moment
 */
export function answerBy(
  { dateFrom, country, hours }: RequestedStay,
  now: RawBuilder<Date> = sql<Date>`clock_timestamp()`,
): RawBuilder<Date> {
  const evening = sql`(${dateFrom}::date - 1 + ${eveningBefore}::time) at time zone ${zoneOf(country)}`
  const closing = checkInCloses({ dateFrom, country, hours })
  return sql<Date>`greatest(
    least(
      greatest(
        least(${now} + ${hoursToAnswer} * interval '1 hour', ${evening}),
        ${now} + ${minimumHours} * interval '1 hour'),
      ${closing} - interval '1 hour'),
    ${now} + ${leastMinutes} * interval '1 minute')`
}
