import type {
  BookedPerson,
  Participants,
  participantsRequest,
  participantsUpdate,
} from '@camping/contract/participants.schemas.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/db/schema.ts'
import type { SignedInContext } from '../customer-context.ts'
import { needCode } from '../booking-code/need-code.ts'
import { receptionEvents } from '../../booking/reception/announce-to-reception.ts'
import { runTransaction } from '../../booking/run-transaction.ts'
import { checkPersons, isNamed, type TypedPerson } from './check-persons.ts'
import { presentTerms } from '../../booking/changes/change-rules.ts'
import { customerBookingRow } from '../../booking/stored/customer-booking-row.ts'
import { personSlots } from './person-slots.ts'
import { actorOf, recordChange } from '../../booking/changes/record-change.ts'

type BookingRow = Selectable<Database['bookings']>

/**
 * The participants of a customer's booking, one row per booked person.
 * @throws ProblemError 404 for another customer's booking as for none.
 */
export async function getParticipants(
  { bookingId }: z.output<typeof participantsRequest>,
  context: SignedInContext,
): Promise<Participants> {
  return await participantsOf(
    context.db,
    await customerBookingRow(context.db, { bookingId }, context),
    context,
  )
}

/**
 * Saves the participants with a log entry; writes nothing when nothing has changed.
 * @throws ProblemError 404 for another customer's booking as for none, 403 `code-needed`, and as `checkPersons`.
 */
export async function putParticipants(
  { bookingId, persons }: z.output<typeof participantsUpdate>,
  context: SignedInContext,
): Promise<Participants> {
  return await runTransaction(context.db, async (transaction) => {
    const row = await customerBookingRow(transaction, { bookingId, lock: true }, context)
    needCode(context.session)
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
    const changeId = await recordChange(
      transaction,
      {
        bookingId: row.id,
        what: 'participants',
        before: { named: before.persons.filter(isNamed).length },
        after: { named: persons.filter(isNamed).length, changed },
      },
      actorOf(context.session),
    )
    await receptionEvents(transaction, {
      bookingId: row.id,
      news: 'changed',
      change: `${changeId}`,
    }).execute()
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

/** The changed fields by row, as `2.firstName`. */
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
