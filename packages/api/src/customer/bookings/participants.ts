import type {
  BookedPerson,
  Participants,
  participantsRequest,
  participantsUpdate,
} from '@camping/contract/participants.schemas.ts'
import type { Kysely, Selectable } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/db/schema.ts'
import type { SignedInContext } from '../customer-context.ts'
import { needCode } from '../booking-code/need-code.ts'
import { announcePartChange } from '../../booking/changes/announce-part-change.ts'
import { runTransaction } from '../../booking/run-transaction.ts'
import { checkPersons, type TypedPerson } from './check-persons.ts'
import { presentTerms } from '../../booking/changes/change-rules.ts'
import { customerBookingRow } from '../../booking/stored/customer-booking-row.ts'
import { bookedPersons, isNamed, writePersons } from '../../booking/order/person-slots.ts'
import { actorOf, recordChange } from '../../booking/log/record-change.ts'

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
    const roles = before.persons.map(({ role }) => role)
    await writePersons(
      transaction,
      row.id,
      persons.map((person, index) => ({ ...person, role: roles[index] ?? 'adult' })),
    )
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
    await announcePartChange(transaction, 'travellers', row)
    return await participantsOf(transaction, row, context)
  })
}

async function participantsOf(
  db: Kysely<Database>,
  row: BookingRow,
  context: SignedInContext,
): Promise<Participants> {
  const { participants: terms } = await presentTerms(db, row, context.today())
  return { persons: await bookedPersons(db, row), arrival: row.date_from, terms }
}

/** The changed fields by row, as `2.firstName`. */
function changedFields(persons: readonly TypedPerson[], before: readonly BookedPerson[]): string[] {
  const fields = ['title', 'firstName', 'lastName', 'birthDate'] as const
  return persons.flatMap((person, index) =>
    fields.filter((field) => person[field] !== before[index]?.[field]).map((field) => `${index}.${field}`),
  )
}
