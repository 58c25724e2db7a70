import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { restartable } from './restartable.ts'

let server: Server | undefined
afterEach(() => server?.close())

/** Starts count up; each answers with its number until it is closed. */
async function counting({ failing = new Set<number>() } = {}) {
  let starts = 0
  let ready: Promise<void> | undefined
  const open = new Set<number>()
  const failures: unknown[] = []
  const host = restartable(
    async () => {
      const number = ++starts
      await ready
      if (failing.has(number)) throw new Error(`start ${number}`)
      open.add(number)
      return {
        handle: (_request, response) => void response.end(open.has(number) ? `${number}` : 'closed'),
        close: async () => void open.delete(number),
      }
    },
    (error) => failures.push(error),
  )
  await host.start()
  server = createServer((request, response) => void host.handle(request, response)).listen(0)
  const { port } = server.address() as AddressInfo
  const ask = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/`)
    return { status: response.status, text: await response.text() }
  }
  /** Starts from here on wait for the call of what is returned. */
  const holdStarts = () => {
    let goOn = () => {}
    ready = new Promise((done) => (goOn = done))
    return goOn
  }
  return { host, ask, open, holdStarts, failures, starts: () => starts }
}

test('a request during a restart is answered by what comes', async () => {
  const { host, ask, open, holdStarts } = await counting()
  expect((await ask()).text).toBe('1')
  const goOn = holdStarts()
  const restarted = host.restart()
  const answer = ask()
  await new Promise((done) => setTimeout(done, 50))
  goOn()
  expect((await answer).text).toBe('2')
  expect(await restarted).toBe(true)
  expect([...open]).toEqual([2])
})

test('many changes at once end in one further restart, and only the last one is reported', async () => {
  const { host, ask, starts, open, holdStarts } = await counting()
  const goOn = holdStarts()
  const first = host.restart()
  await vi.waitFor(() => expect(starts()).toBe(2))
  const all = [first, host.restart(), host.restart(), host.restart()]
  goOn()
  const reported = await Promise.all(all)
  expect(reported.filter(Boolean)).toHaveLength(1)
  expect(starts()).toBe(3)
  expect([...open]).toEqual([3])
  expect((await ask()).text).toBe('3')
})

test('a start that fails is shown until the next change mends it', async () => {
  const { host, ask, open, failures } = await counting({ failing: new Set([2]) })
  expect(await host.restart()).toBe(false)
  expect(failures).toEqual([new Error('start 2')])
  const { status, text } = await ask()
  expect(status).toBe(500)
  expect(text).toContain('start 2')
  expect(await host.restart()).toBe(true)
  expect((await ask()).text).toBe('3')
  expect([...open]).toEqual([3])
  await host.close()
  expect([...open]).toEqual([])
})
