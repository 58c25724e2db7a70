import { markets } from '@camping/editions/markets.ts'
import type { Localised } from '../../platform/db/column-types.ts'

/** The slugs of an item in every edition, by apiLocale. */
export function slugsByLocale(slug: Localised): Record<string, string> {
  return Object.fromEntries(
    Object.values(markets).map(({ apiLocale, messages }) => [apiLocale, slug[messages]]),
  )
}
