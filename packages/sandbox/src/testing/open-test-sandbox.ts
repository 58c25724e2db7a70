import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { startSandbox } from '../start-sandbox.ts'
import type { StartSandboxOptions } from '../start-sandbox.ts'
import { sandboxCustomer } from './sandbox-customer.ts'

/** A shop that records incoming requests and answers as configured. */
export interface TestShop {
  readonly origin: string
  /** Paths with query, in order of arrival. */
  readonly calls: string[]
  /** Status of the next answers; the last one repeats. */
  statuses: number[]
}

async function openShop(): Promise<{ shop: TestShop; server: Server }> {
  const calls: string[] = []
  const shop = { origin: '', calls, statuses: [200] }
  const server = createServer((request, response) => {
    calls.push(request.url ?? '')
    const status = shop.statuses.length > 1 ? shop.statuses.shift() : shop.statuses[0]
    response.writeHead(status ?? 200, status === 302 ? { location: '/elsewhere' } : {}).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  shop.origin = `http://localhost:${(server.address() as { port: number }).port}`
  return { shop, server }
}

/** A running sandbox with a shop, a customer and the test interface. */
export async function openTestSandbox(options: Partial<StartSandboxOptions> = {}) {
  const { shop, server } = await openShop()
  const sandbox = await startSandbox({ port: 0, serveQueue: false, ...options })
  const admin = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${sandbox.origin}/sandbox/api/${path}`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.status === 204 ? undefined : response.json()
  }
  return {
    origin: sandbox.origin,
    shop,
    customer: sandboxCustomer(sandbox.origin),
    admin,
    advance: (seconds: number) => admin('POST', 'clock', { advanceSeconds: seconds }),
    async close() {
      await sandbox.close()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

export type TestSandbox = Awaited<ReturnType<typeof openTestSandbox>>
