import { grantUse, userOf } from './platform/db/grant-use.ts'
import { migrate } from './platform/db/migrate.ts'
import { openPostgresUnhurried } from './platform/db/open-postgres.ts'
import type { OpenedDatabase } from './platform/db/opened-database.ts'
import { loadCatalogue, type LoadOptions, type LoadResult } from './catalogue/seed/load-catalogue.ts'
import { firstLine, StartupError } from './platform/db/startup-error.ts'

export interface PrepareOptions {
  /** The PostgreSQL; undefined for the embedded database. */
  readonly databaseUrl?: string | undefined
  /** The same one as its owner, who may change the schema; without it `databaseUrl` is used for everything. */
  readonly migrationDatabaseUrl?: string | undefined
  /** The demo world; null for none. */
  readonly catalogue: LoadOptions | null
  /** Reports the current step to the person who waits. */
  readonly onStep: (text: string) => void
}

export interface Prepared {
  readonly migrations: readonly string[]
  readonly catalogue: LoadResult | 'none'
}

/**
 * Brings a database to the state of this build: migrations, rights of the product's user, the demo world where
 * requested. Waits without limit for another process that does the same. Existing data of other origin stays.
 * @throws StartupError when a user without the right finds that the schema has to change.
 */
export async function prepareDatabase(
  database: OpenedDatabase,
  { databaseUrl, migrationDatabaseUrl, catalogue, onStep }: PrepareOptions,
): Promise<Prepared> {
  const owner = databaseUrl ? await openPostgresUnhurried(migrationDatabaseUrl ?? databaseUrl) : database
  const onWait = (waitedMs: number): void =>
    onStep(
      `Waiting for another process that prepares this database${waitedMs > 0 ? ` (${Math.round(waitedMs / 1000)} s so far)` : ''}`,
    )
  try {
    const migrations = await migrate(owner, { onWait })
    if (migrations.length > 0) onStep(`Applied ${migrations.length} migrations`)
    if (databaseUrl && migrationDatabaseUrl) await grantUse(owner, userOf(databaseUrl))
    if (!catalogue) return { migrations, catalogue: 'none' }
    const onKept = (reason: string): void =>
      onStep(`The demo catalogue is not loaded: this database stays as it is, ${reason}`)
    return { migrations, catalogue: await loadCatalogue(owner, { ...catalogue, onKept, turn: { onWait } }) }
  } catch (error) {
    if ((error as { code?: unknown }).code !== insufficientPrivilege) throw error
    throw new StartupError(
      `This database has to be changed, which its user may not do (${firstLine(error)}): run npm run migrate as its owner first.`,
    )
  } finally {
    if (owner !== database) await owner.close()
  }
}

/** PostgreSQL's error code. */
const insufficientPrivilege = '42501'
