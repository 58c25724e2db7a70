import type { CustomerContext } from '../customer-context.ts'
import { invalid } from '../../platform/problem-error.ts'
import { isLeakedPassword } from './leaked-passwords.ts'

/** The same few characters repeated, or a run up or down the digits or the alphabet. */
function isMonotonous(password: string): boolean {
  if (new Set(password).size < 4) return true
  const codes = Array.from(password.toLowerCase(), (one) => one.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}

function isAddress(password: string, email: string): boolean {
  const lower = password.toLowerCase()
  const [local = ''] = email.toLowerCase().split('@')
  return lower === email.toLowerCase() || (local.length >= 6 && lower.replace(/\d+$/, '') === local)
}

/**
 * forms-4: a new password must not be the e-mail address, a common password here or anywhere, or one that was
 * leaked elsewhere; both entries must match. Every new password passes this check.
 * @throws ProblemError 400 naming the field, with `too-common` or `not-equal`.
 */
export async function checkNewPassword(
  { password, confirmed_password: confirmed }: { password: string; confirmed_password: string },
  email: string,
  { brand, isBreachedPassword }: Pick<CustomerContext, 'brand' | 'isBreachedPassword'>,
): Promise<void> {
  if (password !== confirmed) throw invalid('confirmed_password', 'not-equal')
  if (
    isLeakedPassword(password, brand) ||
    isMonotonous(password) ||
    isAddress(password, email) ||
    (await isBreachedPassword(password))
  )
    throw invalid('password', 'too-common')
}
