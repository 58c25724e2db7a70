import type { BookedPerson } from '@camping/contract/participants.schemas.ts'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { ageOn } from '../../booking/order/participants.ts'

type Row = Selectable<Database['participants']>

interface Booked {
  readonly adults: number
  readonly childAges: readonly number[]
  readonly arrival: string
}

/**
 * One row per booked person: the booker, the other adults, the children in the order and with the ages of the
 * booking. A named person takes the first row of their kind; a child with a date of birth the row of that age.
 */
export function personSlots(rows: readonly Row[], { adults, childAges, arrival }: Booked): BookedPerson[] {
  const slot = (role: BookedPerson['role'], age: number | null = null): BookedPerson => ({
    role,
    age,
    title: null,
    firstName: '',
    lastName: '',
    birthDate: null,
  })
  const slots = [
    slot('main'),
    ...Array.from({ length: adults - 1 }, () => slot('adult')),
    ...childAges.map((age) => slot('child', age)),
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
