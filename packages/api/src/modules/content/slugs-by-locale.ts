import { markets } from '@camping/editions/markets.ts'
import type { Localised } from '../../db/column-types.ts'

/** What something is called in the addresses of every edition, by apiLocale. */
export function slugsByLocale(slug: Localised): Record<string, string> {
  return Object.fromEntries(
    Object.values(markets).map(({ apiLocale, messages }) => [apiLocale, slug[messages]]),
  )
}
