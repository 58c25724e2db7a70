import { groupPriceLines } from '@camping/contract/group-price-lines.ts'
import { isSiteCode, markets } from '@camping/editions/markets.ts'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { InvoiceContent } from '../../db/invoice-tables.ts'
import type { Database } from '../../db/schema.ts'
import { runTransaction } from '../booking/run-transaction.ts'
import { loadStayOffer } from '../booking/stay-offer.ts'
import { type StoredBooking, storedBookingOf } from '../booking/stored-booking.ts'
import type { MailIdentity } from '../mail/mail-identity.ts'
import type { IssuedInvoice, PlannedInvoice } from './plan-invoices.ts'
import { issuedOf, readInvoices } from './read-invoices.ts'

type BookingRow = Selectable<Database['bookings']>

export interface Issuing {
  readonly bookingId: number
  /** In whose name: the edition that the booking was made in. */
  readonly identity: MailIdentity
  /** 'YYYY-MM-DD'; asked when the number is given, which may have been waited for. */
  readonly today: () => string
}

/**
 * Issues what is due of a booking's invoices and answers all of them. One transaction: the row of the booking is locked, so that
 * any number of requests at once issue once, and then that of the company's series, so that numbers have no gaps. Whatever fails
 * on the way gives its number back.
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
    for (const paper of planned) {
      const last = all.at(-1)
      // A credit note states what its invoice did, whatever has changed since.
      const stated = paper.kind === 'credit-note' && last ? last.content : present
      const added = await insertPaper(transaction, {
        row,
        paper,
        series: await nextNumber(transaction, identity.company, today()),
        corrects: paper.kind === 'credit-note' ? (last?.id ?? null) : null,
        content: { ...stated, issuer: present.issuer, kept: paper.kept },
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
        // Servers' clocks differ: a later number never has an earlier date.
        last_on: sql<string>`greatest(invoice_series.last_on, excluded.last_on)`,
      }),
    )
    .returning(['last_number', 'last_on'])
    .executeTakeFirstOrThrow()
  return { company, year, number, issuedOn }
}

interface NewPaper {
  readonly row: BookingRow
  readonly paper: PlannedInvoice
  readonly series: SeriesNumber
  readonly corrects: number | null
  readonly content: InvoiceContent
}

async function insertPaper(
  transaction: Transaction<Database>,
  { row, paper: { position, kind, amount }, series, corrects, content }: NewPaper,
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

/** Who, to whom and for what, as it is now. */
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
      ...booking.stay,
    },
    lines: groupPriceLines(booking.lines).ours,
    kept: 0,
  }
}
