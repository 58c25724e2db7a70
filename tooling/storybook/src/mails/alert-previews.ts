import type { BookingRecord } from '@camping/api/booking/documents/booking-record.ts'
import {
  alertConfirmationContent,
  alertFoundContent,
} from '@camping/api/customer/alerts/alert-mail-content.ts'
import type { MailIdentity } from '@camping/api/platform/mail/mail-identity.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { Preview } from './preview.ts'

const token = 'sample-token-of-a-mail'

const alertOf = ({ booking, offer: { site } }: BookingRecord) => ({
  site: { name: site.name, place: `${site.area.name}, ${site.country.name}` },
  nights: booking.stay.nights,
  party: booking.party,
  currency: booking.currency,
  endsOn: booking.stay.dateFrom,
})
const alertLink = ({ origin, siteCode }: MailIdentity, step: string) =>
  `${origin}${buildPath(siteCode, 'answer')}?step=${step}&token=${token}`

/** The mails of “Tell me when it is free”, for the stay of the sample booking. */
export const alertPreviews = {
  alertConfirmation: {
    kind: 'alert-confirmation',
    content: (identity, record) =>
      alertConfirmationContent(
        identity,
        {
          ...alertOf(record),
          accommodation: null,
          dateFrom: record.booking.stay.dateFrom,
          flexibleDays: 3,
          maxTotal: record.booking.total,
        },
        { confirmUrl: alertLink(identity, 'alert'), endUrl: alertLink(identity, 'no-alert') },
      ),
  },
  alertFound: {
    kind: 'alert-found',
    content(identity, record) {
      const stay = (dateFrom: string, less: number) => ({
        accommodation: record.offer.accommodation.name,
        dateFrom,
        total: record.booking.total - less,
        cartUrl: alertLink(identity, 'free'),
      })
      return alertFoundContent(
        identity,
        { ...alertOf(record), isLast: false },
        {
          stays: [
            stay(record.booking.stay.dateFrom, 0),
            stay('2027-06-04', 4_200),
            stay('2027-06-06', 1_250),
          ],
          endUrl: alertLink(identity, 'no-alert'),
        },
      )
    },
  },
} satisfies Readonly<Record<string, Preview>>
