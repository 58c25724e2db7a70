import { buildPath } from '@camping/editions/build-path.ts'
import { editionWords } from '../../platform/mail/edition-words.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import { placeRows } from '../documents/booking-sheet.ts'
import type { StayOffer } from '../pricing/stay-offer.types.ts'

/** The words of the mail about a hold that ended before anything was booked. */
export function holdEndedContent(
  identity: MailIdentity,
  { offer, cartId, name }: { offer: StayOffer; cartId: string; name: string },
): MailContent {
  const words = editionWords(identity)
  const { t } = words
  const { site, accommodation } = offer
  return {
    subject: t('mail.hold.subject', { site: site.name }),
    preview: t('mail.booking.preview', {
      from: words.day(offer.stay.dateFrom),
      to: words.day(offer.stay.dateTo),
    }),
    heading: t('mail.hold.heading', { name }),
    paragraphs: [t('mail.hold.text', { accommodation: accommodation.name, site: site.name })],
    button: {
      text: t('mail.hold.button'),
      href: identity.origin + buildPath(identity.siteCode, 'booking', { cartId }),
    },
    tables: [{ title: t('mail.booking.stay'), rows: placeRows(offer, words) }],
    notes: [
      t('confirmation.next.contact', { email: identity.email, phone: identity.phone }),
      t('mail.hold.why'),
    ],
  }
}
