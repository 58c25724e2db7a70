import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { referenceRules } from '../lint/reference-rules.mts'
import { sourceFiles } from '../lint/source-files.mts'
import { functionsIn, lengthAt } from './function-lengths.ts'
import { arrowsBetweenFeatures, circlesOf, folderImports, importsWithin } from './house-figures.ts'
import { readImports } from './read-imports.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** It reads from the engine how often a page has matched its path. */
const oneMatch = 'packages/web/src/pages/one-match.test.ts'

/** Runs a tool of the gate; its lines are its findings. */
function run(tool: string, parameters: readonly string[]): { ok: boolean; lines: string[] } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...parameters], {
    cwd: root,
    encoding: 'utf8',
  })
  // A tool that fails and finds nothing has not looked.
  if (status === null || (status !== 0 && stdout.trim() === ''))
    throw new Error(`${tool} did not run: ${stderr}`)
  return { ok: status === 0, lines: stdout.split('\n').filter((line) => line.trim() !== '') }
}

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
  const functions = functionsIn(root, imports.keys())
  const longest = functions.toSorted((a, b) => b.lines - a.lines).slice(0, 5)
  console.log(`\nFiles: ${imports.size}`)
  console.log(
    `Functions: ${functions.length}; lines at the median ${lengthAt(functions, 0.5)}, 95 of 100 below ${lengthAt(functions, 0.95)}`,
  )
  for (const { lines, name, path } of longest) console.log(`  ${lines} ${name} ${path}`)
  const between = arrowsBetweenFeatures(imports)
  console.log(`Arrows between features of the storefront: ${between.length}`)
  for (const arrow of between) console.log(`  ${arrow}`)
  const files = sourceFiles(root)
  const rules = referenceRules(files)
  const lost = files.flatMap((file) => rules.flatMap((rule) => rule(file)))
  console.log(`References that lead nowhere: ${lost.length}`)
  for (const { path, line, message } of lost) console.log(`  ${path}:${line ?? ''} ${message}`)
  const unused = run('node_modules/knip/bin/knip.js', [
    '--no-progress',
    '--no-config-hints',
    '--reporter=compact',
  ])
  console.log(`Files, exports and dependencies that nobody uses: ${unused.lines.length}`)
  for (const line of unused.lines) console.log(`  ${line}`)
  const once = run('node_modules/vitest/vitest.mjs', ['run', '--project=packages/web', oneMatch])
  console.log(`Matches of the path for each page: ${once.ok ? '1' : `not 1, see ${oneMatch}`}`)
}

await main()
