import type { LinkedRequest } from '@camping/contract/mail-links.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { receptionWebhook } from '@camping/contract/reception-webhook.schemas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MailMessage } from '../../platform/mail/mail-message.ts'
import { cancelBooking, confirmRequest, declineUnanswered } from '../order/change-booking-state.ts'
import { databaseKinds } from '../testing/booking-desk.ts'
import * as world from '../testing/booking-world.ts'
import { receptionMailKind } from '../log/announce-to-reception.ts'
import { openReceptionDesk, type ReceptionDesk } from './testing/reception-desk.ts'

describe.each(databaseKinds)('what a campsite learns of its bookings on %s', (kind) => {
  let desk: ReceptionDesk
  beforeAll(async () => {
    desk = await openReceptionDesk(kind)
  })
  afterAll(() => desk?.close())
  beforeEach(() => desk.begin())

  test('nothing where nobody wants to know, and only what is set', async () => {
    await desk.db.deleteFrom('receptions').execute()
    await desk.book()
    await desk.db
      .insertInto('receptions')
      .values({ site_id: 1, messages: 'fr', email: 'a@b.example' })
      .execute()
    await desk.book()
    const { rows } = await sql<{ kind: string }>`
      select kind from outbox where kind like 'reception-%'`.execute(desk.db)
    expect(rows).toEqual([{ kind: receptionMailKind }])
  })

  test('a new booking: in the language of the campsite, with what it needs and no more', async () => {
    const booking = await desk.book()
    await desk.sendMails()
    await desk.sendWebhooks()
    const [mail, ...others] = desk.mails
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: 'reception@site-1.example',
      subject: expect.stringMatching(
        new RegExp(`^Nuova prenotazione ${booking.bookingRef}, \\w+ \\d`),
      ) as string,
    })
    for (const part of [
      'Site 1',
      'Anna de Vries',
      'Bram de Vries',
      'Graag in de schaduw',
      '5, 16',
      '2 adulti',
    ])
      expect(mail?.text).toContain(part)
    const all = `${mail?.text} ${JSON.stringify(desk.receiver.deliveries)}`
    expect(all).not.toMatch(/Geheimstraat|612345678|anna\.devries|1988|Zwolle|saferpay|bambora/)
    expect(receptionWebhook.shape.data.parse(desk.receiver.deliveries[0]?.data)).toMatchObject({
      bookingRef: booking.bookingRef,
      brand: 'alder',
      edition: 'nl',
      state: 'confirmed',
      reason: null,
      answerBy: null,
      site: { slug: 'site-1', name: 'Site 1' },
      dateFrom: booking.dateFrom,
      dateTo: booking.dateTo,
      party: { adults: 2, childAges: [5, 16] },
      guests: { booker: 'Anna de Vries', travellers: ['Bram de Vries'] },
      remarks: 'Graag in de schaduw',
      onSite: { amount: booking.total - booking.due, currency: 'EUR' },
    })
    expect(desk.types()).toEqual([`booking.confirmed ${booking.bookingRef}`])
  })

  test('changed and cancelled: in their order, each once; of several changes the mail reports the last', async () => {
    const { bookingRef: ref } = await desk.book()
    await desk.changeExtras(ref, 2)
    await desk.changeExtras(ref, 3)
    await desk.sendMails()
    await desk.sendWebhooks()
    expect(desk.mails.map(({ subject }) => subject.split(' ').slice(0, 2).join(' '))).toEqual([
      'Nuova prenotazione',
      `Prenotazione ${ref}`,
    ])
    expect(desk.mails[1]?.text).toMatch(/linen \(it\): 3/)
    await Promise.all([1, 2].map(() => cancelBooking(desk.db, ref)))
    await desk.sendMails()
    await desk.sendWebhooks()
    expect(desk.mails.map(({ subject }) => subject)[2]).toMatch(new RegExp(`^Prenotazione ${ref} annullata`))
    expect(desk.mails).toHaveLength(3)
    expect(desk.types()).toEqual(
      ['confirmed', 'changed', 'changed', 'cancelled'].map((one) => `booking.${one} ${ref}`),
    )
    expect(desk.receiver.deliveries[3]?.data).toMatchObject({ state: 'cancelled', reason: 'cancelled' })
  })

  test('a mail that waited until its booking was cancelled does not call it new', async () => {
    const { bookingRef: ref } = await desk.book()
    await desk.changeExtras(ref, 4)
    await cancelBooking(desk.db, ref)
    await desk.sendMails()
    expect(desk.mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('annullata')])
  })

  const linkOf = (mail: MailMessage | undefined) =>
    /https:\/\/it\.alder\.example\/it\/answer\?step=request&token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const read = (token: string, edition = 'alder/it') =>
    desk.call<LinkedRequest & Problem>('GET', `site-requests/${token}`, { edition })
  const answer = (token: string, body: object, edition = 'alder/it') =>
    desk.call<{ state: string } & Problem>('POST', `site-requests/${token}`, { edition, body })
  async function requested() {
    const booking = await desk.book({ accommodationId: world.onRequest })
    await desk.sendMails()
    const token = linkOf(desk.mails.at(-1))
    expect(token).not.toBe('')
    return { booking, token, ref: booking.bookingRef }
  }

  test('a request is answered with the link of its mail, without names before', async () => {
    const { token, ref } = await requested()
    expect(desk.mails[0]?.subject).toMatch(/^In attesa di risposta: richiesta/)
    expect(desk.mails[0]?.text).not.toMatch(/Anna|Bram/)
    expect(desk.mails[0]?.headers).toBeUndefined()
    const { body } = await read(token)
    expect(body).toMatchObject({ bookingRef: ref, party: { adults: 2, childAges: [5, 16] } })
    expect(JSON.stringify(body)).not.toMatch(/Anna|Bram/)
    expect((await read(token, 'lakeland/nl')).status, 'of another brand').toBe(410)
    expect((await read('no-such-token-0123456789')).status).toBe(410)
    expect((await answer(token, { answer: 'perhaps' })).status).toBe(400)

    expect(await answer(token, { answer: 'confirm' })).toMatchObject({
      status: 200,
      body: { state: 'confirmed' },
    })
    expect((await answer(token, { answer: 'decline' })).status, 'single use').toBe(410)
    await desk.sendMails()
    expect(desk.mails.at(-1)?.subject).toMatch(/^Nuova prenotazione/)
    expect(desk.mails.at(-1)?.text).toContain('Anna de Vries')
  })

  test('a decline has its reason, and its campsite gets no mail about it', async () => {
    const { token, ref } = await requested()
    expect((await answer(token, { answer: 'decline', reason: 'full' })).body).toEqual({ state: 'declined' })
    const before = desk.mails.length
    await desk.sendMails()
    await desk.sendWebhooks()
    expect(desk.mails).toHaveLength(before)
    expect(desk.types()).toEqual([`booking.requested ${ref}`, `booking.cancelled ${ref}`])
    expect(desk.receiver.deliveries[1]?.data).toMatchObject({ reason: 'full', guests: null })
  })

  test('after its time a request has no link, and the campsite learns that it has ended', async () => {
    const { token, ref } = await requested()
    await sql`update bookings set answer_by = clock_timestamp() where booking_ref = ${ref}`.execute(desk.db)
    await sql`update booking_links set expires_at = clock_timestamp() where purpose = 'answer'`.execute(
      desk.db,
    )
    expect((await answer(token, { answer: 'confirm' })).status).toBe(410)
    await declineUnanswered(desk.db)
    await desk.sendMails()
    expect(desk.mails.at(-1)?.subject).toBe(`Richiesta ${ref} scaduta senza risposta`)
  })

  test('F143: two links, the operator and the guest answer one request at once: one answer, one outcome', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { token, ref } = await requested()
      const outcomes = await Promise.all([
        answer(token, { answer: 'confirm' }).then(({ status }) => status),
        answer(token, { answer: 'decline', reason: 'full' }).then(({ status }) => status),
        confirmRequest(desk.db, ref).then((isDone) => (isDone ? 200 : 409)),
      ])
      expect(outcomes.filter((status) => status === 200)).toHaveLength(1)
      expect(outcomes.filter((status) => status !== 200).every((status) => [409, 410].includes(status))).toBe(
        true,
      )
      const { rows } = await sql<{ kind: string }>`
        select kind from outbox where payload ->> 'bookingRef' = ${ref}
          and kind in ('booking-confirmed', 'booking-declined')`.execute(desk.db)
      expect(rows).toHaveLength(1)
    }
  })
})
