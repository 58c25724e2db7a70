import { allowsChanges } from '@camping/contract/change-rules.ts'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { type ExtraErrors, extrasRefused } from '../cart/check-extras.ts'
import type { ChosenExtra } from '../pricing/site-extras.ts'
import { bookedExtras } from './booked-extras.ts'
import { presentTerms } from './change-rules.ts'
import { changesNotAllowed } from './quote-extras.ts'

export interface RequestedExtras {
  readonly row: Selectable<Database['bookings']>
  readonly wished: readonly ChosenExtra[]
  /** 'YYYY-MM-DD' */
  readonly today: string
}

/**
 * Checks other extras against the booking's rule, for saving and for paying. Returns the rule and the booked
 * extras.
 * @throws ProblemError 409 `changes-not-allowed`; 400 for new ones where only booked ones may change.
 */
export async function checkExtrasRule(db: Kysely<Database>, { row, wished, today }: RequestedExtras) {
  const booked = await bookedExtras(db, row.id)
  const { rule } = (await presentTerms(db, row, today)).extras
  if (!allowsChanges(rule)) throw changesNotAllowed(rule)
  if (rule === 'EXISTING_ONLY_ALLOWED') refuseNew(wished, booked)
  return { rule, booked }
}

function refuseNew(wished: readonly ChosenExtra[], booked: ReadonlyMap<number, number>): void {
  const errors: ExtraErrors = wished.flatMap(({ id, quantity }, index) =>
    quantity > 0 && !booked.has(id)
      ? [{ path: `extras.${index}.id`, message: 'nothing can be added any more' }]
      : [],
  )
  if (errors.length > 0) throw extrasRefused(errors)
}
