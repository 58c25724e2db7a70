import type { Transaction } from 'kysely'
import type { ActorRole, BookingChange, SubjectKind } from '../../platform/db/booking-tables.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Session } from '../../platform/session/find-session.ts'

/** Who acted, and how they signed in (booking-12: actor roles, subject kinds). */
export interface Actor {
  readonly role: ActorRole
  /** customers.id or agents.id, by the role; null for a session of one booking. */
  readonly id: number | null
  readonly subject: SubjectKind
}

/** The single place that derives the actor from a session. */
export function actorOf({
  kind,
  customerId,
  agentId,
}: Pick<Session, 'kind' | 'customerId' | 'agentId'>): Actor {
  if (agentId !== null) return { role: 'agent', id: agentId, subject: 'web_user' }
  return { role: 'customer', id: customerId, subject: kind === 'booking_id' ? 'booking' : 'web_user' }
}

export interface RecordedChange {
  readonly bookingId: number
  readonly what: BookingChange
  /** No names, no dates of birth: only field names and counts. */
  readonly before: object
  readonly after: object
}

/** Records a change in the log of its booking, in the transaction that makes it. Returns the number of the entry. */
export async function recordChange(
  transaction: Transaction<Database>,
  { bookingId, what, before, after }: RecordedChange,
  { role, id, subject }: Actor,
): Promise<number> {
  const entry = await transaction
    .insertInto('booking_changes')
    .values({
      booking_id: bookingId,
      actor_role: role,
      actor_id: id,
      subject_kind: subject,
      what,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return entry.id
}
