import { figure, quantile } from '../measurement.ts'
import { deeds, type Deed, type Visit } from './neighbour.ts'

/** The effect of a flood on a neighbour, per action. */
export interface FloodRow {
  readonly flood: string
  readonly deed: Deed
  /** Milliseconds at the median. */
  readonly before: number
  readonly during: number
  /** Failed visits during the flood. */
  readonly lockedOut: number
  readonly passed: boolean
}

/** Differences below this many milliseconds are not noticeable. */
const unfelt = 50

/** Judges a flood: passes when visits take at most twice as long and none fails. */
export function judge(flood: string, before: readonly Visit[], during: readonly Visit[]): FloodRow[] {
  return deeds.map((deed) => {
    const quiet = median(before, deed)
    const loud = median(during, deed)
    const lockedOut = during.filter((visit) => visit.deed === deed && !visit.served).length
    const passed = lockedOut === 0 && loud <= Math.max(2 * quiet, unfelt)
    return { flood, deed, before: quiet, during: loud, lockedOut, passed }
  })
}

function median(visits: readonly Visit[], deed: Deed): number {
  const times = visits.filter((visit) => visit.deed === deed).map(({ milliseconds }) => milliseconds)
  if (times.length === 0) throw new Error(`Nobody tried the ${deed}`)
  return quantile(
    times.sort((a, b) => a - b),
    0.5,
  )
}

/** Number of answers by status: '610 × 429, 10 × 401'. */
export function countedStatuses(statuses: readonly number[]): string {
  const counts = new Map<number, number>()
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([status, count]) => `${count} × ${status || 'ended'}`)
    .join(', ')
}

/** The rows as a Markdown table. */
export function floodTable(rows: readonly FloodRow[]): string {
  return [
    '| Flood | Somebody else’s | Before | During | Locked out | |',
    '|---|---|---|---|---|---|',
    ...rows.map(
      ({ flood, deed, before, during, lockedOut, passed }) =>
        `| ${flood} | ${deed} | ${figure(before)} ms | ${figure(during)} ms (× ${figure(during / before)}) | ${lockedOut} | ${passed ? '✓' : '✗'} |`,
    ),
  ].join('\n')
}
