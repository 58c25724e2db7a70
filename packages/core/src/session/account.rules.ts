import { nameLimit, passwordLimits } from '@camping/contract/limits.ts'
import { looksLikeLink, namedLink } from '@camping/contract/looks-like-link.ts'
import { isEmailAddress } from '@camping/contract/email-address.ts'

/** The screens of the login page (account-2). */
export type LoginScreen =
  | 'sign-in'
  | 'password'
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
  'create-password': 'sign-in',
  'forgot-password': 'password',
  'check-inbox': 'sign-in',
  'sign-in-attempts-exceeded': 'sign-in',
  'booking-sign-in': 'sign-in',
  'forgot-booking-reference': 'booking-sign-in',
  'reset-password': 'sign-in',
}

/** Why a field of the login page is invalid: a message key with its values. */
export interface AccountProblem {
  readonly id: `login.error.${'required' | 'email' | 'too-long' | 'too-short' | 'too-common' | 'not-equal' | 'ref' | 'terms' | 'email-in-use' | 'name-link'}`
  readonly values?: Readonly<Record<string, number>>
}

type Rule<Value = string> = (value: Value | undefined, all: object) => AccountProblem | undefined

const required: AccountProblem = { id: 'login.error.required' }

/** forms-1: strings are trimmed first. */
const name: Rule = (value) => {
  const length = value?.trim().length ?? 0
  if (length === 0) return required
  if (length > nameLimit) return { id: 'login.error.too-long', values: { max: nameLimit } }
  return looksLikeLink(value ?? '') ? { id: 'login.error.name-link' } : undefined
}

const newPassword: Rule = (value = '') => {
  if (!value) return required
  const { min, max } = passwordLimits
  if (value.length < min) return { id: 'login.error.too-short', values: { min } }
  return value.length > max ? { id: 'login.error.too-long', values: { max } } : undefined
}

/**
 * docs/product/forms.md, for every field of the login page. The server applies the same rules, and its list of
 * passwords.
 */
export const accountRules = {
  email: ((value) => {
    if (!value?.trim()) return required
    return isEmailAddress(value.trim()) ? undefined : { id: 'login.error.email' }
  }) as Rule,
  firstName: name,
  lastName: name,
  /** For signing in: only required. */
  givenPassword: ((value) => (value ? undefined : required)) as Rule,
  newPassword,
  confirmed: ((value, all) => {
    if (!value) return required
    return value === (all as { password?: string }).password ? undefined : { id: 'login.error.not-equal' }
  }) as Rule,
  bookingRef: ((value) => {
    const bare = value?.replace(/[\s-]/g, '') ?? ''
    if (!bare) return required
    return /^[0-9a-z]{10}$/i.test(bare) ? undefined : { id: 'login.error.ref' }
  }) as Rule,
  terms: ((value) => (value ? undefined : { id: 'login.error.terms' })) as Rule<boolean>,
}

const serverWords = ['too-common', 'not-equal'] as const

/** The server's reason for a field, as a local problem; other reasons require new input. */
export function serverProblem(message: string): AccountProblem {
  if (message === namedLink) return { id: 'login.error.name-link' }
  const word = serverWords.find((one) => one === message)
  return word ? { id: `login.error.${word}` } : required
}
