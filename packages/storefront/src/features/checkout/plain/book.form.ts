import { authenticateBooking } from '@camping/contract/account.endpoints.ts'
import { bookCart, getCart } from '@camping/contract/booking.endpoints.ts'
import { getUser } from '@camping/contract/session.endpoints.ts'
import { bookProblem, type BookProblem } from '@camping/core/checkout/attempt.rules.ts'
import { bookerRules, type CheckoutForm } from '@camping/core/checkout/booker.rules.ts'
import { bookRequest, planOf } from '@camping/core/checkout/order.rules.ts'
import { refusalsOf } from '@camping/core/checkout/steps.rules.ts'
import {
  travellerSlots,
  validateStep,
  type BookedParty,
  type CheckoutProblems,
} from '@camping/core/checkout/travellers.rules.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { textOf, type CallApi, type PlainForm, type PlainMessage } from '../../../kit/plain/plain-form.ts'

/** Why an order was not taken; the page has its words. */
export interface OrderProblem {
  readonly why: Exclude<BookProblem, 'busy' | 'booked'>
  /** The total that the visitor agreed to, in minor units. */
  readonly total: number
}

/** Fields of the page alone, and the agreement, which is given each time. */
const notShownAgain = new Set(['key', 'total', 'pays', 'terms', 'discount-code', 'voucher-code'])

/** What was typed, which the page shows again. */
export const typedIn = (fields: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...fields].filter(([name]) => !notShownAgain.has(name)))

/** The fields as the checkout's own form has them: empty ones are missing. */
function formIn(fields: URLSearchParams, party: BookedParty): CheckoutForm {
  const typed = (name: string) => textOf(fields, name) || undefined
  const booker = Object.fromEntries(
    Object.keys(bookerRules).flatMap((key) => {
      const value = typed(`booker.${key}`)
      return value ? [[key, value]] : []
    }),
  )
  const travellers = travellerSlots(party).map((_, index) => {
    const firstName = typed(`travellers[${index}].firstName`)
    const lastName = typed(`travellers[${index}].lastName`)
    return { ...(firstName && { firstName }), ...(lastName && { lastName }) }
  })
  const plan = typed('plan')
  const remarks = typed('remarks')
  return {
    booker,
    travellers,
    ...(plan && { plan: plan as NonNullable<CheckoutForm['plan']> }),
    ...(remarks && { remarks }),
    terms: fields.has('terms'),
  }
}

/** Problems by the names of their fields: `booker.email`, `travellers[0].lastName`, `terms`. */
function byField({
  booker = {},
  travellers = [],
  ...others
}: CheckoutProblems): Record<string, PlainMessage> {
  const rows = [
    ...Object.entries(booker).map(([key, problem]) => [`booker.${key}`, problem] as const),
    ...travellers.flatMap((one, index) =>
      Object.entries(one ?? {}).map(([key, problem]) => [`travellers[${index}].${key}`, problem] as const),
    ),
    ...Object.entries(others),
  ]
  return Object.fromEntries(rows)
}

/** Books a cart with everything that its page asks for, and leads to the confirmation. A repeat with the same key is the same booking (F32). */
export const bookForm: PlainForm = {
  routes: ['booking'],
  feature: 'checkout',
  receive: async ({ site, params, fields, today, call }) => {
    const id = params['cartId'] ?? ''
    const confirmation = { to: buildPath(site, 'bookingConfirmation', { cartId: id }) }
    const values = typedIn(fields)
    const total = Number(fields.get('total'))
    const refused = (problem: BookProblem) => {
      // Nobody tries again without scripts, and what is booked already has led to its confirmation.
      const why = problem === 'busy' || problem === 'booked' ? 'unreachable' : problem
      return { values, found: { why, total } satisfies OrderProblem }
    }
    const { reply: cart, ...unknown } = await call(getCart, { id })
    if (!cart) return refused(bookProblem(unknown))
    if (cart.state === 'booked') return confirmation
    if (cart.state === 'expired') return refused('gone')

    const form = formIn(fields, cart.party)
    const stay = { party: cart.party, arrival: cart.stay.dateFrom, today }
    const problems = {
      ...byField({ ...validateStep('travellers', form, stay), ...validateStep('check', form, stay) }),
      ...(cart.plans.length > 0 && !planOf(form, cart) && { plan: { id: 'person.error.plan.choose' } }),
    }
    if (Object.keys(problems).length > 0) return { values, problems }
    const idempotencyKey = fields.get('key') ?? ''
    const { status, reply, problem } = await call(bookCart, {
      // What the page said, so that another price or another payment of the voucher is refused.
      ...bookRequest({ ...cart, total, voucher: cart.voucher && { pays: Number(fields.get('pays')) } }, form),
      idempotencyKey,
    })
    if (reply) {
      await openBooking(call, { email: form.booker?.email ?? '', bookingRef: reply.bookingRef })
      return confirmation
    }
    const failed = { status, ...(problem && { problem }) }
    const why = bookProblem(failed)
    if (why === 'booked') return confirmation
    const refusals = refusalsOf(failed, form)
    if (refusals.length > 0)
      return { values, problems: Object.fromEntries(refusals.map((one) => [one.name, one.problem])) }
    return refused(why)
  },
}

/** Signs in to the booking, so that it can be paid at once; a signed-in account stays. The booking is complete whether it succeeds or not. */
async function openBooking(call: CallApi, booked: { email: string; bookingRef: string }): Promise<void> {
  const { reply: user } = await call(getUser, {})
  if (!user) await call(authenticateBooking, booked)
}
