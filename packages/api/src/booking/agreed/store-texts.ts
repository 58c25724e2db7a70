import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import { editionPage } from '../../catalogue/content/edition-pages.ts'
import type { AgreedTag } from '../../platform/db/booking-tables.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { BookingContext } from '../booking-context.ts'

/** What the order button refers to (checkout.terms). */
const agreedTags: readonly AgreedTag[] = ['terms', 'privacy']

/** A text in the wording that a booker accepts now. */
export interface OfferedText {
  readonly tag: AgreedTag
  /** Names the wording, see `agreed_texts`. */
  readonly hash: string
}

/**
 * Stores the present wording of the texts that an order accepts, as this edition shows them, and returns their hashes
 * (booking-15). Runs before the order's transaction: orders never wait for each other's texts, and a wording that nobody
 * accepts in the end harms nothing. A text that the edition does not publish is missing.
 */
export async function storeTexts(context: BookingContext): Promise<OfferedText[]> {
  const { db, market } = context
  const pages = await db.selectFrom('tagged_pages').selectAll().where('tag', 'in', agreedTags).execute()
  const texts = agreedTags.flatMap((tag) => {
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

/** Records which wording a booking agreed to, in the transaction that makes it. */
export async function recordTexts(
  transaction: Transaction<Database>,
  bookingId: number,
  texts: readonly OfferedText[],
): Promise<void> {
  if (texts.length === 0) return
  await transaction
    .insertInto('booking_texts')
    .values(
      texts.map(({ tag, hash }) => ({
        booking_id: bookingId,
        tag,
        text_hash: hash,
        agreed_at: sql<Date>`(select terms_accepted_at from bookings where id = ${bookingId})`,
      })),
    )
    .execute()
}

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
