import type { ReceptionBooking } from '@camping/contract/reception-webhook.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { type EditionWords, editionWords } from '../../platform/mail/edition-words.ts'
import type { MailContent, MailRow, MailTable } from '../../platform/mail/mail-content.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import type { ReceptionNews } from '../log/announce-to-reception.ts'

export interface ReceptionMail {
  readonly news: ReceptionNews
  readonly booking: ReceptionBooking
  /** The stay before it was changed. 'YYYY-MM-DD' */
  readonly before?: { readonly dateFrom: string; readonly dateTo: string }
  /** Of the link with which a request is answered. */
  readonly token?: string
}

/** The words of a mail to a campsite. */
export function receptionMailContent(identity: MailIdentity, mail: ReceptionMail): MailContent {
  const { news, booking, token } = mail
  const words = editionWords(identity)
  const { t, day, moment, brand } = words
  const isUnanswered = booking.reason === 'unanswered'
  const kind = isUnanswered ? 'unanswered' : news
  const until = booking.answerBy === null ? '' : moment(new Date(booking.answerBy))
  const text = booking.reason === 'unpaid' ? 'reception.unpaid.text' : (`reception.${kind}.text` as const)
  return {
    subject: t(`reception.${kind}.subject`, { ref: booking.bookingRef, from: day(booking.dateFrom) }),
    preview: `${booking.site.name}: ${booking.accommodation.name}`,
    heading: t(`reception.${kind}.heading`),
    paragraphs: [t(text, { until })],
    ...(token && {
      button: { text: t('reception.requested.button'), href: answerLink(identity, token) },
    }),
    tables: [stayTable(mail, words), ...(news === 'cancelled' ? [] : furtherTables(booking, words))],
    notes: [
      ...(token ? [t('reception.requested.link')] : []),
      t('reception.why', { brand, email: identity.email, phone: identity.phone }),
    ],
  }
}

/** The page that answers a request. Opening it changes nothing: mail scanners open every link. */
const answerLink = ({ origin, siteCode }: MailIdentity, token: string): string =>
  `${origin}${buildPath(siteCode, 'answer')}?step=request&token=${token}`

function stayTable({ booking, before }: ReceptionMail, words: EditionWords): MailTable {
  const { t, day, date } = words
  const { party, guests, site, accommodation } = booking
  const { adults, childAges } = party
  return {
    title: t('reception.stay'),
    rows: [
      { label: t('confirmation.reference'), value: booking.bookingRef, strong: true },
      { label: t('confirmation.site'), value: site.name },
      {
        label: t('confirmation.accommodation'),
        value: accommodation.name,
        detail: t('answer.unit', { unit: accommodation.unitLabel ?? accommodation.unit }),
      },
      { label: t('confirmation.arrival'), value: day(booking.dateFrom) },
      { label: t('confirmation.departure'), value: day(booking.dateTo) },
      { label: t('confirmation.nights'), value: t('shell.nights', { nights: booking.nights }) },
      ...(before
        ? [
            {
              label: t('reception.changed.before'),
              value: t('reception.changed.dates', { from: date(before.dateFrom), to: date(before.dateTo) }),
            },
          ]
        : []),
      {
        label: t('confirmation.party'),
        value:
          childAges.length > 0
            ? t('shell.party', { adults, children: childAges.length })
            : t('shell.adults', { adults }),
        ...(childAges.length > 0 && { detail: t('answer.ages', { ages: childAges.join(', ') }) }),
      },
      ...guestRows(guests, words),
    ],
  }
}

function guestRows(guests: ReceptionBooking['guests'], { t }: EditionWords): MailRow[] {
  if (!guests) return []
  const { booker, travellers } = guests
  return [
    { label: t('mail.booking.booker'), value: booker },
    ...(travellers.length > 0 ? [{ label: t('mail.booking.travellers'), value: travellers.join(', ') }] : []),
  ]
}

function furtherTables(
  { extras, remarks, onSite }: ReceptionBooking,
  { t, money }: EditionWords,
): MailTable[] {
  return [
    ...(extras.length > 0
      ? [
          {
            title: t('answer.extras'),
            rows: extras.map(({ name, quantity }) => ({ label: name, value: `${quantity}` })),
          },
        ]
      : []),
    ...(onSite.amount > 0
      ? [
          {
            title: t('price.onSite'),
            rows: [
              { label: t('reception.onSite'), value: money(onSite.amount, onSite.currency), strong: true },
            ],
          },
        ]
      : []),
    ...(remarks ? [{ title: t('answer.remarks'), rows: [], note: remarks }] : []),
  ]
}
