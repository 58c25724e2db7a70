import { openDatabase } from '../../db/open-database.ts'
import type { OpenedDatabase } from '../../db/opened-database.ts'
import { openMigrated } from '../../db/testing/open-migrated.ts'
import { testServer } from '../../db/testing/test-server.ts'

const server = await testServer()

/** The databases of a suite: always the embedded one, and a server where one answers. */
export const databaseNames = server ? (['PGlite', 'PostgreSQL'] as const) : (['PGlite'] as const)

export type DatabaseName = (typeof databaseNames)[number]

export interface TestDatabase {
  readonly database: OpenedDatabase
  /** The same database as a second process sees it; on PGlite there is one process only. */
  readonly second: OpenedDatabase
  close(): Promise<void>
}

/** For tests only: a migrated database without rows. */
export async function openTestDatabase(name: DatabaseName): Promise<TestDatabase> {
  const { database, url, close } = await openMigrated(name === 'PGlite' ? undefined : server)
  if (!url) return { database, second: database, close }
  const second = await openDatabase({ databaseUrl: url })
  return {
    database,
    second,
    async close() {
      await second.close()
      await close()
    },
  }
}
