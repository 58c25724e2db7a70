import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant, MutantResult } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import { excludedMutations } from './list-mutants.ts'
import { mutantKey } from './mutant-key.ts'

export interface Part {
  readonly files: readonly string[]
  readonly tests: readonly string[]
}

/** Plants the mutants one at a time in the copy, which is the working folder, and runs the tests that reach each. */
export async function runPart(
  copy: string,
  { files, tests }: Part,
  sample: readonly Mutant[],
): Promise<MutantResult[]> {
  process.chdir(copy)
  process.env['MUTANT_TESTS'] = tests.join(',')
  const keys = new Set(sample.map((mutant) => mutantKey(mutant, copy)))
  writeFileSync(join(copy, 'mutants-sample.json'), JSON.stringify([...keys]))
  const results = await new Stryker({
    // The working folder is a copy already, in which the links of the workspace lead to the copy.
    inPlace: true,
    tempDirName: '.mutants-originals',
    mutate: [...new Set(sample.map(({ fileName }) => fileName.slice(copy.length + 1)))].filter((file) =>
      files.includes(file),
    ),
    mutator: { plugins: null, excludedMutations },
    // As addresses: names would be looked for beside the engine, where this package manager links none of them.
    plugins: [
      import.meta.resolve('@stryker-mutator/vitest-runner'),
      import.meta.resolve('./wording-ignorer.ts'),
      import.meta.resolve('./sample-checker.ts'),
      import.meta.resolve('./survivor-reporter.ts'),
    ],
    ignorers: ['wording'],
    checkers: ['sample'],
    testRunner: 'vitest',
    coverageAnalysis: 'perTest',
    vitest: { configFile: 'tooling/mutants/mutants.vitest.config.ts', related: true },
    concurrency: 1,
    timeoutMS: 10_000,
    timeoutFactor: 3,
    dryRunTimeoutMinutes: 30,
    reporters: ['dots', 'survivors'],
    allowConsoleColors: false,
    disableTypeChecks: false,
    cleanTempDir: 'always',
  }).runMutationTest()
  return results.filter(
    ({ status, statusReason }) => status !== 'Ignored' && statusReason !== 'not in the sample',
  )
}
