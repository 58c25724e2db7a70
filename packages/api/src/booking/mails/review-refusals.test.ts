import type { Problem } from '@camping/contract/problem.schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MailMessage } from '../../platform/mail/mail-message.ts'
import { findTestIdentity } from '../../platform/mail/testing/test-identity.ts'
import { mailLinksRoutes } from '../reception/mail-links.routes.ts'
import { bookBody, cartBody, databaseKinds, type Desk, openDesk } from '../testing/booking-desk.ts'
import * as world from '../testing/booking-world.ts'
import { sendStayOver } from './send-stay-over.ts'

describe.each(databaseKinds)('no more requests for reviews on %s', (kind) => {
  let desk: Desk
  let week = 0
  beforeAll(async () => {
    desk = await openDesk(kind, mailLinksRoutes)
  })
  afterAll(() => desk?.close())

  async function stayed(email: string, edition = 'alder/nl'): Promise<number> {
    week += 1
    const date = new Date(Date.UTC(2027, 4, 29 + 7 * week)).toISOString().slice(0, 10)
    const { body: cart } = await desk.createCart(cartBody({ accommodationId: world.tent, date }), edition)
    const body = bookBody(cart.total) as { booker: object }
    const booked = await desk.book(cart.id, { ...body, booker: { ...body.booker, email } }, edition)
    expect(booked.status, JSON.stringify(booked.body)).toBe(200)
    const row = await desk.db
      .updateTable('bookings')
      .set({ state: 'completed' })
      .where('booking_ref', '=', booked.body.bookingRef)
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  }
  async function mailOf(bookingId: number, brand = 'alder'): Promise<MailMessage | undefined> {
    const sent: MailMessage[] = []
    await sendStayOver({
      db: desk.db,
      findIdentity: findTestIdentity,
      transport: { description: 'memory', send: async (one) => void sent.push(one), close() {} },
    })({ payload: { bookingId, brand, siteCode: 'nl' }, dedupeKey: `stay-over:${bookingId}` } as never)
    return sent[0]
  }
  const tokenOf = (mail: MailMessage | undefined) =>
    /step=reviews&token=([\w-]+)/.exec(mail?.headers?.['list-unsubscribe'] ?? '')?.[1] ?? ''
  const refuse = (token: string, edition = 'alder/nl') =>
    desk.call<{ status: string } & Problem>('POST', 'review-mails/refuse', { edition, body: { token } })

  test('one click ends them for this address and brand, whatever its spelling, and again changes nothing', async () => {
    const [first, second] = [await stayed('Ada@Example.org'), await stayed('ada@example.ORG')]
    const mail = await mailOf(first)
    expect(mail?.headers).toEqual({
      'list-unsubscribe': expect.stringMatching(
        /^<https:\/\/nl\.alder\.example\/nl\/answer\?step=reviews&token=[\w-]{43}>$/,
      ) as string,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    })
    expect(mail?.text).toContain(tokenOf(mail))
    expect((await refuse(tokenOf(mail), 'lakeland/nl')).status, 'a link of another brand').toBe(410)
    expect(await mailOf(second), 'not refused yet').toBeDefined()

    for (const _ of [1, 2])
      expect(await refuse(tokenOf(mail))).toMatchObject({ status: 200, body: { status: 'refused' } })
    expect(await mailOf(second)).toBeUndefined()
    expect(await mailOf(await stayed('another@example.org'))).toBeDefined()
    const rows = await desk.db.selectFrom('review_refusals').select(['brand', 'email']).execute()
    expect(rows).toEqual([{ brand: 'alder', email: 'ada@example.org' }])
  })

  test('a link ends, and what it stored stays', async () => {
    const mail = await mailOf(await stayed('eve@example.org'))
    await sql`update booking_links set expires_at = clock_timestamp()`.execute(desk.db)
    const answer = await refuse(tokenOf(mail))
    expect([answer.status, answer.body.type]).toEqual([410, 'link-ended'])
    expect((await refuse('no-such-token-0123456789')).status).toBe(410)
    expect((await refuse('odd token')).status).toBe(400)
    expect(await mailOf(await stayed('eve@example.org'))).toBeDefined()
  })
})
