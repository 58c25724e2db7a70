import { openPglite } from './open-pglite.ts'
import { openPostgres } from './open-postgres.ts'
import type { OpenedDatabase } from './opened-database.ts'

export interface DatabaseChoice {
  /** A PostgreSQL server; takes precedence over the others. */
  databaseUrl?: string | undefined
  /** Folder of the embedded database. */
  dataDir?: string | undefined
  /** An embedded database that is deleted when closed, for tests. */
  inMemory?: boolean
  /** A dumped data folder to start the one in memory from. */
  dump?: string | undefined
  /** Compiled code for the one in memory. */
  code?: WebAssembly.Module | undefined
}

/** The single place that decides which database the product runs on. Throws StartupError. */
export function openDatabase(choice: DatabaseChoice): Promise<OpenedDatabase> {
  if (choice.databaseUrl) return openPostgres(choice.databaseUrl)
  if (choice.inMemory) return openPglite({ dump: choice.dump, code: choice.code })
  return openPglite({ dataDir: choice.dataDir ?? '.data' })
}
