import { fileURLToPath } from 'node:url'
import { noLeftovers } from './comment-rules.mts'
import { decisionsInOrder } from './decision-rules.mts'
import type { Rule } from './finding.mts'
import { kebabCase, noIndexFile, notTooLong, noVagueName } from './name-rules.mts'
import { referenceRules } from './reference-rules.mts'
import { sourceFiles } from './source-files.mts'
import { noRawColour, noRawShape, noRawSpace } from './token-rules.mts'
import { noUnknownVariable } from './variable-rules.mts'
import {
  fieldWordsInDecisions,
  fieldWordsInMessageKeys,
  fieldWordsInNames,
  fieldWordsInTitles,
} from './word-rules.mts'

const files = sourceFiles(fileURLToPath(new URL('../..', import.meta.url)))

/**
 * Conventions of docs/architecture.md that no available linter covers. Prints one line per finding and exits with 1.
 */
const rules: readonly Rule[] = [
  kebabCase,
  noIndexFile,
  noVagueName,
  fieldWordsInNames,
  fieldWordsInDecisions,
  fieldWordsInTitles,
  fieldWordsInMessageKeys,
  notTooLong,
  noRawColour,
  noRawShape,
  noRawSpace,
  noUnknownVariable(files),
  noLeftovers,
  decisionsInOrder(files),
  ...referenceRules(files),
]

const findings = files.flatMap((file) => rules.flatMap((rule) => rule(file)))
for (const { path, line, message } of findings) console.log(`${path}${line ? `:${line}` : ''}  ${message}`)
console.log(`${files.length} files, ${findings.length} findings`)
if (findings.length > 0 || files.length === 0) process.exitCode = 1
