import { addressLimits } from './limits.ts'

/** A country's postcode format: an example, and the pattern where it is not as many digits as the example has. */
type PostcodeRule = string | readonly [example: string, pattern: RegExp]

/** Countries with a fixed format. All others accept 2–12 characters. Spaces and case do not matter. */
const postcodeRules: Readonly<Record<string, PostcodeRule>> = {
  AT: '1010',
  BE: '1000',
  CH: '8001',
  CZ: ['110 00', /^\d{3} ?\d{2}$/],
  DE: '10115',
  DK: '1050',
  ES: '28001',
  FI: '00100',
  FR: '75001',
  GB: ['BS1 4QA', /^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i],
  HR: '10000',
  HU: '1011',
  IE: ['D02 X285', /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i],
  IT: '00184',
  LI: ['9490', /^94(8[5-9]|9\d)$/],
  LU: ['1111', /^(L-?)?\d{4}$/i],
  NL: ['1012 AB', /^[1-9]\d{3} ?[A-Z]{2}$/i],
  NO: '0150',
  PL: ['00-001', /^\d{2}-?\d{3}$/],
  PT: ['1000-001', /^\d{4}-\d{3}$/],
  SE: ['111 20', /^\d{3} ?\d{2}$/],
  SI: '1000',
}

/** The example of a country and its pattern; undefined for a country without a fixed format. */
function ruleOf(country: string): readonly [example: string, pattern: RegExp] | undefined {
  const rule = Object.hasOwn(postcodeRules, country) ? postcodeRules[country] : undefined
  return typeof rule === 'string' ? [rule, new RegExp(`^\\d{${rule.length}}$`)] : rule
}

/**
 * forms-6: true when the postcode matches the country's format; a country without a rule accepts 2–12 characters. Schemas and
 * forms share it.
 */
export function isPostcodeOf(country: string, postcode: string): boolean {
  const text = postcode.trim()
  const [, pattern] = ruleOf(country) ?? []
  return pattern
    ? pattern.test(text)
    : text.length >= addressLimits.postcode.min && text.length <= addressLimits.postcode.max
}

/** A postcode of the country, to be shown as an example. */
export const examplePostcode = (country: string): string => ruleOf(country)?.[0] ?? '1234'
