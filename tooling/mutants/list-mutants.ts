import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from '@stryker-mutator/api/core'
import { Instrumenter, type InstrumenterOptions } from '@stryker-mutator/instrumenter'
import { strykerPlugins } from './wording-ignorer.ts'

/**
 * Texts are excluded: most of them are names in unions, which the compiler checks, or words, which no test should repeat.
 */
export const excludedMutations = ['StringLiteral']

const silent = new Proxy({}, { get: () => () => false })

/** All mutants of the files that are counted: those of log lines are left out. */
export async function listMutants(root: string, files: readonly string[]): Promise<Mutant[]> {
  const instrumenter = new Instrumenter(silent as ConstructorParameters<typeof Instrumenter>[0])
  const options: InstrumenterOptions = {
    plugins: null,
    excludedMutations,
    ignorers: strykerPlugins.map(({ factory }) => factory()),
  }
  const sources = files.map((file) => ({
    name: join(root, file),
    mutate: true,
    content: readFileSync(join(root, file), 'utf8'),
  }))
  const { mutants } = await instrumenter.instrument(sources, options)
  return mutants.filter(({ status }) => status !== 'Ignored')
}
