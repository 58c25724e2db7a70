import { buildPath } from '@camping/editions/build-path.ts'
import { textOf } from '../message-text.ts'
import { plainRequest } from '../plain-request.ts'
import { runState } from '../run-state.ts'
import { sessionTokens } from '../signed-in-customer.ts'
import { expect, test } from '../watched-page.ts'
import { openQuiet } from '../steps/quiet-page.ts'

test.use({ drawsPictures: true })

const send = (path: string, options: Parameters<typeof plainRequest>[2] = {}) =>
  plainRequest(runState().address, path, options)
/** A picture that exists, as a page names it. */
const pictureOn = (html: string) => /\/images\/[^"\s]+/.exec(html)?.[0].replaceAll('&amp;', '&') ?? ''

test('every answer has the headers of the host: pages, calls, pictures, files, refusals', async () => {
  const home = await send('/uk')
  const script = /\/_app\/uk\/assets\/[\w.-]+\.js/.exec(home.body)?.[0] ?? ''
  const paths = ['/uk', '/uk/nowhere', '/api/couk/user', '/api/%', '/api/docs', pictureOn(home.body), script]
  for (const path of paths) {
    const { headers, status } = await send(path)
    expect(status, path).toBeLessThan(500)
    expect(headers, path).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.any(String),
      'cross-origin-resource-policy': path.startsWith('/images') ? 'cross-origin' : 'same-origin',
    })
    // Neither a picture nor a script has features or links (decision 385).
    if (path === script || path.startsWith('/images')) continue
    expect(headers, path).toMatchObject({
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': expect.any(String),
    })
  }
})

test('a name of nobody is not served, whatever is requested', async () => {
  for (const path of ['/uk', '/api/couk/user', '/images/x', '/robots.txt', '/policy-reports']) {
    const { status, headers, body } = await send(path, { host: 'evil.example' })
    expect([path, status]).toEqual([path, 421])
    expect(headers['cache-control']).toBe('no-store')
    expect(body).not.toContain('evil')
  }
  expect((await send('/api/health/ready', { host: '10.0.0.7' })).status).toBe(200)
  expect((await send('/uk', { host: 'uk.alder.example' })).status).toBe(200)
})

test('whoever finds a hole reads whom to write to', async () => {
  const { status, body } = await send('/.well-known/security.txt', { host: 'uk.alder.example' })
  expect(status).toBe(200)
  expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m)
  const expires = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
})

test('a password manager is led to the page that sends a new password', async ({ page, watched }) => {
  const t = textOf('uk')
  const { headers } = await send('/.well-known/change-password', { host: 'uk.alder.example' })
  expect(headers.location).toBe('/uk/login?with=password')
  await openQuiet(page, `${runState().address}${headers.location}`)
  await expect(page.getByRole('main')).toContainText(t('login.forgot-password.text'))
  expect(watched.troubles).toEqual([])
})

test('a session of the house brand is none at another brand, and nobody stands before a fault', async () => {
  const { port } = new URL(runState().address)
  const host = `lakeland.localhost:${port}`
  const cookie = `session=${sessionTokens.desktop}; login-type=email`
  expect((await send('/api/couk/user', { headers: { cookie } })).status).toBe(200)
  expect((await send('/api/nl/user', { host, headers: { cookie } })).status).toBe(401)
  for (const name of ['profile', 'myBookings'] as const) {
    const page = await send(buildPath('nl', name), { host, headers: { cookie } })
    expect([page.status, page.headers.location]).toEqual([302, buildPath('nl', 'login')])
    expect(page.headers['set-cookie']?.[0]).toMatch(/^session=; /)
  }
  const login = await send(buildPath('nl', 'login'), { host, headers: { cookie } })
  expect(login.status).toBe(200)
  expect(login.headers['set-cookie']?.[0]).toMatch(/^session=; /)
})
