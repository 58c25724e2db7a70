import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import type { OpenedDatabase } from '../opened-database.ts'
import { makeTestDatabase } from './make-test-database.ts'
import { pgliteCode } from './pglite-code.ts'
import { emptyWorld, preparedDatabases, type TestWorld } from './prepared-databases.ts'

/**
 * For tests only: a migrated database, empty or with a world in it, on a server when given one, else on PGlite
 * in memory.
 */
export async function openMigrated(
  server: string | undefined,
  world?: TestWorld,
): Promise<{ database: OpenedDatabase; url: string | undefined; close: () => Promise<void> }> {
  const { dumps = {}, templates = {} } = preparedDatabases() ?? {}
  const copies = server ? templates : dumps
  const isFilled = world !== undefined && copies[world.name] !== undefined
  const copy = copies[isFilled ? world.name : emptyWorld]
  const created = server ? await makeTestDatabase(server, copy) : undefined
  const database = await openDatabase(
    created ? { databaseUrl: created.url } : { inMemory: true, dump: copy, code: await pgliteCode() },
  )
  const close = async (): Promise<void> => {
    await database.close()
    await created?.letGo()
  }
  try {
    // Does nothing on a prepared one.
    await migrate(database)
    if (!isFilled) await world?.fill(database)
  } catch (error) {
    await close()
    throw error
  }
  return { database, url: created?.url, close }
}
