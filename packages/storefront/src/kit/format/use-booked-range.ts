import { addNights } from '@camping/core/search/criteria.rules.ts'
import { dateText } from '@camping/editions/date-text.ts'
import { useIntl } from 'react-intl'

/** The dates of a booked stay, which may be years ago or ahead: with their year, on one line. From the arrival and the nights. */
export function useBookedRange(): (date: string, nights: number) => string {
  const intl = useIntl()
  const noon = (date: string) => new Date(`${date}T12:00:00Z`)
  return (date, nights) =>
    dateText(
      intl.locale,
      intl
        .formatDateTimeRange(noon(date), noon(addNights(date, nights)), {
          day: 'numeric',
          month: 'short',
          year: 'numeric',
          timeZone: 'UTC',
        })
        .replace(/[ \u2009\u200A]/g, '\u00A0'),
    )
}
