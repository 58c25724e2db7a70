import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Mutant, MutantResult } from '@stryker-mutator/api/core'
import { type AreaName, areaNames, partsOf } from './areas.ts'
import { compilerOf, replacedText } from './compiler-refuses.ts'
import { copyTree } from './copy-tree.ts'
import { judged } from './judged.data.ts'
import { listMutants } from './list-mutants.ts'
import { mutantKey } from './mutant-key.ts'
import { pageWith, survivorLine } from './mutants-page.ts'
import { runPart } from './run-part.ts'
import { type AreaScore, isKilled, isSurvivor, scoreOf, type Survivor } from './score.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * `npm run mutants -- money --sample=60 --seed=1 --write` plants faults in a copy of the checkout, one at a time, and prints
 * which no test noticed (docs/how-to/run-mutation-tests.md).
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      write: { type: 'boolean', default: false },
    },
  })
  const unknown = positionals.find((name) => !areaNames.some((area) => area === name))
  if (unknown) throw new Error(`No area is called ${unknown}; there are ${areaNames.join(', ')}`)
  const size = values.sample === undefined ? Infinity : Number(values.sample)
  if (!(size > 0)) throw new Error('--sample must be a number above 0')
  // Half of what PostgreSQL would be asked PGlite has been asked already.
  process.env['TEST_DATABASE_URL'] ??= 'none'
  const copy = copyTree(root)
  try {
    for (const area of areaNames) {
      if (positionals.length > 0 && !positionals.includes(area)) continue
      const score = await runArea(area, { copy, size, seed: values.seed })
      console.log(`\n${area}: ${scoreOf(score)} % (${score.killed} noticed, ${score.survivors.length} not)`)
      console.log(`${score.run} of ${score.total} mutants planted, ${score.invalid} of them do not count`)
      for (const survivor of score.survivors) console.log(`  ${survivorLine(survivor)}`)
      if (!values.write) continue
      const page = join(root, 'docs/mutants.md')
      const today = new Date().toISOString().slice(0, 10)
      writeFileSync(page, pageWith(readFileSync(page, 'utf8'), score, { seed: values.seed, today }))
    }
  } finally {
    process.chdir(root)
    rmSync(copy, { recursive: true, force: true })
  }
}

async function runArea(
  area: AreaName,
  { copy, size, seed }: { copy: string; size: number; seed: string },
): Promise<AreaScore> {
  const parts = partsOf(area, copy)
  const lists = await Promise.all(parts.map(({ files }) => listMutants(copy, files)))
  const all = lists.flat()
  // By hash, so that a mutant is drawn or not whatever else is added to the area.
  const rank = (mutant: Mutant) =>
    createHash('sha256')
      .update(`${seed} ${mutantKey(mutant, copy)}`)
      .digest('hex')
  const drawn = new Set(
    all.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1)).slice(0, Math.min(size, all.length)),
  )
  const results: MutantResult[] = []
  for (const [index, part] of parts.entries()) {
    const sample = lists[index]?.filter((mutant) => drawn.has(mutant)) ?? []
    if (sample.length > 0) results.push(...(await runPart(copy, part, sample)))
  }
  const survivors = judge(copy, results.filter(isSurvivor))
  const killed = results.filter(isKilled).length
  const invalid = results.length - killed - survivors.length
  return { area, total: all.length, run: results.length, killed, invalid, survivors }
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

await main()
