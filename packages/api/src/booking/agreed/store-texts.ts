import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { QueryCreator } from 'kysely'
import { editionPage } from '../../catalogue/content/edition-pages.ts'
import type { AgreedTag, SaleTag } from '../../platform/db/booking-tables.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { BookingContext } from '../booking-context.ts'

/** What the order button refers to (checkout.terms). */
const agreedTags: readonly AgreedTag[] = ['terms', 'privacy']

/** A text in the wording that a booker accepts now. */
export interface OfferedText<Tag = AgreedTag> {
  readonly tag: Tag
  /** Names the wording, see `agreed_texts`. */
  readonly hash: string
}

/**
 * Stores the present wording of the texts that an order accepts, as this edition shows them, and returns their hashes
 * (booking-15). Runs before the order's transaction: orders never wait for each other's texts, and a wording that nobody
 * accepts in the end harms nothing. A text that the edition does not publish is missing.
 */
export async function storeTexts(context: TextsContext): Promise<OfferedText[]> {
  return await storeTextsOf(agreedTags, context)
}

type TextsContext = Pick<BookingContext, 'db' | 'market' | 'today' | 'messages' | 'legalText' | 'voucherSale'>

/** The same for the texts with other tags. */
export async function storeTextsOf<Tag extends AgreedTag | SaleTag>(
  tags: readonly Tag[],
  context: TextsContext,
): Promise<OfferedText<Tag>[]> {
  const { db, market } = context
  const pages = await db.selectFrom('tagged_pages').selectAll().where('tag', 'in', tags).execute()
  const texts = tags.flatMap((tag) => {
    const row = pages.find((page) => page.tag === tag)
    const page = row && editionPage(row, context)
    if (!page) return []
    const { title, blocks } = page
    const language = market.languageTag
    return [{ tag, hash: hashOf({ language, title, blocks }), language, title, blocks }]
  })
  if (texts.length === 0) return []
  const hashes = texts.map(({ hash }) => hash)
  const stored = await db.selectFrom('agreed_texts').select('hash').where('hash', 'in', hashes).execute()
  const missing = texts.filter(({ hash }) => !stored.some((text) => text.hash === hash))
  if (missing.length > 0)
    await db
      .insertInto('agreed_texts')
      .values(missing.map((text) => ({ ...text, blocks: JSON.stringify(text.blocks) })))
      // Another process was faster with the same words.
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute()
  return texts
}

/** The statement that records which wording a booking agreed to, for at least one text. */
export const agreedTexts = (db: QueryCreator<Database>, bookingId: number, texts: readonly OfferedText[]) =>
  db.insertInto('booking_texts').values(
    texts.map(({ tag, hash }) => ({
      booking_id: bookingId,
      tag,
      text_hash: hash,
      agreed_at: sql<Date>`(select terms_accepted_at from bookings where id = ${bookingId})`,
    })),
  )

const hashOf = (words: {
  language: string
  title: string
  blocks: readonly { heading: string | null; body: string }[]
}): string =>
  createHash('sha256')
    .update(
      JSON.stringify([words.language, words.title, words.blocks.map(({ heading, body }) => [heading, body])]),
    )
    .digest('hex')
