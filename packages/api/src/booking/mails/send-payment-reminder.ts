import { z } from 'zod'
import { LastingFailure, type OutboxHandler } from '../../platform/jobs/outbox-handler.ts'
import { mailOfEvent } from '../../platform/mail/mail-of-event.ts'
import { readRecord } from '../documents/booking-record.ts'
import { readMoney } from '../dues/read-money.ts'
import { reminderContent, type ReminderNews } from './payment-reminder-content.ts'
import type { BookingMailParts } from './send-booking-mail.ts'

/** The outbox payload of advanceUnpaid. */
const reminderPayload = z.object({
  bookingId: z.number(),
  rateIndex: z.number(),
  news: z.enum(['before', 'on', 'after']),
  brand: z.string(),
  siteCode: z.string(),
})

const dayMs = 86_400_000

/**
 * Reminds the booker of an unpaid rate. What it speaks of is read when it is sent: nothing leaves once the rate is paid,
 * a payment is under way, money went back, or the booking is over (payment-25).
 */
export function sendPaymentReminder({ db, findIdentity, transport }: BookingMailParts): OutboxHandler {
  return async ({ payload, dedupeKey }) => {
    const { bookingId, rateIndex, news, brand, siteCode } = reminderPayload.parse(payload)
    const record = await readRecord(db, { bookingId })
    const payBy = record?.booking.payBy
    // The first open rate is the one to speak of: money covers rates in their order.
    if (!record || !payBy || payBy.index > rateIndex) return
    const { isPaying, hasRefund } = await readMoney(db, bookingId)
    if (isPaying || hasRefund) return
    const identity = findIdentity(brand, siteCode)
    if (!identity) throw new LastingFailure(`No edition ${siteCode} of ${brand} is served`)
    await transport.send({
      ...mailOfEvent(
        dedupeKey,
        identity,
        reminderContent(identity, record, { news: newsNow(news, payBy.dueAt, new Date()), payBy }),
      ),
      to: record.booking.email,
    })
  }
}

/** What is true when the mail leaves: it may have waited, and the stay may be on other dates since. */
function newsNow(planned: ReminderNews, dueAt: Date, now: Date): ReminderNews {
  if (dueAt <= now) return 'after'
  return planned === 'on' && dueAt.getTime() - now.getTime() > dayMs ? 'before' : planned
}
