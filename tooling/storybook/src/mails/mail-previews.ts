import { type BookingNews, bookingMailContent } from '@camping/api/booking/mails/booking-mail-content.ts'
import { beforeArrivalContent } from '@camping/api/booking/mails/before-arrival-content.ts'
import { holdEndedContent } from '@camping/api/booking/mails/hold-ended-content.ts'
import { moneyMailContent, type MoneyEntry } from '@camping/api/booking/mails/money-mail-content.ts'
import { reminderContent, type ReminderNews } from '@camping/api/booking/mails/payment-reminder-content.ts'
import { extrasChangedContent } from '@camping/api/booking/mails/extras-changed-content.ts'
import { travellersChangedContent } from '@camping/api/booking/mails/travellers-changed-content.ts'
import {
  type ReceptionMail,
  receptionMailContent,
} from '@camping/api/booking/reception/reception-mail-content.ts'
import { stayChangedContent } from '@camping/api/booking/mails/stay-changed-content.ts'
import { stayOverContent } from '@camping/api/booking/mails/stay-over-content.ts'
import type { BookingRecord } from '@camping/api/booking/documents/booking-record.ts'
import * as account from '@camping/api/customer/account/account-mail-content.ts'
import { deskContent, receivedContent } from '@camping/api/customer/message/message-mail-content.ts'
import { confirmationContent } from '@camping/api/customer/newsletter/confirmation-content.ts'
import type { MailContent } from '@camping/api/platform/mail/mail-content.ts'
import type { MailIdentity } from '@camping/api/platform/mail/mail-identity.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { alertPreviews } from './alert-previews.ts'
import type { Preview } from './preview.ts'
import { purchasePreviews } from './purchase-previews.ts'

const token = 'sample-token-of-a-mail'

/** A mail about a booking, with what is different about the booking then. */
const booked = (
  kind: string,
  news: BookingNews,
  changes: (booking: BookingRecord['booking']) => Partial<BookingRecord['booking']> = () => ({}),
): Preview => ({
  kind,
  content: (identity, record) =>
    bookingMailContent(
      identity,
      { ...record, booking: { ...record.booking, ...changes(record.booking) } },
      news,
    ),
})

const reminder = (news: ReminderNews): Preview => ({
  kind: 'payment-reminder',
  content: (identity, record) =>
    record.booking.payBy
      ? reminderContent(identity, record, { news, payBy: record.booking.payBy })
      : neverWithoutDue(),
})

function neverWithoutDue(): never {
  throw new Error('The sample booking has something to pay')
}

/** A mail about money after the deposit was paid. */
const moved = (kind: 'payment' | 'voucher' | 'refund', provider: string): Preview => ({
  kind: kind === 'refund' ? 'money-refund' : 'money-payment',
  content(identity, { booking, ...record }) {
    const [deposit] = booking.rates
    const amount = deposit?.amount ?? 0
    const entry: MoneyEntry = {
      kind,
      amount: kind === 'refund' ? -amount : amount,
      fee: kind === 'payment' ? 150 : 0,
      currency: booking.currency,
      provider,
      provider_transaction_id: '48213907',
      created_at: new Date('2026-11-21T10:00:00Z'),
      ...(provider === 'gift_voucher' && { voucherLeft: 4_050 }),
    }
    const rates = booking.rates.map((rate, index) =>
      index === 0 ? { ...rate, open: 0, status: 'paid' as const, paidAt: '2026-11-21T10:00:00.000Z' } : rate,
    )
    const voucher = kind === 'voucher' ? { paid: amount, reserved: 0, until: null, released: [] } : null
    const paid = kind === 'refund' ? booking : { ...booking, rates, paid: amount, voucher, fees: entry.fee }
    return moneyMailContent(identity, { ...record, booking: paid }, entry)
  },
})

const answerBy = new Date('2026-11-23T17:00:00Z')
const message = (identity: MailIdentity, record: BookingRecord) => ({
  bookingId: record.booking.id,
  siteCode: identity.siteCode,
  // What a guest writes is in their own language.
  text: '…',
  at: new Date('2026-11-21T10:00:00Z'),
  agent: null,
  fromOwner: true,
})
const ofAccount = (kind: string, content: (identity: MailIdentity) => MailContent): Preview => ({
  kind,
  content,
})

/** A mail to the campsite of the sample booking. */
const reception = (
  news: ReceptionMail['news'],
  changes: () => Partial<ReceptionMail['booking']> = () => ({}),
  mail: Partial<ReceptionMail> = {},
): Preview => ({
  kind: 'reception-mail',
  content: (identity, { booking, offer, bookerName, travellers }) =>
    receptionMailContent(identity, {
      news,
      booking: {
        bookingRef: booking.ref,
        brand: 'alder',
        edition: identity.siteCode,
        state: 'confirmed',
        reason: null,
        answerBy: null,
        site: offer.site,
        accommodation: {
          id: offer.accommodation.id,
          name: offer.accommodation.name,
          unit: 12,
          unitLabel: 'B7',
        },
        ...booking.stay,
        party: { adults: booking.party.adults, childAges: [...booking.party.childAges] },
        guests: { booker: bookerName, travellers: [...travellers] },
        // Names of extras are the campsite's, and what a guest writes is in their own language.
        extras: [{ key: 'linen', name: '…', quantity: 2 }],
        remarks: '…',
        onSite: { amount: booking.total - booking.payable, currency: booking.currency },
        ...changes(),
      },
      ...mail,
    }),
})

/** Every mail of the product, by the name of its story. */
export const mailPreviews = {
  requested: booked('booking-received', 'requested', () => ({ state: 'requested', answerBy, payBy: null })),
  /** Also what is sent again on request. */
  booked: booked('booking-resent', 'booked'),
  confirmed: booked('booking-confirmed', 'confirmed'),
  declined: booked('booking-declined', 'declined', () => ({ state: 'cancelled', declined: 'full' })),
  unanswered: booked('booking-declined', 'declined', () => ({ state: 'cancelled', declined: 'unanswered' })),
  cancelled: booked('booking-cancelled', 'cancelled', ({ payable }) => ({
    state: 'cancelled',
    cancellation: {
      cost: 19_800,
      paid: payable,
      retained: 19_800,
      owed: 0,
      refund: payable - 19_800,
      at: answerBy,
    },
  })),
  ended: booked('booking-ended', 'ended', () => ({ state: 'cancelled', ended: 'unpaid' })),
  payment: moved('payment', 'saferpay'),
  refund: moved('refund', 'saferpay'),
  paidByVoucher: moved('voucher', 'gift_voucher'),
  refundToVoucher: moved('refund', 'gift_voucher'),
  reminderBefore: reminder('before'),
  reminderOnTheDay: reminder('on'),
  reminderAfter: reminder('after'),
  ...purchasePreviews,
  holdEnded: {
    kind: 'hold-ended',
    content: (identity, { offer, cartId, booking }) =>
      holdEndedContent(identity, { offer, cartId, name: booking.firstName }),
  },
  beforeArrival: { kind: 'before-arrival', content: beforeArrivalContent },
  stayChanged: {
    kind: 'stay-changed',
    content: (identity, record) =>
      stayChangedContent(identity, record, {
        dateFrom: '2027-06-26',
        dateTo: '2027-07-03',
        total: record.booking.total - 4_200,
      }),
  },
  extrasChanged: {
    kind: 'extras-changed',
    content: (identity, record) =>
      extrasChangedContent(identity, record, { total: record.booking.total - 4_200 }),
  },
  travellersChanged: { kind: 'travellers-changed', content: travellersChangedContent },
  afterTheStay: {
    kind: 'stay-over',
    content: (identity, record) =>
      stayOverContent(
        identity,
        record,
        `${identity.origin}${buildPath(identity.siteCode, 'answer')}?step=reviews&token=${token}`,
      ),
  },
  receptionRequest: reception(
    'requested',
    () => ({ state: 'requested', answerBy: answerBy.toISOString(), guests: null }),
    {
      token,
    },
  ),
  receptionBooking: reception('confirmed'),
  receptionChanged: reception('changed', () => ({}), {
    before: { dateFrom: '2027-06-26', dateTo: '2027-07-03' },
  }),
  receptionCancelled: reception('cancelled', () => ({ state: 'cancelled', reason: 'cancelled' })),
  receptionUnpaid: reception('cancelled', () => ({ state: 'cancelled', reason: 'unpaid' })),
  receptionUnanswered: reception('cancelled', () => ({
    state: 'cancelled',
    reason: 'unanswered',
    guests: null,
  })),
  messageToDesk: {
    kind: 'message-to-desk',
    content: (identity, record) => deskContent(identity, record, message(identity, record)),
  },
  messageReceived: {
    kind: 'message-received',
    content: (identity, record) => receivedContent(identity, record, message(identity, record)),
  },
  newsletter: {
    kind: 'newsletter-confirmation',
    content: (identity) => {
      const page = identity.origin + buildPath(identity.siteCode, 'newsletter')
      const [confirmUrl, leaveUrl] = ['confirm', 'leave'].map((step) => `${page}?step=${step}&token=${token}`)
      return confirmationContent(identity, { confirmUrl: confirmUrl ?? page, leaveUrl: leaveUrl ?? page })
    },
  },
  ...alertPreviews,
  accountVerify: ofAccount('account-verify', (identity) => account.verifyContent(identity, token)),
  accountExists: ofAccount('account-exists', account.existsContent),
  passwordReset: ofAccount('account-reset', (identity) => account.resetContent(identity, token)),
  passwordChanged: ofAccount('account-password-changed', (identity) =>
    account.changedContent(identity, 'changed'),
  ),
  detailsChanged: ofAccount('account-details-changed', (identity) =>
    account.changedContent(identity, 'details'),
  ),
  passkeyAdded: ofAccount('account-passkey-added', (identity) =>
    account.changedContent(identity, 'passkeyAdded'),
  ),
  passkeyRemoved: ofAccount('account-passkey-removed', (identity) =>
    account.changedContent(identity, 'passkeyRemoved'),
  ),
  passkeyBlocked: ofAccount('account-passkey-blocked', (identity) =>
    account.changedContent(identity, 'passkeyBlocked'),
  ),
  bookingsOfAddress: {
    kind: 'account-bookings',
    content: (identity, { booking, offer }) =>
      account.bookingsContent(identity, [
        { booking_ref: booking.ref, date_from: booking.stay.dateFrom, name: offer.site.name },
      ]),
  },
  code: {
    kind: 'booking-code',
    content: (identity, { booking }) =>
      account.codeContent(identity, { code: '482913', ref: booking.ref, minutes: 10 }),
  },
  signInCode: ofAccount('sign-in-code', (identity) =>
    account.signInCodeContent(identity, { code: '482913', minutes: 10 }),
  ),
} satisfies Readonly<Record<string, Preview>>

export type MailName = keyof typeof mailPreviews

/** The preview of a story. */
export const previewOf = (name: MailName): Preview => mailPreviews[name]
