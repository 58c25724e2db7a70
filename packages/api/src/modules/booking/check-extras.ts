import type { Problem } from '@camping/contract/problem.schemas.ts'
import { ProblemError } from '../../server/problem-error.ts'
import type { Party } from '../pricing/pricing.types.ts'
import { type ChosenExtra, mostOf, type SiteExtra } from './site-extras.ts'

/**
 * The chosen extras that are to be kept (quantity above 0), after checking each against what the site offers and whom
 * it is meant for.
 * @throws ProblemError 400 naming each wrong entry as `extras.<index>.<field>`.
 */
export function checkExtras(
  chosen: readonly ChosenExtra[],
  offered: readonly SiteExtra[],
  party: Party,
): ChosenExtra[] {
  const errors: NonNullable<Problem['errors']> = []
  const seen = new Set<number>()
  for (const [index, { id, quantity }] of chosen.entries()) {
    const extra = offered.find((candidate) => candidate.id === id)
    if (!extra) {
      errors.push({ path: `extras.${index}.id`, message: 'not offered by this site' })
    } else if (seen.has(id)) {
      errors.push({ path: `extras.${index}.id`, message: 'named twice' })
    } else if (quantity > 0) {
      const most = mostOf(extra, party)
      if (quantity > most) {
        errors.push({ path: `extras.${index}.quantity`, message: `at most ${most} for this party` })
      } else if (quantity < extra.min) {
        errors.push({ path: `extras.${index}.quantity`, message: `none or at least ${extra.min}` })
      }
    }
    seen.add(id)
  }
  if (errors.length > 0) {
    throw new ProblemError({
      type: 'validation',
      status: 400,
      title: 'These extras cannot be chosen',
      errors,
    })
  }
  return chosen.filter((extra) => extra.quantity > 0).map(({ id, quantity }) => ({ id, quantity }))
}
