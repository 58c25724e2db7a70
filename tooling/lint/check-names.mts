import { fileURLToPath } from 'node:url'
import { noLeftovers } from './comment-rules.mts'
import type { Rule } from './finding.mts'
import { kebabCase, noIndexFile, notTooLong, noVagueName } from './name-rules.mts'
import { sourceFiles } from './source-files.mts'
import { noRawColour, noRawShape } from './token-rules.mts'

/** The habits of ARCHITECTURE.md that no ready-made linter knows. Ends with 1 and one line for each finding. */
const rules: readonly Rule[] = [
  kebabCase,
  noIndexFile,
  noVagueName,
  notTooLong,
  noRawColour,
  noRawShape,
  noLeftovers,
]

const files = sourceFiles(fileURLToPath(new URL('../..', import.meta.url)))
const findings = files.flatMap((file) => rules.flatMap((rule) => rule(file)))
for (const { path, line, message } of findings) console.log(`${path}${line ? `:${line}` : ''}  ${message}`)
console.log(`${files.length} files, ${findings.length} findings`)
if (findings.length > 0 || files.length === 0) process.exitCode = 1
