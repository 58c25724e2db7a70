import type { BookingConfirmation } from '@camping/contract/booking.schemas.ts'
import { clockText } from '@camping/editions/clock-text.ts'
import { dateText } from '@camping/editions/date-text.ts'
import { moneyOptions, moneyText } from '@camping/editions/money-text.ts'
import { groupPriceLines } from '@camping/contract/group-price-lines.ts'
import { markets, siteCodes, type SiteCode } from '@camping/editions/markets.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  cancelBooking,
  confirmRequest,
  declineRequest,
  declineUnanswered,
} from '../order/change-booking-state.ts'
import { bookBody, cartBody, usualKinds, type Desk, openDesk } from '../testing/booking-desk.ts'
import * as world from '../testing/booking-world.ts'
import { setArrivalInfo } from '../testing/set-arrival-info.ts'
import type { MailMessage } from '../../platform/mail/mail-message.ts'
import { type Order, orderAt } from '../documents/testing/order-at.ts'
import { openPost, type Post } from '../documents/testing/open-post.ts'

const english =
  /\b(the|you|your|and|with|stay|stays|booking|booked|nights?|people|price|paid|travelling|guests)\b/i

/** A date as the edition writes it. */
const written = (options: Intl.DateTimeFormatOptions) => (site: SiteCode, date: string) => {
  const { languageTag } = markets[site]
  const day = new Date(`${date}T12:00:00Z`)
  return dateText(languageTag, day.toLocaleDateString(languageTag, { ...options, timeZone: 'UTC' }))
}
/** 'Sunday, 6 June 2027' */
const day = written({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
/** '6 June 2027' */
const dateOf = written({ dateStyle: 'long' })
const money = (site: SiteCode, minor: number, currency: string) =>
  moneyText((minor / 100).toLocaleString(markets[site].languageTag, { ...moneyOptions, currency }))

/** The text of the HTML as a reader sees it. */
const readable = (html: string) =>
  html
    .replace(/<(head|div style="display:none)[\s\S]*?<\/(head|div)>/g, ' ')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')

describe.each(usualKinds)('mails about bookings on %s', (kind) => {
  let desk: Desk
  let post: Post
  let order: Order
  beforeAll(async () => {
    desk = await openDesk(kind)
    await setArrivalInfo(desk.db)
    post = openPost(desk.db)
    order = orderAt(desk)
  })
  afterAll(() => desk?.close())
  const cartOf = async (ref: string) =>
    (await desk.db.selectFrom('bookings').select('cart_id').where('booking_ref', '=', ref).executeTakeFirst())
      ?.cart_id

  describe.each(siteCodes)('in %s', (site) => {
    let mail: MailMessage
    let booking: BookingConfirmation
    let cartId: string
    beforeAll(async () => {
      const ordered = await order(site)
      booking = ordered.booking
      cartId = ordered.cart.id
      const mails = await post.deliver()
      expect(mails).toHaveLength(1)
      mail = mails[0] as MailMessage
    })

    test('one mail to the booker, in the name of the edition, with what was booked', () => {
      expect(mail).toMatchObject({
        to: 'anna.devries@example.org',
        from: { name: 'Alder Camping', address: `hello@${site}.alder.example` },
      })
      expect(mail.subject).toContain(booking.bookingRef)
      expect(mail.subject).toContain('Site 1')
      for (const body of [mail.text, readable(mail.html)]) {
        for (const part of [
          booking.bookingRef,
          booking.site.name,
          booking.accommodation.name,
          day(site, booking.dateFrom),
          day(site, booking.dateTo),
          'Anna de Vries',
          'Bram',
          `https://${site}.alder.example/${site}/booking/confirmation/${cartId}`,
          `hello@${site}.alder.example`,
          '+44 117 496 0110',
          // Linen is booked, a stove is provided.
          ...['Torch', 'Bridge', 'Barrier', 'Ruoms'].map((word) => `${word} (${markets[site].messages})`),
          clockText(markets[site].languageTag, '15:00'),
          '45.00000, 5.00000',
          'Alder & Söhne "Camping"',
        ])
          expect(body).toContain(part)
        // First names of the other travellers only; no birth date, address or phone of anybody.
        expect(body).not.toMatch(/Sheets|Stove/)
        expect(body).not.toMatch(/Bram de Vries|1988|Geheimstraat|1234 AB|612345678/)
      }
      expect(mail.html).toContain(`lang="${markets[site].languageTag}"`)
    })

    test('the amounts are those of the booking, and they add up', () => {
      const { priceLines, paymentRates, cancellationSteps, currency, total } = booking
      const { shop, onSite, shopTotal, onSiteTotal } = groupPriceLines(priceLines)
      expect(onSite.length, 'the example has on-site costs').toBeGreaterThan(0)
      const expected = [
        ...shop.map(({ amount }) => amount),
        shopTotal,
        ...onSite.map(({ amount }) => amount),
        onSiteTotal,
        total,
        ...paymentRates.map(({ amount }) => amount),
        // The plan ends with the campsite's part and the total.
        onSiteTotal,
        total,
      ].map((minor) => money(site, minor, currency))
      const percents = new Intl.NumberFormat(markets[site].languageTag, { style: 'percent' })
      expect(cancellationSteps.length, 'the terms of cancelling are with it').toBeGreaterThan(1)
      for (const body of [mail.text, readable(mail.html)]) {
        const symbol = currency === 'EUR' ? '€' : currency === 'GBP' ? '£' : 'CHF'
        const amounts = body
          .split('\n')
          .map((line) => line.slice(line.lastIndexOf(': ') + 1).trim())
          // What one of several costs is no amount of its own.
          .filter((text) => !text.includes('×'))
          .filter((text) => /^[^\p{L}]*\d[^\p{L}]*$/u.test(text.replace('CHF', '')) && text.includes(symbol))
        expect(amounts).toEqual(expected)
        // What is paid and what goes back, of each step.
        for (const { percent, cost } of cancellationSteps) {
          expect(body).toContain(`${money(site, cost, currency)} (${percents.format(percent / 100)})`)
          if (cost < shopTotal) expect(body).toContain(money(site, shopTotal - cost, currency))
        }
      }
      expect(shopTotal + onSiteTotal).toBe(total)
      expect(paymentRates.reduce((sum, { amount }) => sum + amount, 0)).toBe(booking.due)
      expect(mail.text).toContain(dateOf(site, paymentRates[1]?.dueDate as string))
    })

    test('every word is the edition’s', () => {
      const content = `${mail.subject}\n${mail.text}\n${readable(mail.html)}`
      expect(content).not.toMatch(/[{}]|undefined|NaN|\b(mail|confirmation|price|shell|checkout)\.[a-z]/)
      if (markets[site].messages !== 'en-GB')
        expect(content.replace(/https?:\S+|\S+@\S+/g, '')).not.toMatch(english)
      if (markets[site].messages === 'de-CH') expect(content).not.toMatch(/ß/)
      expect(mail.subject.length).toBeLessThan(70)
    })
  })

  test('a request, its confirmation and a cancellation: one mail each, however often it is requested', async () => {
    const { booking, cart } = await order('de', { cart: { accommodationId: world.onRequest } })
    const ref = booking.bookingRef
    const [request, ...none] = await post.deliver()
    expect(none).toEqual([])
    expect(request?.subject).toBe(`Ihre Anfrage für Site 2 (${ref})`)
    expect(request?.text).toContain('Bis zur Bestätigung bezahlen Sie nichts')
    expect(request?.text).toContain('Erst damit kommt der Vertrag zustande')

    await Promise.all([1, 2].map(() => confirmRequest(desk.db, ref)))
    const confirmed = await post.deliver()
    expect(confirmed.map(({ subject }) => subject)).toEqual([
      `Site 2 hat Ihren Aufenthalt bestätigt (${ref})`,
    ])
    expect(confirmed[0]?.text).not.toContain('Erst damit kommt der Vertrag zustande')

    await Promise.all([1, 2].map(() => cancelBooking(desk.db, ref)))
    const cancelled = await post.deliver()
    expect(cancelled.map(({ subject }) => subject)).toEqual([`Storniert: Site 2 (${ref})`])
    expect(cancelled[0]?.text).toContain('Sie haben noch nichts bezahlt')
    expect(cancelled[0]?.text).not.toContain('Gesamtpreis')
    expect(await post.deliver()).toEqual([])
    expect(new Set(post.mails.map(({ messageId }) => messageId)).size).toBe(post.mails.length)
    expect(cart.site.name).toBe('Site 2')
  })

  test('a request that was declined: one mail with the reason, the way elsewhere, and no second one', async () => {
    const { booking } = await order('nl', { cart: { accommodationId: world.onRequest } })
    const ref = booking.bookingRef
    await post.deliver()
    await Promise.all([1, 2].map(() => declineRequest(desk.db, ref, 'full')))
    const [mail, ...more] = await post.deliver()
    expect(more).toEqual([])
    expect(mail?.subject).toBe(`Helaas niet beschikbaar: Site 2 (${ref})`)
    expect(mail?.text).toContain('Site 2 heeft in deze periode niets meer beschikbaar.')
    expect(mail?.text).toMatch(
      /https:\/\/nl\.alder\.example\/nl\/\S+\?date=\d{4}-\d\d-\d\d&children=5&children=16/,
    )
    await desk.call('POST', `booking/confirmation/${(await cartOf(ref)) ?? ''}/send`, { body: {} })
    expect((await post.deliver()).map(({ subject }) => subject)).toEqual([mail?.subject])
  })

  test('an unanswered request is declined, and its mail reports it', async () => {
    const { booking } = await order('fr', { cart: { accommodationId: world.onRequest } })
    await sql`update bookings set answer_by = clock_timestamp() where booking_ref = ${booking.bookingRef}`.execute(
      desk.db,
    )
    await declineUnanswered(desk.db)
    // The mail about the request was late: it is not sent after the newer one.
    const mails = await post.deliver()
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Séjour non confirmé\u00A0: Site 2 (${booking.bookingRef})`,
    ])
    expect(mails[0]?.text).toContain('n’a pas répondu à temps')
  })

  test('a cancelled booking that was paid reports it, in the booking’s currency', async () => {
    const { booking, cart } = await order('de-ch')
    const { rows } = await sql<{ id: number }>`select id from bookings where cart_id = ${cart.id}`.execute(
      desk.db,
    )
    await desk.db
      .insertInto('ledger')
      .values({
        booking_id: rows[0]?.id as number,
        kind: 'payment',
        amount: 123_456,
        currency: 'CHF',
        provider: 'test',
        provider_transaction_id: 'paid once',
      } as const)
      .execute()
    await post.deliver()
    await cancelBooking(desk.db, booking.bookingRef)
    const [mail] = await post.deliver()
    expect(mail?.text).toContain(`Wir erstatten ${money('de-ch', 123_456, 'CHF')}`)
    expect(mail?.text).toContain(`Wir erstatten Ihnen: ${money('de-ch', 123_456, 'CHF')}`)
  })

  test('what became of a booking before its mail went out is not contradicted', async () => {
    const { booking } = await order('uk')
    await cancelBooking(desk.db, booking.bookingRef)
    expect((await post.deliver()).map(({ subject }) => subject)).toEqual([
      `Cancelled: Site 1 (${booking.bookingRef})`,
    ])
    const { booking: request } = await order('uk', { cart: { accommodationId: world.onRequest } })
    await confirmRequest(desk.db, request.bookingRef)
    expect((await post.deliver()).map(({ subject }) => subject)).toEqual([
      `Site 2 has confirmed your stay (${request.bookingRef})`,
    ])
  })

  test('a mail server that is down delays the mail; it is the same mail then', async () => {
    const { booking } = await order('nl')
    post.failures.push(new Error('connection refused'))
    expect(await post.deliver()).toEqual([])
    await sql`update outbox set available_at = now() where done_at is null`.execute(desk.db)
    const [late, ...more] = await post.deliver()
    expect([late?.subject, more]).toEqual([`Je boeking: Site 1 (${booking.bookingRef})`, []])
    expect(await post.deliver()).toEqual([])
  })

  test('no booking, no mail: the event is part of the transaction', async () => {
    const { body: cart } = await desk.createCart(cartBody({ date: '2028-02-05' }))
    expect((await desk.book(cart.id, bookBody(cart.total - 1))).status).toBe(409)
    expect(await post.deliver()).toEqual([])
  })

  test('personal data is in no event', async () => {
    const { rows } = await sql<{ text: string }>`select payload::text as text from outbox`.execute(desk.db)
    expect(rows.length).toBeGreaterThan(9)
    for (const { text } of rows) expect(text).not.toMatch(/anna|vries|example\.org|geheim/i)
  })
})
