import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { markets, siteCodes } from '@camping/editions/markets.ts'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LastingFailure } from '../jobs/outbox-handler.ts'
import { unsubscribeHeaders } from './unsubscribe-headers.ts'
import { composeMail } from './compose-mail.ts'
import { folderTransport } from './folder-transport.ts'
import type { MailIdentity } from './mail-identity.ts'
import type { MailMessage } from './mail-message.ts'
import { messageIdOf } from './message-id.ts'
import { smtpTransport } from './smtp-transport.ts'
import { findTestIdentity } from './testing/test-identity.ts'

const content = {
  subject: 'Grüße & <mehr>',
  preview: 'Vorschau',
  heading: 'Schöne "Ferien" <b>',
  paragraphs: ['Tom & Co. <script>alert(1)</script>'],
  button: { text: 'Ja', href: 'https://uk.alder.example/uk/newsletter?step=confirm&token=abc' },
  notes: ['Klein'],
  footerLink: { text: 'Abmelden', href: 'https://uk.alder.example/uk/newsletter?step=leave&token=def' },
}

function messageTo(to: string, changes: Partial<MailMessage> = {}): MailMessage {
  const identity = findTestIdentity('alder', 'de') as MailIdentity
  return {
    messageId: messageIdOf('event:1', identity.email),
    from: { name: identity.displayName, address: identity.email },
    to,
    ...composeMail(identity, content),
    headers: unsubscribeHeaders(content.footerLink.href),
    ...changes,
  }
}

const parse = (source: Buffer | string) => new PostalMime().parse(source)

describe('composeMail', () => {
  test('has the same content in HTML and in text, and escapes in HTML only', () => {
    const { html, text } = composeMail(findTestIdentity('alder', 'de') as MailIdentity, content)
    expect(html).toContain('Tom &amp; Co. &lt;script&gt;')
    expect(html).not.toContain('<script')
    expect(html).toContain('token=abc')
    expect(html).toContain('step=confirm&amp;token=abc')
    expect(html).toContain('lang="de-DE"')
    expect(html).toContain('Alder &amp; Söhne &quot;Camping&quot;')
    expect(html).toMatch(/bgcolor="#1F4D3A"[^>]*>/)
    expect(html).not.toMatch(/<(img|link|script|style)\b/)
    for (const part of [content.heading, ...content.paragraphs, content.button.href, 'Klein', 'Abmelden'])
      expect(text).toContain(part)
  })
})

describe('the design of a mail', () => {
  const identity = findTestIdentity('lakeland', 'nl') as MailIdentity
  const htmlOf = (changes: Partial<MailIdentity>) => composeMail({ ...identity, ...changes }, content).html

  test('a card has the name on the ground, a band on the brand’s colour, a letter no frame', () => {
    const name = (html: string) => /<td ([^>]*)>Lakeland Parks<\/td>/.exec(html)?.[1] ?? ''
    expect(htmlOf({})).toBe(htmlOf({ layout: 'card' }))
    expect(name(htmlOf({}))).toContain('color:#0B4F6C')
    expect(name(htmlOf({}))).not.toContain('bgcolor')
    const band = htmlOf({ layout: 'band' })
    expect(name(band)).toContain('bgcolor="#0B4F6C"')
    expect(name(band)).toContain(`color:${identity.colours.onBrand}`)
    expect(band).toContain('border-radius:4px 4px 0 0')
    const letter = htmlOf({ layout: 'letter' })
    expect(letter).not.toContain(identity.colours.ground)
    expect(letter).not.toContain(`border:1px solid ${identity.colours.line}`)
  })

  test('the logo stands beside the name, or has it as its text', () => {
    const src = 'https://nl.lakeland.example/_app/white-label/logo-mail.png'
    const beside = htmlOf({ logo: { src, width: 34, containsName: false } })
    expect(beside).toMatch(
      /<img src="[^"]*logo-mail.png" width="34" height="34" alt=""[^>]*><span[^>]*>Lakeland Parks</,
    )
    const alone = htmlOf({ logo: { src, width: 120, containsName: true } })
    expect(alone).toContain('width="120" height="34" alt="Lakeland Parks"')
    expect(alone).not.toContain('>Lakeland Parks<')
  })
})

describe.each(siteCodes)('the mail to confirm in %s', (site) => {
  const identity = findTestIdentity('alder', site) as MailIdentity
  const keys = ['subject', 'preview', 'heading', 'text', 'button', 'validity', 'notYou', 'leave']

  test('is in the words of the edition, without gaps', () => {
    const words = keys.map((key) => identity.text(`mail.newsletter.${key}`, { brand: 'Alder Camping' }))
    for (const word of words) {
      expect(word).toBeTruthy()
      expect(word).not.toMatch(/[{}]/)
    }
    expect(words[0]).toContain('Alder Camping')
    expect(words[0]?.length).toBeLessThan(60)
    if (markets[site].messages !== 'en-GB') expect(words[4]).not.toMatch(/offers/)
  })
})

describe('mails as files', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'mails-')), 'mail')
  afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

  test('can be read back whole, and the same mail twice is one file', async () => {
    const transport = folderTransport(folder)
    await transport.send(messageTo('anna@example.org'))
    await transport.send(messageTo('anna@example.org'))
    transport.close()
    const files = readdirSync(folder)
    expect(files).toHaveLength(1)
    const mail = await parse(readFileSync(join(folder, files[0] as string)))
    expect(mail.subject).toBe(content.subject)
    expect(mail.from).toMatchObject({ name: 'Alder Camping', address: 'hello@de.alder.example' })
    expect(mail.to).toMatchObject([{ address: 'anna@example.org' }])
    expect(mail.messageId).toMatch(/^<[0-9a-f]{40}@de\.alder\.example>$/)
    expect(mail.html).toContain('Schöne')
    expect(mail.text).toContain('token=abc')
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]))
    expect(headers).toMatchObject({
      'list-unsubscribe': `<${content.footerLink.href}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
    })
  })

  test('neither recipient nor subject can add a header', async () => {
    const transport = folderTransport(folder)
    await transport.send(
      messageTo('anna@example.org\r\nBcc: eve@example.org', {
        messageId: messageIdOf('event:2', 'hello@de.alder.example'),
        subject: 'Hello\r\nBcc: eve@example.org',
      }),
    )
    for (const file of readdirSync(folder)) {
      const mail = await parse(readFileSync(join(folder, file)))
      expect(mail.bcc ?? []).toEqual([])
    }
  })
})

describe('mails through a server', () => {
  const received: string[] = []
  let url = ''
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const refusal = { 'gone@example.org': 550, 'later@example.org': 451 }[address]
      done(refusal ? Object.assign(new Error(`${address} is refused`), { responseCode: refusal }) : null)
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`
  })
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

  test('arrive as they were written', async () => {
    const transport = smtpTransport(url)
    await transport.send(messageTo('anna@example.org'))
    transport.close()
    const mail = await parse(received[0] as string)
    expect([mail.subject, mail.to?.[0]?.address]).toEqual([content.subject, 'anna@example.org'])
  })

  test('a refused recipient is a lasting failure, a busy server is not', async () => {
    const transport = smtpTransport(url)
    await expect(transport.send(messageTo('gone@example.org'))).rejects.toBeInstanceOf(LastingFailure)
    const busy = await transport.send(messageTo('later@example.org')).catch((error: unknown) => error)
    expect(busy).toBeInstanceOf(Error)
    expect(busy).not.toBeInstanceOf(LastingFailure)
    transport.close()
  })

  test('go to another machine encrypted or not at all, unless explicitly configured otherwise', async () => {
    // The same server under an address that does not count as this machine.
    const elsewhere = url.replace('127.0.0.1', '0.0.0.0')
    const before = received.length
    const strict = smtpTransport(elsewhere)
    const refused = await strict.send(messageTo('anna@example.org')).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Error)
    expect(refused).not.toBeInstanceOf(LastingFailure)
    expect(received).toHaveLength(before)
    strict.close()
    const plain = smtpTransport(elsewhere, { withoutTls: true })
    await plain.send(messageTo('anna@example.org'))
    expect(received).toHaveLength(before + 1)
    plain.close()
  })

  test('a server that is not there is not a lasting failure', async () => {
    const transport = smtpTransport('smtp://127.0.0.1:1')
    const failure = await transport.send(messageTo('anna@example.org')).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(LastingFailure)
    transport.close()
  })

  test.each(['nonsense', 'http://mail.example', 'smtp://'])('%s is not an address of one', (wrong) =>
    expect(() => smtpTransport(wrong)).toThrow(/SMTP_URL/),
  )
})
