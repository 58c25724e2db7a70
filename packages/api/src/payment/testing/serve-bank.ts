import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FakeBank } from './fake-bank.ts'

/** The bank behind HTTP, in the test's process: its state survives the death of the process that calls it. */
export async function serveBank(bank: FakeBank) {
  let interception: { operation: string; act: () => unknown } | undefined

  const server = createServer((request, response) => {
    void answer(request).then(
      async (reply) => response.writeHead(reply.status).end(await reply.text()),
      // An error thrown by the doubles is a broken connection.
      () => request.socket.resetAndDestroy(),
    )
  })

  async function answer(request: IncomingMessage): Promise<Response> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts).toString()
    const reply = await bank.fetch(`http://${request.headers.host}${request.url}`, { method: 'POST', body })
    if (interception && bank.state.calls.at(-1)?.operation === interception.operation) {
      const { act } = interception
      interception = undefined
      await act()
      throw new Error('The answer is lost')
    }
    return reply
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    /** When this operation is next executed, calls `act` and drops the answer. */
    loseAnswer(operation: string, act: () => unknown = () => {}) {
      interception = { operation, act }
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Settings that lead to a bank at this port. */
export const bankAddresses = (port: number) => ({
  PAYMENT_BAMBORA_URL: `http://127.0.0.1:${port}/epay`,
  PAYMENT_SAFERPAY_URL: `http://127.0.0.1:${port}/saferpay/api`,
})
