import { flushCompileCache } from 'node:module'
import { shippedBrands } from '../../../config/api-config.ts'
import { openDatabase } from '../../../db/open-database.ts'
import { createApi } from '../../../server/create-api.ts'
import { keepWorldFresh } from '../../search/refresh-world.ts'
import { bookingRoutes } from '../booking.routes.ts'
import { releaseExpiredHolds } from '../release-expired-holds.ts'
import { today } from './booking-world.ts'
import { armFailPoint, type FailPoint, watchStatements } from './fail-point.ts'

/** What a process is told on its command line, as JSON. */
export interface DeskProcessOrder {
  readonly databaseUrl: string
  /** Sweeps expired holds as the job does, with this pause. */
  readonly sweepEveryMs?: number | undefined
}

/** What it says to its parent. */
export type DeskProcessNews = { readonly port: number } | { readonly armed: true }

/** The API in a process of its own, on the database of the test. Started by process-desk.ts. */
async function serveDesk({ databaseUrl, sweepEveryMs }: DeskProcessOrder): Promise<void> {
  const tell = (news: DeskProcessNews) => process.send?.(news)
  const fail = (error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    process.exitCode = 1
  }
  watchStatements()
  const database = await openDatabase({ databaseUrl })
  const world = await keepWorldFresh({ database, onError: fail })
  const app = await createApi({
    database,
    config: {
      brands: shippedBrands,
      now: () => new Date(`${today}T10:00:00Z`),
      checkReplies: true,
      trustedProxies: 1,
    },
    world: world.current,
    endpoints: bookingRoutes,
    logger: { level: 'error', stream: process.stderr },
  })
  let sweeping = sweepEveryMs !== undefined
  const sweep = async (): Promise<void> => {
    while (sweeping) {
      await releaseExpiredHolds(database.db).catch(fail)
      await new Promise((resolve) => setTimeout(resolve, sweepEveryMs))
    }
  }
  const swept = sweep()
  process.on('message', (point: FailPoint | 'stop') => {
    if (point === 'stop') {
      void stop().catch(fail)
      return
    }
    armFailPoint(point)
    tell({ armed: true })
  })
  async function stop(): Promise<void> {
    sweeping = false
    world.stop()
    await swept
    await app.close()
    await world.settled()
    await database.close()
    process.disconnect()
  }
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  // Usually done at the end of a process, but not of one that is killed.
  flushCompileCache()
  if (typeof address === 'object' && address) tell({ port: address.port })
}

await serveDesk(JSON.parse(process.argv[2] ?? '{}') as DeskProcessOrder)
