/** booking-5: both sets together; either is accepted wherever a rule occurs. */
export const changeRules = [
  'CHANGES_NOT_ALLOWED',
  'CHANGES_NOT_ALLOWED_TOO_CLOSE_TO_ARRIVAL',
  'EXISTING_ONLY_ALLOWED',
  'CHANGES_ALLOWED_REQUIRES_PAYMENT',
  'FULL_CHANGES_ALLOWED',
] as const
export type ChangeRule = (typeof changeRules)[number]

/** Parses a rule from any source. An unknown one allows nothing (booking-5). */
export function changeRuleOf(value: unknown): ChangeRule {
  return changeRules.find((rule) => rule === value) ?? 'CHANGES_NOT_ALLOWED'
}

/** Whether a rule allows any change. */
export const allowsChanges = (rule: ChangeRule): boolean =>
  rule !== 'CHANGES_NOT_ALLOWED' && rule !== 'CHANGES_NOT_ALLOWED_TOO_CLOSE_TO_ARRIVAL'
