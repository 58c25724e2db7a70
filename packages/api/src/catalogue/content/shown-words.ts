import { markets, messageSets, type MessageSet } from '@camping/editions/markets.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Localised } from '../../platform/db/column-types.ts'

const marketOf = (set: MessageSet) => Object.values(markets).find(({ messages }) => messages === set)
const languageOf = (set: MessageSet) => marketOf(set)?.language

/** The message sets whose words an edition may show, best first: its own, those of its language, English, any. */
function candidates(set: MessageSet): MessageSet[] {
  const sameLanguage = messageSets.filter((other) => languageOf(other) === languageOf(set))
  return [...new Set([set, ...sameLanguage, 'en-GB' as const, ...messageSets])]
}

export interface ShownWords {
  /** The words of an item that has some in this set. */
  of(text: Partial<Localised>): string
  /** BCP 47 tag of the words where they are in another language than the edition's; null else (navigation-14). */
  readonly lang: string | null
}

/** Which words of an item an edition shows; `slug` has the sets that the item has. */
export function shownWords(slug: Partial<Localised>, set: MessageSet): ShownWords {
  const shown = candidates(set).find((one) => slug[one] !== undefined) ?? set
  const lang = languageOf(shown) === languageOf(set) ? null : (marketOf(shown)?.languageTag ?? null)
  return { of: (text) => text[shown] ?? '', lang }
}

/** The same choice in SQL: the slug of a row as the edition shows it. */
export const shownSlug = (set: MessageSet): RawBuilder<string> =>
  sql<string>`coalesce(${sql.join(candidates(set).map((one) => sql`slug ->> ${one}`))})`
