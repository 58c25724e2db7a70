import { mostFlexibleDays } from '@camping/contract/alert-limits.ts'
import { required, requiredEmail, trimmed, type ValidationProblem } from '../validation/validation.rules.ts'

/** The fields of "Tell me when it is free", as typed. */
export interface AlertFields {
  readonly email?: string
  /** Id of the campsite, where the page is not about one. */
  readonly site?: string
  /** Id of an accommodation; empty for any. */
  readonly accommodation?: string
  readonly flexibleDays?: string
  /** Whole units of the currency; empty for any price. */
  readonly maxPrice?: string
}

/** What an alert is for, as far as the page knows it. */
export interface AlertWish {
  readonly siteId: number | null
  readonly date: string
  readonly duration: number
  readonly adults: number
  readonly children: readonly number[]
}

/** The choices of days around the arrival day. */
export const flexibleChoices = [0, 1, 3, mostFlexibleDays] as const

const mostUnits = 1_000_000

/** A highest price: whole units, with or without a sign of thousands; null for none, undefined for anything else. */
export function maxTotalOf(text: string | undefined): number | null | undefined {
  const digits = trimmed(text).replace(/[\s\u00A0\u202F'’.,](?=\d{3}(?!\d))/g, '')
  if (digits === '') return null
  const units = /^\d{1,7}$/.test(digits) ? Number(digits) : 0
  return units >= 1 && units <= mostUnits ? units * 100 : undefined
}

/** Why fields are invalid, by name. */
export function alertProblems(
  fields: AlertFields,
  { siteId }: Pick<AlertWish, 'siteId'>,
): Partial<Record<keyof AlertFields, ValidationProblem>> {
  const email = requiredEmail(fields.email)
  const site = siteId === null ? required(fields.site) : undefined
  return {
    ...(site && { site }),
    ...(maxTotalOf(fields.maxPrice) === undefined && { maxPrice: { id: 'validations.numeric' } }),
    ...(email && { email }),
  }
}
