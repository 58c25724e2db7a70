import { dayNumber, weekdayOf } from '../day-number.ts'
import type { Interned } from './interned.ts'
import { intern } from './interned.ts'
import type { StayRule } from '../read-model.types.ts'

interface DayRule {
  readonly from: number
  readonly to: number
  readonly arrivalDays: number
  readonly minNights: number
  readonly maxNights: number
}
export type RuleSet = readonly DayRule[]

const keyOf = (rules: readonly StayRule[]): string =>
  rules.map((r) => `${r.from} ${r.to} ${r.arrivalDays} ${r.minNights} ${r.maxNights}`).join()

/** The stay rules of all sites, each different set once. */
export const internStayRules = (sites: readonly { stayRules: readonly StayRule[] }[]): Interned<RuleSet> =>
  intern(sites, {
    key: (site) => keyOf(site.stayRules),
    value: (site) =>
      site.stayRules.map(({ from, to, ...rest }) => ({ ...rest, from: dayNumber(from), to: dayNumber(to) })),
  })

/** The first rule that covers an arrival day. */
export function ruleOf(rules: RuleSet, day: number): DayRule | undefined {
  for (const rule of rules) if (day >= rule.from && day < rule.to) return rule
  return undefined
}

export const mayArrive = (rule: DayRule, day: number): boolean =>
  ((rule.arrivalDays >>> weekdayOf(day)) & 1) === 1

/** Whether a stay may start on a day and last so long. A day without a rule allows none. */
export function allowsStay(rules: RuleSet, day: number, nights: number): boolean {
  const rule = ruleOf(rules, day)
  return rule !== undefined && mayArrive(rule, day) && nights >= rule.minNights && nights <= rule.maxNights
}
