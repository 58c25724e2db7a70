import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../platform/db/schema.ts'
import { LastingFailure, type OutboxHandler } from '../../platform/jobs/outbox-handler.ts'
import { mailOfEvent } from '../../platform/mail/mail-of-event.ts'
import { readRecord } from '../documents/booking-record.ts'
import { moneyMailContent, type MoneyEntry } from './money-mail-content.ts'
import type { BookingMailParts } from './send-booking-mail.ts'
import { voucherBalance, voucherProvider } from '../voucher/vouchers.ts'

/** The outbox payload of recordMoney. */
const moneyPayload = z.object({
  bookingId: z.number(),
  ledgerId: z.number(),
  brand: z.string(),
  siteCode: z.string(),
})

/** Kinds of outbox events that are mails about money. */
export const moneyMailKinds = ['money-payment', 'money-refund'] as const

/** What is on the voucher that an entry of the ledger took from, or gave back to. */
async function leftOf(
  db: Kysely<Database>,
  { provider, provider_transaction_id: id }: MoneyEntry,
): Promise<Pick<MoneyEntry, 'voucherLeft'>> {
  if (provider !== voucherProvider) return {}
  const { voucher_id: voucherId } = await db
    .selectFrom('voucher_entries')
    .select('voucher_id')
    .where('id', '=', Number(id))
    .executeTakeFirstOrThrow()
  return { voucherLeft: await voucherBalance(db, voucherId) }
}

/** Sends the booker a mail about a payment or refund with the open amount at sending time. */
export function sendMoneyMail({ db, findIdentity, transport }: BookingMailParts): OutboxHandler {
  return async ({ payload, dedupeKey }) => {
    const { bookingId, ledgerId, brand, siteCode } = moneyPayload.parse(payload)
    const record = await readRecord(db, { bookingId })
    const entry = await db.selectFrom('ledger').selectAll().where('id', '=', ledgerId).executeTakeFirst()
    // The booking was erased meanwhile.
    if (!record || !entry) return
    const identity = findIdentity(brand, siteCode)
    if (!identity) throw new LastingFailure(`No edition ${siteCode} of ${brand} is served`)
    await transport.send({
      ...mailOfEvent(
        dedupeKey,
        identity,
        moneyMailContent(identity, record, { ...entry, ...(await leftOf(db, entry)) }),
      ),
      to: record.booking.email,
    })
  }
}
