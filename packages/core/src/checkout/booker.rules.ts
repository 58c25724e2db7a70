import type { Booker, PaymentPlan } from '@camping/contract/booking.schemas.ts'
import { addressLimits, phonePattern, titles } from '@camping/contract/limits.ts'
import { examplePostcode, isPostcodeOf } from '@camping/contract/postcodes.ts'
import {
  firstOf,
  maxLength,
  required,
  requiredEmail,
  requiredName,
  requiredText,
  type Rule,
  type ValidationProblem,
} from '../validation/validation.rules.ts'
import { streetLine } from './street.rules.ts'

/** Why a field is invalid: a generic rule, or a message key of the checkout, with its values. */
export interface FieldProblem {
  readonly id:
    | ValidationProblem['id']
    | 'person.error.country.choose'
    | 'person.error.phonePrefix.choose'
    | 'person.error.plan.choose'
    | 'person.error.phone'
    | 'person.error.postcode'
    | 'person.error.both-names'
    | 'person.error.terms'
    | 'person.error.date'
    | 'person.error.adult'
    | 'person.error.booker-age'
    | 'person.error.age'
    | 'person.error.refused'
  readonly values?: Readonly<Record<string, string | number>>
}

/** A date of birth as typed, in three parts. */
export interface BirthDateForm {
  day?: string
  month?: string
  year?: string
}

const oldest = 120
/** Minimum age of bookers and adults. */
export const fullAge = 18

const number = (text: string | undefined, most: number) =>
  new RegExp(`^\\d{1,${most}}$`).test(text?.trim() ?? '') ? Number(text) : Number.NaN

/** True when nothing was typed: a customer may add dates of birth afterwards. */
export function isNoDate(date: BirthDateForm | undefined): boolean {
  return !date?.day?.trim() && !date?.month?.trim() && !date?.year?.trim()
}

/** 'YYYY-MM-DD'; null for an invalid date. */
export function isoBirthDate(date: BirthDateForm | undefined): string | null {
  const [day, month, year] = [number(date?.day, 2), number(date?.month, 2), number(date?.year, 4)]
  if (!(year >= 1000)) return null
  const at = new Date(Date.UTC(year, month - 1, day))
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return isReal ? at.toISOString().slice(0, 10) : null
}

/** A date 'YYYY-MM-DD' as it would be typed. */
export function typedDate(date: string): BirthDateForm {
  const [year = '', month = '', day = ''] = date.split('-')
  return { day: String(Number(day)), month: String(Number(month)), year }
}

/** Full years on a date; both 'YYYY-MM-DD'. */
export function ageOn(birthDate: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return date.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** The required age on a day: a minimum, as for the booker, or an exact age. */
export type AgeRule =
  | { readonly on: string; readonly least: number; readonly books?: boolean }
  | { readonly on: string; readonly exactly: number }

/**
 * The problem of a date of birth. An empty one is valid: the campsite asks for it.
 * @param today 'YYYY-MM-DD'; the latest possible date
 */
export function birthDateProblem(
  date: BirthDateForm | undefined,
  rule: AgeRule,
  today: string,
): FieldProblem | undefined {
  if (isNoDate(date)) return undefined
  const birthDate = isoBirthDate(date)
  if (!birthDate || birthDate > today || ageOn(birthDate, today) > oldest) return { id: 'person.error.date' }
  const age = ageOn(birthDate, rule.on)
  if ('least' in rule) {
    if (age >= rule.least) return undefined
    return { id: rule.books ? 'person.error.booker-age' : 'person.error.adult' }
  }
  return age === rule.exactly ? undefined : { id: 'person.error.age', values: { age: rule.exactly } }
}

/** The booker's text fields as typed. */
export interface BookerText {
  title?: string
  firstName?: string
  lastName?: string
  email?: string
  phonePrefix?: string
  phoneNumber?: string
  street?: string
  houseNumber?: string
  addition?: string
  postcode?: string
  city?: string
  country?: string
}

/** All fields about the booker. */
export interface BookerForm extends BookerText {
  birthDate?: BirthDateForm
}

export interface TravellerForm {
  firstName?: string
  lastName?: string
  birthDate?: BirthDateForm
}

/** All fields of the checkout. Empty fields are missing: react-final-form drops them. */
export interface CheckoutForm {
  booker?: BookerForm
  travellers?: (TravellerForm | undefined)[]
  /** The fields for dates of birth are expanded. */
  withBirthDates?: boolean
  /** The signed-in customer books for somebody else, and is not filled in. */
  forSomebodyElse?: boolean
  plan?: PaymentPlan
  remarks?: string
  terms?: boolean
}

/** Countries whose numbers retain the leading zero after the prefix. */
const retainsZero: readonly string[] = ['+39', '+378', '+379']

/** The digits of a phone number, without separators and without a trunk zero after the prefix. */
export function phoneDigits(text: string, prefix = ''): string {
  const digits = text.replace(/[\s().\-/]/g, '')
  return retainsZero.includes(prefix) ? digits : digits.replace(/^0(?=\d)/, '')
}

/** Converts validated fields to the contract's booker. */
export function toBooker(form: BookerForm): Booker {
  const text = (key: keyof BookerText) => form[key]?.trim() ?? ''
  return {
    title: titles.find((title) => title === form.title) ?? null,
    firstName: text('firstName'),
    lastName: text('lastName'),
    birthDate: isoBirthDate(form.birthDate),
    email: text('email'),
    phonePrefix: text('phonePrefix'),
    phoneNumber: phoneDigits(text('phoneNumber'), text('phonePrefix')),
    ...streetLine(text('street'), text('houseNumber'), text('country')),
    addition: text('addition'),
    postcode: text('postcode').toUpperCase(),
    city: text('city'),
    country: text('country'),
  }
}

/** Fellow travellers with a name; the others can be named afterwards. */
export function namedTravellers(
  travellers: CheckoutForm['travellers'],
): { firstName: string; lastName: string; birthDate: string | null }[] {
  return (travellers ?? []).flatMap((one) => {
    const firstName = one?.firstName?.trim()
    const lastName = one?.lastName?.trim()
    return firstName && lastName ? [{ firstName, lastName, birthDate: isoBirthDate(one?.birthDate) }] : []
  })
}

type FieldRule = Rule<string, FieldProblem>

/** forms-6: 4–15 digits after the prefix. */
const digitsAfterPrefix: FieldRule = (value = '', all) =>
  phonePattern.test(phoneDigits(value, (all as BookerText).phonePrefix))
    ? undefined
    : { id: 'person.error.phone' }

const choice =
  (field: 'country' | 'phonePrefix'): FieldRule =>
  (value) =>
    value ? undefined : { id: `person.error.${field}.choose` }

const ofCountry: FieldRule = (value = '', all) => {
  const { country = '' } = all as BookerText
  if (isPostcodeOf(country, value)) return undefined
  return { id: 'person.error.postcode', values: { example: examplePostcode(country) } }
}

/** One rule per field, by docs/product/forms.md and the contract's limits. Title and address addition are optional. */
export const bookerRules: Readonly<Record<keyof BookerText, FieldRule>> = {
  title: () => undefined,
  firstName: requiredName,
  lastName: requiredName,
  email: requiredEmail,
  phonePrefix: choice('phonePrefix'),
  phoneNumber: firstOf<string, FieldProblem>(required, digitsAfterPrefix),
  street: requiredText(addressLimits.street),
  houseNumber: (value = '', all) => {
    const { street = '', country = '' } = all as BookerText
    return requiredText(addressLimits.houseNumber)(streetLine(street, value, country).houseNumber, all)
  },
  addition: maxLength(addressLimits.addition),
  postcode: firstOf<string, FieldProblem>(required, ofCountry),
  city: requiredText(addressLimits.city),
  country: choice('country'),
}

export type BookerProblems = Partial<Record<keyof BookerForm, FieldProblem>>

/** All problems of the booker, by field; empty for valid data. Pure. */
export function validateBooker(form: BookerForm = {}): BookerProblems {
  const problems: BookerProblems = {}
  for (const key of Object.keys(bookerRules) as (keyof BookerText)[]) {
    const problem = bookerRules[key](form[key], form)
    if (problem) problems[key] = problem
  }
  return problems
}
