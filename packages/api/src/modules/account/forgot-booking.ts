import type { CheckInboxReply, emailRequest } from '@camping/contract/account.schemas.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { announceEvent } from '../../jobs/announce-event.ts'
import type { ApiContext } from '../../server/api-context.ts'
import { answerByMail } from './answer-by-mail.ts'

export const bookingsMail = 'account-bookings'

/** Has the references of an address's bookings sent to it. Says and takes the same when there are none. */
export function forgotBookingCredentials(
  { email }: z.output<typeof emailRequest>,
  context: ApiContext,
): Promise<CheckInboxReply> {
  const { brand, siteCode } = context
  return answerByMail(email, context, async (transaction) => {
    const newest = await transaction
      .selectFrom('bookings')
      .select(['id', sql<number>`floor(extract(epoch from clock_timestamp()) / 60)::int`.as('at')])
      .where('brand', '=', brand)
      .where(sql<string>`lower(email)`, '=', email.toLowerCase())
      .orderBy('id', 'desc')
      .executeTakeFirst()
    if (!newest) return
    // The event names a booking, not the address: the handler finds the others through it.
    await announceEvent(transaction, {
      kind: bookingsMail,
      dedupeKey: `${bookingsMail}:${newest.id}:${newest.at}`,
      payload: { bookingId: newest.id, brand, siteCode },
    })
  })
}
