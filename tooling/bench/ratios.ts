import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '@camping/e2e/server-process.ts'
import type { Measurement } from './measurement.ts'

type Ratios = Readonly<Record<string, number>>

const path = join(checkout, 'docs/bench.ratios.json')
/** More than a tenth above the last one is a rise. */
const mostRise = 1.1

export const ratiosOf = (rows: readonly Measurement[]): Ratios =>
  Object.assign({}, ...rows.map(({ ratios }) => ratios ?? {})) as Ratios

/** The ratios of the last table that was written. */
export function readRatios(): Ratios {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Ratios) : {}
}

/** Saves the measured ratios; those of groups that did not run stay. */
export function writeRatios(rows: readonly Measurement[]): void {
  const all = Object.entries({ ...readRatios(), ...ratiosOf(rows) }).sort(([a], [b]) => a.localeCompare(b))
  const short = all.map(([name, value]) => [name, Number(value.toPrecision(4))])
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(short), null, 2)}\n`)
}

/** A line for each ratio that has risen. Throws where nothing was compared: a check of nothing passes nothing. */
export function risenRatios(last: Ratios, now: Ratios): string[] {
  const compared = Object.entries(now).filter(([name]) => last[name] !== undefined)
  if (compared.length === 0) throw new Error('No ratio was measured that docs/bench.ratios.json has.')
  return compared
    .filter(([name, value]) => value > (last[name] ?? 0) * mostRise)
    .map(
      ([name, value]) =>
        `${name}: ${Number((last[name] ?? 0).toPrecision(4))} → ${Number(value.toPrecision(4))}`,
    )
}
