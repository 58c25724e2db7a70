import { Kysely, PostgresDialect } from 'kysely'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from './folder-lock.ts'
import type { OpenedDatabase } from './opened-database.ts'
import { createPglitePool } from './pglite-pool.ts'
import type { PgliteStart } from './pglite-start.ts'
import { startPgliteThread } from './pglite-thread.ts'
import type { PgliteThread } from './pglite-thread.ts'
import type { Database } from './schema.ts'
import { firstLine, StartupError } from './startup-error.ts'

/** The PostgreSQL major version inside the installed PGlite. */
const postgresMajor = '18'

/** Opens PGlite in `dataDir` (created if missing), or in memory without one. */
export async function openPglite({ dataDir, dump, code }: PgliteStart): Promise<OpenedDatabase> {
  if (dataDir === undefined)
    return wrap(await startPgliteThread({ dump, code }), 'embedded, in memory', () => {})
  prepareFolder(dataDir)
  const lock = lockFolder(dataDir)
  try {
    const thread = await startInFolder(dataDir)
    return wrap(thread, `embedded, in ${dataDir}`, () => lock.release())
  } catch (error) {
    lock.release()
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `The database in ${dataDir} cannot be opened, it seems damaged: ${firstLine(error)}`,
    )
  }
}

function prepareFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch (error) {
    if (existsSync(dataDir) && !statSync(dataDir).isDirectory()) {
      throw new StartupError(`The data folder ${dataDir} is not a folder.`)
    }
    throw new StartupError(`The data folder ${dataDir} cannot be made: ${firstLine(error)}`)
  }
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new StartupError(`The data folder ${dataDir} is not writable.`)
  }
}

async function startInFolder(dataDir: string): Promise<PgliteThread> {
  const folder = join(dataDir, 'postgres')
  const unfinished = join(dataDir, 'postgres.unfinished')
  // Only an interrupted first start leaves this mark: nothing was stored yet, so it starts again.
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true })
  const isNew = !existsSync(folder)
  if (isNew) writeFileSync(unfinished, '')
  else checkFolder(folder)
  const thread = await startPgliteThread({ dataDir: folder })
  if (isNew) rmSync(unfinished, { force: true })
  return thread
}

function checkFolder(folder: string): void {
  const versionFile = join(folder, 'PG_VERSION')
  if (!statSync(folder).isDirectory() || readdirSync(folder).length === 0 || !existsSync(versionFile)) {
    throw new StartupError(`${folder} does not hold a database.`)
  }
  const version = readFileSync(versionFile, 'utf8').trim()
  if (version !== postgresMajor) {
    throw new StartupError(
      `The database in ${folder} was made by PostgreSQL ${version}, this is ${postgresMajor}.`,
    )
  }
}

function wrap(thread: PgliteThread, description: string, release: () => void): OpenedDatabase {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: createPglitePool(thread) }) })
  return {
    db,
    kind: 'pglite',
    description,
    exec: (sql) => thread.exec(sql),
    listen: ({ channel, onPayload }) => thread.listen(channel, onPayload),
    isListening: () => true,
    async close() {
      await db.destroy()
      await thread.close()
      release()
    },
  }
}
