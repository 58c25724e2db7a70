import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Session } from './find-session.ts'

type ReadingSession = Pick<Session, 'tokenHash' | 'agentId' | 'customerId'>

/**
 * Records what an agent reads, before the reply is sent: one row per session, subject and minute,
 * with a count. There are as many subjects as the customer has bookings and documents, so an agent's script
 * cannot fill the table. Does nothing in a session of the customer.
 * @param subject what was read: 'GET customer-portal/bookings/5PRAKA9451'
 */
export async function recordAgentRead(
  db: Kysely<Database>,
  { tokenHash, agentId, customerId }: ReadingSession,
  subject: string,
): Promise<void> {
  if (agentId === null) return
  await db
    .insertInto('agent_reads')
    .values({
      agent_id: agentId,
      customer_id: customerId,
      session_hash: tokenHash,
      subject,
      minute: sql<string>`date_trunc('minute', clock_timestamp())`,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['session_hash', 'subject', 'minute'])
        .doUpdateSet({ count: sql<number>`least(agent_reads.count + 1, 1000000)` }),
    )
    .execute()
}
