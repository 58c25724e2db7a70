import { migrate } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open-database.ts'
import type { OpenedDatabase } from '../../db/opened-database.ts'
import { makeTestDatabase, testServer } from '../../server/open-test-api.ts'

const server = await testServer()

/** The databases a suite runs on: the embedded one always, a server where one answers. */
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
  if (name === 'PGlite') {
    const database = await openDatabase({ inMemory: true })
    await migrate(database)
    return { database, second: database, close: () => database.close() }
  }
  const { url, drop } = await makeTestDatabase(server as string)
  const [database, second] = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl: url })))
  if (!database || !second) throw new Error('Two databases were opened')
  await migrate(database)
  return {
    database,
    second,
    async close() {
      await Promise.all([database.close(), second.close()])
      await drop()
    },
  }
}
