import { isEmailAddress } from '@camping/contract/email-address.ts'

/** Why a field of the login page is not accepted: a message key with the values its text needs. */
export interface AccountProblem {
  readonly id: `login.error.${'required' | 'email' | 'too-long' | 'too-short' | 'too-common' | 'not-equal' | 'ref' | 'terms' | 'email-in-use'}`
  readonly values?: Readonly<Record<string, number>>
}

type Rule<Value = string> = (value: Value | undefined, all: object) => AccountProblem | undefined

const required: AccountProblem = { id: 'login.error.required' }

/** SPEC.md §5: strings are trimmed first. */
const name: Rule = (value) => {
  const length = value?.trim().length ?? 0
  if (length === 0) return required
  return length > 60 ? { id: 'login.error.too-long', values: { max: 60 } } : undefined
}

const newPassword: Rule = (value = '') => {
  if (!value) return required
  if (value.length < 12) return { id: 'login.error.too-short', values: { min: 12 } }
  return value.length > 128 ? { id: 'login.error.too-long', values: { max: 128 } } : undefined
}

/** GAPS.md "Form rules", for every field of the login page. The server judges by the same, and by its list of passwords. */
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

/** What the server said of a field, as a problem of ours; anything it words otherwise is a field that must be filled in anew. */
export function serverProblem(message: string): AccountProblem {
  const word = serverWords.find((one) => one === message)
  return word ? { id: `login.error.${word}` } : required
}
