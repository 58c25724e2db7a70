import { readFileSync, writeFileSync } from 'node:fs'
import { coverageFaults } from './check-coverage.ts'
import { coveragePage } from './coverage-page.ts'
import { rowsOf, stateOf } from './coverage-row.ts'
import { coverageFile, readTree } from './read-tree.ts'
import { coverageAreas } from './rows/coverage-areas.ts'

/** `npm run coverage` checks the rows and lists what is open; `--write` writes docs/product/coverage.md. */
const faults = coverageFaults(coverageAreas, readTree())
for (const fault of faults) console.log(fault)
const rows = coverageAreas.flatMap(rowsOf)
for (const { id, open } of rows) if (open) console.log(`open: ${id}: ${open}`)
const page = coveragePage(coverageAreas)
if (process.argv.includes('--write')) writeFileSync(coverageFile, page)
const isStale = readFileSync(coverageFile, 'utf8') !== page
if (isStale) console.log('docs/product/coverage.md is not what the rows say: npm run coverage -- --write')
const open = rows.filter((row) => stateOf(row) === 'open').length
console.log(`${rows.length} rows, ${open} open, ${faults.length} faults`)
if (faults.length > 0 || isStale) process.exitCode = 1
