import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { freePort } from './free-port.ts'
import { checkout, startServer } from './server-process.ts'

export interface WorldSize {
  readonly sites: number
  readonly reviews: number
}

const cacheFolder = join(checkout, 'node_modules/.cache/camping/seeded')
/** What decides how a freshly seeded data folder looks. */
const sources = [
  'packages/catalogue/src',
  'packages/api/src/platform/db',
  'packages/api/src/catalogue/seed',
  'packages/api/src/migrations',
  'packages/editions/src/markets.ts',
]

/**
 * Puts a freshly seeded data folder at `target`. Seeding is done once for each state of the catalogue, the migrations
 * and the month (the demo calendar starts on its first day); later runs copy the result.
 */
export async function seededDataFolder(target: string, size: WorldSize): Promise<void> {
  const month = new Date().toISOString().slice(0, 7)
  const key = createHash('sha256')
    .update(JSON.stringify([size, month]))
    .update(hashOf(sources))
    .digest('hex')
    .slice(0, 16)
  const seeded = join(cacheFolder, `${size.sites}-sites`, key)
  if (!existsSync(seeded)) await seed(seeded, size)
  mkdirSync(target, { recursive: true })
  cpSync(seeded, target, { recursive: true })
}

async function seed(folder: string, size: WorldSize): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true })
  // The walk through new brands may seed at the same time: whoever is ready second takes what is there.
  const unfinished = mkdtempSync(join(cacheFolder, 'unfinished-'))
  const server = await startServer({ port: await freePort(), dataFolder: unfinished, ...size })
  await server.stop()
  if (existsSync(folder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
  // Of each size only the present state is worth its disk space.
  for (const name of readdirSync(dirname(folder)))
    if (name !== basename(folder)) rmSync(join(dirname(folder), name), { recursive: true, force: true })
}

function hashOf(paths: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    const entries = path.endsWith('.ts')
      ? ['']
      : readdirSync(join(checkout, path), { recursive: true, encoding: 'utf8' }).sort()
    for (const entry of entries.filter((name) => name === '' || /(?<!\.test)\.(ts|sql)$/.test(name))) {
      const file = join(checkout, path, entry)
      hash.update(file.slice(checkout.length)).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}
