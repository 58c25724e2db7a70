import { dictionary } from '@zxcvbn-ts/language-common'
import { invalid } from '../../server/problem-error.ts'

/** Passwords of twelve characters and more among the most used ones; shorter ones are refused by their length. */
const common = new Set(
  (dictionary['passwords-common'] as readonly string[]).filter((one) => one.length >= 12),
)

/** The same few characters again and again, or a run up or down the keyboard's digits or the alphabet. */
function isMonotonous(password: string): boolean {
  if (new Set(password).size < 4) return true
  const codes = Array.from(password.toLowerCase(), (one) => one.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}

/**
 * GAPS.md "Form rules": a new password is not the e-mail address and none that everybody tries first; it was typed twice.
 * @throws ProblemError 400 naming the field, with `too-common` or `not-equal`.
 */
export function checkNewPassword(
  { password, confirmed_password: confirmed }: { password: string; confirmed_password: string },
  email: string,
): void {
  if (password !== confirmed) throw invalid('confirmed_password', 'not-equal')
  const lower = password.toLowerCase()
  const [local = ''] = email.toLowerCase().split('@')
  if (
    common.has(lower) ||
    isMonotonous(password) ||
    lower === email.toLowerCase() ||
    (local.length >= 6 && lower.replace(/\d+$/, '') === local)
  )
    throw invalid('password', 'too-common')
}
