/** An amount as payment calls have it: 12345 is 123.45, exactly (SPEC.md §7). */
export const majorOf = (minor: number): number =>
  Number(`${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`)
