import type { Measurement } from './measurement.ts'

/** A number with its thousands, as `figure` writes it. */
const numberPattern = /\d+(?:,\d{3})*(?:\.\d+)?/g

const numbersOf = (text: string): number[] =>
  [...text.matchAll(numberPattern)].map(([found]) => Number(found.replaceAll(',', '')))

/**
 * The change of each measured number since an earlier table, a line for each row that stands in both with as many numbers. Machines
 * differ: the line that describes them stands above both tables.
 */
export function changesSince(earlier: string, rows: readonly Measurement[]): string[] {
  const before = new Map(
    earlier.split('\n').flatMap((line) => {
      const [, , what, measured] = line.split('|').map((cell) => cell.trim())
      return what && measured ? [[what, numbersOf(measured)] as const] : []
    }),
  )
  return rows.flatMap(({ what, measured }) => {
    const then = before.get(what)
    const now = numbersOf(measured)
    if (!then || then.length === 0 || then.length !== now.length) return []
    return [`${what}: ${now.map((value, at) => changeOf(then[at] ?? 0, value)).join('; ')}`]
  })
}

function changeOf(before: number, now: number): string {
  if (before === now) return '='
  if (before === 0) return `0 → ${now}`
  const percent = Math.round((now / before - 1) * 100)
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${Math.abs(percent)} %`
}
