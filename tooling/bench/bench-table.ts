import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Measurement } from './measurement.ts'

const begin = '<!-- bench:begin -->'
const end = '<!-- bench:end -->'

/** The measurements as a markdown table, below the line that describes the machine. */
export function benchTable(machine: string, measurements: readonly Measurement[]): string {
  const header = ['| | What | Measured | Target | Bare, same run |', '|---|---|---|---|---|']
  const rows = measurements.map(({ target, what, measured, goal, met, baseline }) => {
    const mark = met === undefined ? '' : met ? ' ✓' : ' ✗'
    return `| ${target} | ${what} | ${measured}${mark} | ${goal || '–'} | ${baseline || '–'} |`
  })
  return [machine, '', ...header, ...rows].join('\n')
}

/** What stands between the two markers of a file; empty without them. */
export function tableIn(path: string): string {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  return from < 0 || to < from ? '' : text.slice(from + begin.length, to)
}

/** Inserts the table between the two markers of a file. Throws without the markers. */
export function writeBetweenMarkers(path: string, table: string): void {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`${path} has no ${begin} … ${end}`)
  writeFileSync(path, `${text.slice(0, from)}${begin}\n${table}\n${text.slice(to)}`)
}
