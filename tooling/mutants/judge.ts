import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MutantResult } from '@stryker-mutator/api/core'
import { compilerOf, replacedText } from './compiler-refuses.ts'
import { judged } from './judged.data.ts'
import { isKilled, isSurvivor, type Score, type Survivor } from './score.ts'

/** The score of a part after its results. */
export function scored(
  part: string,
  { copy, results, total }: { copy: string; results: readonly MutantResult[]; total: number },
): Score {
  const survivors = judge(copy, results.filter(isSurvivor))
  const killed = results.filter(isKilled).length
  return {
    part,
    total,
    run: results.length,
    killed,
    invalid: results.length - killed - survivors.length,
    survivors,
  }
}

/** Survivors in order of their place, without those that the compiler refuses. */
function judge(copy: string, survivors: readonly MutantResult[]): Survivor[] {
  const compilers = new Map<string, ReturnType<typeof compilerOf>>()
  const isRefused = (mutant: MutantResult) => {
    const folder = mutant.fileName.split('/').slice(0, 2).join('/')
    const compiler = compilers.get(folder) ?? compilerOf(copy, folder)
    compilers.set(folder, compiler)
    return compiler(mutant)
  }
  const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  return survivors
    .map((mutant) => ({ ...mutant, fileName: mutant.fileName.replace(`${copy}/`, '') }))
    .filter((mutant) => !isRefused(mutant))
    .map((mutant): Survivor => {
      const { fileName: file, location, replacement } = mutant
      const source = readFileSync(join(copy, file), 'utf8')
      const { line } = location.start
      const mutation = `${oneLine(replacedText(source, mutant))} → ${oneLine(replacement)}`
      const text = source.split('\n')[line - 1] ?? ''
      const known = judged.find(
        (one) => one.file === file && one.mutation === mutation && text.includes(one.line),
      )
      return { file, line, mutation, ...(known && { equivalent: known.why }) }
    })
    .toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
}
