import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Mutant } from '@stryker-mutator/api/core'
import { partNames, partOf, type PartName } from './areas.ts'
import { copyTree } from './copy-tree.ts'
import { listMutants } from './list-mutants.ts'
import { mutantKey } from './mutant-key.ts'
import { pageWith, survivorLine } from './mutants-page.ts'
import { runPart } from './run-part.ts'
import { scored } from './judge.ts'
import { type Score, scoreOf } from './score.ts'

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
  const isRequested = (part: PartName) =>
    positionals.length === 0 || positionals.some((name) => part === name || part.startsWith(`${name}/`))
  const requested = partNames.filter(isRequested)
  if (requested.length === 0) throw new Error(`There are ${partNames.join(', ')}`)
  const size = values.sample === undefined ? Infinity : Number(values.sample)
  if (!(size > 0)) throw new Error('--sample must be a number above 0')
  // Half of what PostgreSQL would be asked PGlite has been asked already.
  process.env['TEST_DATABASE_URL'] ??= 'none'
  const copy = copyTree(root)
  try {
    for (const part of requested) {
      const score = await runAndScore(part, { copy, size, seed: values.seed })
      console.log(`\n${part}: ${scoreOf(score)} % (${score.killed} noticed, ${score.survivors.length} not)`)
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

async function runAndScore(
  name: PartName,
  { copy, size, seed }: { copy: string; size: number; seed: string },
): Promise<Score> {
  const part = partOf(name, copy)
  const all = await listMutants(copy, part.files)
  // By hash, so that a mutant is drawn or not whatever else is added to the part.
  const rank = (mutant: Mutant) =>
    createHash('sha256')
      .update(`${seed} ${mutantKey(mutant, copy)}`)
      .digest('hex')
  const drawn = all
    .toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
    .slice(0, Math.min(size, all.length))
  const results = await runPart(copy, part, drawn)
  return scored(name, { copy, results, total: all.length })
}

await main()
