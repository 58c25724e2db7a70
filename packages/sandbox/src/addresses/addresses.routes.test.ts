import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSandbox } from '../create-sandbox.ts'
import { sandboxAddressKey } from './addresses.routes.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await createSandbox({ serveQueue: false })
})
afterAll(() => app.close())

const find = (qq: string, country: string, apiKey = sandboxAddressKey) =>
  app.inject({
    method: 'GET',
    url: '/addresses/v1/geocode',
    query: { qq, in: `countryCode:${country}`, apiKey },
    headers: { host: 'localhost:4000' },
  })

test('a postcode is found however it is written, in its country, with the shop’s key', async () => {
  expect((await find('postalCode=9998zx;houseNumber=12', 'NLD')).json()).toMatchObject({
    items: [{ address: { street: 'Kampvuurlaan', city: 'Elzendam', houseNumber: '12', countryCode: 'NLD' } }],
  })
  expect((await find('postalCode=9998 ZX;houseNumber=12', 'BEL')).json()).toEqual({ items: [] })
  expect(
    (await find('postalCode=99998;houseNumber=12', 'DEU')).json<{ items: object[] }>().items,
  ).toHaveLength(3)
  expect((await find('postalCode=9998 ZX', 'NLD', 'another')).statusCode).toBe(401)
  expect((await find('postalCode=9998 ZX', 'nl')).statusCode).toBe(400)
})
