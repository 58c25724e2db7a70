import { inspectComponentList, writeComponentList } from './component-list.ts'

/** `npm run components` checks packages/ui/COMPONENTS.md; `--write` writes its counts. */
const { list, counted, counts, faults } = inspectComponentList()
if (process.argv.includes('--write')) writeComponentList(counted)
else if (counted !== list)
  faults.push(
    'The counts of packages/ui/COMPONENTS.md are not those of the source: npm run components -- --write',
  )
for (const fault of faults) console.log(fault)
if (faults.length > 0) process.exitCode = 1
console.log(
  `${counts.onMui} of ${counts.files} files of ui use MUI, ${counts.customersOnMui} of ${counts.customers} of customers' pages`,
)
