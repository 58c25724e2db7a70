/** One line of the bench table. */
export interface Measurement {
  /** Number of the target in docs/product/performance.md, such as 'P7'. */
  readonly target: string
  readonly what: string
  readonly measured: string
  /** The target in words, as docs/product/performance.md puts it. */
  readonly goal: string
  /** Whether the goal is met; undefined without a goal. */
  readonly met: boolean | undefined
  /** The minimal implementation of the same task, measured in the same run. */
  readonly baseline: string
  /** What travels between machines, by name: bytes, counts and multiples of a bare baseline. None may rise by a tenth (ratios.ts). */
  readonly ratios?: Readonly<Record<string, number>>
}

/** A row for a failed measurement, so that the others are still reported. */
export const notMeasured = (what: string, reason = 'no reason given'): Measurement => ({
  target: '–',
  what,
  measured: `not measured: ${reason}`,
  goal: '',
  met: false,
  baseline: '',
})

/** 1234.5 → '1,235', 2.345 → '2.35', 0.0042 → '0.0042'. */
export function figure(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en-GB')
  if (value >= 10) return value.toFixed(1)
  return value >= 0.1 ? value.toFixed(2) : value.toPrecision(2)
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`

/** The value at a share (0…1) of sorted numbers. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN
}
