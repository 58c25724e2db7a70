import { openDatabase } from '../open-database.ts'
import type { OpenedDatabase } from '../opened-database.ts'
import { makeTestDatabase } from './make-test-database.ts'

/** For tests of the connection itself: a database of its own on a server, with nothing but the tables of these statements. */
export async function openWithTables(
  server: string,
  tables: string,
): Promise<{ database: OpenedDatabase; close: () => Promise<void> }> {
  const { url, drop } = await makeTestDatabase(server)
  const database = await openDatabase({ databaseUrl: url })
  await database.exec(tables)
  return {
    database,
    async close() {
      await database.close()
      await drop()
    },
  }
}
