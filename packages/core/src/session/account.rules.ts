import { passwordLimits } from '@camping/contract/limits.ts'
import { namedLink } from '@camping/contract/looks-like-link.ts'
import {
  firstOf,
  maxLength,
  required,
  requiredEmail,
  requiredName,
  type Rule,
  type ValidationProblem,
} from '../validation/validation.rules.ts'
import { equalTo, minLength } from '../validation/value.rules.ts'

/** The screens of the login page (account-2). */
export type LoginScreen =
  | 'sign-in'
  | 'password'
  | 'sign-in-code'
  | 'create-password'
  | 'forgot-password'
  | 'check-inbox'
  | 'sign-in-attempts-exceeded'
  | 'booking-sign-in'
  | 'forgot-booking-reference'
  | 'reset-password'

const nextScreen: Readonly<Record<number, LoginScreen>> = {
  204: 'password',
  404: 'create-password',
  401: 'check-inbox',
  429: 'sign-in-attempts-exceeded',
}

/** account-1: the next screen by the answer of the status check; undefined for an unknown answer. */
export const screenAfterStatus = (status: number): LoginScreen | undefined => nextScreen[status]

/** Target of "back". account-3: back is always possible. */
export const screenBefore: Readonly<Record<LoginScreen, LoginScreen | undefined>> = {
  'sign-in': undefined,
  password: 'sign-in',
  'sign-in-code': 'password',
  'create-password': 'sign-in',
  'forgot-password': 'password',
  'check-inbox': 'sign-in',
  'sign-in-attempts-exceeded': 'sign-in',
  'booking-sign-in': 'sign-in',
  'forgot-booking-reference': 'booking-sign-in',
  'reset-password': 'sign-in',
}

/** Why a field of the login page is invalid: a generic rule, or a message key of the page, with its values. */
export interface AccountProblem {
  readonly id:
    | ValidationProblem['id']
    | 'login-fail'
    | `login.error.${'too-common' | 'ref' | 'terms' | 'email-in-use'}`
  readonly values?: Readonly<Record<string, string | number>>
}

type AccountRule<Value = string> = Rule<Value, AccountProblem>

/** Every character of a password counts, blanks too. */
const lengthOfSecret = (value = '') => value.length
/** So blanks are a password. */
const secret: AccountRule = (value) => (value ? undefined : required(value))
const sameAsPassword = equalTo('password', 'login.password.new')

const isReference: AccountRule = (value = '') =>
  /^[0-9a-z]{10}$/i.test(value.replace(/[\s-]/g, '')) ? undefined : { id: 'login.error.ref' }

/**
 * docs/product/forms.md, for every field of the login page. The server applies the same rules, and its list of
 * passwords.
 */
export const accountRules = {
  email: requiredEmail as AccountRule,
  firstName: requiredName as AccountRule,
  lastName: requiredName as AccountRule,
  /** For signing in: only required. */
  givenPassword: secret,
  newPassword: firstOf<string, AccountProblem>(
    secret,
    minLength(passwordLimits.min, lengthOfSecret),
    maxLength(passwordLimits.max, lengthOfSecret),
  ),
  confirmed: firstOf<string, AccountProblem>(secret, sameAsPassword),
  bookingRef: firstOf<string, AccountProblem>((value) => required(value?.replaceAll('-', '')), isReference),
  terms: ((value) => (value ? undefined : { id: 'login.error.terms' })) as AccountRule<boolean>,
}

/** The server's reason for a field, as a local problem; other reasons require new input. */
export function serverProblem(message: string): AccountProblem {
  if (message === namedLink) return { id: 'validations.name-link' }
  if (message === 'too-common') return { id: 'login.error.too-common' }
  if (message === 'not-equal') return { id: 'validations.equal-to', values: { other: 'login.password.new' } }
  return { id: 'validations.required' }
}
