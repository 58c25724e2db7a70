import { addNights } from '@camping/core/search/criteria.rules.ts'
import { dateText } from '@camping/editions/date-text.ts'
import { useIntl } from 'react-intl'

/** Noon UTC: the calendar date is the same in every zone that a formatter may use. */
const noon = (date: string) => new Date(`${date}T12:00:00Z`)

/**
 * Formats calendar dates for the edition. `range` takes the arrival and the nights and stands by itself; sentences take a
 * span.
 */
export function useStayDates() {
  const intl = useIntl()
  const written = (text: string) => dateText(intl.locale, text)
  const format = (options: Parameters<typeof intl.formatDate>[1]) => (date: string) =>
    written(intl.formatDate(noon(date), { timeZone: 'UTC', ...options }))
  const day = format({ weekday: 'short', day: 'numeric', month: 'short' })
  const full = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const long = format({ dateStyle: 'long' })
  const range = (date: string, nights: number) =>
    written(
      intl
        .formatDateTimeRange(noon(date), noon(addNights(date, nights)), {
          day: 'numeric',
          month: 'short',
          timeZone: 'UTC',
        })
        // Node and browsers ship different CLDR versions, which differ in the width of the spaces around the dash.
        .replace(/[\u2009\u200A]/g, ' '),
    )
  const month = (yearMonth: string) =>
    intl.formatDate(noon(`${yearMonth}-01`), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return { day, full, long, range, month }
}

/**
 * A stay in two parts for sentences, which connect them with their own words: "from 3 to 10 July". The first day has a
 * month only if it differs.
 */
export function useSpan(): (date: string, nights: number) => { from: string; to: string } {
  const intl = useIntl()
  const dayMonth = (date: string) =>
    dateText(intl.locale, intl.formatDate(noon(date), { day: 'numeric', month: 'long', timeZone: 'UTC' }))
  return (date, nights) => {
    const end = addNights(date, nights)
    const from = dayMonth(date)
    const isOneMonth = date.slice(0, 7) === end.slice(0, 7)
    return { from: isOneMonth ? (from.split(/\s/)[0] as string) : from, to: dayMonth(end) }
  }
}
