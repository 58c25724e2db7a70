import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import { editionWords } from '../../platform/mail/edition-words.ts'
import type { StayOffer } from '../pricing/stay-offer.types.ts'
import type { StoredBooking } from '../stored/stored-booking.ts'

/**
 * What has to be paid next, also in words: the sentences of the reminders, so that pages need no messages for them
 * (payment-24). Without an identity the words are empty.
 */
export function payByReply(
  { payBy, currency }: Pick<StoredBooking, 'payBy' | 'currency'>,
  { site }: Pick<StayOffer, 'site'>,
  identity: MailIdentity | undefined,
): BookingConfirmation['payBy'] {
  if (!payBy) return null
  const { index, open, dueAt, endsAt } = payBy
  const reply = { index, open, dueAt: dueAt.toISOString(), endsAt: endsAt?.toISOString() ?? null }
  if (!identity) return { ...reply, words: '' }
  const { t, money, moment } = editionWords(identity)
  const due = t('unpaid.before.text', {
    amount: money(open, currency),
    site: site.name,
    due: moment(dueAt),
  })
  return { ...reply, words: endsAt ? `${due} ${t('unpaid.ends', { ends: moment(endsAt) })}` : due }
}
