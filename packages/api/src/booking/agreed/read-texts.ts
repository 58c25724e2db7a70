import type { AgreedText } from '@camping/contract/booking-terms.schemas.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** A text in the words that were agreed to. */
export interface AgreedWording extends AgreedText {
  /** BCP 47. */
  readonly language: string
  readonly blocks: readonly { readonly heading: string | null; readonly body: string }[]
}

/**
 * What a booking's booker agreed to, in the words of that day: terms first (booking-15). Empty for a booking from before
 * the texts were stored.
 */
export async function readTexts(db: Kysely<Database>, bookingId: number): Promise<AgreedWording[]> {
  const rows = await db
    .selectFrom('booking_texts as b')
    .innerJoin('agreed_texts as t', 't.hash', 'b.text_hash')
    .select(['b.tag', 't.hash', 't.language', 't.title', 't.blocks', 'b.agreed_at'])
    .where('b.booking_id', '=', bookingId)
    .orderBy('b.tag', 'desc')
    .execute()
  return rows.map(({ agreed_at, ...text }) => ({ ...text, agreedAt: agreed_at.toISOString() }))
}

/** Without the words: what pages, mails and documents list. */
export const namesOfTexts = (texts: readonly AgreedWording[]): AgreedText[] =>
  texts.map(({ tag, title, hash, agreedAt }) => ({ tag, title, hash, agreedAt }))
