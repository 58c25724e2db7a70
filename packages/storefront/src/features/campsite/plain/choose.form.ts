import { createCart } from '@camping/contract/booking.endpoints.ts'
import type { StayGone } from '@camping/contract/booking.schemas.ts'
import { bookProblem, type FailedCall } from '@camping/core/checkout/attempt.rules.ts'
import type { Choice, ChoiceProblem } from '@camping/core/checkout/choice.thunks.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { PlainForm } from '../../../kit/plain/plain-form.ts'

const nothingElse = { accommodations: [], dates: [] }

/** The choice that a button sends; undefined for anything else. */
function choiceIn(text: string): Choice | undefined {
  try {
    const choice = JSON.parse(text) as Choice | null
    return typeof choice === 'object' && choice !== null ? choice : undefined
  } catch {
    return undefined
  }
}

/** Why it is not held, as the page says it. */
function reasonOf(failed: FailedCall): ChoiceProblem['why'] {
  const why = bookProblem(failed)
  if (why === 'unreachable' || why === 'busy') return 'unreachable'
  if (why === 'too-many') return why
  if (failed.problem?.type === 'unit-taken') return 'unit'
  return failed.problem?.type === 'no-longer-available' ? 'gone' : 'refused'
}

/** Holds the accommodation whose button was pressed and leads to the checkout, or back to the campsite with alternatives. */
export const chooseForm: PlainForm = {
  routes: ['site'],
  feature: 'checkout',
  receive: async ({ site, fields, call }) => {
    const choice = choiceIn(fields.get('choose') ?? '')
    if (!choice) return { notice: { kind: 'error', id: 'offer.conflict.refused' } }
    const { name: _, ...wish } = choice
    // Chosen in the details; empty where the campsite may choose.
    const unit = Number(fields.get('unit'))
    const { status, reply, problem } = await call(createCart, { ...wish, ...(unit > 0 && { unit }) })
    if (reply) return { to: buildPath(site, 'booking', { cartId: reply.id }) }
    const gone: StayGone | undefined = problem
    const found: ChoiceProblem = {
      why: reasonOf({ status, ...(problem && { problem }) }),
      choice,
      alternatives: gone?.alternatives ?? nothingElse,
    }
    return { notice: { kind: 'error', id: `offer.conflict.${found.why}` }, found }
  },
}
