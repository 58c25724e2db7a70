import { messageLimits } from '@camping/contract/limits.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { markets, siteCodes } from '@camping/editions/markets.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPost, type Post } from '../../booking/documents/testing/open-post.ts'
import { usualKinds } from '../../booking/testing/booking-desk.ts'
import { nodemailerMessage } from '../../platform/mail/nodemailer-message.ts'
import { openPortalDesk, type PortalBooking, type PortalDesk } from '../bookings/testing/portal-desk.ts'
import { openSession } from '../session/open-session.ts'
import { messageRoutes } from './message.routes.ts'

const words = 'May we arrive at ten in the evening?'

describe.each(usualKinds)('messages to the service desk on %s', (kind) => {
  let desk: PortalDesk
  let post: Post
  beforeAll(async () => {
    desk = await openPortalDesk(kind, messageRoutes)
    post = openPost(desk.db)
  })
  afterAll(() => desk?.close())

  /** A booking whose mails are delivered. */
  async function booked(): Promise<PortalBooking> {
    const booking = await desk.book()
    await post.deliver()
    return booking
  }
  const write = (booking: PortalBooking, text: string, more: { token?: string; edition?: string } = {}) =>
    desk.call<{ status: string } & Problem>('POST', `customer-portal/bookings/${booking.ref}/message`, {
      headers: { authorization: `Bearer ${more.token ?? booking.asBooking}` },
      body: { text },
      ...(more.edition ? { edition: more.edition } : {}),
    })
  const emailOf = async ({ id }: PortalBooking) =>
    (await desk.db.selectFrom('bookings').select('email').where('id', '=', id).executeTakeFirstOrThrow())
      .email
  const stored = ({ id }: PortalBooking) =>
    desk.db.selectFrom('booking_messages').selectAll().where('booking_id', '=', id).orderBy('id').execute()

  test('goes to the desk of the booking’s edition, which answers the guest, and is acknowledged', async () => {
    const booking = await booked()
    const email = await emailOf(booking)
    const { status, body } = await write(booking, words)
    expect([status, body]).toEqual([200, { status: 'sent' }])
    const [toDesk, toGuest, ...more] = await post.deliver()
    expect(more).toEqual([])
    expect(toDesk).toMatchObject({
      from: { address: 'hello@nl.alder.example' },
      to: 'hello@nl.alder.example',
      replyTo: { address: email },
      headers: { 'auto-submitted': 'no' },
    })
    expect(toDesk?.subject).toContain(booking.ref)
    for (const part of [words, booking.ref, email]) expect(toDesk?.text).toContain(part)
    // The desk's mail contains nothing that opens a booking.
    expect(toDesk?.text).not.toMatch(/https?:/)
    expect(toGuest).toMatchObject({ to: email, from: { address: 'hello@nl.alder.example' } })
    expect(toGuest?.replyTo).toBeUndefined()
    expect(toGuest?.text).toContain(`https://nl.alder.example/nl/profiel/boeking/${booking.ref}`)
    expect(await stored(booking)).toMatchObject([
      { actor_role: 'customer', actor_id: null, subject_kind: 'booking', customer_id: null, text: words },
    ])
  })

  test('repeats the words to an address that was proved, and to no other', async () => {
    const booking = await booked()
    await write(booking, words)
    const [, unproved] = await post.deliver()
    expect(unproved?.text).not.toContain(words)
    await write(booking, words, { token: booking.asCustomer })
    const [, proved] = await post.deliver()
    expect(proved?.text).toContain(words)
    await desk.db
      .updateTable('bookings')
      .set({ email: 'somebody.else@example.org', customer_id: booking.customerId })
      .where('id', '=', booking.id)
      .execute()
    await write(booking, `${words} Please.`, { token: booking.asCustomer })
    const [, foreign] = await post.deliver()
    expect(foreign?.to).toBe('somebody.else@example.org')
    expect(foreign?.text).not.toContain(words)
  })

  test('an agent may write, and is named in the record and to both sides', async () => {
    const booking = await booked()
    const agent = await desk.db
      .insertInto('agents')
      .values({ brand: 'alder', name: 'Kim Jones' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const edition = { brand: 'alder', siteCode: 'nl' } as const
    const token = await openSession(desk.db, edition, { customerId: booking.customerId, agentId: agent.id })
    expect((await write(booking, words, { token })).status).toBe(200)
    const mails = await post.deliver()
    expect(mails.map(({ text }) => text.includes('Kim Jones'))).toEqual([true, true])
    expect(await stored(booking)).toMatchObject([{ actor_role: 'agent', actor_id: agent.id }])
    const { action } = await desk.db
      .selectFrom('agent_actions')
      .select('action')
      .where('agent_id', '=', agent.id)
      .executeTakeFirstOrThrow()
    expect(action).toBe('POST customer-portal/bookings/{bookingId}/message')
  })

  test('a double click or a repeat after a lost reply is one message', async () => {
    const booking = await booked()
    const answers = await Promise.all([1, 2, 3].map(() => write(booking, words)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await write(booking, `  ${words}\u200b\n`)).status).toBe(200)
    expect(await post.deliver()).toHaveLength(2)
    expect(await stored(booking)).toHaveLength(1)
    // A day later the same words are a new question.
    await sql`update booking_messages set at = at - interval '25 hours' where booking_id = ${booking.id}`.execute(
      desk.db,
    )
    expect((await write(booking, words)).status).toBe(200)
    expect(await post.deliver()).toHaveLength(2)
  })

  test('a mail that failed is sent again, once, under the same id', async () => {
    const booking = await booked()
    post.failures.push(new Error('421 busy'))
    await write(booking, words)
    expect(await post.deliver()).toHaveLength(1)
    await sql`update outbox set available_at = clock_timestamp() where done_at is null`.execute(desk.db)
    expect(await post.deliver()).toHaveLength(1)
    expect(await post.deliver()).toEqual([])
  })

  test('ten a day about one booking, twenty of one account', async () => {
    const ask = async (booking: PortalBooking, times: number, token?: string) => {
      const answers = []
      for (let at = 0; at < times; at += 1)
        answers.push(await write(booking, `${words} ${at}`, token ? { token } : {}))
      return answers
    }
    const first = await booked()
    const token = first.asCustomer
    const answers = await ask(first, 11, token)
    expect(answers.slice(0, 10).every(({ status }) => status === 200)).toBe(true)
    expect(answers[10]).toMatchObject({ status: 429, body: { type: 'too-many-requests' } })
    const wait = Number(answers[10]?.headers['retry-after'])
    expect(wait).toBeGreaterThan(86_000)
    expect(wait).toBeLessThanOrEqual(86_400)
    // Another session of the same booking shares its limit; another booking of the account has its own.
    expect((await ask(first, 1)).map(({ status }) => status)).toEqual([429])
    const [second, third] = [await booked(), await booked()]
    await desk.db
      .updateTable('bookings')
      .set({ customer_id: first.customerId })
      .where('id', 'in', [second.id, third.id])
      .execute()
    expect((await ask(second, 10, token)).map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect((await ask(third, 1, token)).map(({ status }) => status)).toEqual([429])
    expect((await ask(third, 1)).map(({ status }) => status)).toEqual([200])
    await post.deliver()
  })

  const { min, max } = messageLimits
  test.each([
    ['nothing', ''],
    ['spaces', '      '],
    ['too little', 'x'.repeat(min - 1)],
    ['nothing that can be seen', '\u200b\u00ad\ufeff\u2060'.repeat(40)],
    ['a turned direction', `${words} \u202eevil`],
    ['NUL', `${words}\u0000`],
    ['half a character', `${words}\ud83d`],
    ['too much', 'x'.repeat(max + 1)],
  ])('%s is no message', async (_, text) => {
    const booking = await booked()
    expect((await write(booking, text)).status).toBe(400)
    expect(await stored(booking)).toEqual([])
  })

  test('is plain text without invisible characters, and cannot inject a header', async () => {
    const booking = await booked()
    const nasty = 'Hello\r\nBcc: all@example.org\r\n\r\n\r\n\r\n<b>bold</b> \u200eevil'
    await desk.db
      .updateTable('bookings')
      .set({ first_name: 'A\r\nBcc: all@example.org', last_name: 'B"<x@example.org>' })
      .where('id', '=', booking.id)
      .execute()
    await write(booking, nasty)
    expect((await stored(booking))[0]?.text).toBe('Hello\nBcc: all@example.org\n\n<b>bold</b> evil')
    const [toDesk] = await post.deliver()
    if (!toDesk) throw new Error('No mail')
    expect(toDesk.html).not.toContain('<b>bold')
    expect(toDesk.html).toContain('&lt;b&gt;bold&lt;/b&gt;')
    expect(toDesk.subject).not.toMatch(/\r|\n/)
    const { createTransport } = await import('nodemailer')
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
    const { message } = await composer.sendMail(nodemailerMessage(toDesk))
    const head = (message as Buffer).toString().split('\n\n', 1)[0] ?? ''
    expect(head).not.toMatch(/^bcc:/im)
    expect(head.match(/^reply-to:/gim)).toHaveLength(1)
  })

  test('is erased with the personal data', async () => {
    const booking = await booked()
    await write(booking, words)
    await desk.db.deleteFrom('booking_messages').where('booking_id', '=', booking.id).execute()
    expect(await post.deliver()).toEqual([])
  })

  test.each(siteCodes)('is acknowledged in the words of the edition it was written in: %s', async (site) => {
    const booking = await booked()
    const edition = `alder/${markets[site].apiLocale}`
    await write(booking, words, { token: booking.asCustomer, edition })
    const [toDesk, toGuest] = await post.deliver()
    expect(toDesk?.to).toBe('hello@nl.alder.example')
    expect(toGuest?.from.address).toBe(`hello@${site}.alder.example`)
    expect(toGuest?.html).toContain(`lang="${markets[site].languageTag}"`)
    expect(toGuest?.text).toContain(`https://${site}.alder.example/${site}/`)
    for (const mail of [toDesk, toGuest]) {
      expect(`${mail?.subject}\n${mail?.text}`).not.toMatch(/[{}]|undefined|NaN|Invalid|\bmail\.[a-z]/)
      expect(mail?.subject.length).toBeLessThan(90)
    }
    if (markets[site].messages === 'de-CH') expect(toGuest?.text).not.toMatch(/ß/)
  })
})
