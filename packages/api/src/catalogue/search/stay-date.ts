import type { CatalogueContext } from './catalogue-context.ts'
import type { Funnel } from './places.ts'

const year = 364 * 86_400_000

export interface ChosenDate {
  date: string
  isDefaultDate: boolean
}

/**
 * The arrival date of a search. A missing or past date becomes the funnel's default date (the first funnel's
 * when there is none), moved by whole years of 52 weeks when the catalogue is old, so that it stays a Saturday.
 */
export function chooseDate(
  requested: string | null,
  funnel: Funnel | undefined,
  context: CatalogueContext,
): ChosenDate {
  const today = context.today()
  if (requested !== null && requested >= today) return { date: requested, isDefaultDate: false }
  return { date: defaultDate(funnel ?? context.world.places.funnels.all[0], today), isDefaultDate: true }
}

/** The funnel's default booking date, never in the past; today without any funnel. */
export function defaultDate(funnel: Funnel | undefined, today: string): string {
  let date = funnel?.defaultBookingDate ?? today
  while (date < today) date = new Date(Date.parse(date) + year).toISOString().slice(0, 10)
  return date
}
