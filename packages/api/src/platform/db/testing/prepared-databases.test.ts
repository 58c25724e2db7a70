import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import type { OpenedDatabase } from '../opened-database.ts'
import { hashOfSources } from './hash-of-sources.ts'
import { makeTestDatabase } from './make-test-database.ts'
import { openMigrated } from './open-migrated.ts'
import { emptyWorld, preparedDatabases } from './prepared-databases.ts'
import { testServer } from './test-server.ts'

/** The whole schema from the system catalogue as text, without the ids that differ by database. */
async function schemaOf({ db }: OpenedDatabase): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', 'relation', relkind, relname, relpersistence, reloptions) as line
      from pg_class where relnamespace = current_schema()::regnamespace
    union all select concat_ws(' ', 'column', attrelid::regclass, attnum, attname, format_type(atttypid, atttypmod), attnotnull,
        attidentity, attgenerated, collname, pg_get_expr(adbin, adrelid))
      from pg_attribute join pg_class on pg_class.oid = attrelid
        left join pg_attrdef on adrelid = attrelid and adnum = attnum
        left join pg_collation on pg_collation.oid = attcollation
      where relnamespace = current_schema()::regnamespace and attnum > 0 and not attisdropped
    union all select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname = current_schema()
    union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = current_schema()::regnamespace and conrelid <> 0
    union all select concat_ws(' ', 'trigger', tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
    union all select concat_ws(' ', 'function', pg_get_functiondef(pg_proc.oid))
      from pg_proc join pg_language on pg_language.oid = prolang
      where pronamespace = current_schema()::regnamespace and lanname in ('sql', 'plpgsql')
    union all select concat_ws(' ', 'view', viewname, definition) from pg_views where schemaname = current_schema()
    union all select concat_ws(' ', 'sequence', sequencename, start_value, increment_by, last_value)
      from pg_sequences where schemaname = current_schema()
    union all select concat_ws(' ', 'type', typname, typtype, typdefault)
      from pg_type where typnamespace = current_schema()::regnamespace
    union all select concat_ws(' ', 'extension', extname, extversion) from pg_extension
    union all select concat_ws(' ', 'migration', name) from schema_migrations`.execute(db)
  return rows.map(({ line }) => line).toSorted()
}

const server = await testServer()
const databases: [string, string | undefined][] = [['PGlite', undefined]]
if (server) databases.push(['PostgreSQL', server])

describe.each(databases)('a prepared database on %s', (_name, onServer) => {
  test('is prepared in this run', () => {
    const { dumps = {}, templates = {} } = preparedDatabases() ?? {}
    expect(Object.keys(onServer ? templates : dumps).sort()).toEqual(['booking', 'demo-40', emptyWorld])
  })

  test('has the schema of one that is migrated from nothing', async () => {
    const made = onServer ? await makeTestDatabase(onServer) : undefined
    const fresh = await openDatabase(made ? { databaseUrl: made.url } : { inMemory: true })
    const prepared = await openMigrated(onServer)
    try {
      expect(await migrate(fresh)).not.toEqual([])
      expect(await migrate(prepared.database)).toEqual([])
      const schema = await schemaOf(fresh)
      for (const kind of ['relation r', 'column', 'index', 'constraint', 'trigger', 'function', 'extension'])
        expect(
          schema.filter((line) => line.startsWith(`${kind} `)),
          kind,
        ).not.toEqual([])
      expect(await schemaOf(prepared.database)).toEqual(schema)
      // The comparison detects a difference.
      await prepared.database.exec('alter table sites alter column slug drop not null')
      expect(await schemaOf(prepared.database)).not.toEqual(schema)
    } finally {
      await prepared.close()
      await fresh.close()
      await made?.drop()
    }
  })
})

describe('the sources that a dump is cached for', () => {
  let checkout: string
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(checkout, path)), { recursive: true })
    writeFileSync(join(checkout, path), text)
  }
  beforeEach(() => {
    checkout = mkdtempSync(join(tmpdir(), 'sources-'))
    write('pnpm-lock.yaml', 'one')
    write(
      'packages/api/src/program.ts',
      "import { a } from './a.ts'\nimport type { T } from '@camping/catalogue/types.ts'\n",
    )
    write(
      'packages/api/src/a.ts',
      "import pg from 'pg'\nconst files = import.meta.glob<string>('./sql/*.sql', {})\nexport * from './b.ts'\n",
    )
    write('packages/api/src/b.ts', "const late = await import('./late.ts')\n")
    write('packages/api/src/late.ts', '')
    write('packages/api/src/other.ts', '')
    write('packages/api/src/sql/0001.sql', 'create table one ()')
    write('packages/catalogue/src/types.ts', 'export interface T {}')
  })
  afterEach(() => rmSync(checkout, { recursive: true }))

  const hash = () => hashOfSources(checkout, join(checkout, 'packages/api/src/program.ts'))

  test.each([
    'pnpm-lock.yaml',
    'packages/api/src/program.ts',
    'packages/api/src/a.ts',
    'packages/api/src/b.ts',
    'packages/api/src/late.ts',
    'packages/api/src/sql/0001.sql',
    'packages/api/src/sql/0002.sql',
    'packages/catalogue/src/types.ts',
  ])('is the state of %s, among others', (path) => {
    const before = hash()
    expect(hash()).toBe(before)
    write(path, '// changed')
    expect(hash()).not.toBe(before)
  })

  test('is not the state of files that it does not reach', () => {
    const before = hash()
    write('packages/api/src/other.ts', '// changed')
    expect(hash()).toBe(before)
  })
})
