import { join } from 'node:path'
import { ensureInstalled } from './install-packages.mjs'
import { faultsOfPartsList, writePartsList } from './parts-list.mjs'
import { checkNodeVersion } from './preflight.mjs'
import { PlainError, runCommand, printLine } from './progress.mjs'
import { root } from './workspace.mjs'

/** `npm run sbom` writes the parts list of the product (CycloneDX) beside package.json; `-- <file>` writes it there. */
await runCommand(async () => {
  checkNodeVersion()
  await ensureInstalled()
  const path = join(root, process.argv[2] ?? 'sbom.cdx.json')
  const list = await writePartsList(path)
  const faults = faultsOfPartsList(list)
  if (faults.length > 0) throw new PlainError(faults.join('\n'))
  printLine(`${list.components.length} packages in ${path}`)
})
