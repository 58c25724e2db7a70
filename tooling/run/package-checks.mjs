import { join } from 'node:path'
import { requestAdvisories } from './advisories.mjs'
import { faultsOfPartsList, writePartsList } from './parts-list.mjs'
import { printLine } from './progress.mjs'
import { sum } from './step-counts.mjs'
import { cacheFolder } from './workspace.mjs'

const one = (key) => ({ passed: 0, failed: 0, skipped: 0, [key]: 1 })

/** The step over what comes from others: the parts list with its licences, and the advisories where somebody answers. */
export async function packageChecks() {
  const list = await writePartsList(join(cacheFolder, 'reports/sbom.cdx.json'))
  const faults = faultsOfPartsList(list)
  const { outcome, output } = await requestAdvisories()
  if (outcome === 'unasked')
    printLine('  The registry answers no questions about advisories from here: not checked')
  return {
    counts: sum([one(faults.length === 0 ? 'passed' : 'failed'), one(counted[outcome])]),
    output: [...faults, outcome === 'found' ? output : ''].join('\n'),
  }
}

const counted = { fine: 'passed', found: 'failed', unasked: 'skipped' }
