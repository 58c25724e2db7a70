import type { BookedPerson } from '@camping/contract/participants.schemas.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { ageOn } from './participants.ts'

type Row = Selectable<Database['participants']>

interface Booked {
  readonly adults: number
  readonly childAges: readonly number[]
  readonly arrival: string
}

/** A person without a name. */
export const unnamed = (role: BookedPerson['role'], age: number | null = null): BookedPerson => ({
  role,
  age,
  title: null,
  firstName: '',
  lastName: '',
  birthDate: null,
})

export const isNamed = ({ firstName, lastName }: Pick<BookedPerson, 'firstName' | 'lastName'>): boolean =>
  firstName !== '' && lastName !== ''

/**
 * One row per booked person: the booker, the other adults, the children in the order and with the ages of the
 * booking. A named person takes the first row of their kind; a child with a date of birth the row of that age.
 */
function personSlots(rows: readonly Row[], { adults, childAges, arrival }: Booked): BookedPerson[] {
  const slots = [
    unnamed('main'),
    ...Array.from({ length: adults - 1 }, () => unnamed('adult')),
    ...childAges.map((age) => unnamed('child', age)),
  ]
  // Persons with a known age first: the others take the remaining rows.
  const certainFirst = [...rows].sort(
    (a, b) => Number(a.birth_date === null) - Number(b.birth_date === null) || a.position - b.position,
  )
  const taken = new Set<number>()
  for (const row of certainFirst) {
    const fits = (one: BookedPerson, index: number) => !taken.has(index) && one.role === row.role
    const { birth_date: born } = row
    const ofAge = slots.findIndex(
      (one, index) => fits(one, index) && born !== null && one.age === ageOn(born, arrival),
    )
    const index = ofAge === -1 ? slots.findIndex(fits) : ofAge
    const found = slots[index]
    if (!found) continue
    taken.add(index)
    slots[index] = {
      ...found,
      title: row.title,
      firstName: row.first_name,
      lastName: row.last_name,
      birthDate: born,
    }
  }
  return slots
}

/** The persons of a booking, one row each, with their names as far as they are known. */
export async function bookedPersons(
  db: Kysely<Database>,
  { id, adults, child_ages: childAges, date_from: arrival }: Selectable<Database['bookings']>,
): Promise<BookedPerson[]> {
  const rows = await db
    .selectFrom('participants')
    .selectAll()
    .where('booking_id', '=', id)
    .orderBy('position')
    .execute()
  return personSlots(rows, { adults, childAges, arrival })
}

/** Stores who travels with a locked booking: those who have names, in their rows. */
export async function writePersons(
  transaction: Transaction<Database>,
  bookingId: number,
  persons: readonly Omit<BookedPerson, 'age'>[],
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
              role: person.role,
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
