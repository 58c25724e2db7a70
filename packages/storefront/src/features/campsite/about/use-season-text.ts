import { useIntl } from 'react-intl'

/** First and last day of a season in 'MM-DD', formatted for the edition: {from: "15 April", to: "30 September"}. */
export function useSeasonText(): (season: { from: string; to: string }) => { from: string; to: string } {
  const intl = useIntl()
  const day = (monthDay: string) =>
    intl.formatDate(new Date(`2024-${monthDay}T12:00:00Z`), {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    })
  return ({ from, to }) => ({ from: day(from), to: day(to) })
}
