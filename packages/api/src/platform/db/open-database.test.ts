import { sql } from 'kysely'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'

const scratch = (): string => mkdtempSync(join(tmpdir(), 'camping-db-'))

async function refusal(choice: Parameters<typeof openDatabase>[0]): Promise<Error> {
  try {
    const opened = await openDatabase(choice)
    await opened.close()
  } catch (error) {
    return error as Error
  }
  throw new Error('It opened')
}

test('what was stored in a data folder is there after closing and opening', async () => {
  const dataDir = scratch()
  const first = await openDatabase({ dataDir })
  const applied = await migrate(first)
  expect(applied[0]).toBe('0001-catalogue.sql')
  await first.db.insertInto('currency_rates').values({ currency: 'GBP', ppm: 860_000 }).execute()
  await first.close()

  const second = await openDatabase({ dataDir })
  expect(await migrate(second)).toEqual([])
  expect(await second.db.selectFrom('currency_rates').select(['currency', 'ppm']).execute()).toEqual([
    { currency: 'GBP', ppm: 860_000 },
  ])

  const locked = await refusal({ dataDir })
  expect(locked.name).toBe('StartupError')
  expect(locked.message).toMatch(/in use by another process/)
  await second.close()
})

test('a lock left behind by a dead process is taken over', async () => {
  const dataDir = scratch()
  writeFileSync(join(dataDir, 'server.lock'), '999999999 1')
  const opened = await openDatabase({ dataDir })
  await opened.close()
})

test('a first start that was interrupted starts again', async () => {
  const dataDir = scratch()
  writeFileSync(join(dataDir, 'postgres.unfinished'), '')
  mkdirSync(join(dataDir, 'postgres'))
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '18')
  const opened = await openDatabase({ dataDir })
  expect((await sql<{ one: number }>`select 1 as one`.execute(opened.db)).rows).toEqual([{ one: 1 }])
  await opened.close()
})

const file = join(scratch(), 'file')
writeFileSync(file, '')
const foreign = scratch()
mkdirSync(join(foreign, 'postgres'))
writeFileSync(join(foreign, 'postgres', 'notes.txt'), 'hello')
const other = scratch()
mkdirSync(join(other, 'postgres'))
writeFileSync(join(other, 'postgres', 'PG_VERSION'), '14')
const damaged = scratch()
mkdirSync(join(damaged, 'postgres'))
writeFileSync(join(damaged, 'postgres', 'PG_VERSION'), '18')

test.each([
  ['a file', { dataDir: file }, /is not a folder/],
  ['below a file', { dataDir: join(file, 'below') }, /cannot be made/],
  ['a foreign folder', { dataDir: foreign }, /does not hold a database/],
  ['another version', { dataDir: other }, /made by PostgreSQL 14/],
  ['a damaged folder', { dataDir: damaged }, /cannot be opened/],
  [
    'nothing listening',
    { databaseUrl: 'postgres://a:secret@127.0.0.1:1/none' },
    /127\.0\.0\.1:1\/none cannot be reached/,
  ],
  ['no address', { databaseUrl: 'nonsense' }, /DATABASE_URL is not a valid address/],
])('%s is refused in one line', async (_, choice, message) => {
  const error = await refusal(choice)
  expect(error.name).toBe('StartupError')
  expect(error.message).toMatch(message)
  expect(error.message).not.toMatch(/\n|secret/)
})
