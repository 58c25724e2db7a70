import { clockText } from '@camping/editions/clock-text.ts'
import { moneyOptions, moneyText } from '@camping/editions/money-text.ts'
import { markets, siteCodes } from '@camping/editions/markets.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderAt } from '../../booking/documents/testing/order-at.ts'
import { readPdf } from '../../booking/documents/testing/read-pdf.ts'
import { cancelBooking } from '../../booking/order/change-booking-state.ts'
import { type Desk, nextAddress, openDesk } from '../../booking/testing/booking-desk.ts'
import { setArrivalInfo } from '../../booking/testing/set-arrival-info.ts'
import { openSession } from '../session/open-session.ts'
import { portalRoutes } from './portal.routes.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk('pglite', portalRoutes)
  await setArrivalInfo(desk.db)
})
afterAll(() => desk?.close())

test.each(siteCodes)('voucher, invoice and credit note speak the language of %s', async (site) => {
  const { booking } = await orderAt(desk)(site)
  const { languageTag, messages } = markets[site]
  const { id, payable, currency } = await desk.db
    .selectFrom('bookings')
    .select(['id', 'payable', 'currency'])
    .where('booking_ref', '=', booking.bookingRef)
    .executeTakeFirstOrThrow()
  await desk.db
    .insertInto('ledger')
    .values({
      booking_id: id,
      kind: 'payment',
      amount: payable,
      currency,
      provider: 'saferpay',
      provider_transaction_id: `payment-${site}`,
    })
    .execute()
  // The Dutch edition requests them: documents use the words of the booking's edition.
  const token = await openSession(desk.db, { brand: 'alder', siteCode: 'nl' }, { bookingId: id })
  async function read(document: string) {
    const reply = await desk.app.inject({
      url: `/api/twenty/v2/alder/nl/customer-portal/bookings/${booking.bookingRef}/documents/${document}`,
      remoteAddress: nextAddress(),
      headers: { authorization: `Bearer ${token}` },
    })
    expect(reply.statusCode, document).toBe(200)
    const { info, text } = await readPdf(reply.rawPayload)
    expect(info).toMatchObject({ Language: languageTag, Author: 'Alder Camping' })
    return text
  }
  const documents = [await read('voucher'), await read('invoice-1')]
  await cancelBooking(desk.db, booking.bookingRef)
  documents.push(await read('invoice-1'), await read('credit-note-2'))
  const money = (minor: number) =>
    moneyText((minor / 100).toLocaleString(languageTag, { ...moneyOptions, currency })).replace(/\s+/g, ' ')
  for (const document of documents.slice(1)) expect(document).toContain(money(payable))
  expect(documents[0]).toContain(clockText(languageTag, '15:00').replace(/\s/g, ' '))
  const words = documents.join(' ').replaceAll('Register of Teststadt', '')
  expect(words).not.toMatch(/undefined|NaN|[{}]/)
  if (messages !== 'en-GB')
    expect(words).not.toMatch(/\b(the|you|your|and|with|stay|booking|nights?|people|price|paid|invoice)\b/i)
  if (messages === 'de-CH') expect(words.replaceAll('Söhne', '')).not.toContain('ß')
})
