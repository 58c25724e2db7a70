import type { SiteCalendarReply } from '@camping/contract/site.schemas.ts'
import type { Text } from '../../../kit/format/use-text.ts'

/** Why no stay starts on a day, with the number of nights if that is the reason. Messages: `offer`. */
export function dayReasonText({ reason, minNights }: SiteCalendarReply['days'][number], t: Text): string {
  if (reason === null) return ''
  return reason === 'too-short' && minNights > 0
    ? t('offer.reason.too-short', { nights: minNights })
    : t(`offer.mark.${reason}`)
}
