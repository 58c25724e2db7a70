/** How a country writes its postcodes: the form to match and an example for the error text. */
export interface PostcodeRule {
  readonly pattern: RegExp
  readonly example: string
}

const digits = (count: number, example: string): PostcodeRule => ({
  pattern: new RegExp(`^\\d{${count}}$`),
  example,
})

/** Countries whose form is fixed. Others only need 2–12 characters. Spaces and case are the visitor's business. */
export const postcodeRules: Readonly<Record<string, PostcodeRule>> = {
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

/** True when the postcode has the form of the country; a country without a rule takes 2–12 characters. */
export function isPostcodeOf(country: string, postcode: string): boolean {
  const text = postcode.trim()
  const rule = postcodeRules[country]
  return rule ? rule.pattern.test(text) : text.length >= 2 && text.length <= 12
}
