import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { referenceRules } from '../lint/reference-rules.mts'
import { sourceFiles } from '../lint/source-files.mts'
import { arrowsBetweenFeatures, circlesOf, folderImports, importsWithin } from './house-figures.ts'
import { readImports } from './read-imports.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Number of cycles, and of files or folders in them. */
const inWords = (circles: readonly string[][]) =>
  circles.length === 0 ? '0' : `${circles.length} (${circles.flat().length})`

/** `npm run house` prints measures of the source: a line for each package, then totals. */
async function main(): Promise<void> {
  const packages = readdirSync(`${root}packages`).map((name) => `packages/${name}`)
  const imports = await readImports(root, packages)
  console.log('| package | files | circles of files (files in them) | circles of folders (folders in them) |')
  console.log('| --- | --: | --: | --: |')
  for (const folder of packages) {
    const local = importsWithin(imports, folder)
    console.log(
      `| ${folder} | ${local.size} | ${inWords(circlesOf(local))} | ${inWords(circlesOf(folderImports(local)))} |`,
    )
  }
  const between = arrowsBetweenFeatures(imports)
  console.log(`\nArrows between features of the storefront: ${between.length}`)
  for (const arrow of between) console.log(`  ${arrow}`)
  const files = sourceFiles(root)
  const rules = referenceRules(files)
  const lost = files.flatMap((file) => rules.flatMap((rule) => rule(file)))
  console.log(`References that lead nowhere: ${lost.length}`)
  for (const { path, line, message } of lost) console.log(`  ${path}:${line ?? ''} ${message}`)
}

await main()
