import { moneyOptions, moneyText } from '@camping/editions/money-text.ts'
import { groupPriceLines } from '@camping/contract/group-price-lines.ts'
import { markets, siteCodes } from '@camping/editions/markets.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelBooking, confirmRequest } from '../order/change-booking-state.ts'
import { bookBody, cartBody, usualKinds, type Desk, openDesk } from '../testing/booking-desk.ts'
import * as world from '../testing/booking-world.ts'
import { readPdf } from './testing/read-pdf.ts'
import { type Order, orderAt } from './testing/order-at.ts'

describe.each(usualKinds)('calendar file and document of a booking on %s', (kind) => {
  let desk: Desk
  let order: Order
  let visitors = 0
  beforeAll(async () => {
    desk = await openDesk(kind)
    order = orderAt(desk)
  })
  afterAll(() => desk?.close())

  const get = (cartId: string, file: 'calendar' | 'document', edition = 'alder/nl') =>
    desk.app.inject({
      url: `/api/twenty/v2/${edition}/booking/confirmation/${cartId}/${file}`,
      remoteAddress: `192.0.2.${(visitors += 1)}`,
    })
  const unfolded = (file: string) => file.replaceAll('\r\n ', '')

  describe.each(siteCodes)('in %s', (site) => {
    test('both contain the booking, in the words of the edition, and are not cached', async () => {
      const { booking, cart, edition } = await order(site)
      const calendar = await get(cart.id, 'calendar', edition)
      const day = (date: string) => date.replaceAll('-', '')
      expect(calendar.statusCode).toBe(200)
      expect(calendar.headers).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="${booking.bookingRef}.ics"`,
        'x-robots-tag': 'noindex',
        'x-content-type-options': 'nosniff',
      })
      const file = unfolded(calendar.body)
      expect(file).toContain(`DTSTART;VALUE=DATE:${day(booking.dateFrom)}\r\n`)
      expect(file).toContain('STATUS:CONFIRMED\r\n')
      expect(file).toContain(`URL:https://${site}.alder.example/${site}/booking/confirmation/${cart.id}\r\n`)
      expect(file).not.toMatch(/anna|vries|@example\.org/i)

      const document = await get(cart.id, 'document', edition)
      expect(document.statusCode).toBe(200)
      expect(document.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
        'content-disposition': `inline; filename="${booking.bookingRef}.pdf"`,
        'referrer-policy': 'no-referrer',
      })
      expect(document.rawPayload.length).toBeLessThan(60_000)
      const { text, info } = await readPdf(document.rawPayload)
      expect(info).toMatchObject({ Language: markets[site].languageTag, Author: 'Alder Camping' })
      expect(info['Title']).toContain(booking.bookingRef)
      const money = (minor: number) =>
        moneyText(
          (minor / 100).toLocaleString(markets[site].languageTag, {
            ...moneyOptions,
            currency: booking.currency,
          }),
        ).replace(/\s+/g, ' ')
      const { shopTotal, onSiteTotal } = groupPriceLines(booking.priceLines)
      for (const amount of [
        ...booking.priceLines.map((line) => line.amount),
        shopTotal,
        onSiteTotal,
        booking.total,
        ...booking.paymentRates.map((rate) => rate.amount),
        ...booking.cancellationSteps.map((step) => step.cost),
      ])
        expect(text).toContain(money(amount))
      for (const part of [booking.bookingRef, 'Site 1, Ardèche', 'Anna de Vries', 'Bram', 'Söhne'])
        expect(text).toContain(part)
      expect(text).not.toMatch(/Geheimstraat|612345678|1988|anna\.devries|undefined|[{}]/)
      if (markets[site].messages !== 'en-GB')
        expect(text).not.toMatch(/\b(the|you|your|and|with|stay|booking|nights?|people|price)\b/i)
    })
  })

  test('names are written as they are, whatever their alphabet, and change nothing', async () => {
    const { cart } = await order('de', {
      order: {
        booker: { ...bookBody(1).booker, firstName: 'Đorđe é ß ü à', lastName: 'Ελλάδα </P> (Tj) \\' },
        travellers: [{ firstName: 'Київ Łódź', lastName: 'x' }],
      },
    })
    const { text } = await readPdf((await get(cart.id, 'document', 'alder/de')).rawPayload)
    expect(text).toContain('Đorđe é ß ü à Ελλάδα </P> (Tj) \\')
    expect(text).toContain('Київ Łódź')
  })

  test('follow the booking: requested, confirmed, cancelled', async () => {
    const { cart, booking } = await order('nl', { cart: { accommodationId: world.onRequest } })
    const entry = async () => unfolded((await get(cart.id, 'calendar')).body)
    const title = async () => (await readPdf((await get(cart.id, 'document')).rawPayload)).info['Title']
    const uid = (file: string) => /UID:(.*)/.exec(file)?.[1]
    const first = await entry()
    expect(first).toMatch(/SEQUENCE:0\r\n[\s\S]*STATUS:TENTATIVE/)
    expect(await title()).toContain('Boekingsaanvraag')
    await confirmRequest(desk.db, booking.bookingRef)
    expect(await entry()).toMatch(/SEQUENCE:1\r\n[\s\S]*STATUS:CONFIRMED/)
    expect(await title()).toContain('Boekingsbevestiging')
    await cancelBooking(desk.db, booking.bookingRef)
    const last = await entry()
    expect(last).toMatch(/SEQUENCE:2\r\n[\s\S]*STATUS:CANCELLED/)
    expect(uid(last)).toBe(uid(first))
    expect(await title()).toContain('Geannuleerde boeking')
    const becomes = (change: object) =>
      desk.db.updateTable('bookings').set(change).where('booking_ref', '=', booking.bookingRef).execute()
    await becomes({ ended: 'unpaid' })
    expect(await title()).toContain('Vervallen boeking (niet op tijd betaald)')
    await becomes({ ended: null, declined: 'full' })
    expect(await title()).toContain('Niet-bevestigde aanvraag')
  })

  test('are refused without the cart id', async () => {
    const { cart, booking } = await order('nl')
    const { body: open } = await desk.createCart(cartBody({ date: '2028-03-04' }))
    for (const file of ['calendar', 'document'] as const) {
      for (const [id, edition] of [
        [cart.id, 'alder/de'],
        [cart.id, 'lakeland/nl'],
        ['B'.repeat(22), 'alder/nl'],
        [open.id, 'alder/nl'],
      ] as const) {
        const answer = await get(id, file, edition)
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/problem+json'])
      }
      expect((await get(booking.bookingRef, file)).statusCode).toBe(400)
    }
  })
})
