import { readFileSync, writeFileSync } from 'node:fs'
import {
  componentListFile,
  countComponents,
  lostPaths,
  missingRows,
  readSources,
  withCounts,
} from './component-list.ts'

/** `npm run components` checks packages/ui/COMPONENTS.md; `--write` writes its counts. */
const sources = readSources()
const counts = countComponents(sources)
const before = readFileSync(componentListFile, 'utf8')
const list = withCounts(before, counts)
if (process.argv.includes('--write')) writeFileSync(componentListFile, list)
else if (list !== before) {
  console.log(
    'The counts of packages/ui/COMPONENTS.md are not those of the source: npm run components -- --write',
  )
  process.exitCode = 1
}
const faults = [
  ...missingRows(list, sources).map((name) => `has no row in packages/ui/COMPONENTS.md: ${name}`),
  ...lostPaths(list, sources).map((path) => `is in packages/ui/COMPONENTS.md and not in the source: ${path}`),
]
for (const fault of faults) console.log(fault)
if (faults.length > 0) process.exitCode = 1
console.log(
  `${counts.onMui} of ${counts.files} files of ui use MUI, ${counts.customersOnMui} of ${counts.customers} of customers' pages`,
)
