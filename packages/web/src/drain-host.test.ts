import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { fakeHost } from './testing/fake-host.ts'

const inFlight = 100

test('F65: closing answers all accepted requests, ends keep-alive connections, and accepts nothing new', async () => {
  const finish: (() => void)[] = []
  const { host, close } = await fakeHost({
    handle: (_request, response) => void finish.push(() => response.end('answered')),
  })
  await host.listen({ host: '127.0.0.1', port: 0 })
  const { port } = host.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const ask = (path: string): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, agent }, (answer) => {
        answer.resume().on('end', () => resolve(answer))
      }).on('error', reject)
    })

  // An idle keep-alive connection, of which a load balancer has many.
  const first = ask('/api/first')
  await expect.poll(() => finish.length).toBe(1)
  finish.shift()?.()
  expect((await first).statusCode).toBe(200)

  const accepted = Array.from({ length: inFlight }, (_, index) => ask(`/api/${index}`))
  await expect.poll(() => finish.length).toBe(inFlight)
  const closed = close()
  await expect
    .poll(() =>
      ask('/api/late').then(
        () => 'answered',
        () => 'refused',
      ),
    )
    .toBe('refused')
  for (const answer of finish) answer()
  const answers = await Promise.all(accepted)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  expect(new Set(answers.map(({ headers }) => headers.connection))).toEqual(new Set(['close']))
  await closed
  agent.destroy()
})
