import type { FieldProblem } from './validate-booker.ts'

/** A date of birth as typed, part by part. */
export interface BirthDateForm {
  day?: string
  month?: string
  year?: string
}

const oldest = 120
/** Who books and travels as an adult. */
export const fullAge = 18

const number = (text: string | undefined, most: number) =>
  new RegExp(`^\\d{1,${most}}$`).test(text?.trim() ?? '') ? Number(text) : Number.NaN

/** True when nothing was typed: dates of birth may follow later. */
export function isNoDate(date: BirthDateForm | undefined): boolean {
  return !date?.day?.trim() && !date?.month?.trim() && !date?.year?.trim()
}

/** 'YYYY-MM-DD'; null for what is no date. */
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

/** The age a person must have: of at least so many years on a day, as whoever books, or exactly so many. */
export type AgeRule =
  | { readonly on: string; readonly least: number; readonly books?: boolean }
  | { readonly on: string; readonly exactly: number }

/**
 * What is wrong with a date of birth. One that is left out is right: the campsite asks for it later.
 * @param today 'YYYY-MM-DD'; nobody is born after it
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
