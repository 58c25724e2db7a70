import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { ServedFile } from '../../server/serve.ts'
import { lineRow } from '../booking-papers/booking-sheet.ts'
import { type EditionWords, editionWords } from '../booking-papers/edition-words.ts'
import type { MailRow, MailTable } from '../mail/compose-mail.ts'
import type { MailIdentity } from '../mail/mail-identity.ts'
import { invoiceNumber } from './invoice-number.ts'
import type { IssuedInvoice } from './plan-invoices.ts'

type Money = Pick<Selectable<Database['ledger']>, 'kind' | 'amount' | 'provider' | 'created_at'>
type Currency = Selectable<Database['bookings']>['currency']

export interface InvoiceToShow {
  readonly paper: IssuedInvoice
  /** All papers of the booking. */
  readonly all: readonly IssuedInvoice[]
  readonly currency: Currency
  /** What came and went so far, the oldest first. */
  readonly ledger: readonly Money[]
  /** Whether the payer's address may be read. */
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
 * An invoice or credit note on paper. What was issued stands as it was issued; below, apart, what has been paid until the day it is
 * looked at. No statement on value added tax: whether there is one to make depends on how the company sells (decision 173).
 */
export async function invoiceFile(identity: MailIdentity, shown: InvoiceToShow): Promise<ServedFile> {
  const words = editionWords(identity)
  const { t, date } = words
  const { paper } = shown
  const { kind, content: stated } = paper
  const number = invoiceNumber(paper)
  // Loaded with the first document: the libraries for it are no small ones.
  const { paperDocument } = await import('../booking-papers/paper-document.ts')
  const content = await paperDocument({
    language: identity.languageTag,
    colours: identity.colours,
    sender: identity.displayName,
    title: `${t(`travel.document.${kind}`)} ${number}`,
    issued: t('mail.document.issued', { date: date(paper.issuedOn) }),
    tables: [
      partiesTable(shown, words),
      serviceTable(shown, words),
      kind === 'invoice' ? linesTable(shown, words) : creditTable(shown, words),
      moneyTable(shown, words),
    ],
    lists: [],
    notes: [
      ...takenBack(shown, words),
      t('confirmation.next.contact', { email: identity.email, phone: identity.phone }),
    ],
    imprint: `${stated.issuer.name} · ${stated.issuer.address} · ${stated.issuer.registration}`,
    writtenAt: paper.createdAt,
  })
  return { contentType: 'application/pdf', fileName: `${number}.pdf`, show: 'inline', content }
}

function partiesTable({ paper, withAddress }: InvoiceToShow, { t, date, region }: EditionWords): MailTable {
  const { issuer, payer, service } = paper.content
  const [street = '', town = '', country = ''] = payer.address
  return {
    title: t('papers.details'),
    rows: [
      { label: t('papers.number'), value: invoiceNumber(paper), strong: true },
      { label: t('papers.date'), value: date(paper.issuedOn) },
      { label: t('confirmation.reference'), value: service.bookingRef },
      {
        label: t('papers.issuer'),
        value: [issuer.name, issuer.address, issuer.registration].join('\n'),
      },
      {
        label: t('papers.payer'),
        value: [payer.name, ...(withAddress ? [street, town, region(country)] : [])].join('\n'),
      },
    ],
  }
}

function serviceTable({ paper }: InvoiceToShow, { t, date }: EditionWords): MailTable {
  const { site, place, accommodation, dateFrom, dateTo, nights } = paper.content.service
  return {
    title: t('papers.service'),
    rows: [
      { label: t('confirmation.site'), value: `${site}, ${place}` },
      { label: t('confirmation.accommodation'), value: accommodation },
      {
        label: t('papers.period'),
        detail: t('shell.nights', { nights }),
        value: t('papers.fromTo', { from: date(dateFrom), to: date(dateTo) }),
      },
    ],
  }
}

function linesTable({ paper, currency }: InvoiceToShow, words: EditionWords): MailTable {
  const { t, money } = words
  return {
    title: t('papers.lines'),
    rows: [
      ...paper.content.lines.map((line) => lineRow(line, words)),
      { label: t('papers.total'), value: money(paper.amount, currency), strong: true },
    ],
    note: t('papers.withoutSite'),
  }
}

/** What the invoice demanded, what of it stays owed, what it demands no more. */
function creditTable({ paper, all, currency }: InvoiceToShow, { t, money, date }: EditionWords): MailTable {
  const invoice = all.find(({ position }) => position === paper.position - 1)
  const { kept } = paper.content
  return {
    title: t('papers.lines'),
    rows: [
      {
        label: t('papers.ofInvoice', { number: invoice ? invoiceNumber(invoice) : '' }),
        detail: invoice ? date(invoice.issuedOn) : '',
        value: money(kept - paper.amount, currency),
      },
      ...(kept > 0 ? [{ label: t('papers.kept'), value: money(-kept, currency) }] : []),
      { label: t('papers.credited'), value: money(-paper.amount, currency), strong: true },
    ],
  }
}

/** What came and went, and what is open of what the last paper demands. */
function moneyTable({ paper, all, ledger, currency, today }: InvoiceToShow, words: EditionWords): MailTable {
  const { t, money, date } = words
  const paid = ledger.reduce((sum, { amount }) => sum + amount, 0)
  const isLast = all.at(-1)?.position === paper.position
  return {
    title: t('papers.paid.title', { date: date(today) }),
    rows: [
      ...ledger.map((entry) => moneyRow(entry, { currency, words })),
      { label: t('payment.paidSoFar'), value: money(paid, currency), strong: true },
      ...(isLast && paper.kind === 'invoice'
        ? [
            {
              label: t('payment.open'),
              value: money(Math.max(0, paper.amount - paid), currency),
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
  const known = by === 'bambora' || by === 'saferpay' || by === 'gift_voucher'
  return {
    label: t(`papers.paid.${kind}`, { date: date(dayOf(at)) }),
    ...(known ? { detail: t(`payment.provider.${by}`) } : {}),
    value: money(amount, currency),
  }
}

/** That an invoice demands nothing any more. */
function takenBack({ paper, all }: InvoiceToShow, { t, date }: EditionWords): string[] {
  const credit = all.find(({ position, kind }) => kind === 'credit-note' && position === paper.position + 1)
  return credit && paper.kind === 'invoice'
    ? [t('papers.takenBack', { number: invoiceNumber(credit), date: date(credit.issuedOn) })]
    : []
}
