import type { AutocompleteItem } from '@camping/contract/search.schemas.ts'
import { useDelayed } from '../../../kit/app/use-delayed.ts'
import { searchApi } from '@camping/core/search/search.api.ts'
import { useState } from 'react'
import type { Origin } from './use-origin.ts'

/** search-14: at least 2 characters after trimming, 5 results. */
const minLength = 2
const limit = 5
const pauseMs = 150

export interface SuggestionQuery {
  /** The field is in use: nothing is requested before. */
  readonly active: boolean
  /** The visitor's current place: limits suggestions to its funnel and affects popular ones. */
  readonly origin: Origin
}

export interface Suggestions {
  readonly items: readonly AutocompleteItem[]
  /** search-14, popular mode: starts with the popular request, ends after a typed search. */
  readonly isPopular: boolean
  /** The items belong to the text, or there will be none. */
  readonly settled: boolean
  /** The request failed. This is not shown (errors-8), and neither is "nothing found". */
  readonly failed: boolean
}

const nothing: readonly AutocompleteItem[] = []

/**
 * Suggestions for typed text; the popular list below two characters (search-14). The last list stays while the next one
 * loads, so that it does not flicker with every letter; a late answer to an earlier text never shows, because
 * `currentData` belongs to the current one. Failures are silent (errors-8).
 */
export function useSuggestions(text: string, { active, origin }: SuggestionQuery): Suggestions {
  const trimmed = text.trim()
  const typed = useDelayed(trimmed, pauseMs)
  const long = trimmed.length >= minLength
  const { funnel, funnelId, place } = origin
  const found = searchApi.useAutocompleteQuery(
    { searchString: typed, limit, funnel },
    { skip: !active || typed.length < minLength },
  )
  const popular = searchApi.usePopularQuery(
    { limit, funnelId, originId: place?.id ?? null, originType: place?.type ?? null },
    { skip: !active || long },
  )
  const [last, setLast] = useState<{ items: readonly AutocompleteItem[]; isPopular: boolean }>({
    items: nothing,
    isPopular: false,
  })
  const query = long ? found : popular
  const settled = active && (!long || typed === trimmed) && !query.isFetching
  const failed = settled && query.isError
  const items = failed ? nothing : settled ? query.currentData?.results : undefined
  if (items && (items !== last.items || last.isPopular === long)) setLast({ items, isPopular: !long })
  return { ...(items ? { items, isPopular: !long } : last), settled, failed }
}
