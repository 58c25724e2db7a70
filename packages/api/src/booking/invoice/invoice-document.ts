import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { ServedFile } from '../../platform/server/serve.ts'
import { lineRow } from '../documents/booking-sheet.ts'
import { type EditionWords, editionWords } from '../../platform/mail/edition-words.ts'
import type { MailRow, MailTable } from '../../platform/mail/mail-content.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import { invoiceNumber } from './invoice-number.ts'
import type { IssuedInvoice } from './plan-invoices.ts'

type Money = Pick<Selectable<Database['ledger']>, 'kind' | 'amount' | 'provider' | 'created_at'>
type Currency = Selectable<Database['bookings']>['currency']

export interface InvoiceToShow {
  readonly invoice: IssuedInvoice
  /** All invoices and credit notes of the booking. */
  readonly all: readonly IssuedInvoice[]
  readonly currency: Currency
  /** Payments and refunds so far, the oldest first. */
  readonly ledger: readonly Money[]
  /** Whether the reader may see the payer's address. */
  readonly withAddress: boolean
  /** 'YYYY-MM-DD' */
  readonly today: string
}

/** The entries of a booking's ledger as an invoice lists them. */
export async function readLedger(db: Kysely<Database>, bookingId: number): Promise<Money[]> {
  return await db
    .selectFrom('ledger')
    .select(['kind', 'amount', 'provider', 'created_at'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute()
}

/**
 * An invoice or credit note as a PDF. The issued content never changes; a separate table below lists the
 * payments up to the day of reading. It makes no statement on value added tax, which depends on how the company
 * sells (decision 173).
 */
export async function invoiceFile(identity: MailIdentity, shown: InvoiceToShow): Promise<ServedFile> {
  const words = editionWords(identity)
  const { t, date } = words
  const { invoice } = shown
  const { kind, content: stated } = invoice
  const number = invoiceNumber(invoice)
  // Loaded with the first document: the libraries are large.
  const { renderPdf: paperDocument } = await import('../documents/render-pdf.ts')
  const content = await paperDocument({
    language: identity.languageTag,
    colours: identity.colours,
    sender: identity.displayName,
    title: `${t(`travel.document.${kind}`)} ${number}`,
    issued: t('mail.document.issued', { date: date(invoice.issuedOn) }),
    tables: [
      partiesTable(shown, words),
      serviceTable(shown, words),
      kind === 'invoice' ? linesTable(shown, words) : creditTable(shown, words),
      moneyTable(shown, words),
    ],
    lists: [],
    notes: [
      ...cancelledNote(shown, words),
      t('confirmation.next.contact', { email: identity.email, phone: identity.phone }),
    ],
    imprint: `${stated.issuer.name} · ${stated.issuer.address} · ${stated.issuer.registration}`,
    writtenAt: invoice.createdAt,
  })
  return { contentType: 'application/pdf', fileName: `${number}.pdf`, show: 'inline', content }
}

function partiesTable({ invoice, withAddress }: InvoiceToShow, { t, date, region }: EditionWords): MailTable {
  const { issuer, payer, service } = invoice.content
  const [street = '', town = '', country = ''] = payer.address
  return {
    title: t('documents.details'),
    rows: [
      { label: t('documents.number'), value: invoiceNumber(invoice), strong: true },
      { label: t('documents.date'), value: date(invoice.issuedOn) },
      { label: t('confirmation.reference'), value: service.bookingRef },
      {
        label: t('documents.issuer'),
        value: [issuer.name, issuer.address, issuer.registration].join('\n'),
      },
      {
        label: t('documents.payer'),
        value: [payer.name, ...(withAddress ? [street, town, region(country)] : [])].join('\n'),
      },
    ],
  }
}

function serviceTable({ invoice }: InvoiceToShow, { t, date }: EditionWords): MailTable {
  const { site, place, accommodation, dateFrom, dateTo, nights } = invoice.content.service
  return {
    title: t('documents.service'),
    rows: [
      { label: t('confirmation.site'), value: `${site}, ${place}` },
      { label: t('confirmation.accommodation'), value: accommodation },
      {
        label: t('documents.period'),
        detail: t('shell.nights', { nights }),
        value: t('documents.fromTo', { from: date(dateFrom), to: date(dateTo) }),
      },
    ],
  }
}

function linesTable({ invoice, currency }: InvoiceToShow, words: EditionWords): MailTable {
  const { t, money } = words
  return {
    title: t('documents.lines'),
    rows: [
      ...invoice.content.lines.map((line) => lineRow(line, words)),
      { label: t('documents.total'), value: money(invoice.amount, currency), strong: true },
    ],
    note: t('documents.withoutSite'),
  }
}

/** The amount of the invoice, the part still owed, and the credited part. */
function creditTable({ invoice, all, currency }: InvoiceToShow, { t, money, date }: EditionWords): MailTable {
  const credited = all.find(({ position }) => position === invoice.position - 1)
  const { kept } = invoice.content
  return {
    title: t('documents.lines'),
    rows: [
      {
        label: t('documents.ofInvoice', { number: credited ? invoiceNumber(credited) : '' }),
        detail: credited ? date(credited.issuedOn) : '',
        value: money(kept - invoice.amount, currency),
      },
      ...(kept > 0 ? [{ label: t('documents.retained'), value: money(-kept, currency) }] : []),
      { label: t('documents.credited'), value: money(-invoice.amount, currency), strong: true },
    ],
  }
}

/** Payments and refunds, and the open amount of the last invoice. */
function moneyTable(
  { invoice, all, ledger, currency, today }: InvoiceToShow,
  words: EditionWords,
): MailTable {
  const { t, money, date } = words
  const paid = ledger.reduce((sum, { amount }) => sum + amount, 0)
  const isLast = all.at(-1)?.position === invoice.position
  return {
    title: t('documents.paid.title', { date: date(today) }),
    rows: [
      ...ledger.map((entry) => moneyRow(entry, { currency, words })),
      { label: t('paid.soFar'), value: money(paid, currency), strong: true },
      ...(isLast && invoice.kind === 'invoice'
        ? [
            {
              label: t('paid.open'),
              value: money(Math.max(0, invoice.amount - paid), currency),
              strong: true,
            },
          ]
        : []),
    ],
  }
}

function moneyRow(
  { kind, amount, provider, created_at: at }: Money,
  { currency, words }: { currency: Currency; words: EditionWords },
): MailRow {
  const { t, money, date, dayOf } = words
  const by = kind === 'voucher' ? 'gift_voucher' : provider
  const hasName = by === 'bambora' || by === 'saferpay' || by === 'gift_voucher'
  return {
    label: t(`documents.paid.${kind}`, { date: date(dayOf(at)) }),
    ...(hasName ? { detail: t(`payment.provider.${by}`) } : {}),
    value: money(amount, currency),
  }
}

/** The remark that an invoice is cancelled by a credit note. */
function cancelledNote({ invoice, all }: InvoiceToShow, { t, date }: EditionWords): string[] {
  const credit = all.find(({ position, kind }) => kind === 'credit-note' && position === invoice.position + 1)
  return credit && invoice.kind === 'invoice'
    ? [t('documents.takenBack', { number: invoiceNumber(credit), date: date(credit.issuedOn) })]
    : []
}
