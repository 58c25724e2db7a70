import { buildPath } from '@camping/editions/build-path.ts'
import { bookingDocument } from '@camping/contract/booking-documents.endpoints.ts'
import { basePath, placeRequest } from '@camping/contract/endpoint.ts'
import { markets } from '@camping/editions/markets.ts'
import { editionWords } from '../../platform/mail/edition-words.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import { bookingLink } from '../documents/booking-link.ts'
import type { BookingRecord } from '../documents/booking-record.ts'
import { journeyTables, paymentTable, stayTable } from '../documents/booking-sheet.ts'

/** The words of the mail before arrival. */
export function beforeArrivalContent(identity: MailIdentity, record: BookingRecord): MailContent {
  const words = editionWords(identity)
  const { t, day, brand } = words
  const { booking, offer } = record
  const site = offer.site.name
  const payment = booking.payBy ? paymentTable(record, words) : undefined
  return {
    subject: t('mail.arrival.subject', { site, ref: booking.ref }),
    preview: t('mail.booking.preview', { from: day(booking.stay.dateFrom), to: day(booking.stay.dateTo) }),
    heading: t('mail.arrival.heading', { name: booking.firstName }),
    paragraphs: [t('mail.arrival.text', { site, date: day(booking.stay.dateFrom) })],
    button: { text: t('mail.booking.button'), href: bookingLink(identity, record) },
    links: [
      { text: t('travel.route'), href: routeLink(record) },
      { text: t('mail.arrival.document'), href: documentLink(identity, record) },
      ...(identity.storesPages
        ? [{ text: t('mail.arrival.offline'), href: portalLink(identity, record) }]
        : []),
    ],
    tables: [stayTable(record, words), ...journeyTables(record, words), ...(payment ? [payment] : [])],
    notes: [
      ...(offer.site.hours ? [t('mail.arrival.local')] : []),
      t('confirmation.next.contact', { email: identity.email, phone: identity.phone }),
      t('mail.booking.why', { brand }),
    ],
  }
}

/** A route planner's address: opens its app on phones. */
function routeLink({ offer }: BookingRecord): string {
  const { lat, lng } = offer.site.location
  const destination = `${lat.toFixed(5)},${lng.toFixed(5)}`
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`
}

/** The booking's page, which a browser stores when it is opened (decision 157). */
function portalLink({ origin, siteCode }: MailIdentity, { booking }: BookingRecord): string {
  return origin + buildPath(siteCode, 'bookingDetail', { bookingId: booking.ref })
}

/** The confirmation as PDF, which a phone opens without network once it is saved. */
function documentLink({ origin, siteCode }: MailIdentity, { brand, cartId }: BookingRecord): string {
  const base = basePath(bookingDocument.base, brand, markets[siteCode].apiLocale)
  return `${origin}${base}/${placeRequest(bookingDocument.path, { cartId }).path}`
}
