import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useMoment } from '../../../kit/format/use-moment.ts'
import { useText } from '../../../kit/format/use-text.ts'

/** The deadline of the site's answer, in the edition's time zone. '' for a booking that is not a request. */
export function useAnswerUntil({ answerBy }: BookingConfirmation): string {
  const moment = useMoment()
  const t = useText()
  const dates = useStayDates()
  if (!answerBy) return ''
  const { date, time } = moment(answerBy)
  return t('confirmation.moment', { date: dates.full(date), time })
}
