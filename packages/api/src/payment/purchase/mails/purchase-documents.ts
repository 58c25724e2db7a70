import type { Kysely } from 'kysely'
import { imprintOf } from '../../../booking/documents/booking-document.ts'
import type { PurchaseRow } from '../../../booking/voucher/lock-purchase.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { editionWords } from '../../../platform/mail/edition-words.ts'
import type { MailIdentity } from '../../../platform/mail/mail-identity.ts'

/** What a voucher's papers and mail say of it. */
export type BoughtVoucher = Pick<
  PurchaseRow,
  | 'purchase_ref'
  | 'amount'
  | 'currency'
  | 'valid_until'
  | 'buyer_name'
  | 'recipient'
  | 'message'
  | 'created_at'
> & { readonly code: string }

/**
 * The voucher on paper, in the look of its brand, as its owner shows or gives it: without the purchase's number, by which its buyer
 * alone withdraws.
 */
export async function voucherPdf(identity: MailIdentity, voucher: BoughtVoucher): Promise<Buffer> {
  const { t, money, date } = editionWords(identity)
  const { code, amount, currency, valid_until: until, recipient, buyer_name: buyer, message } = voucher
  // Loaded with the first document: the libraries are large.
  const { renderPdf } = await import('../../../booking/documents/render-pdf.ts')
  return await renderPdf({
    language: identity.languageTag,
    colours: identity.colours,
    sender: identity.displayName,
    title: `${t('purchased.voucher')} ${money(amount, currency)}`,
    issued: t('gift.fact.valid', { date: date(until) }),
    tables: [
      {
        title: t('purchased.voucher'),
        rows: [
          { label: t('purchased.code'), value: code, strong: true },
          { label: t('purchased.value'), value: money(amount, currency), strong: true },
          { label: t('purchased.valid'), value: date(until) },
          ...(recipient ? [{ label: t('purchased.for'), value: recipient }] : []),
          { label: t('purchased.from'), value: buyer },
        ],
      },
    ],
    texts: message
      ? [{ title: t('purchased.message'), blocks: [{ heading: null, body: message }], foot: '' }]
      : [],
    lists: [
      {
        title: t('purchased.use'),
        items: [
          t('purchased.use.choose', { address: `${identity.origin}/${identity.siteCode}` }),
          t('purchased.use.code'),
          t('purchased.use.rest'),
        ],
      },
    ],
    notes: [t('confirmation.next.contact', { email: identity.email, phone: identity.phone })],
    imprint: imprintOf(identity),
    writtenAt: voucher.created_at,
  })
}

/** The terms and the information about withdrawal in the words that the buyer agreed to; undefined where none are stored. */
export async function termsPdf(
  db: Kysely<Database>,
  identity: MailIdentity,
  { id, created_at: createdAt }: Pick<PurchaseRow, 'id' | 'created_at'>,
): Promise<Buffer | undefined> {
  const texts = await db
    .selectFrom('voucher_purchase_texts as p')
    .innerJoin('agreed_texts as t', 't.hash', 'p.text_hash')
    .select(['t.title', 't.blocks', 't.hash'])
    .where('p.purchase_id', '=', id)
    .orderBy('p.tag')
    .execute()
  if (texts.length === 0) return undefined
  const { t, date, dayOf } = editionWords(identity)
  const { renderPdf } = await import('../../../booking/documents/render-pdf.ts')
  return await renderPdf({
    language: identity.languageTag,
    colours: identity.colours,
    sender: identity.displayName,
    title: t('purchased.terms'),
    issued: t('mail.document.issued', { date: date(dayOf(createdAt)) }),
    tables: [],
    lists: [],
    texts: texts.map(({ title, blocks, hash }) => ({ title, blocks, foot: hash })),
    notes: [],
    imprint: imprintOf(identity),
    writtenAt: createdAt,
  })
}
