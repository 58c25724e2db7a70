import { boughtContent, purchaseRefundContent } from '@camping/api/payment/purchase/mails/bought-content.ts'
import {
  acknowledgementContent,
  type StoredWithdrawal,
  withdrawalToDeskContent,
} from '@camping/api/payment/withdrawal/withdrawal-mail-content.ts'
import type { BookingRecord } from '@camping/api/booking/documents/booking-record.ts'
import type { Preview } from './preview.ts'

const boughtAt = new Date('2026-11-21T10:00:00Z')
const receivedAt = new Date('2026-11-23T17:00:00Z')
const bought = ({ booking }: BookingRecord) => ({
  purchase_ref: '7K2QM9A4ZX',
  amount: 15_000,
  currency: booking.currency,
  valid_until: '2029-12-31',
  buyer_name: 'Anna',
  // Names and words are the buyer's.
  recipient: '…',
  message: '…',
  created_at: boughtAt,
  code: 'K7QM9A-4ZX2B1-HJKLMN',
})
const statement = (
  { booking }: BookingRecord,
  outcome: StoredWithdrawal['outcome'],
  amount: number | null,
): StoredWithdrawal => ({
  name: 'Anna',
  email: 'anna@example.org',
  contract_ref: '7K2QM9A4ZX',
  remarks: '',
  outcome,
  amount,
  currency: booking.currency,
  received_at: receivedAt,
})
const withdrawn = (outcome: StoredWithdrawal['outcome'], amount: number | null = null): Preview => ({
  kind: 'withdrawal-received',
  content: (identity, record) => acknowledgementContent(identity, statement(record, outcome, amount)),
})

/** Mails about bought gift vouchers and withdrawals, by the name of their story. */
export const purchasePreviews = {
  voucherBought: {
    kind: 'voucher-bought',
    content: (identity, record) => boughtContent(identity, bought(record)),
  },
  voucherRefund: {
    kind: 'voucher-refund',
    content: (identity, record) =>
      purchaseRefundContent(identity, '7K2QM9A4ZX', {
        amount: -15_000,
        currency: record.booking.currency,
        provider_transaction_id: '48213907',
        created_at: receivedAt,
      }),
  },
  withdrawalReceived: withdrawn('withdrawn', 15_000),
  withdrawalOfAPart: withdrawn('partly', 4_000),
  withdrawalOfABooking: withdrawn('booking'),
  withdrawalUnmatched: withdrawn('unmatched'),
  withdrawalToDesk: {
    kind: 'withdrawal-to-desk',
    content: (identity, record) => withdrawalToDeskContent(identity, statement(record, 'unmatched', null)),
  },
} satisfies Record<string, Preview>
