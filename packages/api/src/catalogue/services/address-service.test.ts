import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addressService } from './address-service.ts'

let server: Server
let url = ''
let seen: URL | undefined
let answer: { status: number; body: string } = { status: 200, body: '{"items":[]}' }
let silent = false
beforeAll(async () => {
  server = createServer((request, response) => {
    seen = new URL(request.url ?? '', 'http://service')
    if (silent) return
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
afterEach(() => {
  silent = false
})

const find = (
  part: Partial<{ country: string; postcode: string; houseNumber: string }> = {},
  timeoutMs = 2_000,
) =>
  addressService({ url, key: 'a-key' }, timeoutMs).find(
    { country: 'NL', postcode: '9998 ZX', houseNumber: '12', ...part },
    'nl-NL',
  )
const finds = (...addresses: object[]) => {
  answer = { status: 200, body: JSON.stringify({ items: addresses.map((address) => ({ address })) }) }
}
const at = (street: string | undefined, city = 'Elzendam', postalCode = '9998ZX') => ({
  street,
  city,
  postalCode,
})

test('requests the postcode in its country, in the language of the edition', async () => {
  finds(at('Kampvuurlaan'))
  expect(await find({ houseNumber: '12;street=x' })).toEqual({ street: 'Kampvuurlaan', city: 'Elzendam' })
  expect(seen?.pathname).toBe('/v1/geocode')
  expect(Object.fromEntries(seen?.searchParams ?? [])).toEqual({
    qq: 'postalCode=9998 ZX;houseNumber=12 street=x',
    in: 'countryCode:NLD',
    lang: 'nl-NL',
    limit: '10',
    apiKey: 'a-key',
  })
})

test('leaves open what differs, and what is only like the postcode', async () => {
  finds(at('Kampvuurlaan'), at('Tentenpad'))
  expect(await find()).toEqual({ street: null, city: 'Elzendam' })
  finds(at(undefined))
  expect(await find()).toEqual({ street: null, city: 'Elzendam' })
  finds(at('Kampvuurlaan', 'Elzendam', '9998 ZY'))
  expect(await find()).toEqual({ street: null, city: null })
  finds()
  expect(await find()).toEqual({ street: null, city: null })
})

test.each([
  [500, '{}'],
  [401, '{}'],
  [200, 'nonsense'],
  [200, '{"items":7}'],
])('fails at an answer of %s %j, without the address in the error', async (status, body) => {
  answer = { status, body }
  const error = await find().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect(String(error) + JSON.stringify((error as Error).cause ?? '')).not.toMatch(/9998|a-key/)
})

test('waits no longer than it may', async () => {
  silent = true
  await expect(find({}, 50)).rejects.toThrow('The address service answered nothing')
})
