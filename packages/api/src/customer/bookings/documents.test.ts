import { groupPriceLines } from '@camping/contract/group-price-lines.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '../../booking/documents/testing/read-pdf.ts'
import { cancelBooking, confirmRequest } from '../../booking/order/change-booking-state.ts'
import { usualKinds, nextAddress } from '../../booking/testing/booking-desk.ts'
import * as world from '../../booking/testing/booking-world.ts'
import { setArrivalInfo } from '../../booking/testing/set-arrival-info.ts'
import { openPortalDesk, type PortalBooking, type PortalDesk } from './testing/portal-desk.ts'

describe.each(usualKinds)('documents of a customer’s booking on %s', (kind) => {
  let desk: PortalDesk
  beforeAll(async () => {
    desk = await openPortalDesk(kind)
    await setArrivalInfo(desk.db)
  })
  afterAll(() => desk?.close())

  const open = ({ ref, asBooking }: { ref: string; asBooking: string }, id: string, token = asBooking) =>
    desk.app.inject({
      url: `/api/twenty/v2/alder/nl/customer-portal/bookings/${ref}/documents/${id}`,
      remoteAddress: nextAddress(),
      headers: { authorization: `Bearer ${token}` },
    })
  const read = async (booking: PortalBooking, id: string, token?: string) => {
    const reply = await open(booking, id, token)
    expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200)
    return await readPdf(reply.rawPayload)
  }
  const ids = async (booking: PortalBooking) => (await desk.own(booking)).documents.map(({ id }) => id)
  const invoices = (bookingId: number) =>
    desk.db
      .selectFrom('invoices')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .orderBy('position')
      .execute()
  const owed = (booking: PortalBooking) => groupPriceLines(booking.confirmation.priceLines).shopTotal
  const euro = (minor: number) =>
    (minor / 100)
      .toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' })
      .replace(/\s+/g, ' ')
      .replace('-', '−')
  /** Numbers of all companies and years, with their gaps. */
  async function gaps() {
    const rows = await desk.db
      .selectFrom('invoices')
      .select(['company', 'year', 'number', 'issued_on'])
      .execute()
    const series = await desk.db.selectFrom('invoice_series').selectAll().execute()
    return series.flatMap(({ company, year, last_number: last }) => {
      const given = rows.filter((row) => row.company === company && row.year === year)
      const numbers = given.map(({ number }) => number).toSorted((a, b) => a - b)
      return JSON.stringify(numbers) === JSON.stringify(Array.from({ length: last }, (_, i) => i + 1))
        ? []
        : [{ company, year, numbers }]
    })
  }

  test('there is what the booking’s state allows, and nothing else can be opened', async () => {
    const asked = await desk.book({ cart: { accommodationId: world.onRequest } })
    expect(await ids(asked)).toEqual(['confirmation'])
    for (const id of ['invoice-1', 'voucher', 'credit-note-2'])
      expect((await open(asked, id)).statusCode, id).toBe(404)
    await confirmRequest(desk.db, asked.ref)
    expect(await ids(asked)).toEqual(['confirmation', 'invoice-1'])
    expect((await open(asked, 'voucher')).statusCode, 'not paid').toBe(404)
    await desk.pay(asked, owed(asked) - 1)
    expect((await open(asked, 'voucher')).statusCode, 'a cent is missing').toBe(404)
    const advice = 'Je kunt nu betalen of'
    expect((await read(asked, 'confirmation')).text).toContain(advice)
    await desk.pay(asked, 1)
    expect((await read(asked, 'confirmation')).text, 'all is paid').not.toContain(advice)
    expect(await ids(asked)).toEqual(['voucher', 'confirmation', 'invoice-1'])
    expect((await open(asked, 'voucher')).statusCode).toBe(200)
    await cancelBooking(desk.db, asked.ref)
    expect(await ids(asked)).toEqual(['confirmation', 'invoice-1', 'credit-note-2'])
    expect((await open(asked, 'voucher')).statusCode, 'cancelled').toBe(404)

    const withdrawn = await desk.book({ cart: { accommodationId: world.onRequest } })
    await cancelBooking(desk.db, withdrawn.ref)
    expect(await ids(withdrawn), 'never more than a request').toEqual(['confirmation'])
  })

  test('unknown document names issue nothing', async () => {
    const booking = await desk.book()
    const names = [
      'invoice-0',
      'invoice-01',
      'invoice-1000',
      'invoice-1e1',
      '%2e%2e%2f1',
      'Invoice-1',
      'invoice-1%00',
      `invoice-${'9'.repeat(400)}`,
    ]
    for (const id of names) expect([400, 404, 414], id).toContain((await open(booking, id)).statusCode)
    for (const id of ['invoice-2', 'credit-note-1', 'credit-note-2', 'invoice-999'])
      expect((await open(booking, id)).statusCode, id).toBe(404)
    expect(await invoices(booking.id)).toEqual([])
  })

  test('the list shows a number once the invoice is issued, and reading the booking issues none', async () => {
    const booking = await desk.book()
    const listed = async () => (await desk.own(booking)).documents.find(({ id }) => id === 'invoice-1')
    expect(await listed()).toEqual({ id: 'invoice-1', kind: 'invoice', date: world.today, number: null })
    expect(await invoices(booking.id)).toEqual([])
    const reply = await open(booking, 'invoice-1')
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    })
    const number = (await listed())?.number
    expect(number).toMatch(/^2027-\d{6}$/)
    expect(reply.headers['content-disposition']).toBe(`inline; filename="${number}.pdf"`)
    const again = await open(booking, 'invoice-1')
    expect(again.rawPayload.equals(reply.rawPayload), 'the same file').toBe(true)
  })

  test('twenty concurrent first reads issue one number; ten concurrent bookings leave no gap', async () => {
    const booking = await desk.book()
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(booking, 'invoice-1')))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ headers }) => headers['content-disposition'])).size).toBe(1)
    expect(await invoices(booking.id)).toHaveLength(1)
    const others: PortalBooking[] = []
    for (let count = 0; count < 10; count += 1) others.push(await desk.book())
    await Promise.all(others.flatMap((one) => [open(one, 'invoice-1'), open(one, 'invoice-1')]))
    expect(await gaps()).toEqual([])
  })

  test('a failure returns the number', async () => {
    const booking = await desk.book()
    await sql
      .raw(
        `create function fail_invoice() returns trigger language plpgsql as 'begin raise exception ''the disk is full''; end'`,
      )
      .execute(desk.db)
    await sql`create trigger failing after insert on invoices for each row execute function fail_invoice()`.execute(
      desk.db,
    )
    expect((await open(booking, 'invoice-1')).statusCode).toBe(500)
    await sql`drop trigger failing on invoices`.execute(desk.db)
    await sql`drop function fail_invoice`.execute(desk.db)
    expect(await invoices(booking.id)).toEqual([])
    expect((await open(booking, 'invoice-1')).statusCode).toBe(200)
    expect(await gaps()).toEqual([])
  })

  test('an issued invoice is never changed, not even by hand', async () => {
    const booking = await desk.book()
    await open(booking, 'invoice-1')
    await expect(
      sql`update invoices set amount = 1 where booking_id = ${booking.id}`.execute(desk.db),
    ).rejects.toThrow()
    await expect(
      sql`delete from invoices where booking_id = ${booking.id}`.execute(desk.db),
    ).rejects.toThrow()
  })

  test('other extras credit the whole invoice and issue another; the first stays unchanged', async () => {
    const booking = await desk.book()
    const [number] = (await read(booking, 'invoice-1')).text.match(/2027-\d{6}/) ?? []
    const before = owed(booking)
    const extras = [{ id: world.breakfast.id, quantity: 2 }]
    const changed = await desk.ask<{ difference?: number }>('PUT', booking, {
      path: '/extras',
      body: { extras, acceptedDifference: 0 },
    })
    // The refusal states the difference; with its acceptance the change is saved.
    expect(changed.status).toBe(409)
    const difference = changed.body.difference ?? 0
    const accepted = await desk.ask('PUT', booking, {
      path: '/extras',
      body: { extras, acceptedDifference: difference },
    })
    expect(accepted.status).toBe(200)
    expect(difference).toBeGreaterThan(0)
    expect(await ids(booking)).toEqual(['confirmation', 'invoice-1', 'credit-note-2', 'invoice-3'])
    const latest = await read(booking, 'invoice-3')
    expect(latest.text).toContain(euro(before + difference))
    const credit = await read(booking, 'credit-note-2')
    for (const part of [`Factuur ${number}`, 'Creditnota', `Gecrediteerd ${euro(before)}`])
      expect(credit.text).toContain(part)
    const first = await read(booking, 'invoice-1')
    for (const part of [number as string, euro(before), 'hoort creditnota 2027-'])
      expect(first.text).toContain(part)
    expect(first.text).not.toContain(euro(before + difference))
    const rows = await invoices(booking.id)
    expect(rows.map(({ amount }) => amount)).toEqual([before, -before, before + difference])
    expect(rows.map(({ number: given }) => given - (rows[0]?.number ?? 0))).toEqual([0, 1, 2])
    expect(rows[1]?.corrects).toBe(rows[0]?.id)
  })

  test('cancelling credits the invoice less the cancellation cost', async () => {
    const booking = await desk.book()
    await desk.pay(booking, owed(booking))
    await open(booking, 'invoice-1')
    const { body: quote } = await desk.ask<{ cost: number; refund: number }>('POST', booking, {
      path: '/cancel/quote',
    })
    expect(quote.cost).toBeGreaterThan(0)
    const gone = await desk.ask('POST', booking, {
      path: '/cancel',
      body: { idempotencyKey: 'k'.repeat(24), acceptedCost: quote.cost, acceptedRefund: quote.refund },
    })
    expect(gone.status).toBe(200)
    expect(await ids(booking)).toEqual(['confirmation', 'invoice-1', 'credit-note-2'])
    const { text } = await read(booking, 'credit-note-2')
    for (const amount of [owed(booking), -quote.cost, owed(booking) - quote.cost])
      expect(text).toContain(euro(amount))
    expect((await invoices(booking.id)).reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.cost)
    // Opening it again adds nothing.
    await open(booking, 'credit-note-2')
    expect(await invoices(booking.id)).toHaveLength(2)
  })

  test('an account sees its address on the invoice, a session by reference does not', async () => {
    const booking = await desk.book()
    await desk.pay(booking, 10_000)
    const alone = await read(booking, 'invoice-1')
    expect(alone.text).toContain('Anna de Vries')
    expect(alone.text).not.toMatch(/Geheimstraat|612345678|1988|@example\.org/)
    const account = await read(booking, 'invoice-1', booking.asCustomer)
    expect(account.text).toContain('Geheimstraat')
    for (const part of [
      'Alder & Söhne "Camping"',
      'Register of Teststadt',
      'Creditcard of betaalpas',
      euro(10_000),
      euro(owed(booking)),
      euro(owed(booking) - 10_000),
    ])
      expect(account.text).toContain(part)
    expect(account.tags).toEqual(new Set(['Root', 'Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']))
  })

  test('the voucher has what reception and the driver need, and no price except on-site costs', async () => {
    const booking = await desk.book()
    await desk.pay(booking, owed(booking))
    const { journey, hours } = await desk.own(booking)
    expect(hours).toEqual({ checkInFrom: '15:00', checkInUntil: '20:00', checkOutUntil: '10:00' })
    expect(journey).toEqual({
      address: '12 route de la Plage, 07120 Ruoms (nl)',
      keys: 'Barrier (nl)',
      directions: 'Bridge (nl)',
      toBring: ['Torch (nl)', 'Sheets (nl)'],
    })
    const { text, info, tags } = await read(booking, 'voucher')
    const { onSiteTotal } = groupPriceLines(booking.confirmation.priceLines)
    for (const part of [
      booking.ref,
      'Site 1',
      'Home 12',
      'Anna de Vries',
      '15.00',
      '10.00',
      'Ruoms (nl)',
      '45.00000, 5.00000',
      'Bridge (nl)',
      'Torch (nl)',
      '+44 117 496 0110',
      euro(onSiteTotal),
    ])
      expect(text).toContain(part)
    expect(text).not.toContain(euro(owed(booking)))
    expect(text).not.toMatch(/Geheimstraat|612345678|1988|@example\.org|undefined|[{}]/)
    expect(info).toMatchObject({ Language: 'nl-NL', Author: 'Alder Camping' })
    expect(tags).toContain('H1')
  })

  test('the packing list leaves booked extras out', async () => {
    const booking = await desk.book({ extras: [{ id: world.linen.id, quantity: 2 }] })
    expect((await desk.own(booking)).journey.toBring).toEqual(['Torch (nl)'])
  })
})
