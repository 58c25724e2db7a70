import type { ApiError } from '../api/storefront-api.ts'
import { bookerRules, type FieldProblem } from './validate-booker.ts'

/** A field whose value the server has not taken. It counts for as long as the value stands there. */
export interface Refusal {
  /** In the form: `booker.email`, `travellers[0].lastName`. */
  readonly name: string
  /** What stood there, as text. */
  readonly value: string
  readonly problem: FieldProblem
}

/** Says what is wrong where the field alone says it; anything else was refused without a reason for people. */
const knownProblems: Readonly<Record<string, FieldProblem>> = {
  'booker.email': { id: 'checkout.error.email' },
  'booker.phoneNumber': { id: 'checkout.error.phone' },
  'booker.phonePrefix': { id: 'checkout.error.choose' },
  'booker.country': { id: 'checkout.error.choose' },
  terms: { id: 'checkout.error.terms' },
  plan: { id: 'checkout.error.choose' },
}

/** The names of the contract that are others in the form. */
const formNames: Readonly<Record<string, string>> = { acceptedTerms: 'terms', paymentPlan: 'plan' }

/** `travellers.0.lastName` → `travellers[0].lastName`; undefined for what the form does not ask. */
function fieldOf(path: string): string | undefined {
  const [, key] = /^booker\.(\w+)$/.exec(path) ?? []
  if (key) return Object.hasOwn(bookerRules, key) || key === 'birthDate' ? path : undefined
  const traveller = /^travellers\.(\d{1,2})\.(firstName|lastName|birthDate)$/.exec(path)
  if (traveller) return `travellers[${traveller[1]}].${traveller[2]}`
  if (path === 'remarks') return path
  return Object.hasOwn(formNames, path) ? formNames[path] : undefined
}

/** The text of a value in the form, to see whether it is still the refused one. */
export function valueText(form: object, name: string): string {
  const value = name
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], form)
  return JSON.stringify(value ?? null)
}

/**
 * The refusals of a 400 problem, by the fields of the form it was made from. Empty when the problem names none the form has:
 * then there is nothing to mend, and the page says that it was refused.
 */
export function refusalsOf({ status, problem }: ApiError, form: object): Refusal[] {
  if (status !== 400) return []
  const names = new Set((problem?.errors ?? []).flatMap(({ path }) => fieldOf(path) ?? []))
  return [...names].map((name) => ({
    name,
    value: valueText(form, name),
    problem: knownProblems[name] ?? {
      id: name.endsWith('birthDate') ? 'checkout.error.date' : 'checkout.error.refused',
    },
  }))
}

/** The refusals that still stand: whatever was changed since is judged anew by the server. */
export function refusedNow(refusals: readonly Refusal[], form: object): Refusal[] {
  return refusals.filter(({ name, value }) => valueText(form, name) === value)
}
