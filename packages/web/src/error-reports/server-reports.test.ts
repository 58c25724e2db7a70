import { describe, expect, it } from 'vitest'
import type { ReportPlaces } from './report-places.ts'
import { openServerReports } from './server-reports.ts'

const places = (server: string | undefined): ReportPlaces => ({
  release: 'r1',
  stage: 'development',
  server,
  browsers: () => undefined,
})
const dsn = 'http://sandbox@localhost:4000/2'

function service(answer: () => Promise<Response> = async () => new Response('{}')) {
  const sent: string[] = []
  const fetch = (async (url: string, { headers, body }: RequestInit) => {
    sent.push(
      `${url} ${JSON.stringify(headers)} ${typeof body === 'string' ? body : new TextDecoder().decode(body as Uint8Array)}`,
    )
    return answer()
  }) as typeof globalThis.fetch
  return { sent, fetch }
}

const secrets = {
  name: 'Wilhelmina',
  mail: 'w@example.org',
  token: 'qX9dPz3kTn7wLm2vRb8sYh4cJf6gUa1e',
  card: '4111111111111111',
  reference: '5PRAKA9451',
}

describe('the server', () => {
  it('reports an error with its place, and nothing personal of it', async () => {
    const { sent, fetch } = service()
    const reports = openServerReports(places(dsn), { fetch })
    const failure = Object.assign(
      new Error(
        `Booking ${secrets.reference} of ${secrets.name} <${secrets.mail}> ${secrets.card} ${secrets.token}`,
        {
          cause: Object.assign(new Error(`insert into x values ('${secrets.name}')`), {
            detail: secrets.mail,
          }),
        },
      ),
      { customer: secrets },
    )
    reports.failure(failure, {
      area: 'api',
      route: 'POST cart/{id}/book',
      brand: 'alder',
      edition: 'uk',
      status: '500',
    })
    await reports.close()
    const all = sent.join('\n')
    expect(sent).toHaveLength(1)
    expect(all).toContain('http://localhost:4000/api/2/envelope/')
    expect(all).toContain('"route":"POST cart/{id}/book"')
    expect(all).toContain('"release":"r1"')
    expect(all).toContain('app:///packages/web/src/error-reports/server-reports.test.ts')
    for (const secret of Object.values(secrets)) expect(all).not.toContain(secret)
    expect(all).not.toMatch(/server_name|"vars"|context_line|insert into/)
  })

  it('times one request of twenty, and does not compute the place of the others', async () => {
    const { sent, fetch } = service()
    let computed = 0
    let turn = 0
    const reports = openServerReports(places(dsn), { fetch, random: () => (turn++ % 20) / 20 })
    for (let count = 0; count < 40; count += 1)
      reports.timing(() => {
        computed += 1
        return { area: 'page', route: 'home', edition: 'uk', brand: 'alder' }
      }, 12)
    await reports.close()
    expect([computed, sent.length]).toEqual([2, 2])
    expect(sent[0]).toContain('"transaction":"home"')
  })

  it('reports one fault sixty times a minute at most', async () => {
    const { sent, fetch } = service()
    const reports = openServerReports(places(dsn), { fetch })
    for (let count = 0; count < 100; count += 1)
      reports.failure(new Error(`fault ${count}`), { area: 'job', status: String(count) })
    await reports.close()
    expect(sent.length).toBeLessThanOrEqual(60)
    expect(sent.length).toBeGreaterThan(0)
  })

  it('goes on when the service refuses or hangs', async () => {
    const { fetch } = service(() => Promise.reject(new Error('no answer')))
    const reports = openServerReports(places(dsn), { fetch })
    reports.failure(new Error('one'), { area: 'process' })
    await expect(reports.close()).resolves.toBeUndefined()
  })

  it('reports nothing without an address', async () => {
    const { sent, fetch } = service()
    const reports = openServerReports(places(undefined), { fetch })
    reports.failure(new Error('one'), { area: 'process' })
    reports.timing(() => ({ area: 'page' }), 1)
    await reports.close()
    expect(sent).toEqual([])
  })
})
