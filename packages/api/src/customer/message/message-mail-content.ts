import { buildPath } from '@camping/editions/build-path.ts'
import type { BookingRecord } from '../../booking/documents/booking-record.ts'
import { editionWords } from '../../platform/mail/edition-words.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'

/** A message as its mails show it. */
export interface WrittenMessage {
  readonly bookingId: number
  /** The edition it was written in. */
  readonly siteCode: string
  readonly text: string
  readonly at: Date
  /** Name of the agent who wrote it for the customer; null: the customer. */
  readonly agent: string | null
  /** Written in an account whose verified address is the booking's. */
  readonly fromOwner: boolean
}

/** The desk's mail. Without a link: what opens a booking is for its guest only. */
export function deskContent(
  identity: MailIdentity,
  record: BookingRecord,
  { text, at, agent, siteCode }: WrittenMessage,
): MailContent {
  const { t, day, moment } = editionWords(identity)
  const { booking, offer } = record
  const { dateFrom, dateTo } = booking.stay
  return {
    subject: t('mail.message.subject', { ref: booking.ref, site: offer.site.name }),
    preview: t('mail.booking.preview', { from: day(dateFrom), to: day(dateTo) }),
    heading: t('mail.message.heading', { ref: booking.ref }),
    paragraphs: paragraphsOf(text),
    tables: [
      {
        // Somebody else's: the desk reads it.
        title: t('reception.stay'),
        rows: [
          { label: t('confirmation.reference'), value: booking.ref },
          { label: t('confirmation.site'), value: offer.site.name },
          {
            label: t('mail.message.dates'),
            value: t('mail.booking.preview', { from: day(dateFrom), to: day(dateTo) }),
          },
          { label: t('mail.booking.booker'), value: record.bookerName },
          { label: t('mail.message.writer'), value: agent ?? booking.email },
          { label: t('mail.message.edition'), value: siteCode },
          { label: t('mail.message.at'), value: moment(at) },
        ],
      },
    ],
    notes: [t(agent === null ? 'mail.message.reply' : 'mail.message.replyAgent', { agent: agent ?? '' })],
  }
}

/**
 * The guest's receipt. It quotes their words only if the address is verified: anybody may book with another
 * person's address, and the shop must not deliver a stranger's text to it.
 */
export function receivedContent(
  identity: MailIdentity,
  { booking, offer }: BookingRecord,
  { text, agent, fromOwner }: WrittenMessage,
): MailContent {
  const { t, brand } = editionWords(identity)
  const { ref } = booking
  return {
    subject: t('mail.message.received.subject', { ref }),
    preview: t('mail.message.received.preview', { site: offer.site.name }),
    heading: t('mail.message.received.heading', { name: booking.firstName }),
    paragraphs: [
      t('mail.message.received.text', { ref, site: offer.site.name }),
      ...(agent === null ? [] : [t('mail.message.received.agent', { agent })]),
      ...(fromOwner ? [t('mail.message.received.words'), ...paragraphsOf(text)] : []),
    ],
    button: {
      text: t('mail.booking.button'),
      href: identity.origin + buildPath(identity.siteCode, 'bookingDetail', { bookingId: ref }),
    },
    notes: [
      t('confirmation.next.contact', { email: identity.email, phone: identity.phone }),
      t('mail.booking.why', { brand }),
    ],
  }
}

const paragraphsOf = (text: string): string[] => text.split(/\n+/)
