import fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PolicyRecord } from './policy-report.ts'
import { receivePolicyReports } from './receive-policy-reports.ts'

const record = vi.fn<(report: PolicyRecord) => void>()
const clock = { now: new Date('2027-03-01T10:00:00Z') }
let app: FastifyInstance

beforeEach(async () => {
  record.mockClear()
  app = fastify()
  await receivePolicyReports(app, { record, now: () => clock.now })
})

let visitors = 0
const report = (body: unknown, type = 'application/reports+json', remoteAddress?: string) => {
  visitors += 1
  return app.inject({
    method: 'POST',
    url: '/policy-reports',
    headers: { 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    remoteAddress: remoteAddress ?? `10.0.${visitors >> 8}.${visitors & 255}`,
  })
}
const violation = (changes: object = {}) => [
  {
    type: 'csp-violation',
    body: {
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.example/x.js?mail=jo@example.org',
      documentURL: 'https://uk.alder.example/uk/profile/my-bookings/5PRAKA9451?token=secret',
      sourceFile: 'https://uk.alder.example/_app/uk/assets/client.js',
      sample: 'Jo Brown',
      ...changes,
    },
  },
]
const recorded = { directive: 'script-src-elem', blocked: 'https://evil.example', page: 'uk bookingDetail' }

describe('a report', () => {
  it('is recorded without personal data: directive, origin and route', async () => {
    expect((await report(violation())).statusCode).toBe(204)
    expect(record.mock.calls).toEqual([[recorded]])
  })

  it('is understood from browsers that send it the older way', async () => {
    const older = {
      'csp-report': {
        'violated-directive': "script-src-elem 'self'",
        'blocked-uri': 'https://evil.example/x.js',
        'document-uri': 'https://uk.alder.example/uk/profile/my-bookings/5PRAKA9451',
      },
    }
    expect((await report(older, 'application/csp-report')).statusCode).toBe(204)
    expect(record.mock.calls).toEqual([[recorded]])
  })

  it.each([
    [{ blockedURL: 'inline' }, { blocked: 'inline' }],
    [{ blockedURL: 'data:text/html,secret' }, { blocked: 'data:' }],
    [{ documentURL: 'https://uk.alder.example/xx/jo@example.org' }, { page: 'elsewhere' }],
    [{ documentURL: 'not an address' }, { page: 'elsewhere' }],
    [{ documentURL: 'https://x.example/uk/a/b/c/d/e/f' }, { page: 'uk unknown' }],
  ])('%j becomes %j', async (changes, part) => {
    await report(violation(changes))
    expect(record.mock.calls).toEqual([[{ ...recorded, ...part }]])
  })

  it.each([
    ['no JSON', '{"csp-report"'],
    ['something else', [{ type: 'deprecation', body: { id: 'x' } }]],
    ['a directive that is none', violation({ effectiveDirective: 'jo@example.org' })],
    ['a blocked thing that is none', violation({ blockedURL: 'Jo Brown' })],
    ['an extension of the browser', violation({ sourceFile: 'moz-extension://1/x.js' })],
    ['another one', violation({ blockedURL: 'chrome-extension://abc/x.js' })],
    ['null', 'null'],
    ['a prototype', '{"__proto__":{"csp-report":{}}}'],
  ])('of %s reveals nothing', async (_, body) => {
    expect((await report(body)).statusCode).toBe(204)
    expect(record).not.toHaveBeenCalled()
  })
})

describe('many reports', () => {
  it('of one kind are recorded once an hour', async () => {
    for (let times = 0; times < 5; times += 1) await report([...violation(), ...violation()])
    expect(record).toHaveBeenCalledTimes(1)
    clock.now = new Date(clock.now.getTime() + 3_600_000)
    await report(violation())
    expect(record).toHaveBeenCalledTimes(2)
  })

  it('of made-up kinds fill no log', async () => {
    for (let kind = 0; kind < 300; kind += 1)
      await report(violation({ blockedURL: `https://x${kind}.example/` }))
    expect(record).toHaveBeenCalledTimes(100)
  })

  it('of one address are refused after twenty in a minute, and those of others are not', async () => {
    const answers = []
    for (let times = 0; times < 22; times += 1)
      answers.push((await report(violation(), undefined, '192.0.2.1')).statusCode)
    expect(answers.filter((status) => status === 204)).toHaveLength(20)
    expect(answers.slice(-2)).toEqual([429, 429])
    expect((await report(violation(), undefined, '192.0.2.2')).statusCode).toBe(204)
  })

  it('in one are no way around a small body', async () => {
    const large = Array.from({ length: 100 }, () => violation()).flat()
    expect((await report(large)).statusCode).toBe(413)
    expect((await report('a=b', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
    expect(record).not.toHaveBeenCalled()
  })
})
