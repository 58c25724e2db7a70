/**
 * The option that an arrow key moves to in a list of `count`. -1 stands for the text field, which lies between the last
 * and the first option, so that a full round returns to the typed text.
 */
export function stepOption(active: number, count: number, step: 1 | -1): number {
  if (count === 0) return -1
  const places = count + 1
  return ((active + 1 + step + places) % places) - 1
}
