import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestDatabase } from './testing/make-test-database.ts'
import { testServer } from './testing/test-server.ts'
import { isDatabaseUnreachable } from './is-database-unreachable.ts'
import { openPostgres } from './open-postgres.ts'

const server = await testServer()
const poolSize = 12
const longestQueue = 500

describe.skipIf(!server)('connections to a PostgreSQL', () => {
  let url: string
  let drop: () => Promise<void>
  beforeAll(async () => {
    ;({ url, drop } = await makeTestDatabase(server ?? ''))
  })
  afterAll(() => drop?.())

  async function onDatabase(statement: (name: string) => string): Promise<void> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(statement(pg.escapeIdentifier(new URL(url).pathname.slice(1))))
    await client.end()
  }

  test.each([
    ['off', 'on'],
    ['local', 'on'],
    ['on', 'on'],
    ['remote_apply', 'remote_apply'],
  ])('F49: a server that commits with "%s": our sessions commit with "%s"', async (servers, ours) => {
    await onDatabase((name) => `alter database ${name} set synchronous_commit = ${servers}`)
    const { db, close } = await openPostgres(url)
    const { rows } = await db
      .transaction()
      .execute(async (transaction) =>
        sql<{ mode: string }>`select current_setting('synchronous_commit') as mode`.execute(transaction),
      )
    expect(rows).toEqual([{ mode: ours }])
    await close()
    await onDatabase((name) => `alter database ${name} reset synchronous_commit`)
  })

  test('F52: when the queue for a connection is full, the next caller fails at once', async () => {
    const { db, close } = await openPostgres(url)
    let giveBack = () => {}
    const holding = new Promise<void>((resolve) => (giveBack = resolve))
    const held: Promise<void>[] = []
    for (let turn = 0; turn < poolSize; turn += 1) {
      await new Promise<void>((taken) => {
        const hold = async () => {
          taken()
          await holding
        }
        held.push(db.connection().execute(hold))
      })
    }
    const waiting = Promise.all(Array.from({ length: longestQueue }, () => sql`select 1`.execute(db)))
    const refused = await sql`select 1`.execute(db).catch((error: unknown) => error)
    expect(isDatabaseUnreachable(refused)).toBe(true)
    giveBack()
    await Promise.all(held)
    expect(await waiting).toHaveLength(longestQueue)
    await close()
  })
})
