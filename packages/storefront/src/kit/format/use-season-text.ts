import { dateText } from '@camping/editions/date-text.ts'
import { useIntl } from 'react-intl'

/** A season that needs no dates: the whole year. */
export const isAllYear = ({ from, to }: { from: string; to: string }) => from === '01-01' && to === '12-31'

/** First and last day of a season in 'MM-DD', formatted for the edition: {from: "15 April", to: "30 September"}. */
export function useSeasonText(): (season: { from: string; to: string }) => { from: string; to: string } {
  const intl = useIntl()
  const day = (monthDay: string) =>
    dateText(
      intl.locale,
      intl.formatDate(new Date(`2024-${monthDay}T12:00:00Z`), {
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      }),
    )
  return ({ from, to }) => ({ from: day(from), to: day(to) })
}
