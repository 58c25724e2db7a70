import type { Booker, PaymentPlan } from '@camping/contract/booking.schemas.ts'
import { addressLimits, emailLimit, nameLimit, phonePattern, titles } from '@camping/contract/limits.ts'
import { looksLikeLink } from '@camping/contract/looks-like-link.ts'

/** Why a field is invalid: a message key of the checkout, with its values. */
export interface FieldProblem {
  readonly id:
    | 'checkout.error.required'
    | 'checkout.error.choose'
    | 'checkout.error.email'
    | 'checkout.error.too-long'
    | 'checkout.error.name-link'
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
  if (!birthDate || birthDate > today || ageOn(birthDate, today) > oldest)
    return { id: 'checkout.error.date' }
  const age = ageOn(birthDate, rule.on)
  if ('least' in rule) {
    if (age >= rule.least) return undefined
    return { id: rule.books ? 'checkout.error.booker-age' : 'checkout.error.adult' }
  }
  return age === rule.exactly ? undefined : { id: 'checkout.error.age', values: { age: rule.exactly } }
}

/** A country's postcode format: the pattern and an example for the error text. */
interface PostcodeRule {
  readonly pattern: RegExp
  readonly example: string
}

const digits = (count: number, example: string): PostcodeRule => ({
  pattern: new RegExp(`^\\d{${count}}$`),
  example,
})

/** Countries with a fixed format. All others accept 2–12 characters. Spaces and case do not matter. */
const postcodeRules: Readonly<Record<string, PostcodeRule>> = {
  AT: digits(4, '1010'),
  BE: digits(4, '1000'),
  CH: digits(4, '8001'),
  CZ: { pattern: /^\d{3} ?\d{2}$/, example: '110 00' },
  DE: digits(5, '10115'),
  DK: digits(4, '1050'),
  ES: digits(5, '28001'),
  FI: digits(5, '00100'),
  FR: digits(5, '75001'),
  GB: { pattern: /^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i, example: 'BS1 4QA' },
  HR: digits(5, '10000'),
  HU: digits(4, '1011'),
  IE: { pattern: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i, example: 'D02 X285' },
  IT: digits(5, '00184'),
  LI: { pattern: /^94(8[5-9]|9\d)$/, example: '9490' },
  LU: { pattern: /^(L-?)?\d{4}$/i, example: '1111' },
  NL: { pattern: /^[1-9]\d{3} ?[A-Z]{2}$/i, example: '1012 AB' },
  NO: digits(4, '0150'),
  PL: { pattern: /^\d{2}-?\d{3}$/, example: '00-001' },
  PT: { pattern: /^\d{4}-\d{3}$/, example: '1000-001' },
  SE: { pattern: /^\d{3} ?\d{2}$/, example: '111 20' },
  SI: digits(4, '1000'),
}

/** True when the postcode matches the country's format; a country without a rule accepts 2–12 characters. */
export function isPostcodeOf(country: string, postcode: string): boolean {
  const text = postcode.trim()
  const rule = postcodeRules[country]
  return rule
    ? rule.pattern.test(text)
    : text.length >= addressLimits.postcode.min && text.length <= addressLimits.postcode.max
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
    street: text('street'),
    houseNumber: text('houseNumber'),
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

export type FieldRule<Values = BookerForm> = (
  value: string | undefined,
  all: Values,
) => FieldProblem | undefined

const required: FieldProblem = { id: 'checkout.error.required' }

/** forms-1: strings are trimmed first. */
const text =
  (max: number): FieldRule<unknown> =>
  (value) => {
    const length = value?.trim().length ?? 0
    if (length === 0) return required
    return length > max ? { id: 'checkout.error.too-long', values: { max } } : undefined
  }

/** Mails contain these words, so they must be names, without anything that looks like a link or a phone number. */
export const nameRule: FieldRule<unknown> = (value, all) =>
  text(nameLimit)(value, all) ?? (looksLikeLink(value ?? '') ? { id: 'checkout.error.name-link' } : undefined)

/** One local part, one domain with a dot and no white space; the mail itself proves the rest. */
const emailPattern = /^[^\s@,;<>()"]+@[^\s@,;<>()".][^\s@,;<>()"]*\.[^\s@,;<>()".]{2,}$/

/** forms-2: trimmed, required, valid, at most 254 characters. */
const email: FieldRule<unknown> = (value) => {
  const address = value?.trim() ?? ''
  if (!address) return required
  if (address.length > emailLimit) return { id: 'checkout.error.too-long', values: { max: emailLimit } }
  return emailPattern.test(address) && !address.includes('..') ? undefined : { id: 'checkout.error.email' }
}

/** forms-6: 4–15 digits after the prefix. */
const phoneNumber: FieldRule = (value, { phonePrefix }) => {
  if (!value?.trim()) return required
  return phonePattern.test(phoneDigits(value, phonePrefix)) ? undefined : { id: 'checkout.error.phone' }
}

const choice: FieldRule<unknown> = (value) => (value ? undefined : { id: 'checkout.error.choose' })

const postcode: FieldRule = (value, { country = '' }) => {
  if (!value?.trim()) return required
  if (isPostcodeOf(country, value)) return undefined
  return { id: 'checkout.error.postcode', values: { example: postcodeRules[country]?.example ?? '1234' } }
}

/** One rule per field, by docs/product/forms.md and the contract's limits. Title and address addition are optional. */
export const bookerRules: Readonly<Record<keyof BookerText, FieldRule>> = {
  title: () => undefined,
  firstName: nameRule,
  lastName: nameRule,
  email,
  phonePrefix: choice,
  phoneNumber,
  street: text(addressLimits.street),
  houseNumber: text(addressLimits.houseNumber),
  addition: (value) =>
    (value?.trim().length ?? 0) > addressLimits.addition
      ? { id: 'checkout.error.too-long', values: { max: addressLimits.addition } }
      : undefined,
  postcode,
  city: text(addressLimits.city),
  country: choice,
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
