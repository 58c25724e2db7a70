import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { fakeHost } from './testing/fake-host.ts'

it('a call of the first version passes what a call of the second passes', async () => {
  const reached: string[] = []
  let late = 0
  const fake = await fakeHost({
    handle: (request, response) => {
      reached.push(request.url ?? '')
      response.end(String(request.headers['x-draft-key'] ?? 'no key'))
    },
    lateness: () => late,
  })
  try {
    await fake.host.listen({ host: '127.0.0.1', port: 0 })
    const { port } = fake.host.server.address() as AddressInfo
    const call = (path: string, init?: RequestInit) =>
      fetch(`http://127.0.0.1:${port}/api/twenty/v1/alder/couk/${path}`, init)
    const draft = `cart/${'c'.repeat(22)}/draft`
    const own = { origin: `http://127.0.0.1:${port}` }
    // The host keeps the key of a draft from scripts, whichever version is called.
    const saved = await call(draft, { method: 'PUT', headers: own })
    expect(saved.headers.get('set-cookie')).toMatch(/^draft=[\w-]{43}; /)
    expect(await saved.text()).toMatch(/^[\w-]{43}$/)
    late = 1001
    expect((await call('search/sites')).status).toBe(503)
    expect(reached).toEqual([`/api/twenty/v2/alder/couk/${draft}`])
  } finally {
    await fake.close()
  }
})
