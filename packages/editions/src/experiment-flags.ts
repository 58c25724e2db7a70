import { experiments, type Experiment } from './experiments.data.ts'
import type { MessageSet } from './markets.ts'
import type { RouteName } from './routes.ts'

/** Variants by the keys of their experiments. */
export type Flags = Readonly<Record<string, string>>

/** Whether an experiment still runs on a day, `YYYY-MM-DD`. */
export const runsOn = ({ endsOn }: Pick<Experiment, 'endsOn'>, today: string): boolean => endsOn >= today

/** What visitors have who take no part. */
export const controlOf = ({ variants }: Pick<Experiment, 'variants'>): string => variants[0].value

const meets = ({ pages }: Experiment, names: readonly RouteName[]) =>
  pages.some((page) => names.includes(page))

/** The experiments that visitors may meet on a page that can be any of these routes. */
export const experimentsOn = (names: readonly RouteName[], today: string): Experiment[] =>
  Object.values(experiments).filter((one) => runsOn(one, today) && meets(one, names))

/**
 * The variants that change such a page, of all that a visitor brings: known ones other than the first. Undefined where
 * the page is everybody's.
 */
export function flagsOn(names: readonly RouteName[], flags: Flags, today: string): Flags | undefined {
  const picked = experimentsOn(names, today).flatMap((one) => {
    const value = flags[one.key]
    const isOther = one.variants.some((variant) => variant.value === value) && value !== controlOf(one)
    return isOther && value !== undefined ? [[one.key, value] as const] : []
  })
  return picked.length > 0 ? Object.fromEntries(picked) : undefined
}

/** The texts that variants put in the place of messages. */
export function wordsOf(flags: Flags, set: MessageSet): Record<string, string> {
  return Object.fromEntries(
    Object.values(experiments).flatMap(({ key, words }) =>
      Object.entries(words?.[flags[key] ?? ''] ?? {}).map(([message, row]) => [message, row[set]]),
    ),
  )
}

/** Days before the end on which the check begins to warn. */
const warnedDays = 14

/** What is wrong with an experiment on a day, and what will be soon. */
export function experimentTerms(
  { endsOn }: Pick<Experiment, 'endsOn'>,
  today: string,
): 'runs' | 'ends soon' | 'over' {
  if (!runsOn({ endsOn }, today)) return 'over'
  const days = (Date.parse(endsOn) - Date.parse(today)) / 86_400_000
  return days <= warnedDays ? 'ends soon' : 'runs'
}
