import { firstOf, required, type Rule, type ValidationProblem } from '../validation/validation.rules.ts'
import { maxValue, minValue, numeric } from '../validation/value.rules.ts'
import { leastAmount } from './payment.rules.ts'

/** Why an amount is invalid: a generic rule, or the message key of the payment about what would be left. */
export interface AmountProblem {
  readonly id: ValidationProblem['id'] | 'payment.error.rest'
}

/** The problem of an amount, undefined for a valid one. Minor units. */
export function amountProblem(amount: number, open: number): AmountProblem | undefined {
  const least = Math.min(leastAmount, open)
  const problem =
    minValue(least)(Number.isSafeInteger(amount) ? amount : Number.NaN) ?? maxValue(open)(amount)
  const rest = open - amount
  if (problem) return problem
  return rest > 0 && rest < leastAmount ? { id: 'payment.error.rest' } : undefined
}

/**
 * Parses a typed amount to minor units: "1.234,50", "1,234.50", "1’234.50", "1234,5". Undefined for anything but an
 * amount with at most two decimals (F46). Digits are read as digits: nothing is multiplied.
 * @param decimalSign the edition's decimal sign: three digits after it are not thousands
 */
export function readAmount(text: string, decimalSign: string): number | undefined {
  const bare = text.replace(/[\s\u00A0\u202F'’€£]|CHF|EUR|GBP/g, '')
  const match = /^(\d{1,3}(?:([.,])\d{3})*|\d{1,9})(?:([.,])(\d{1,2}))?$/.exec(bare)
  if (!match) return undefined
  const [, whole = '', group, decimal, decimals = ''] = match
  if (group !== undefined && (group === decimal || group === decimalSign)) return undefined
  const minor = Number(whole.replace(/[.,]/g, '') + decimals.padEnd(2, '0'))
  return Number.isSafeInteger(minor) ? minor : undefined
}

/** The rule of a typed amount, in an edition's number format. */
export const amountRule = (decimalSign: string, open: number): Rule<string, AmountProblem> =>
  firstOf<string, AmountProblem>(
    required,
    numeric((text) => readAmount(text, decimalSign) !== undefined),
    (text = '') => amountProblem(readAmount(text, decimalSign) ?? Number.NaN, open),
  )
