import type { CheckInboxReply, emailRequest } from '@camping/contract/account.schemas.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { announceEvent } from '../../platform/jobs/announce-event.ts'
import type { CustomerContext } from '../customer-context.ts'
import { answerByMail } from './answer-by-mail.ts'

export const bookingsMail = 'account-bookings'

/** Mails the references of an address's bookings to it. Same reply and duration when there are none. */
export function forgotBookingCredentials(
  { email }: z.output<typeof emailRequest>,
  context: CustomerContext,
): Promise<CheckInboxReply> {
  const { brand, siteCode } = context
  return answerByMail({ email, kind: bookingsMail }, context, async (transaction) => {
    const newest = await transaction
      .selectFrom('bookings')
      .select(['id', sql<number>`floor(extract(epoch from clock_timestamp()) / 60)::int`.as('at')])
      .where('brand', '=', brand)
      .where(sql<string>`lower(email)`, '=', email.toLowerCase())
      .orderBy('id', 'desc')
      .executeTakeFirst()
    if (!newest) return
    // The event names a booking instead of the address; its handler finds the others.
    await announceEvent(transaction, {
      kind: bookingsMail,
      dedupeKey: `${bookingsMail}:${newest.id}:${newest.at}`,
      payload: { bookingId: newest.id, brand, siteCode },
    })
  })
}
