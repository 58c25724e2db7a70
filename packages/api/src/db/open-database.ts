import { openPglite } from './open-pglite.ts'
import { openPostgres } from './open-postgres.ts'
import type { OpenedDatabase } from './opened-database.ts'

export interface DatabaseChoice {
  /** A PostgreSQL server; wins over the others. */
  databaseUrl?: string | undefined
  /** Folder of the embedded database. */
  dataDir?: string | undefined
  /** An embedded database that is forgotten when closed, for tests. */
  inMemory?: boolean
}

/** The one place that decides which database the product runs on. Throws StartupError. */
export function openDatabase(choice: DatabaseChoice): Promise<OpenedDatabase> {
  if (choice.databaseUrl) return openPostgres(choice.databaseUrl)
  if (choice.inMemory) return openPglite(undefined)
  return openPglite(choice.dataDir ?? '.data')
}
