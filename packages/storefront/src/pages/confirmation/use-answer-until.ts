import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { editionMoment } from '@camping/editions/edition-moment.ts'
import { useApp } from '../../app/app-context.tsx'
import { useStayDates } from '../../format/use-dates.ts'
import { useText } from '../../format/use-text.ts'

/** Until when the site may answer, by the clocks of the edition. '' for what is no request. */
export function useAnswerUntil({ answerBy }: BookingConfirmation): string {
  const { site } = useApp()
  const t = useText()
  const dates = useStayDates()
  if (!answerBy) return ''
  const { date, time } = editionMoment(site, new Date(answerBy))
  return t('confirmation.moment', { date: dates.full(date), time })
}
