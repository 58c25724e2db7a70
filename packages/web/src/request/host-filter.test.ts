import type { IncomingMessage } from 'node:http'
import { ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { hostFilter } from './host-filter.ts'
import { fakeApps } from '../testing/fake-apps.ts'

const stage = { local: false, further: ['stage.alder.example'] }
const development = { local: true, further: [] }

function ask(names: typeof stage, hosts: readonly string[], { url = '/uk', from = '203.0.113.1' } = {}) {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: from })
  const request = {
    url,
    method: 'GET',
    headers: { host: hosts[0] },
    rawHeaders: hosts.flatMap((host, index) => [index % 2 === 0 ? 'Host' : 'HOST', host]),
    socket,
    httpVersionMajor: 1,
    httpVersionMinor: 1,
  } as unknown as IncomingMessage
  const response = new ServerResponse(request)
  const passes = hostFilter(fakeApps, names)(request, response)
  return { passes, status: passes ? undefined : response.statusCode, response }
}

describe('names that answer', () => {
  it.each(['uk.alder.example', 'UK.Alder.Example.:443', 'de.lakeland.example', 'stage.alder.example:8443'])(
    '%s, in production',
    (host) => expect(ask(stage, [host]).passes).toBe(true),
  )

  const local = [
    'localhost:3000',
    'lakeland.localhost',
    '127.0.0.1:3000',
    '192.168.1.20',
    '[::1]:3000',
    '[2001:db8::1]',
  ]
  it.each(local)('%s: to everybody in development, in production to this machine alone', (host) => {
    expect(ask(development, [host]).passes).toBe(true)
    expect(ask(stage, [host]).status).toBe(421)
    for (const from of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect(ask(stage, [host], { from }).passes).toBe(true)
  })

  it('any, to a load balancer that checks liveness', () => {
    for (const url of ['/api/health/live', '/api/health/ready'])
      expect(ask(stage, ['10.0.0.7:3000'], { url }).passes).toBe(true)
    expect(ask(stage, ['10.0.0.7:3000'], { url: '/api/health/live/x' }).status).toBe(421)
  })
})

describe('names that do not', () => {
  it.each([
    'evil.example',
    'uk.alder.example.evil.example',
    'uk.alder.example@evil.example',
    'evil-localhost',
    'localhost.evil.example',
    '999.1.1.1',
    '__proto__',
    'a b',
    '',
  ])('%j', (host) => {
    for (const names of [stage, development]) expect(ask(names, [host]).status).toBe(421)
  })

  it('two at once, though both are known', () => {
    expect(ask(stage, ['uk.alder.example', 'uk.alder.example']).status).toBe(400)
    expect(ask(stage, ['uk.alder.example', 'de.alder.example'], { url: '/api/health/live' }).status).toBe(400)
  })

  it('are rejected in the format of the request, uncacheable, with the headers of the host', () => {
    const page = ask(stage, ['evil.example']).response
    expect(page.getHeader('x-content-type-options')).toBe('nosniff')
    const call = ask(stage, ['evil.example'], { url: '/api/x' }).response
    expect(call.getHeader('content-security-policy')).toContain("frame-ancestors 'none'")
  })
})
