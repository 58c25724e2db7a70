import type { CheckoutForm, TravellerForm } from './booker-form.ts'
import type { CheckoutStep } from './checkout-steps.ts'
import { validateBooker, type BookerProblems, type FieldProblem } from './validate-booker.ts'

export interface CheckoutProblems {
  booker?: BookerProblems
  travellers?: (Partial<Record<keyof TravellerForm, FieldProblem>> | undefined)[]
  terms?: FieldProblem
  remarks?: FieldProblem
}

const tooLong = (value: string | undefined, max: number): FieldProblem | undefined =>
  (value?.trim().length ?? 0) > max ? { id: 'checkout.error.too-long', values: { max } } : undefined

/** Names may follow later, but half a name is a mistake. */
function travellerProblems({ firstName, lastName }: TravellerForm = {}) {
  const first = firstName?.trim()
  const last = lastName?.trim()
  const half: FieldProblem = { id: 'checkout.error.both-names' }
  const problems = {
    ...(first || !last ? {} : { firstName: half }),
    ...(last || !first ? {} : { lastName: half }),
  }
  const long = { firstName: tooLong(firstName, 60), lastName: tooLong(lastName, 60) }
  return {
    ...problems,
    ...(long.firstName ? { firstName: long.firstName } : {}),
    ...(long.lastName ? { lastName: long.lastName } : {}),
  }
}

const isEmpty = (value: object) => Object.keys(value).length === 0

/** What keeps a step from being left: travellers their data, the check its terms. Empty when nothing does. */
export function validateStep(step: CheckoutStep, form: CheckoutForm): CheckoutProblems {
  if (step === 'travellers') {
    const booker = validateBooker(form.booker)
    const travellers = (form.travellers ?? []).map((one) => {
      const problems = travellerProblems(one)
      return isEmpty(problems) ? undefined : problems
    })
    return {
      ...(isEmpty(booker) ? {} : { booker }),
      ...(travellers.some(Boolean) ? { travellers } : {}),
    }
  }
  if (step !== 'check') return {}
  const remarks = tooLong(form.remarks, 1000)
  return {
    ...(form.terms ? {} : { terms: { id: 'checkout.error.terms' as const } }),
    ...(remarks ? { remarks } : {}),
  }
}

/** The furthest step that may be shown with this form: beyond the travellers only with their data. */
export function isStepDone(step: CheckoutStep, form: CheckoutForm): boolean {
  return isEmpty(validateStep(step, form))
}

export interface NamedProblem {
  /** Name of the field in the form, e.g. `booker.email`, `travellers[1].lastName`. */
  readonly field: string
  readonly problem: FieldProblem
}

/** The problems as a list in the order of the fields on screen, for the summary that takes the focus. */
export function listProblems({
  booker = {},
  travellers = [],
  remarks,
  terms,
}: CheckoutProblems): NamedProblem[] {
  const entries = (prefix: string, problems: object): NamedProblem[] =>
    Object.entries(problems as Record<string, FieldProblem>).map(([key, problem]) => ({
      field: `${prefix}.${key}`,
      problem,
    }))
  return [
    ...entries('booker', booker),
    ...travellers.flatMap((one, index) => entries(`travellers[${index}]`, one ?? {})),
    ...(remarks ? [{ field: 'remarks', problem: remarks }] : []),
    ...(terms ? [{ field: 'terms', problem: terms }] : []),
  ]
}
