import type { Problem } from '@camping/contract/problem.schemas.ts'
import type { User } from '@camping/contract/session.schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cleanDatabase } from '../../clean-database.ts'
import { mailHandlers } from '../../start-jobs.ts'
import { outboxJob } from '../../platform/jobs/work-outbox.ts'
import { bookBody, usualKinds } from '../../booking/testing/booking-desk.ts'
import type { MailMessage } from '../../platform/mail/mail-message.ts'
import { findTestIdentity } from '../../platform/mail/testing/test-identity.ts'
import { openPortalDesk, type PortalBooking } from '../bookings/testing/portal-desk.ts'
import { profileRoutes } from '../profile/profile.routes.ts'
import { messageRoutes } from '../message/message.routes.ts'
import { openSession } from '../session/open-session.ts'
import { hashToken } from '../../platform/session/session-token.ts'
import { bookingCodeRoutes } from './booking-code.routes.ts'

type Answer = Partial<Problem> & { sentTo?: string; triesLeft?: number; minutes?: number }

describe.each(usualKinds)('a session by reference on %s', (kind) => {
  let desk: Awaited<ReturnType<typeof openPortalDesk>>
  let booking: PortalBooking
  beforeAll(async () => {
    desk = await openPortalDesk(kind, [...bookingCodeRoutes, ...profileRoutes, ...messageRoutes])
  })
  afterAll(() => desk?.close())
  beforeEach(async () => {
    const booked = await desk.book()
    booking = { ...booked, asBooking: await enter(booked.id) }
    await deliver()
  })

  const enter = (bookingId: number) => openSession(desk.db, { brand: 'alder', siteCode: 'nl' }, { bookingId })

  async function deliver(): Promise<MailMessage[]> {
    const sent: MailMessage[] = []
    const transport = {
      description: 'a list',
      send: async (mail: MailMessage) => void sent.push(mail),
      close: () => undefined,
    }
    const job = outboxJob({
      db: desk.db,
      handlers: mailHandlers({ db: desk.db, findIdentity: findTestIdentity, transport }),
      onParked: (_event, reason) => {
        throw new Error(String(reason))
      },
    })
    const { signal } = new AbortController()
    while (await job.run(signal)) continue
    return sent
  }
  const send = (token = booking.asBooking) => desk.ask<Answer>('POST', booking, { path: '/code', token })
  const check = (code: string, token = booking.asBooking) =>
    desk.ask<Answer>('POST', booking, { path: '/code/check', body: { code }, token })
  /** The code of the one waiting mail. */
  async function mailed(): Promise<string> {
    const mails = await deliver()
    expect(mails).toHaveLength(1)
    const [mail] = mails
    const { email } = await desk.db
      .selectFrom('bookings')
      .select('email')
      .where('id', '=', booking.id)
      .executeTakeFirstOrThrow()
    expect(mail?.to).toBe(email)
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(mail?.subject).toBe(`Je code: ${code}`)
    return code
  }
  /** Resets the throttle, so that the next code may be sent at once. */
  const aMinuteLater = () => desk.db.deleteFrom('throttles').execute()
  const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  async function cancel(token = booking.asBooking) {
    const quote = await desk.ask<{ cost: number; refund: number }>('POST', booking, {
      path: '/cancel/quote',
      token,
    })
    const { cost: acceptedCost, refund: acceptedRefund } = quote.body
    return await desk.ask<Answer>('POST', booking, {
      path: '/cancel',
      token,
      body: { idempotencyKey: 'k'.repeat(24), acceptedCost, acceptedRefund },
    })
  }
  const state = async () =>
    (
      await desk.db
        .selectFrom('bookings')
        .select('state')
        .where('id', '=', booking.id)
        .executeTakeFirstOrThrow()
    ).state

  test('cancels, names travellers and changes extras with a code from the mailbox alone', async () => {
    const changes = [
      () => cancel(),
      () => desk.ask<Answer>('PUT', booking, { path: '/participants', body: { persons: named } }),
      () =>
        desk.ask<Answer>('PUT', booking, { path: '/extras', body: { extras: [], acceptedDifference: 0 } }),
    ]
    const named = (
      await desk.ask<{ persons: object[] }>('GET', booking, { path: '/participants' })
    ).body.persons.map((person) => ({ ...person, role: undefined, age: undefined }))
    for (const change of changes) {
      const { status, body } = await change()
      expect([status, body.type]).toEqual([403, 'code-needed'])
    }
    expect(await state()).toBe('confirmed')
    const sent = await send()
    expect([sent.status, sent.body.sentTo]).toEqual([200, 'g…@example.org'])
    expect((await check(await mailed())).status).toBe(200)
    for (const change of changes.toReversed()) expect((await change()).status).toBe(200)
    expect(await state()).toBe('cancelled')
  })

  test('an account needs no code, and gets none', async () => {
    expect((await send(booking.asCustomer)).status).toBe(404)
    expect((await cancel(booking.asCustomer)).status).toBe(200)
  })

  test('a code works once, in its session, and the proof expires', async () => {
    await send()
    const code = await mailed()
    const other = await enter(booking.id)
    expect((await check(code, other)).body.type).toBe('code-ended')
    expect((await check(` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
    expect((await check(code)).body.type).toBe('code-ended')
    expect((await cancel(other)).body.type).toBe('code-needed')
    await desk.db
      .updateTable('sessions')
      .set({ proved_until: sql<Date>`clock_timestamp() - interval '1 second'` })
      .where('token_hash', '=', hashToken(booking.asBooking))
      .execute()
    expect((await cancel()).body.type).toBe('code-needed')
  })

  test('of two at once with the right code one is let in', async () => {
    await send()
    const code = await mailed()
    const statuses = (await Promise.all([check(code), check(code)])).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 410])
  })

  test('five wrong tries end a code, the right one too; a code that is too old as well', async () => {
    await send()
    const code = await mailed()
    const left: unknown[] = []
    for (let tried = 0; tried < 5; tried += 1) {
      const { status, body } = await check(otherThan(code))
      left.push([status, body.type, body.triesLeft])
    }
    expect(left).toEqual([
      [400, 'code-wrong', 4],
      [400, 'code-wrong', 3],
      [400, 'code-wrong', 2],
      [400, 'code-wrong', 1],
      [410, 'code-ended', undefined],
    ])
    expect((await check(code)).body.type).toBe('code-ended')
    await aMinuteLater()
    await send()
    const next = await mailed()
    const { left: seconds } = await desk.db
      .selectFrom('session_codes')
      .select(sql<number>`extract(epoch from expires_at - clock_timestamp())::int`.as('left'))
      .where('session_hash', '=', hashToken(booking.asBooking))
      .executeTakeFirstOrThrow()
    expect(seconds).toBeLessThanOrEqual(600)
    await desk.db
      .updateTable('session_codes')
      .set({ expires_at: sql<Date>`clock_timestamp() - interval '1 second'` })
      .execute()
    expect((await check(next)).body.type).toBe('code-ended')
  })

  test('a new code ends the one before; within a minute none is sent', async () => {
    await send()
    const first = await mailed()
    expect((await send()).status).toBe(200)
    expect(await deliver()).toEqual([])
    await aMinuteLater()
    await send()
    const second = await mailed()
    expect((await check(first)).status).toBe(400)
    expect((await check(second)).status).toBe(200)
  })

  test('sends six codes an hour and accepts thirty attempts a day, across all sessions', async () => {
    const sent: number[] = []
    for (let number = 0; number < 7; number += 1) sent.push((await send(await enter(booking.id))).status)
    expect(sent).toEqual([200, 200, 200, 200, 200, 200, 429])
    const statuses: number[] = []
    for (let number = 0; number < 31; number += 1)
      statuses.push((await check('000000', await enter(booking.id))).status)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 410), 429])
  })

  test('the database has a code nowhere, and lets old ones go', async () => {
    await send()
    const code = await mailed()
    const stored = JSON.stringify([
      await desk.db.selectFrom('session_codes').selectAll().execute(),
      await desk.db.selectFrom('outbox').select(['payload', 'dedupe_key']).execute(),
    ])
    expect(stored).not.toMatch(new RegExp(`\\b${code}\\b`))
    await desk.db
      .updateTable('session_codes')
      .set({ expires_at: sql<Date>`clock_timestamp() - interval '1 second'` })
      .execute()
    await cleanDatabase(desk.db)
    expect(await desk.db.selectFrom('session_codes').selectAll().execute()).toEqual([])
  })

  test('gets no street, house number, postcode or telephone from any call', async () => {
    const { booker } = bookBody(1) as { booker: Record<string, string> }
    const secrets = ['street', 'houseNumber', 'postcode', 'phoneNumber', 'phonePrefix'].map(
      (key) => booker[key] ?? '',
    )
    const about = `/api/twenty/v2/alder/nl/customer-portal/bookings`
    const read = async (url: string) => {
      const reply = await desk.app.inject({
        url,
        headers: { authorization: `Bearer ${booking.asBooking}` },
      })
      expect([url, reply.statusCode]).toEqual([url, 200])
      return reply
    }
    const who = await read('/api/nl/user')
    expect(who.json<User>()).toMatchObject({ type: 'booking_id', phone: null, address: null })
    const paths = ['', `/${booking.ref}`, `/${booking.ref}/participants`, `/${booking.ref}/extras`]
    const replies = [who, ...(await Promise.all(paths.map((path) => read(about + path))))]
    for (const { body } of replies)
      // As whole words: a house number is part of many an amount.
      for (const secret of secrets) expect(body).not.toMatch(new RegExp(`"${secret.replace('+', '\\+')}"`))
    for (const { body } of replies) expect(body).not.toContain('Geheimstraat')
  })
})
