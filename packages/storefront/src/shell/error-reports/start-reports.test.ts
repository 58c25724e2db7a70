import { consentCookie, writeConsent } from '@camping/core/consent/consent.rules.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { createStore } from '@camping/core/store/create-store.ts'
import { addBreadcrumb, captureException, getCurrentScope } from '@sentry/browser'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { collectEarlyErrors, earlyErrors } from '../../kit/error-reports/early-errors.browser.ts'
import { saveConsent } from '../../kit/consent/saved-consent.browser.ts'
import { writeCookie } from '../../kit/routing/read-cookie.browser.ts'
import { startReports } from './start-reports.browser.ts'

/** A service that takes envelopes, and remembers everything of each request. */
const received: string[] = []
let service: Server

const personal = {
  name: 'Wilhelmina Vandersteen',
  mail: 'wilhelmina@example.org',
  token: 'qX9dPz3kTn7wLm2vRb8sYh4cJf6gUa1e',
  card: '4111 1111 1111 1111',
  reference: '5PRAKA9451',
  phone: '+31 6 1234 5678',
  street: 'Oeverpad',
}
const secrets = [
  ...Object.values(personal),
  'Wilhelmina',
  'Vandersteen',
  '41111111',
  '1234 5678',
  'example.org',
  'x-secret',
]

const sent = () => received.join('\n')
const events = () =>
  received
    .flatMap((body) => body.split('\n'))
    .flatMap((line): Record<string, unknown>[] => (line.startsWith('{') ? [JSON.parse(line)] : []))
    .filter((one) => 'exception' in one || 'transaction' in one)
const arrived = (count: number) => vi.waitFor(() => expect(events()).toHaveLength(count), 5000)

const agreed = writeConsent(['statistics'], '2026-11-21')
const store = createStore({
  fetch: () => Promise.reject(new Error('no')),
  origin: '',
  brand: 'alder',
  apiLocale: 'couk',
})

beforeAll(async () => {
  // No document of this test is chosen for times or a recording.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  service = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      if (request.method === 'POST')
        received.push(`${request.url} ${JSON.stringify(request.headers)}`, ...body.split('\n'))
      response
        .writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'application/json' })
        .end('{}')
    })
  })
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
  const { port } = service.address() as AddressInfo
  document.body.innerHTML = `<script type="application/json" id="boot" data-reports="http://key@localhost:${port}/1 r1 development alder uk"></script>`
  window.history.replaceState(
    null,
    '',
    `${buildPath('uk', 'bookingDetail', { bookingId: personal.reference })}?token=${personal.token}`,
  )
  document.cookie = `name=${personal.name}`
})
afterAll(() => {
  writeCookie(consentCookie.name, '', 0)
  service.closeAllConnections()
  service.close()
})
afterEach(() => void received.splice(0))

describe('without consent', () => {
  it('errors are counted, and nothing leaves', async () => {
    const load = vi.fn()
    collectEarlyErrors(load)
    for (let count = 0; count < 15; count += 1)
      window.dispatchEvent(
        new ErrorEvent('error', { error: new Error(`Early ${personal.name}`), message: 'x' }),
      )
    expect(load).toHaveBeenCalledTimes(1)
    expect(earlyErrors).toHaveLength(10)
    startReports(store)
    expect(earlyErrors).toHaveLength(10)
    expect(received).toEqual([])
  })
})

describe('with consent to statistics', () => {
  it('reports the early errors first, without anything personal', async () => {
    earlyErrors.splice(1)
    writeCookie(consentCookie.name, agreed, 1000)
    startReports(store)
    await arrived(1)
    expect(events()[0]).toMatchObject({
      release: 'r1',
      environment: 'development',
      tags: { area: 'page', kind: 'mount', edition: 'uk', brand: 'alder' },
    })
    expect(earlyErrors).toHaveLength(0)
  })

  it('reports an error with its type, its place and its known words', async () => {
    const failure = new TypeError(`Cannot read properties of undefined (reading '${personal.name}')`)
    window.dispatchEvent(new ErrorEvent('error', { error: failure, message: failure.message }))
    await arrived(1)
    const [event] = events()
    expect(event).toMatchObject({
      tags: { kind: 'error', edition: 'uk', route: 'bookingDetail' },
      exception: { values: [{ type: 'TypeError', value: 'Cannot read properties of undefined (reading …' }] },
    })
    expect(JSON.stringify(event)).toContain('lineno')
  })

  it('lets nothing personal leave, wherever it stands', async () => {
    const scope = getCurrentScope()
    scope.setUser({ email: personal.mail, username: personal.name, ip_address: '192.0.2.7' })
    scope.setExtra('card', personal.card)
    scope.setContext('booking', { reference: personal.reference, phone: personal.phone })
    scope.setTag('customer', personal.name)
    scope.setTag('route', `/uk/portal/${personal.reference}?token=${personal.token}`)
    scope.setFingerprint([personal.token])
    scope.addAttachment({ filename: 'form.txt', data: personal.card })
    addBreadcrumb({
      category: 'navigation',
      message: personal.street,
      data: { to: `/x?token=${personal.token}` },
    })
    scope.addBreadcrumb({ category: 'console', message: personal.name })
    const cause = new Error(`Street ${personal.street}`)
    const failure = Object.assign(
      new Error(
        `${personal.name} ${personal.mail} token=${personal.token} ${personal.card} ${personal.reference} ${personal.phone} /a?q=x-secret`,
        { cause },
      ),
      { name: personal.name, customer: personal.name },
    )
    failure.stack = `${personal.name}: x\n    at ${personal.name} (https://uk.alder.example/x-secret?token=${personal.token}:1:2)\n    at pay (https://uk.alder.example/_app/uk/assets/client-a1.js?token=${personal.token}:1:2)`
    captureException(failure)
    window.dispatchEvent(
      Object.assign(new Event('unhandledrejection'), {
        reason: { customer: personal.name, mail: personal.mail },
      }),
    )
    await arrived(2)
    for (const secret of secrets) expect(sent(), secret).not.toContain(secret)
    // Within a random name of an event four digits mean nothing.
    expect(sent()).not.toMatch(/(?<![\da-f])4111(?![\da-f])/)
    expect(sent()).not.toMatch(/cookie|referer|authorization|breadcrumbs|"user"|"request"|"extra"|192\.0\.2/i)
    expect(sent()).toContain('app:///_app/uk/assets/client-a1.js')
  })

  it('stops when consent is taken back, and leaves out errors of extensions', async () => {
    const failure = new Error('extension')
    failure.stack = 'Error: extension\n    at x (chrome-extension://abc/content.js:1:2)'
    window.dispatchEvent(new ErrorEvent('error', { error: failure, message: 'x' }))
    saveConsent([], '2026-11-21')
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('after'), message: 'x' }))
    saveConsent(['statistics'], '2026-11-21')
    window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('again'), message: 'x' }))
    await arrived(1)
    expect(sent()).toContain('RangeError')
  })
})
