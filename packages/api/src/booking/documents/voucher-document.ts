import { groupPriceLines } from '@camping/contract/group-price-lines.ts'
import type { ServedFile } from '../../platform/server/serve.ts'
import type { StoredBooking } from '../stored/stored-booking.ts'
import type { MailTable } from '../../platform/mail/mail-content.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import { imprintOf } from './booking-document.ts'
import type { BookingRecord } from './booking-record.ts'
import { lineRow, placeTable, stayTable } from './booking-sheet.ts'
import { type EditionWords, editionWords } from '../../platform/mail/edition-words.ts'

/**
 * Whether a travel voucher exists: for a confirmed stay, once the amount owed to the shop is paid. Reception
 * admits the guest who shows it; it lists the costs that the campsite charges.
 */
export const hasVoucher = ({
  state,
  paid,
  payable,
}: Pick<StoredBooking, 'state' | 'paid' | 'payable'>): boolean => state === 'confirmed' && paid >= payable

/** The voucher for reception. Names as on the confirmation (decision 090); no price except on-site costs. */
export async function voucherFile(
  identity: MailIdentity,
  record: BookingRecord,
  today: string,
): Promise<ServedFile> {
  const words = editionWords(identity)
  const { t, date } = words
  const { booking, offer, journey } = record
  // Loaded with the first document: the libraries are large.
  const { renderPdf: paperDocument } = await import('./render-pdf.ts')
  const content = await paperDocument({
    language: identity.languageTag,
    colours: identity.colours,
    sender: identity.displayName,
    title: `${t('travel.document.voucher')} ${booking.ref}`,
    issued: t('mail.document.issued', { date: date(today) }),
    tables: [
      { ...stayTable(record, words), note: t('documents.voucher.hint', { site: offer.site.name }) },
      placeTable(record, words),
      onSiteTable(record, words),
      deskTable(identity, words),
    ],
    lists: [
      { title: t('travel.bring'), items: journey.toBring },
      { title: t('confirmation.goodToKnow'), items: offer.site.goodToKnow },
    ],
    notes: [],
    imprint: imprintOf(identity),
    writtenAt: record.createdAt,
  })
  return { contentType: 'application/pdf', fileName: `${booking.ref}-voucher.pdf`, show: 'inline', content }
}

function onSiteTable({ booking }: BookingRecord, words: EditionWords): MailTable {
  const { t, money } = words
  const { onSite, onSiteTotal } = groupPriceLines(booking.lines)
  return {
    title: t('travel.onSite'),
    rows: [
      ...onSite.map((line) => lineRow(line, words)),
      { label: t('documents.total'), value: money(onSiteTotal, booking.currency), strong: true },
    ],
    note: t(onSite.length > 0 ? 'documents.voucher.restPaid' : 'documents.voucher.allPaid'),
  }
}

function deskTable({ displayName, phone, email }: MailIdentity, { t }: EditionWords): MailTable {
  return {
    title: t('documents.desk', { brand: displayName }),
    rows: [
      { label: t('documents.phone'), value: phone },
      { label: t('documents.email'), value: email },
    ],
  }
}
