import { groupPriceLines } from '@camping/contract/group-price-lines.ts'
import { isSiteCode, markets } from '@camping/editions/markets.ts'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { InvoiceContent } from '../../platform/db/invoice-tables.ts'
import type { Database } from '../../platform/db/schema.ts'
import { runTransaction } from '../run-transaction.ts'
import { loadStayOffer } from '../pricing/stay-offer.ts'
import { type StoredBooking, storedBookingOf } from '../stored/stored-booking.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import type { IssuedInvoice, PlannedInvoice } from './plan-invoices.ts'
import { issuedOf, readInvoices } from './read-invoices.ts'

type BookingRow = Selectable<Database['bookings']>

export interface Issuing {
  readonly bookingId: number
  /** The issuer: the edition that the booking was made in. */
  readonly identity: MailIdentity
  /** 'YYYY-MM-DD'; read when the number is assigned, since the transaction may have waited for it. */
  readonly today: () => string
}

/**
 * Issues a booking's due invoices and returns all of them. In one transaction it locks the row of the booking,
 * so that concurrent requests issue once, and then the row of the company's series, so that numbers have no
 * gaps. A failure returns the number.
 */
export async function issueInvoices(
  db: Kysely<Database>,
  { bookingId, identity, today }: Issuing,
): Promise<readonly IssuedInvoice[]> {
  return await runTransaction(db, async (transaction) => {
    const row = await transaction
      .selectFrom('bookings')
      .selectAll()
      .where('id', '=', bookingId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const booking = await storedBookingOf(transaction, row)
    const { issued, planned } = await readInvoices(transaction, row, booking)
    if (planned.length === 0) return issued
    const present = await contentOf(transaction, { row, booking, identity })
    const all = [...issued]
    for (const invoice of planned) {
      const last = all.at(-1)
      // A credit note repeats the content of its invoice, whatever has changed since.
      const stated = invoice.kind === 'credit-note' && last ? last.content : present
      const added = await insertInvoice(transaction, {
        row,
        invoice,
        series: await nextNumber(transaction, identity.company, today()),
        corrects: invoice.kind === 'credit-note' ? (last?.id ?? null) : null,
        content: { ...stated, issuer: present.issuer, kept: invoice.retained },
      })
      all.push(added)
    }
    return all
  })
}

interface SeriesNumber {
  readonly company: string
  readonly year: number
  readonly number: number
  readonly issuedOn: string
}

/** The next number of a company in this year. Locks its row until the transaction ends. */
async function nextNumber(
  transaction: Transaction<Database>,
  company: string,
  today: string,
): Promise<SeriesNumber> {
  const year = Number(today.slice(0, 4))
  const { last_number: number, last_on: issuedOn } = await transaction
    .insertInto('invoice_series')
    .values({ company, year, last_number: 1, last_on: today })
    .onConflict((conflict) =>
      conflict.columns(['company', 'year']).doUpdateSet({
        last_number: sql<number>`invoice_series.last_number + 1`,
        // Servers' clocks differ: a higher number never has an earlier date.
        last_on: sql<string>`greatest(invoice_series.last_on, excluded.last_on)`,
      }),
    )
    .returning(['last_number', 'last_on'])
    .executeTakeFirstOrThrow()
  return { company, year, number, issuedOn }
}

interface NewInvoice {
  readonly row: BookingRow
  readonly invoice: PlannedInvoice
  readonly series: SeriesNumber
  readonly corrects: number | null
  readonly content: InvoiceContent
}

async function insertInvoice(
  transaction: Transaction<Database>,
  { row, invoice: { position, kind, amount }, series, corrects, content }: NewInvoice,
): Promise<IssuedInvoice> {
  const { company, year, number, issuedOn } = series
  const added = await transaction
    .insertInto('invoices')
    .values({
      booking_id: row.id,
      position,
      kind,
      company,
      year,
      number,
      issued_on: issuedOn,
      currency: row.currency,
      amount,
      corrects,
      content: JSON.stringify(content),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return issuedOf(added)
}

/** Issuer, payer and service as they are now. */
async function contentOf(
  transaction: Transaction<Database>,
  { row, booking, identity }: { row: BookingRow; booking: StoredBooking; identity: MailIdentity },
): Promise<InvoiceContent> {
  const market = isSiteCode(row.site_code) ? markets[row.site_code] : undefined
  const offer = market && (await loadStayOffer(transaction, booking, { market, messages: market.messages }))
  if (!offer) throw new Error(`Nothing is known any more of what booking ${row.id} is for`)
  const { site, accommodation } = offer
  return {
    issuer: {
      name: identity.company,
      address: identity.address,
      registration: identity.registration,
    },
    payer: {
      name: `${row.first_name} ${row.last_name}`,
      address: [
        [row.street, row.house_number, row.addition].filter((part) => part !== '').join(' '),
        `${row.postcode} ${row.city}`,
        row.country,
      ],
    },
    service: {
      bookingRef: row.booking_ref,
      site: site.name,
      place: `${site.area.name}, ${site.country.name}`,
      accommodation: accommodation.name,
      accommodationId: accommodation.id,
      ...booking.stay,
    },
    lines: groupPriceLines(booking.lines).shop,
    kept: 0,
  }
}
