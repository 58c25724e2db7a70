import { connect, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { fakeHost } from '../testing/fake-host.ts'
import { usualConnections, type ConnectionLimits } from './bound-connections.ts'

const hosts: Awaited<ReturnType<typeof fakeHost>>[] = []
afterEach(async () => {
  for (const fake of hosts.splice(0)) await fake.close()
})

async function listening(limits: Partial<ConnectionLimits>, trustedProxies = 0) {
  const fake = await fakeHost({ connections: { ...usualConnections, ...limits }, trustedProxies })
  hosts.push(fake)
  await fake.host.listen({ host: '127.0.0.1', port: 0 })
  const port = (fake.host.server.address() as AddressInfo).port
  const open = (localAddress = '127.0.0.1') =>
    connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {})
  return { open, server: fake.host.server }
}

/** All data until the server ends the connection. */
async function heard(socket: Socket): Promise<string> {
  const chunks: string[] = []
  socket.setEncoding('latin1').on('data', (chunk: string) => chunks.push(chunk))
  await once(socket, 'close')
  return chunks.join('')
}
const ask = 'GET /uk/page HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'

test('half a request is ended when its time is over, in its headers and in its body', async () => {
  const { open } = await listening({
    headersTimeout: 100,
    requestTimeout: 200,
    connectionsCheckingInterval: 20,
  })
  const halves = [
    'GET /uk HTTP/1.1\r\nHost: loc',
    'POST /uk/newsletter HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nab',
  ]
  const sockets = halves.map((half) => {
    const socket = open()
    socket.write(half)
    return heard(socket)
  })
  for (const text of await Promise.all(sockets)) expect(text).toContain('HTTP/1.1 408 ')
})

test('idle connections, and those that never read, are closed', async () => {
  const { open } = await listening({ idleTimeout: 100 })
  expect(await heard(open())).toBe('')
})

test('the timeouts are checked every two seconds', () => {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = usualConnections
  expect(headersTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(12_000)
  expect(requestTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(32_000)
})

test('one network has so many connections and no more; others come in, and so does it when one has ended', async () => {
  const { open, server } = await listening({ connectionsPerNetwork: 5 })
  const connected = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
  const occupied = Array.from({ length: 5 }, () => open())
  await expect.poll(connected).toBe(5)
  const refused = open()
  refused.write(ask)
  expect(await heard(refused)).toBe('')
  const other = open('127.0.0.2')
  other.write(ask)
  expect(await heard(other)).toMatch(/^HTTP\/1.1 200 /)
  occupied[0]?.destroy()
  await expect.poll(connected).toBe(4)
  const next = open()
  next.write(ask)
  expect(await heard(next)).toMatch(/^HTTP\/1.1 200 /)
  for (const socket of occupied) socket.destroy()
})

test('behind a proxy all connections are the proxy’s: only their total is bounded', async () => {
  const { open } = await listening({ connectionsPerNetwork: 1, connections: 4 }, 1)
  const occupied = Array.from({ length: 3 }, () => open())
  await Promise.all(occupied.map((socket) => once(socket, 'connect')))
  const more = open()
  more.write(ask)
  expect(await heard(more)).toMatch(/^HTTP\/1.1 200 /)
  for (const socket of occupied) socket.destroy()
})
