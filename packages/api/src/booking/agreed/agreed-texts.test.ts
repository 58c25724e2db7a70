import type { CustomerBooking } from '@camping/contract/portal.schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { portalRoutes } from '../../customer/bookings/portal.routes.ts'
import { openSession } from '../../customer/session/open-session.ts'
import { readPdf } from '../documents/testing/read-pdf.ts'
import { sendBookingMail } from '../mails/send-booking-mail.ts'
import type { MailMessage } from '../../platform/mail/mail-message.ts'
import { findTestIdentity } from '../../platform/mail/testing/test-identity.ts'
import { bookBody, cartBody, usualKinds, type Desk, openDesk } from '../testing/booking-desk.ts'
import * as world from '../testing/booking-world.ts'

const sets = ['en-GB', 'de', 'de-CH', 'fr', 'nl', 'nl-BE', 'it']
const inAllSets = (word: string) => Object.fromEntries(sets.map((set) => [set, `${word} in ${set}`]))

/** A page of the house, in all sets. */
const pageOf = (tag: string, word: string) => ({
  tag,
  slug: JSON.stringify(inAllSets(tag)),
  title: JSON.stringify(inAllSets(`${word} title`)),
  blocks: JSON.stringify([
    { heading: inAllSets(`${word} heading`), body: inAllSets(`${word} body\n\n- one\n- two`) },
    { body: inAllSets(`${word} end`) },
  ]),
  position: 1,
})

describe.each(usualKinds)('texts that a booking agreed to on %s', (kind) => {
  let desk: Desk
  let week = 0
  let visitors = 0
  beforeAll(async () => {
    desk = await openDesk(kind, portalRoutes)
  })
  afterAll(() => desk?.close())

  const publish = (tag: string, word: string) => {
    const page = pageOf(tag, word)
    return desk.db
      .insertInto('tagged_pages')
      .values(page)
      .onConflict((conflict) => conflict.column('tag').doUpdateSet(page))
      .execute()
  }
  async function book(edition = 'alder/nl') {
    week += 7
    const date = new Date(Date.UTC(2027, 5, 5 + week)).toISOString().slice(0, 10)
    const { body: cart } = await desk.createCart(cartBody({ accommodationId: world.tent, date }), edition)
    const { body, status } = await desk.book(cart.id, bookBody(cart.total), edition)
    expect(status).toBe(200)
    return { ...body, cartId: cart.id }
  }
  const confirmation = async (cartId: string) =>
    (await desk.call<CustomerBooking>('GET', `booking/confirmation/${cartId}`)).body
  const textsOf = async (cartId: string, edition = 'alder/nl') => {
    const reply = await desk.app.inject({
      url: `/api/twenty/v2/${edition}/booking/confirmation/${cartId}/texts`,
      remoteAddress: `192.0.2.${(visitors += 1) % 250}`,
    })
    return reply.statusCode === 200 ? (await readPdf(reply.rawPayload)).text : reply.statusCode
  }
  async function portal(ref: string) {
    const { id } = await desk.db
      .selectFrom('bookings')
      .select('id')
      .where('booking_ref', '=', ref)
      .executeTakeFirstOrThrow()
    const token = await openSession(desk.db, { brand: 'alder', siteCode: 'nl' }, { bookingId: id })
    const headers = { authorization: `Bearer ${token}` }
    const { body } = await desk.call<CustomerBooking>('GET', `customer-portal/bookings/${ref}`, { headers })
    const file = await desk.app.inject({
      url: `/api/twenty/v2/alder/nl/customer-portal/bookings/${ref}/documents/texts`,
      headers,
      remoteAddress: `192.0.2.${(visitors += 1) % 250}`,
    })
    return { body, status: file.statusCode, file }
  }
  async function mailOf(ref: string): Promise<MailMessage> {
    const row = await desk.db
      .selectFrom('outbox')
      .selectAll()
      .where('dedupe_key', '=', `booking-received:${ref}`)
      .executeTakeFirstOrThrow()
    const sent: MailMessage[] = []
    const send = sendBookingMail({
      db: desk.db,
      findIdentity: findTestIdentity,
      transport: { description: 'memory', send: async (message) => void sent.push(message), close() {} },
    })
    await send({ kind: row.kind, payload: row.payload, dedupeKey: row.dedupe_key } as never)
    return sent[0] as MailMessage
  }

  test('an edition without published texts books, and nothing is shown as agreed', async () => {
    const booking = await book()
    expect(booking.agreedTexts).toEqual([])
    expect(await textsOf(booking.cartId)).toBe(404)
    const { body, status } = await portal(booking.bookingRef)
    expect(body.documents.map(({ kind: of }) => of)).not.toContain('texts')
    expect(status).toBe(404)
  })

  test('stay as they were agreed on page, mail, PDF and in the portal when the catalogue changes', async () => {
    await publish('terms', 'Old terms')
    await publish('privacy', 'Old privacy')
    const booking = await book()
    expect(booking.agreedTexts).toEqual([
      {
        tag: 'terms',
        title: 'Old terms title in nl',
        hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        agreedAt: expect.any(String) as string,
      },
      expect.objectContaining({ tag: 'privacy', title: 'Old privacy title in nl' }),
    ])
    const before = {
      page: await confirmation(booking.cartId),
      texts: await textsOf(booking.cartId),
      mail: await mailOf(booking.bookingRef),
    }
    await publish('terms', 'New terms')
    await publish('privacy', 'New privacy')
    await desk.db
      .updateTable('sites')
      .set({ cancellation_terms: JSON.stringify([{ daysBefore: null, percent: 7 }]) })
      .execute()
    await desk.db
      .updateTable('on_site_costs')
      .set(({ eb }) => ({ amount: eb('amount', '+', 500) }))
      .execute()

    expect(await confirmation(booking.cartId)).toEqual(before.page)
    const mail = await mailOf(booking.bookingRef)
    expect(mail.text).toBe(before.mail.text)
    expect(mail.html).toContain('Old terms title in nl')
    expect(mail.html).toContain(booking.agreedTexts[0]?.hash.slice(0, 12))
    const texts = await textsOf(booking.cartId)
    expect(texts).toBe(before.texts)
    for (const words of [
      'Old terms heading in nl',
      'Old terms body · one · two in nl',
      'Old privacy end in nl',
    ])
      expect(String(texts).replace(/\s+/g, ' ')).toContain(words.replace(/\s+/g, ' '))
    expect(texts).not.toContain('New')
    const { body, file } = await portal(booking.bookingRef)
    expect(body.agreedTexts).toEqual(booking.agreedTexts)
    expect(body.cancellationSteps).toEqual(before.page.cancellationSteps)
    expect(body.paymentRates).toEqual(before.page.paymentRates)
    expect(body.documents.map(({ kind: of }) => of)).toContain('texts')
    expect((await readPdf(file.rawPayload)).text).toBe(texts)

    const next = await book()
    expect(next.agreedTexts[0]).toMatchObject({ title: 'New terms title in nl' })
    expect(next.agreedTexts[0]?.hash).not.toBe(booking.agreedTexts[0]?.hash)
  })

  test('are in the language of the edition, each wording stored once', async () => {
    const german = await book('alder/de')
    const again = await book('alder/de')
    expect(german.agreedTexts[0]).toMatchObject({ title: 'New terms title in de' })
    expect(again.agreedTexts.map(({ hash }) => hash)).toEqual(german.agreedTexts.map(({ hash }) => hash))
    const rows = await desk.db
      .selectFrom('agreed_texts')
      .select(['language', 'title'])
      .where('title', 'like', 'New % in de')
      .execute()
    expect(rows).toHaveLength(2)
    expect(rows[0]?.language).toBe('de-DE')
  })

  test('many first orders under a new wording do not wait for each other', async () => {
    await publish('terms', 'Latest terms')
    const booked = await Promise.all([book(), book(), book(), book()])
    expect(new Set(booked.map(({ agreedTexts }) => agreedTexts[0]?.hash)).size).toBe(1)
  })
})
