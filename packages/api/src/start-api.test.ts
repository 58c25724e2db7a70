import { sql } from 'kysely'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { shippedBrands } from './platform/config/brand-access.ts'
import { migrateCommand } from './platform/db/migrate-command.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { makeTestDatabase, newRun } from './platform/db/testing/make-test-database.ts'
import { onServer, testServer } from './platform/db/testing/test-server.ts'
import { bookBody, cartBody, operatorToken } from './booking/testing/booking-desk.ts'
import * as world from './booking/testing/booking-world.ts'
import { insertBookingWorld } from './booking/testing/insert-booking-world.ts'
import { findTestIdentity } from './platform/mail/testing/test-identity.ts'
import { startApi, type StartedApi } from './start-api.ts'

const server = await testServer()
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } })

describe.skipIf(!server)('run by a user who may change no table', () => {
  const role = `camping_runs_${newRun()}`
  const dataDir = mkdtempSync(join(tmpdir(), 'start-api-'))
  const refused: unknown[] = []
  let url: string
  let asRole: string
  let drop: () => Promise<void>
  let api: StartedApi
  const printed: string[] = []
  const migrating = (env: Record<string, string>) => migrateCommand(env, (line) => printed.push(line))
  beforeAll(async () => {
    ;({ url, drop } = await makeTestDatabase(server ?? ''))
    await onServer(server ?? '', `create role ${role} login`)
    const address = new URL(url)
    address.username = role
    asRole = address.href
    await migrating({ MIGRATION_DATABASE_URL: url, DATABASE_URL: asRole })
    expect(printed.at(-1)).toContain(`${role} may run the product`)
    const owner = await openDatabase({ databaseUrl: url })
    await insertBookingWorld(owner.db)
    await owner.close()
    api = await startApi({
      databaseUrl: asRole,
      dataDir,
      catalogue: null,
      brands: shippedBrands,
      mail: { findIdentity: findTestIdentity },
      operatorToken,
      showsReference: false,
      checkReplies: true,
      now: () => new Date(`${world.today}T10:00:00Z`),
      onError: (error) => refused.push(error),
    })
  })
  afterAll(async () => {
    await api?.close()
    await drop?.()
    await onServer(server ?? '', `drop role if exists ${role}`)
    rmSync(dataDir, { recursive: true, force: true })
  })

  const call = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const reply = await api.app.inject({
      method,
      url: `/api/twenty/v2/alder/nl/${path}`,
      ...(body && { payload: body }),
    })
    return { status: reply.statusCode, body: reply.json<{ id: string; total: number }>() }
  }

  test('searches, holds, books, updates the search, and sends the mail', async () => {
    const parameters = { date: '2027-06-05', duration: 7, persons: { adults: 2 } }
    expect((await call('POST', 'search/sites', { parameters })).status).toBe(200)
    const { status, body: cart } = await call('POST', 'cart', cartBody())
    expect(status).toBe(200)
    const booked = await call('POST', `cart/${cart.id}/book`, bookBody(cart.total))
    expect(booked.status).toBe(200)
    // The outbox's notice wakes the job that sends it.
    await expect.poll(() => readdirSync(join(dataDir, 'mail')).length).toBe(1)
    expect(refused).toEqual([])
  })

  test('every table takes its rows, and none takes another shape', async () => {
    const own = await openDatabase({ databaseUrl: asRole })
    const { rows } = await sql<{ all: number; without: number }>`
      select count(*)::int as all, count(*) filter (where not (
          has_table_privilege(tablename, 'select') and has_table_privilege(tablename, 'insert')
          and has_table_privilege(tablename, 'update') and has_table_privilege(tablename, 'delete')))::int as without
      from (select tablename::text from pg_tables where schemaname = 'public' offset 0) as tables
      where tablename <> 'schema_migrations'`.execute(own.db)
    expect(rows[0]?.all).toBeGreaterThan(50)
    expect(rows[0]?.without).toBe(0)
    for (const statement of [
      'create table mine (id int)',
      'alter table bookings add column mine int',
      'drop table bookings cascade',
      'truncate vouchers cascade',
      'delete from schema_migrations',
      'create extension if not exists hstore',
    ])
      await expect(own.exec(statement), statement).rejects.toThrow(/permission denied|must be owner/)
    await own.close()
  })

  test('another start creates nothing and needs nothing', async () => {
    const second = await startApi({
      databaseUrl: asRole,
      dataDir,
      catalogue: null,
      brands: shippedBrands,
      now: () => new Date(`${world.today}T10:00:00Z`),
    })
    expect(second.ready).toMatchObject({ migrations: [], catalogue: 'none', sites: 3 })
    await second.close()
  })

  test('the operator’s calls have a separate listener, the public one has none of them', async () => {
    const headers = { authorization: `Bearer ${operatorToken}` }
    const ask = async (app: StartedApi['app'] | undefined, path: string) =>
      (await app?.inject({ url: path, headers }))?.statusCode
    expect(await ask(api.operator, '/api/operator/requests')).toBe(200)
    expect(await ask(api.app, '/api/operator/requests')).toBe(404)
    expect(await ask(api.operator, '/api/twenty/v2/alder/nl/search')).toBe(404)
    const stranger = await api.operator?.inject({ url: '/api/operator/requests' })
    expect(stranger?.statusCode).toBe(401)
  })

  test.each(['/api/docs', '/api/docs/', '/api/docs/openapi.json', '/api/docs/static/index.html'])(
    '%s is nowhere where the reference is not shown',
    async (path) => {
      expect((await api.app.inject(path)).statusCode).toBe(404)
      expect((await api.operator?.inject(path))?.statusCode).toBe(404)
    },
  )

  test('migrating requires both addresses, and a user to grant rights to', async () => {
    await expect(migrating({ DATABASE_URL: url })).rejects.toThrow(
      /^MIGRATION_DATABASE_URL .* both needed\.$/,
    )
    await expect(
      migrating({ MIGRATION_DATABASE_URL: url, DATABASE_URL: 'postgres://127.0.0.1/x' }),
    ).rejects.toThrow(/names no user/)
    const stranger = 'postgres://pg_monitor@127.0.0.1/x'
    await expect(migrating({ MIGRATION_DATABASE_URL: asRole, DATABASE_URL: stranger })).rejects.toThrow(
      /^The database was not migrated: /,
    )
    // The owner may run the product, too, and loses no rights.
    await migrating({ MIGRATION_DATABASE_URL: url, DATABASE_URL: url })
    expect(printed.at(-2)).toBe('Nothing to apply')
  })
})
