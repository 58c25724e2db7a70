import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect } from 'kysely'
import { openAsBlob, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '../migrate.ts'
import type { OpenedDatabase } from '../opened-database.ts'
import { pgliteExtensions } from '../pglite-extensions.ts'
import { createPglitePool } from '../pglite-pool.ts'
import type { Database } from '../schema.ts'
import { emptyWorld, type TestWorld } from './prepared-databases.ts'

/** Path of a world's dump in a folder of dumps. */
const fileOf = (folder: string, name: string): string => join(folder, `${name}.tar`)

/** Writes the files that PGlite in memory starts from: a migrated one, and one for each world. Returns their names. */
export async function dumpEmbedded(folder: string, worlds: readonly TestWorld[]): Promise<string[]> {
  await dump(fileOf(folder, emptyWorld), undefined, migrate)
  for (const { name, fill } of worlds)
    await dump(fileOf(folder, name), await openAsBlob(fileOf(folder, emptyWorld)), fill)
  return [emptyWorld, ...worlds.map(({ name }) => name)]
}

async function dump(
  file: string,
  loadDataDir: Blob | undefined,
  fill: (database: OpenedDatabase) => Promise<unknown>,
): Promise<void> {
  const lite = await PGlite.create({
    extensions: pgliteExtensions,
    // A long write-ahead log would be copied with every copy.
    startParams: [...PGlite.defaultStartParams, '-c', 'min_wal_size=32MB'],
    ...(loadDataDir && { loadDataDir }),
  })
  await fill(inThisThread(lite))
  await lite.exec('checkpoint')
  const dumped = await lite.dumpDataDir('none')
  writeFileSync(file, Buffer.from(await dumped.arrayBuffer()))
  await lite.close()
}

/** A database that can dump its files; the product's runs in a thread. */
function inThisThread(lite: PGlite): OpenedDatabase {
  const pool = createPglitePool({
    async query(sql, parameters) {
      const { rows, affectedRows = 0 } = await lite.query(sql, [...parameters])
      return { rows, affectedRows }
    },
    exec: async (sql) => void (await lite.exec(sql)),
    listen: async () => {},
    close: async () => {},
  })
  return {
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }),
    kind: 'pglite',
    description: 'embedded, in this thread',
    exec: async (sql) => void (await lite.exec(sql)),
    listen: async () => {},
    isListening: () => true,
    close: () => lite.close(),
  }
}
