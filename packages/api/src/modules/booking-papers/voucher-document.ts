import { groupPriceLines } from '@camping/contract/group-price-lines.ts'
import type { ServedFile } from '../../server/serve.ts'
import type { StoredBooking } from '../booking/stored-booking.ts'
import type { MailTable } from '../mail/compose-mail.ts'
import type { MailIdentity } from '../mail/mail-identity.ts'
import { imprintOf } from './booking-document.ts'
import type { BookingRecord } from './booking-record.ts'
import { lineRow, placeTable, stayTable } from './booking-sheet.ts'
import { type EditionWords, editionWords } from './edition-words.ts'

/**
 * Whether there is a travel voucher: for a confirmed stay, once all that is owed to us is paid. Reception lets in whoever shows
 * one; what the campsite charges itself stands on it.
 */
export const hasVoucher = ({
  state,
  paid,
  payable,
}: Pick<StoredBooking, 'state' | 'paid' | 'payable'>): boolean => state === 'confirmed' && paid >= payable

/** What is shown at reception. Names as on the confirmation (docs/decisions/090); no price but what is paid there. */
export async function voucherFile(
  identity: MailIdentity,
  record: BookingRecord,
  today: string,
): Promise<ServedFile> {
  const words = editionWords(identity)
  const { t, date } = words
  const { booking, offer, journey } = record
  // Loaded with the first document: the libraries for it are no small ones.
  const { paperDocument } = await import('./paper-document.ts')
  const content = await paperDocument({
    language: identity.languageTag,
    colours: identity.colours,
    sender: identity.displayName,
    title: `${t('travel.document.voucher')} ${booking.ref}`,
    issued: t('mail.document.issued', { date: date(today) }),
    tables: [
      { ...stayTable(record, words), note: t('papers.voucher.note', { site: offer.site.name }) },
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
      { label: t('papers.total'), value: money(onSiteTotal, booking.currency), strong: true },
    ],
    note: t(onSite.length > 0 ? 'papers.voucher.restPaid' : 'papers.voucher.allPaid'),
  }
}

function deskTable({ displayName, phone, email }: MailIdentity, { t }: EditionWords): MailTable {
  return {
    title: t('papers.desk', { brand: displayName }),
    rows: [
      { label: t('papers.phone'), value: phone },
      { label: t('papers.email'), value: email },
    ],
  }
}
