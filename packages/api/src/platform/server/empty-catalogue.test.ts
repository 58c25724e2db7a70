import { markets, siteCodes } from '@camping/editions/markets.ts'
import type { FastifyInstance } from 'fastify'
import { pathKeys } from '@camping/contract/endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shippedBrands } from '../config/brand-access.ts'
import { openMigrated } from '../db/testing/open-migrated.ts'
import { refreshWorldOnChange } from '../../catalogue/search/refresh-world.ts'
import { servedEndpoints } from '../../served-endpoints.ts'
import { createApi } from '../../create-api.ts'

/** A shop on its first day: migrated and empty. */
describe('without a catalogue', () => {
  let app: FastifyInstance
  let close: () => Promise<void>
  beforeAll(async () => {
    const { database, close: closeDatabase } = await openMigrated(undefined)
    const world = await refreshWorldOnChange({
      database,
      onError: (error) => {
        throw error
      },
    })
    app = await createApi({
      database,
      config: { brands: shippedBrands, now: () => new Date(), checkReplies: true, trustedProxies: 0 },
      world: world.current,
      endpoints: servedEndpoints,
    })
    await app.ready()
    close = async () => {
      world.stop()
      await app.close()
      await world.settled()
      await closeDatabase()
    }
  })
  afterAll(() => close?.())

  const requested = servedEndpoints.filter(
    ({ endpoint, signedIn, forOperator, forDesk }) =>
      endpoint.base === 'v2' && !signedIn && !forOperator && !forDesk,
  )
  const ask = (method: string, path: string, apiLocale: string, payload?: object) =>
    app.inject({
      method: method as 'GET',
      url: `/api/twenty/v2/alder/${apiLocale}/${path}`,
      ...(payload && { payload }),
    })

  test.each(requested.map(({ endpoint }) => [endpoint.method, endpoint.path] as const))(
    '%s %s answers, and not with an error of the server',
    async (method, path) => {
      const keys = pathKeys(path)
      const filled = keys.reduce((text, key) => text.replace(`{${key}}`, '1'), path)
      const { statusCode, body } = await ask(method, filled, 'nl', method === 'GET' ? undefined : {})
      expect(statusCode, body).toBeLessThan(500)
    },
  )

  test.each(siteCodes)('the edition %s finds nothing and replies with 200', async (site) => {
    const parameters = { date: '2027-07-03', duration: 7, persons: { adults: 2 } }
    const reply = await ask('POST', 'search/sites', markets[site].apiLocale, { parameters })
    expect(reply.statusCode, reply.body).toBe(200)
    expect(reply.json<{ sites: unknown[] }>().sites).toEqual([])
  })
})
