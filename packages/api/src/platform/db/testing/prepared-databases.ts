import type { OpenedDatabase } from '../opened-database.ts'

/** Content for a migrated test database. */
export interface TestWorld {
  readonly name: string
  fill(database: OpenedDatabase): Promise<void>
}

/** The name of the migrated database without content. */
export const emptyWorld = 'empty'

/** Databases that a test run has created once, for each file to copy, by the names of their content. */
export interface PreparedDatabases {
  /** Part of the names of the databases of this run. */
  readonly run: string
  /** Files that hold PGlite's data folder. */
  readonly dumps: Readonly<Record<string, string>>
  /** Names of the template databases on the test server; none without a server. */
  readonly templates: Readonly<Record<string, string>>
}

const variable = 'CAMPING_PREPARED_DATABASES'

/** What the run has prepared; undefined outside of one (the bench). */
export function preparedDatabases(): PreparedDatabases | undefined {
  const text = process.env[variable]
  return text ? (JSON.parse(text) as PreparedDatabases) : undefined
}

/** Passes the prepared databases to processes started afterwards. */
export function announcePrepared(prepared: PreparedDatabases): void {
  process.env[variable] = JSON.stringify(prepared)
}
