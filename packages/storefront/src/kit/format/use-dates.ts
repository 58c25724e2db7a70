import { addNights } from '@camping/core/search/criteria.rules.ts'
import { useIntl } from 'react-intl'

/** Noon UTC: the calendar date is the same in every zone that a formatter may use. */
const noon = (date: string) => new Date(`${date}T12:00:00Z`)

/**
 * Formats calendar dates for the edition. `range` takes the arrival and the nights; `period` is the same for sentences,
 * where the dot of an abbreviated month would precede the full stop.
 */
export function useStayDates() {
  const intl = useIntl()
  const day = (date: string) =>
    intl.formatDate(noon(date), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  const full = (date: string) =>
    intl.formatDate(noon(date), {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
  const long = (date: string) => intl.formatDate(noon(date), { dateStyle: 'long', timeZone: 'UTC' })
  const between = (month: 'short' | 'long') => (date: string, nights: number) =>
    intl
      .formatDateTimeRange(noon(date), noon(addNights(date, nights)), {
        day: 'numeric',
        month,
        timeZone: 'UTC',
      })
      // Node and browsers ship different CLDR versions, which differ in the width of the spaces around the dash.
      .replace(/[\u2009\u200A]/g, ' ')
  const month = (yearMonth: string) =>
    intl.formatDate(noon(`${yearMonth}-01`), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return { day, full, long, range: between('short'), period: between('long'), month }
}
