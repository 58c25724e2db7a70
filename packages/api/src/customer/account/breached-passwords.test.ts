import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { breachedPasswords } from './breached-passwords.ts'

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase()
const known = 'a quiet lake at dawn'

describe('a service of leaked passwords', () => {
  const closing: (() => void)[] = []
  afterEach(() => {
    for (const close of closing.splice(0)) close()
  })

  /** A loaded machine answers late, so only the test of lateness sets a short time-out. */
  async function service(
    answer: (request: IncomingMessage, response: ServerResponse) => void,
    timeoutMs = 60_000,
  ) {
    const requests: IncomingMessage[] = []
    const errors: unknown[] = []
    const server = createServer((request, response) => {
      requests.push(request)
      answer(request, response)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closing.push(() => {
      server.closeAllConnections()
      server.close()
    })
    const { port } = server.address() as AddressInfo
    return {
      requests,
      errors,
      ask: breachedPasswords(`http://127.0.0.1:${port}`, (error) => errors.push(error), timeoutMs),
    }
  }
  const range = (...rows: string[]) => rows.join('\r\n')

  test('learns five characters of a hash and nothing else', async () => {
    const { requests, errors, ask } = await service((_request, response) =>
      response.end(range(`${sha1('something else').slice(5)}:7`, `${sha1(known).slice(5)}:3`)),
    )
    expect(await ask(known)).toBe(true)
    expect(await ask('two bicycles and a kite')).toBe(false)
    expect(requests.map(({ url }) => url)).toEqual(
      [known, 'two bicycles and a kite'].map((one) => `/range/${sha1(one).slice(0, 5)}?mode=sha1`),
    )
    const reported = JSON.stringify(requests.map(({ rawHeaders, url }) => [rawHeaders, url])).toUpperCase()
    for (const secret of [known, sha1(known), sha1(known).slice(5)])
      expect(reported).not.toContain(secret.toUpperCase())
    expect(requests[0]?.headers['add-padding']).toBe('true')
    expect(errors).toEqual([])
  })

  test('rows that only pad the answer count for nothing', async () => {
    const { ask } = await service((_request, response) => response.end(`${sha1(known).slice(5)}:0`))
    expect(await ask(known)).toBe(false)
  })

  test.each([
    ['refuses', (response: ServerResponse) => response.writeHead(503).end(), 60_000],
    ['breaks off', (response: ServerResponse) => response.destroy(), 60_000],
    ['never answers', () => undefined, 50],
  ])('that %s lets the password through and is reported', async (_, answer, timeoutMs) => {
    const { errors, ask } = await service((_request, response) => answer(response), timeoutMs)
    expect(await ask(known)).toBe(false)
    expect(errors.map(String)).toEqual(['Error: The service of leaked passwords gave no answer'])
    // The report contains no password.
    expect(JSON.stringify(errors)).not.toContain(known)
  })
})
