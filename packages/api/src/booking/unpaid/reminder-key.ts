/** The outbox key of a reminder: one mail for each step about a rate and its due day. */
export function reminderKey(
  bookingRef: string,
  { rate_index, due_date, step }: { rate_index: number; due_date: string; step: string },
): string {
  return `payment-reminder:${bookingRef}:${rate_index}:${due_date}:${step}`
}
