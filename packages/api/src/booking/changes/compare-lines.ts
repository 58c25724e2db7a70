import type { ChangedLine } from '@camping/contract/booking-stay.schemas.ts'
import type { CartLine } from '../pricing/price-cart.ts'

const nameOf = ({ line, extraId }: CartLine): string => `${line.kind} ${line.key} ${extraId ?? ''}`

/** Lines before and after a change side by side, in the order of the new ones; those that are gone come last. */
export function compareLines(before: readonly CartLine[], after: readonly CartLine[]): ChangedLine[] {
  const earlier = new Map(before.map((one) => [nameOf(one), one.line]))
  const names = new Set(after.map(nameOf))
  return [
    ...after.map((one) => ({ before: earlier.get(nameOf(one)) ?? null, after: one.line })),
    ...before.filter((one) => !names.has(nameOf(one))).map(({ line }) => ({ before: line, after: null })),
  ]
}

/** What a log has of lines that became others. */
export const changedLines = (lines: readonly ChangedLine[]) =>
  lines
    .filter(({ before, after }) => before?.amount !== after?.amount)
    .map(({ before, after }) => ({
      line: after ?? before,
      before: before?.amount ?? null,
      after: after?.amount ?? null,
    }))
