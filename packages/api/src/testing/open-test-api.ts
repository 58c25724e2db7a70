import type { FastifyInstance } from 'fastify'
import type { BrandAccess, FindContent, FindLegalText } from '../platform/config/brand-access.ts'
import type { OpenedDatabase } from '../platform/db/opened-database.ts'
import { openMigrated } from '../platform/db/testing/open-migrated.ts'
import { roomyBrands, roomyLimits } from '../booking/testing/roomy-limits.ts'
import { mountHealth } from '../platform/server/health.ts'
import { refreshWorldOnChange } from '../catalogue/search/refresh-world.ts'
import type { LiveWorld } from '../catalogue/search/refresh-world.ts'
import { servedEndpoints } from '../served-endpoints.ts'
import { createApi } from '../create-api.ts'
import { demoWorld } from './demo-world.ts'

/** For tests only: the API on its own database with a small demo world and a fixed clock. */
export interface TestApi {
  app: FastifyInstance
  database: OpenedDatabase
  world: LiveWorld
  now: Date
  close(): Promise<void>
}

/** Every test sees this time; the database's clock runs on. */
export const testNow = new Date('2026-11-20T10:00:00Z')

interface TestApiOptions {
  readonly sites?: number
  readonly checkReplies?: boolean
  readonly findLegalText?: FindLegalText
  readonly findContent?: FindContent
  /** Parts of the catalogue that editions offer, by brand. */
  readonly inventory?: Readonly<Record<string, BrandAccess['inventory']>>
}

/** Opens the API on PostgreSQL when given a server, otherwise on PGlite in memory, in the given size. */
export async function openTestApi(
  server: string | undefined,
  { sites, checkReplies = true, findLegalText, findContent, inventory = {} }: TestApiOptions = {},
): Promise<TestApi> {
  const { database, close } = await openMigrated(server, demoWorld(sites))
  const errors: unknown[] = []
  const world = await refreshWorldOnChange({
    database,
    onError: (error) => errors.push(error),
    holdCheckMs: 100,
  })
  const app = await createApi({
    database,
    config: {
      brands: new Map(
        [...roomyBrands].map(([brand, access]) => [brand, { ...access, inventory: inventory[brand] ?? {} }]),
      ),
      now: () => testNow,
      checkReplies,
      trustedProxies: 0,
      findLegalText,
      findContent,
      stockLimits: roomyLimits,
    },
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
      await close()
      if (errors.length > 0) throw new AggregateError(errors, 'Refreshing the world failed')
    },
  }
}
