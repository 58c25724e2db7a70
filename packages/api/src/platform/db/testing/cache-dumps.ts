import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashOfSources } from './hash-of-sources.ts'

const checkout = fileURLToPath(new URL('../../../../../../', import.meta.url))
const cache = join(checkout, 'node_modules/.cache/camping/prepared-databases')

/** Number of source states whose dumps are retained: 150 MB each. */
const retained = 3

/**
 * The dumps that a program makes, by name: created once per state of its sources (see hash-of-sources.ts) and
 * per day, since rows contain their date of creation.
 */
export async function cacheDumps(
  program: string,
  make: (folder: string) => Promise<unknown>,
): Promise<Record<string, string>> {
  const hash = hashOfSources(checkout, program)
  const folder = join(cache, `${new Date().toISOString().slice(0, 10)}-${hash.slice(0, 32)}`)
  mkdirSync(cache, { recursive: true })
  if (!statSync(folder, { throwIfNoEntry: false })) {
    // Renamed when complete, so that a reader never finds a partial folder.
    const unfinished = mkdtempSync(join(cache, 'unfinished-'))
    try {
      await make(unfinished)
      renameSync(unfinished, folder)
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true })
      if (!statSync(folder, { throwIfNoEntry: false })) throw error
    }
  }
  utimesSync(folder, new Date(), new Date())
  removeOld()
  return Object.fromEntries(
    readdirSync(folder).map((file) => [file.slice(0, -'.tar'.length), join(folder, file)]),
  )
}

function removeOld(): void {
  const folders = readdirSync(cache).map((name) => join(cache, name))
  const age = (folder: string): number => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0
  for (const folder of folders.toSorted((one, other) => age(other) - age(one)).slice(retained))
    rmSync(folder, { recursive: true, force: true })
}
