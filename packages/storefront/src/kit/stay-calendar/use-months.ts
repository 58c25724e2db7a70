/** A hook for each of the months that a calendar has in view (`mostMonths`); always called as often. */
export function useMonths<Reply>(
  months: readonly string[],
  useMonth: (month: string | undefined) => Reply,
): readonly Reply[] {
  return [useMonth(months[0]), useMonth(months[1]), useMonth(months[2]), useMonth(months[3])]
}
