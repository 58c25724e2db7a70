import { emptyCriteria, type Criteria } from './criteria.ts'

/** The stay of a search without its place and filters: what it would cost elsewhere. */
export function stayCriteria(
  { adults, children }: Criteria,
  stay: { readonly date: string; readonly nights: number } | undefined,
): Criteria {
  return { ...emptyCriteria, date: stay?.date ?? null, duration: stay?.nights ?? 7, adults, children }
}
