import { phoneDigits, type BookerForm, type BookerText } from './booker-form.ts'
import { isPostcodeOf, postcodeRules } from './postcode-rules.ts'

/** Why a field is not accepted: a message key of the checkout, with the values its text needs. */
export interface FieldProblem {
  readonly id:
    | 'checkout.error.required'
    | 'checkout.error.choose'
    | 'checkout.error.email'
    | 'checkout.error.too-long'
    | 'checkout.error.phone'
    | 'checkout.error.postcode'
    | 'checkout.error.both-names'
    | 'checkout.error.terms'
    | 'checkout.error.date'
    | 'checkout.error.adult'
    | 'checkout.error.booker-age'
    | 'checkout.error.age'
    | 'checkout.error.refused'
  readonly values?: Readonly<Record<string, string | number>>
}

export type FieldRule<Values = BookerForm> = (
  value: string | undefined,
  all: Values,
) => FieldProblem | undefined

const required: FieldProblem = { id: 'checkout.error.required' }

/** SPEC.md §5: strings are trimmed first. */
const text =
  (max: number): FieldRule<unknown> =>
  (value) => {
    const length = value?.trim().length ?? 0
    if (length === 0) return required
    return length > max ? { id: 'checkout.error.too-long', values: { max } } : undefined
  }

/** One local part, one domain with a dot and no white space; the mail itself proves the rest. */
const emailPattern = /^[^\s@,;<>()"]+@[^\s@,;<>()".][^\s@,;<>()"]*\.[^\s@,;<>()".]{2,}$/

/** GAPS.md "Form rules": trimmed, required, valid, at most 254 characters. */
const email: FieldRule<unknown> = (value) => {
  const address = value?.trim() ?? ''
  if (!address) return required
  if (address.length > 254) return { id: 'checkout.error.too-long', values: { max: 254 } }
  return emailPattern.test(address) && !address.includes('..') ? undefined : { id: 'checkout.error.email' }
}

/** GAPS.md "Form rules": 4–15 digits after the prefix. */
const phoneNumber: FieldRule = (value, { phonePrefix }) => {
  if (!value?.trim()) return required
  return /^\d{4,15}$/.test(phoneDigits(value, phonePrefix)) ? undefined : { id: 'checkout.error.phone' }
}

const choice: FieldRule<unknown> = (value) => (value ? undefined : { id: 'checkout.error.choose' })

const postcode: FieldRule = (value, { country = '' }) => {
  if (!value?.trim()) return required
  if (isPostcodeOf(country, value)) return undefined
  return { id: 'checkout.error.postcode', values: { example: postcodeRules[country]?.example ?? '1234' } }
}

/** One rule a field, after GAPS.md "Form rules" and the contract's limits. The title and the addition are optional. */
export const bookerRules: Readonly<Record<keyof BookerText, FieldRule>> = {
  title: () => undefined,
  firstName: text(60),
  lastName: text(60),
  email,
  phonePrefix: choice,
  phoneNumber,
  street: text(100),
  houseNumber: text(20),
  addition: (value) =>
    (value?.trim().length ?? 0) > 40 ? { id: 'checkout.error.too-long', values: { max: 40 } } : undefined,
  postcode,
  city: text(80),
  country: choice,
}

export type BookerProblems = Partial<Record<keyof BookerForm, FieldProblem>>

/** Every problem of the person who books, by field; empty when all is well. Pure. */
export function validateBooker(form: BookerForm = {}): BookerProblems {
  const problems: BookerProblems = {}
  for (const key of Object.keys(bookerRules) as (keyof BookerText)[]) {
    const problem = bookerRules[key](form[key], form)
    if (problem) problems[key] = problem
  }
  return problems
}
