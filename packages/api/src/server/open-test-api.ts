import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { shippedBrands, type FindLegalText } from '../config/api-config.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open-database.ts'
import type { OpenedDatabase } from '../db/opened-database.ts'
import { loadCatalogue } from '../db/seed/load-catalogue.ts'
import { mountHealth } from '../modules/health/health.ts'
import { keepWorldFresh } from '../modules/search/refresh-world.ts'
import type { LiveWorld } from '../modules/search/refresh-world.ts'
import { servedEndpoints } from '../served-endpoints.ts'
import { createApi } from './create-api.ts'

/** For tests only: the API on a database of its own with a small demo world and a clock that stands still. */
export interface TestApi {
  app: FastifyInstance
  database: OpenedDatabase
  world: LiveWorld
  now: Date
  close(): Promise<void>
}

/** Every test sees the catalogue of this day; the database's own clock runs on. */
export const testNow = new Date('2026-11-20T10:00:00Z')
export const testCatalogue = { seed: 7, sites: 40, reviews: 200, today: '2026-11-20' }

const localServer = 'postgres://postgres@127.0.0.1:5432/postgres'

/** Address of a PostgreSQL server to test on: TEST_DATABASE_URL, or a local one that answers; undefined without any. */
export async function testServer(): Promise<string | undefined> {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL
  const client = new pg.Client({ connectionString: localServer, connectionTimeoutMillis: 1_000 })
  try {
    await client.connect()
    await client.end()
    return localServer
  } catch {
    return undefined
  }
}

/** Makes a database of its own on a server; answers its address and how to drop it. */
export async function makeTestDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `camping_test_${process.pid}_${Math.random().toString(36).slice(2, 8)}`
  const onServer = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await onServer(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) }
}

interface TestApiOptions {
  readonly sites?: number
  readonly checkReplies?: boolean
  readonly findLegalText?: FindLegalText
}

/** Opens the API on PostgreSQL when given a server, otherwise on PGlite in memory; as large as asked for. */
export async function openTestApi(
  server: string | undefined,
  { sites = testCatalogue.sites, checkReplies = true, findLegalText }: TestApiOptions = {},
): Promise<TestApi> {
  const own = server ? await makeTestDatabase(server) : undefined
  const database = await openDatabase(own ? { databaseUrl: own.url } : { inMemory: true })
  await migrate(database)
  await loadCatalogue(database, { ...testCatalogue, sites })
  const errors: unknown[] = []
  const world = await keepWorldFresh({ database, onError: (error) => errors.push(error), holdCheckMs: 100 })
  const app = await createApi({
    database,
    config: { brands: shippedBrands, now: () => testNow, checkReplies, trustedProxies: 0, findLegalText },
    world: world.current,
    endpoints: servedEndpoints,
  })
  mountHealth(app, database)
  await app.ready()
  return {
    app,
    database,
    world,
    now: testNow,
    async close() {
      world.stop()
      await app.close()
      await world.settled()
      await database.close()
      await own?.drop()
      if (errors.length > 0) throw new AggregateError(errors, 'Refreshing the world failed')
    },
  }
}
