import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { editionMoment } from '@camping/editions/edition-moment.ts'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'

/** The deadline of the site's answer, in the edition's time zone. '' for a booking that is not a request. */
export function useAnswerUntil({ answerBy }: BookingConfirmation): string {
  const { site } = useApp()
  const t = useText()
  const dates = useStayDates()
  if (!answerBy) return ''
  const { date, time } = editionMoment(site, new Date(answerBy))
  return t('confirmation.moment', { date: dates.full(date), time })
}
