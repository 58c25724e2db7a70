import type {
  BookedPerson,
  Participants,
  participantsRequest,
  participantsUpdate,
} from '@camping/contract/participants.schemas.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../db/schema.ts'
import type { SignedInContext } from '../../server/api-context.ts'
import { runTransaction } from '../booking/run-transaction.ts'
import { checkPersons, isNamed, type TypedPerson } from './check-persons.ts'
import { presentTerms } from './change-rules.ts'
import { ownBookingRow } from './own-booking-row.ts'
import { personSlots } from './person-slots.ts'
import { actorOf, recordChange } from './record-change.ts'

type BookingRow = Selectable<Database['bookings']>

/**
 * Who travels with a booking of one's own, a row for each person booked.
 * @throws ProblemError 404 for a foreign one as for none.
 */
export async function getParticipants(
  { bookingId }: z.output<typeof participantsRequest>,
  context: SignedInContext,
): Promise<Participants> {
  return await participantsOf(context.db, await ownBookingRow(context.db, { bookingId }, context), context)
}

/**
 * Says who travels. Writes what has changed and who did it; nothing when nothing has.
 * @throws ProblemError 404 for a foreign booking as for none, and as `checkPersons`.
 */
export async function putParticipants(
  { bookingId, persons }: z.output<typeof participantsUpdate>,
  context: SignedInContext,
): Promise<Participants> {
  return await runTransaction(context.db, async (transaction) => {
    const row = await ownBookingRow(transaction, { bookingId, lock: true }, context)
    const before = await participantsOf(transaction, row, context)
    const { max_persons: maxPersons } = await transaction
      .selectFrom('accommodations')
      .select('max_persons')
      .where('id', '=', row.accommodation_id)
      .executeTakeFirstOrThrow()
    checkPersons(persons, before.persons, {
      rule: before.terms.rule,
      arrival: row.date_from,
      today: context.today(),
      maxPersons,
    })
    const changed = changedFields(persons, before.persons)
    if (changed.length === 0) return before
    await writePersons(transaction, row.id, { persons, booked: before.persons })
    await recordChange(
      transaction,
      {
        bookingId: row.id,
        what: 'participants',
        before: { named: before.persons.filter(isNamed).length },
        after: { named: persons.filter(isNamed).length, changed },
      },
      actorOf(context.session),
    )
    return await participantsOf(transaction, row, context)
  })
}

async function participantsOf(
  db: Kysely<Database>,
  row: BookingRow,
  context: SignedInContext,
): Promise<Participants> {
  const rows = await db
    .selectFrom('participants')
    .selectAll()
    .where('booking_id', '=', row.id)
    .orderBy('position')
    .execute()
  const { adults, child_ages: childAges, date_from: arrival } = row
  const { participants: terms } = await presentTerms(db, row, context.today())
  return { persons: personSlots(rows, { adults, childAges, arrival }), arrival, terms }
}

/** `2.firstName`: which fields of which row are others now. */
function changedFields(persons: readonly TypedPerson[], before: readonly BookedPerson[]): string[] {
  const fields = ['title', 'firstName', 'lastName', 'birthDate'] as const
  return persons.flatMap((person, index) =>
    fields.filter((field) => person[field] !== before[index]?.[field]).map((field) => `${index}.${field}`),
  )
}

async function writePersons(
  transaction: Transaction<Database>,
  bookingId: number,
  { persons, booked }: { persons: readonly TypedPerson[]; booked: readonly BookedPerson[] },
): Promise<void> {
  await transaction.deleteFrom('participants').where('booking_id', '=', bookingId).execute()
  await transaction
    .insertInto('participants')
    .values(
      persons.flatMap((person, position) =>
        isNamed(person)
          ? {
              booking_id: bookingId,
              position,
              role: booked[position]?.role ?? 'adult',
              title: person.title,
              first_name: person.firstName,
              last_name: person.lastName,
              birth_date: person.birthDate,
            }
          : [],
      ),
    )
    .execute()
}
