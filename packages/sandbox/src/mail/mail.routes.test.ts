import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSandbox } from '../create-sandbox.ts'

const folder = mkdtempSync(join(tmpdir(), 'sandbox-mail-'))

interface Written {
  readonly from?: string
  readonly to?: string
  readonly subject?: string
  readonly minute?: number
  readonly body?: string
}

function write(id: string, { from, to, subject, minute = 0, body }: Written): void {
  const path = join(folder, `${id}.eml`)
  const lines = [
    `From: ${from ?? '"Alder Camping" <hello@uk.alder.example>'}`,
    `To: ${to ?? 'anna@example.org'}`,
    `Subject: ${subject ?? id}`,
    'MIME-Version: 1.0',
    body ?? 'Content-Type: text/plain; charset=utf-8\n\nHello',
  ]
  writeFileSync(path, lines.join('\n'))
  const time = new Date(Date.UTC(2027, 0, 1, 12, minute))
  utimesSync(path, time, time)
}

const both = `Content-Type: multipart/mixed; boundary=outer

--outer
Content-Type: multipart/alternative; boundary=inner

--inner
Content-Type: text/plain; charset=utf-8

Text & more
--inner
Content-Type: text/html; charset=utf-8

<!doctype html><html><body><script>alert(1)</script><a href="http://localhost:3000/uk">Go</a></body></html>
--inner--
--outer
Content-Type: text/html; name="stay.html"
Content-Disposition: attachment; filename="stay/../stay.html"

<script>alert(2)</script>
--outer--
`

let app: FastifyInstance
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'localhost:4000', ...headers } })

beforeAll(async () => {
  write('old', { subject: 'First', minute: 1 })
  write('new', { subject: 'Second <b>', minute: 3, body: both })
  write('park', {
    subject: 'Third',
    minute: 2,
    from: '"Lakeland Parks" <hallo@lakeland.example>',
    to: 'Ben <ben@example.org>',
  })
  writeFileSync(join(folder, 'half.part'), 'Subject: Half a mail')
  app = await createSandbox({ mailFolder: folder })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const subjects = (page: string) => [...page.matchAll(/<span><b>(.*?)<\/b>/g)].map(([, subject]) => subject)

describe('the inbox', () => {
  test('lists mails newest first, complete ones only, and escapes their text', async () => {
    expect(subjects((await get('/sandbox/mail')).body)).toEqual(['Second &lt;b&gt;', 'Third', 'First'])
  })

  test.each([
    ['address=BEN', ['Third']],
    ['address=example.org', ['Second &lt;b&gt;', 'Third', 'First']],
    ['brand=Lakeland+Parks', ['Third']],
    ['brand=Lakeland+Parks&address=anna', []],
    ['address=a&address=b', ['Second &lt;b&gt;', 'Third', 'First']],
  ])('filters by %s', async (query, expected) => {
    expect(subjects((await get(`/sandbox/mail?${query}`)).body)).toEqual(expected)
  })

  test('shows what arrived since', async () => {
    write('later', { subject: 'Fourth', minute: 9 })
    expect(subjects((await get('/sandbox/mail')).body)[0]).toBe('Fourth')
    rmSync(join(folder, 'later.eml'))
    expect(subjects((await get('/sandbox/mail')).body)).toHaveLength(3)
  })

  test.each([
    ['de-CH,de;q=0.9', 'de-CH', 'Jedes Mail, das'],
    ['nl-NL,en;q=0.5', 'nl', 'Elke mail'],
    ['pl, fr;q=0.4, it;q=0.8', 'it', 'Tutte le e-mail'],
    ['pl', 'en-GB', 'Every mail'],
  ])('reads to %s in %s', async (header, language, words) => {
    const { body } = await get('/sandbox/mail', { 'accept-language': header })
    expect(body).toContain(`<html lang="${language}">`)
    expect(body).toContain(words)
  })

  test('is empty, not broken, before there is a folder', async () => {
    const empty = await createSandbox({ mailFolder: join(folder, 'nowhere') })
    const { statusCode, body } = await empty.inject({ url: '/sandbox/mail', headers: { host: 'localhost' } })
    expect([statusCode, subjects(body)]).toEqual([200, []])
    expect(body).toContain('No mail yet')
    await empty.close()
  })
})

describe('one mail', () => {
  test('shows sender, recipient, text and headers, and frames its HTML without rights', async () => {
    const { body } = await get('/sandbox/mail/new')
    for (const part of [
      'Alder Camping &lt;hello@uk.alder.example&gt;',
      'anna@example.org',
      'Text &amp; more',
      'MIME-Version: 1.0',
    ])
      expect(body).toContain(part)
    expect(body).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/)
    expect(body).not.toContain('alert(1)')
  })

  test('prevents scripts of a mail from running wherever its HTML is opened', async () => {
    const { body, headers } = await get('/sandbox/mail/new/html')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/sandbox (?!.*allow-(scripts|same-origin|forms))/)
    expect(policy).not.toContain('script-src')
    expect(body).toMatch(/^<!doctype html><base target="_blank"><html>/)
  })

  test('hands attachments out as downloads only, under a name that is no path', async () => {
    const { headers, body } = await get('/sandbox/mail/new/attachments/0')
    expect(headers['content-type']).toBe('application/octet-stream')
    expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w.%-]+$/)
    expect(headers['content-disposition']).not.toContain('%2F')
    expect(body).toContain('alert(2)')
  })

  test.each([
    '/sandbox/mail/none',
    '/sandbox/mail/..%2Fhalf',
    '/sandbox/mail/half',
    '/sandbox/mail/old/html',
    '/sandbox/mail/new/attachments/1',
    '/sandbox/mail/new/attachments/-1',
    '/sandbox/mail/new/attachments/length',
    '/elsewhere',
  ])('%s is nowhere', async (url) => expect((await get(url)).statusCode).toBe(404))
})

describe('who may read', () => {
  test.each([
    'evil.example',
    'localhost.evil.example',
    'mail.localhost.evil.example:4000',
    'localhost@evil.example',
  ])('the name %j does not lead here', async (host) =>
    expect((await get('/sandbox/mail', { host })).statusCode).toBe(421),
  )
  test.each(['localhost', 'lakeland.localhost:4000', '127.0.0.1:4000', '[::1]:4000'])(
    '%s does',
    async (host) => expect((await get('/sandbox/mail', { host })).statusCode).toBe(200),
  )
})
