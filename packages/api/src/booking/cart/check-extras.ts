import type { Problem } from '@camping/contract/problem.schemas.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import type { Party } from '../../catalogue/pricing/pricing.types.ts'
import { type ChosenExtra, mostOf, type SiteExtra } from '../pricing/site-extras.ts'

export type ExtraErrors = NonNullable<Problem['errors']>

/**
 * Checks the chosen extras (quantity above 0) against the site's offer and the ages of the party.
 * @throws ProblemError 400 naming each wrong entry as `extras.<index>.<field>`.
 */
export function checkExtras(
  chosen: readonly ChosenExtra[],
  offered: readonly SiteExtra[],
  party: Party,
): ChosenExtra[] {
  const errors: ExtraErrors = []
  const seen = new Set<number>()
  for (const [index, choice] of chosen.entries()) {
    const wrong = seen.has(choice.id)
      ? { field: 'id', message: 'named twice' }
      : wrongChoice(choice, offered, party)
    if (wrong) errors.push({ path: `extras.${index}.${wrong.field}`, message: wrong.message })
    seen.add(choice.id)
  }
  if (errors.length > 0) throw extrasRefused(errors)
  return chosen.filter((extra) => extra.quantity > 0).map(({ id, quantity }) => ({ id, quantity }))
}

/** What is wrong with one choice, and in which field; undefined when the party may have it. */
export function wrongChoice(
  { id, quantity }: ChosenExtra,
  offered: readonly SiteExtra[],
  party: Party,
): { field: 'id' | 'quantity'; message: string } | undefined {
  const extra = offered.find((candidate) => candidate.id === id)
  if (!extra) return { field: 'id', message: 'not offered by this site' }
  if (quantity <= 0) return undefined
  const most = mostOf(extra, party)
  if (quantity > most) return { field: 'quantity', message: `at most ${most} for this party` }
  return quantity < extra.min ? { field: 'quantity', message: `none or at least ${extra.min}` } : undefined
}

/** 400 naming each wrong entry as `extras.<index>.<field>`. */
export function extrasRefused(errors: ExtraErrors): ProblemError {
  return new ProblemError({ type: 'validation', status: 400, title: 'These extras cannot be chosen', errors })
}
