import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FaultProxy, openFaultProxy } from './fault-proxy.ts'

const arrived: string[] = []
let target: Server
let proxy: FaultProxy
beforeAll(async () => {
  target = createServer((request, response) => {
    arrived.push(request.url ?? '')
    response.end('answer')
  })
  target.listen(0, '127.0.0.1')
  await once(target, 'listening')
  proxy = await openFaultProxy((target.address() as AddressInfo).port)
})
afterAll(async () => {
  await proxy.close()
  target.closeAllConnections()
  target.close()
})

const ask = async (path: string, signal?: AbortSignal): Promise<string> => {
  const init = { headers: { connection: 'close' }, ...(signal && { signal }) }
  return await (await fetch(`http://127.0.0.1:${proxy.port}/${path}`, init)).text()
}
const outcome = (work: Promise<string>) => work.catch(() => 'broken')

test('undisturbed it only passes on', async () => {
  expect(await ask('plain')).toBe('answer')
  expect(arrived).toContain('/plain')
})

test.each([
  ['reset-before', false],
  ['reset-after', true],
  ['half-close', true],
] as const)('%s: broken for the caller, once; whether it arrived: %s', async (kind, arrives) => {
  proxy.strike({ kind })
  expect(await outcome(ask(kind))).toBe('broken')
  expect(arrived.includes(`/${kind}`)).toBe(arrives)
  expect(await ask('after')).toBe('answer')
})

test('a swallowed reply leaves the client waiting', async () => {
  proxy.strike({ kind: 'drop-answer', when: (sent) => sent.includes('/swallowed') })
  expect(await ask('other')).toBe('answer')
  const patience = new AbortController()
  const waiting = outcome(ask('swallowed', patience.signal))
  await expect.poll(() => arrived.includes('/swallowed')).toBe(true)
  expect(await ask('meanwhile')).toBe('answer')
  patience.abort()
  expect(await waiting).toBe('broken')
})

test('a delayed request arrives', async () => {
  const before = proxy.struck()
  proxy.strike({ kind: 'delay', ms: 20 })
  expect(await ask('late')).toBe('answer')
  expect(proxy.struck()).toBe(before + 1)
})

test('nothing comes through while it is down', async () => {
  proxy.down()
  expect(await outcome(ask('down'))).toBe('broken')
  expect(arrived).not.toContain('/down')
  proxy.up()
  expect(await ask('up')).toBe('answer')
})
