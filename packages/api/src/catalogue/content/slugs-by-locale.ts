import { markets } from '@camping/editions/markets.ts'
import type { Localised } from '../../platform/db/column-types.ts'
import { shownWords } from './shown-words.ts'

/** The slugs of an item in every edition whose language it has, by apiLocale. */
export function slugsByLocale(slug: Partial<Localised>): Record<string, string> {
  return Object.fromEntries(
    Object.values(markets).flatMap(({ apiLocale, messages }) => {
      const words = shownWords(slug, messages)
      return words.lang === null ? [[apiLocale, words.of(slug)]] : []
    }),
  )
}
