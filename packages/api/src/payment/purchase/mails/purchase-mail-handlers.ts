import type { Kysely } from 'kysely'
import { z } from 'zod'
import { purchaseRefundKind } from '../../../booking/balance/record-money.ts'
import type { BookingMailParts } from '../../../booking/mails/send-booking-mail.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { LastingFailure, type OutboxHandler } from '../../../platform/jobs/outbox-handler.ts'
import { mailOfEvent } from '../../../platform/mail/mail-of-event.ts'
import type { FindMailIdentity, MailIdentity } from '../../../platform/mail/mail-identity.ts'
import type { MailAttachment } from '../../../platform/mail/mail-message.ts'
import { withdrawalReceivedKind, withdrawalToDeskKind } from '../../withdrawal/withdraw.ts'
import { acknowledgementContent, withdrawalToDeskContent } from '../../withdrawal/withdrawal-mail-content.ts'
import { voucherBoughtKind } from '../../order/credit-purchase.ts'
import { boughtContent, purchaseRefundContent } from './bought-content.ts'
import { termsPdf, voucherPdf } from './purchase-documents.ts'

const edition = { brand: z.string(), siteCode: z.string() }
const boughtPayload = z.object({ purchaseId: z.number(), ...edition })
const refundPayload = z.object({ purchaseId: z.number(), ledgerId: z.number(), ...edition })
const withdrawalPayload = z.object({ withdrawalId: z.number(), ...edition })

/** The handlers of mails about bought gift vouchers and withdrawals. */
export function purchaseMailHandlers(parts: BookingMailParts): Record<string, OutboxHandler> {
  const withdrawalMail = sendWithdrawalMail(parts)
  return {
    [voucherBoughtKind]: sendBought(parts),
    [purchaseRefundKind]: sendPurchaseRefund(parts),
    [withdrawalReceivedKind]: withdrawalMail,
    [withdrawalToDeskKind]: withdrawalMail,
  }
}

/**
 * Sends a bought voucher with its papers, and forgets its code once the mail server has it: from then on it is in the mail and, sealed
 * with the key of the buyer's browser, on the purchase's page. A repeat after a crash in between sends the same mail.
 */
function sendBought({ db, findIdentity, transport }: BookingMailParts): OutboxHandler {
  return async ({ payload, dedupeKey }) => {
    const { purchaseId, brand, siteCode } = boughtPayload.parse(payload)
    const purchase = await readPurchase(db, purchaseId)
    // Withdrawn, or sent by a process that died before its mark.
    if (!purchase?.unsent_code) return
    const identity = identityOf(findIdentity, { brand, siteCode })
    const voucher = { ...purchase, code: purchase.unsent_code }
    const terms = await termsPdf(db, identity, purchase)
    const pdf = (filename: string, content: Buffer): MailAttachment => ({
      filename,
      contentType: 'application/pdf',
      content,
    })
    await transport.send({
      ...mailOfEvent(dedupeKey, identity, boughtContent(identity, voucher)),
      to: purchase.email,
      attachments: [
        pdf(`voucher-${purchase.hint}.pdf`, await voucherPdf(identity, voucher)),
        ...(terms ? [pdf(`terms-${purchase.purchase_ref}.pdf`, terms)] : []),
      ],
    })
    await db
      .updateTable('voucher_purchases')
      .set({ unsent_code: null })
      .where('id', '=', purchaseId)
      .execute()
  }
}

function sendPurchaseRefund({ db, findIdentity, transport }: BookingMailParts): OutboxHandler {
  return async ({ payload, dedupeKey }) => {
    const { purchaseId, ledgerId, brand, siteCode } = refundPayload.parse(payload)
    const purchase = await readPurchase(db, purchaseId)
    const entry = await db.selectFrom('ledger').selectAll().where('id', '=', ledgerId).executeTakeFirst()
    // Its person was erased meanwhile.
    if (!purchase?.email || !entry) return
    const identity = identityOf(findIdentity, { brand, siteCode })
    await transport.send({
      ...mailOfEvent(dedupeKey, identity, purchaseRefundContent(identity, purchase.purchase_ref, entry)),
      to: purchase.email,
    })
  }
}

/** The acknowledgement to whoever has declared a withdrawal, or the statement to the desk of its edition. */
function sendWithdrawalMail({ db, findIdentity, transport }: BookingMailParts): OutboxHandler {
  return async ({ kind, payload, dedupeKey }) => {
    const { withdrawalId, brand, siteCode } = withdrawalPayload.parse(payload)
    const row = await db
      .selectFrom('withdrawals')
      .selectAll()
      .where('id', '=', withdrawalId)
      .executeTakeFirstOrThrow()
    const identity = identityOf(findIdentity, { brand, siteCode })
    if (kind === withdrawalReceivedKind)
      await transport.send({
        ...mailOfEvent(dedupeKey, identity, acknowledgementContent(identity, row)),
        to: row.email,
      })
    else
      await transport.send({
        ...mailOfEvent(dedupeKey, identity, withdrawalToDeskContent(identity, row)),
        to: identity.email,
        // A name is one line, whatever was typed.
        replyTo: { name: row.name.replace(/\p{Cc}+/gu, ' '), address: row.email },
        // A person wrote it: mail filters for automatic mails should pass it.
        headers: { 'auto-submitted': 'no' },
      })
  }
}

const readPurchase = (db: Kysely<Database>, id: number) =>
  db.selectFrom('voucher_purchases').selectAll().where('id', '=', id).executeTakeFirst()

function identityOf(
  findIdentity: FindMailIdentity,
  { brand, siteCode }: { brand: string; siteCode: string },
): MailIdentity {
  const identity = findIdentity(brand, siteCode)
  if (!identity) throw new LastingFailure(`No edition ${siteCode} of ${brand} is served`)
  return identity
}
