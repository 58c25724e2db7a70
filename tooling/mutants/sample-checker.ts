import { readFileSync } from 'node:fs'
import { type CheckResult, CheckStatus, type Checker } from '@stryker-mutator/api/check'
import type { Mutant } from '@stryker-mutator/api/core'
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { mutantKey } from './mutant-key.ts'

/** Lets pass the mutants of the sample alone; the others are counted nowhere. */
function sampleChecker(): Checker {
  const chosen = new Set<string>(JSON.parse(readFileSync('mutants-sample.json', 'utf8')) as string[])
  const judge = (mutant: Mutant): CheckResult =>
    chosen.has(mutantKey(mutant, process.cwd()))
      ? { status: CheckStatus.Passed }
      : { status: CheckStatus.CompileError, reason: 'not in the sample' }
  return {
    init: async () => undefined,
    group: async (mutants) => [mutants.map(({ id }) => id)],
    check: async (mutants) => Object.fromEntries(mutants.map((mutant) => [mutant.id, judge(mutant)])),
  }
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, 'sample', sampleChecker)]
