import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { makeTestDatabase } from './testing/make-test-database.ts'
import { testServer } from './testing/test-server.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'

const server = await testServer()
/** All migrations, in the order of their numbers. */
const migrations = readdirSync(new URL('../../migrations/', import.meta.url))
  .filter((name) => name.endsWith('.sql'))
  .toSorted()

test('PGlite in memory is migrated once', async () => {
  const database = await openDatabase({ inMemory: true })
  expect(await migrate(database)).toEqual(migrations)
  expect(await migrate(database)).toEqual([])
  await database.close()
})

test('a failed transaction reports its rollback on PGlite as on PostgreSQL', async () => {
  const database = await openDatabase({ inMemory: true })
  await migrate(database)
  const commit = database.db.transaction().execute(async (transaction) => {
    await transaction.insertInto('currency_rates').values({ currency: 'EUR', ppm: 1 }).execute()
    await transaction
      .insertInto('currency_rates')
      .values({ currency: 'EUR', ppm: 2 })
      .execute()
      .catch(() => {})
  })
  await expect(commit).rejects.toThrow(/rolled back/)
  expect(await database.db.selectFrom('currency_rates').selectAll().execute()).toEqual([])
  await database.close()
})

describe.runIf(server)('PostgreSQL', () => {
  test('two instances that start at once migrate once', async () => {
    const { url, drop } = await makeTestDatabase(server as string)
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl: url })))
    const applied = await Promise.all(opened.map((one) => migrate(one)))
    expect(applied.flat().sort()).toEqual(migrations)
    await Promise.all(opened.map((one) => one.close()))
    await drop()
  })
})
