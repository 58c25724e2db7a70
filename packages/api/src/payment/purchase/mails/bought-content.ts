import { buildPath } from '@camping/editions/build-path.ts'
import { withdrawableUntil } from '@camping/editions/voucher-sale.ts'
import { editionWords } from '../../../platform/mail/edition-words.ts'
import type { MailContent } from '../../../platform/mail/mail-content.ts'
import type { MailIdentity } from '../../../platform/mail/mail-identity.ts'
import type { BoughtVoucher } from './purchase-documents.ts'

const withdrawalLink = ({ origin, siteCode }: MailIdentity) => origin + buildPath(siteCode, 'withdrawal')

/** The mail that brings a bought voucher to its buyer, and how the purchase is withdrawn. */
export function boughtContent(identity: MailIdentity, voucher: BoughtVoucher): MailContent {
  const { t, money, date, moment, brand } = editionWords(identity)
  const { code, amount, currency, valid_until: until, recipient, purchase_ref: ref, created_at: at } = voucher
  const value = money(amount, currency)
  return {
    subject: t('purchased.subject', { amount: value }),
    preview: t('purchased.preview'),
    heading: t('purchased.heading'),
    paragraphs: [t('purchased.text'), t('purchased.safe')],
    links: [{ text: t('gift.withdrawal.link'), href: withdrawalLink(identity) }],
    tables: [
      {
        title: t('purchased.voucher'),
        rows: [
          { label: t('purchased.code'), value: code, strong: true },
          { label: t('purchased.value'), value, strong: true },
          { label: t('purchased.valid'), value: date(until) },
          ...(recipient ? [{ label: t('purchased.for'), value: recipient }] : []),
        ],
      },
      {
        title: t('purchased.table'),
        rows: [
          { label: t('purchased.number'), value: ref },
          { label: t('purchased.at'), value: moment(at) },
        ],
        note: t('purchased.withdraw', { date: date(withdrawableUntil(identity.siteCode, at)) }),
      },
    ],
    notes: [
      t('confirmation.next.contact', { email: identity.email, phone: identity.phone }),
      t('purchased.why', { brand }),
    ],
  }
}

/** What was paid back of a purchase. Minor units. */
export interface PaidBack {
  readonly amount: number
  readonly currency: BoughtVoucher['currency']
  readonly provider_transaction_id: string
  readonly created_at: Date
}

/** The mail about a refund that was paid out. */
export function purchaseRefundContent(identity: MailIdentity, ref: string, entry: PaidBack): MailContent {
  const { t, money, moment, brand } = editionWords(identity)
  const amount = money(Math.abs(entry.amount), entry.currency)
  return {
    subject: t('mail.refund.subject', { amount, ref }),
    preview: t('mail.refund.text'),
    heading: t('mail.refund.heading', { amount }),
    paragraphs: [t('mail.refund.text')],
    links: [{ text: t('gift.withdrawal.link'), href: withdrawalLink(identity) }],
    tables: [
      {
        title: t('mail.refund.table'),
        rows: [
          { label: t('purchased.number'), value: ref },
          { label: t('mail.payment.at'), value: moment(entry.created_at) },
          { label: t('mail.payment.number'), value: entry.provider_transaction_id },
          { label: t('mail.payment.amount'), value: amount, strong: true },
        ],
      },
    ],
    notes: [
      t('confirmation.next.contact', { email: identity.email, phone: identity.phone }),
      t('purchased.why', { brand }),
    ],
  }
}
