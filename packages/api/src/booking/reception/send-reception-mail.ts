import { markets, siteCodes, type MessageSet } from '@camping/editions/markets.ts'
import type { Kysely } from 'kysely'
import type { BookingState } from '../../platform/db/booking-tables.ts'
import type { Database } from '../../platform/db/schema.ts'
import { LastingFailure, type OutboxEvent, type OutboxHandler } from '../../platform/jobs/outbox-handler.ts'
import { mailOfEvent } from '../../platform/mail/mail-of-event.ts'
import type { FindMailIdentity, MailIdentity } from '../../platform/mail/mail-identity.ts'
import { newBookingLink } from '../mails/booking-links.ts'
import type { BookingMailParts } from '../mails/send-booking-mail.ts'
import { type ReceptionNews, receptionMailKind } from '../log/announce-to-reception.ts'
import { readReceptionNotice } from './read-reception-notice.ts'
import { receptionMailContent } from './reception-mail-content.ts'
import { receptionPayload } from './reception-payload.ts'

/**
 * Tells a campsite's reception about a booking, in its own language. Read when it is sent: nothing leaves that is not so any
 * more, and of several changes only the last one is told.
 */
export function sendReceptionMail({ db, findIdentity, transport }: BookingMailParts): OutboxHandler {
  return async (event) => {
    const { bookingId, news, dateFrom, dateTo } = receptionPayload.parse(event.payload)
    const notice = await readReceptionNotice(db, bookingId)
    const { email, messages } = notice?.reception ?? {}
    if (!notice || !email || !messages) return
    const { booking } = notice
    if (!stillApplies(news, booking)) return
    if (news === 'changed' && (await hasNewerChange(db, event))) return
    const identity = identityFor(findIdentity, { ...booking, messages })
    if (!identity) throw new LastingFailure(`No edition ${booking.edition} of ${booking.brand} is served`)
    const token =
      news === 'requested' && booking.answerBy !== null
        ? await newBookingLink(db, { bookingId, purpose: 'answer', until: new Date(booking.answerBy) })
        : undefined
    const hasMoved = dateFrom !== undefined && dateTo !== undefined
    const isOtherStay = hasMoved && (dateFrom !== booking.dateFrom || dateTo !== booking.dateTo)
    await transport.send({
      ...mailOfEvent(
        event.dedupeKey,
        identity,
        receptionMailContent(identity, {
          news,
          booking,
          ...(token !== undefined && { token }),
          ...(isOtherStay && { before: { dateFrom, dateTo } }),
        }),
      ),
      to: email,
    })
  }
}

/** Whether a mail is true when it leaves. Who declined a request at the campsite need not be told. */
function stillApplies(
  news: ReceptionNews,
  { state, reason }: { state: BookingState; reason: string | null },
): boolean {
  if (news === 'requested') return state === 'requested'
  if (news === 'cancelled') return !['unstated', 'full', 'closed', 'unsuitable'].includes(reason ?? '')
  return state === 'confirmed'
}

async function hasNewerChange(db: Kysely<Database>, { id }: OutboxEvent): Promise<boolean> {
  const newer = await db
    .selectFrom('outbox as o')
    .innerJoin('outbox as this', 'this.lane', 'o.lane')
    .select('o.id')
    .where('this.id', '=', id)
    .whereRef('o.id', '>', 'this.id')
    .where('o.kind', '=', receptionMailKind)
    .where('o.done_at', 'is', null)
    .where('o.parked_at', 'is', null)
    .executeTakeFirst()
  return newer !== undefined
}

/** The sender in the reception's language: an edition of the brand that has it, else that of the booking. */
function identityFor(
  findIdentity: FindMailIdentity,
  { brand, edition, messages }: { brand: string; edition: string; messages: MessageSet },
): MailIdentity | undefined {
  const speaking = siteCodes.filter((code) => markets[code].messages === messages)
  // The booking's own edition first, where it has the language.
  const wished = [...speaking.filter((code) => code === edition), ...speaking]
  return wished.flatMap((code) => findIdentity(brand, code) ?? [])[0] ?? findIdentity(brand, edition)
}
