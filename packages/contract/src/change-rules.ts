/** SPEC.md §3 "Booking change rules": both sets together; either is accepted wherever a rule stands. */
export const changeRules = [
  'CHANGES_NOT_ALLOWED',
  'CHANGES_NOT_ALLOWED_TOO_CLOSE_TO_ARRIVAL',
  'EXISTING_ONLY_ALLOWED',
  'CHANGES_ALLOWED_REQUIRES_PAYMENT',
  'FULL_CHANGES_ALLOWED',
] as const
export type ChangeRule = (typeof changeRules)[number]

/** A rule as it came from anywhere. One that nobody knows allows nothing (GAPS.md). */
export function changeRuleOf(value: unknown): ChangeRule {
  return changeRules.find((rule) => rule === value) ?? 'CHANGES_NOT_ALLOWED'
}

/** Whether a rule lets anything be changed at all. */
export const allowsChanges = (rule: ChangeRule): boolean =>
  rule !== 'CHANGES_NOT_ALLOWED' && rule !== 'CHANGES_NOT_ALLOWED_TOO_CLOSE_TO_ARRIVAL'
