import type { AutocompleteItem } from '@camping/contract/search.schemas.ts'
import { searchApi } from '@camping/core/search/search-queries.ts'
import { useEffect, useState } from 'react'
import type { Origin } from './use-origin.ts'

/** SPEC.md §9: at least 2 characters after trimming, 5 results. */
const minLength = 2
const limit = 5
const pauseMs = 150

function useDelayed(value: string): string {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return delayed
}

export interface SuggestionQuery {
  /** The field is in use: before, nothing is asked. */
  readonly active: boolean
  /** Where the visitor is: narrows to its funnel, and popular is what was looked for from there. */
  readonly origin: Origin
}

export interface Suggestions {
  readonly items: readonly AutocompleteItem[]
  /** SPEC.md §4 "Popular-list mode": on after the popular fetch, off after a typed search. */
  readonly isPopular: boolean
  /** The items are the answer to the text, or there will be none. */
  readonly settled: boolean
  /** The answer did not come. Nobody is told (SPEC.md §8), nor told that nothing was found. */
  readonly failed: boolean
}

const nothing: readonly AutocompleteItem[] = []

/**
 * Suggestions for typed text; the popular list below two characters (SPEC.md §4). The last list stays while the next is on
 * its way, so that it does not flicker with every letter; a late answer to an earlier text is never shown, because
 * `currentData` belongs to the present one. Failures are silent (SPEC.md §8).
 */
export function useSuggestions(text: string, { active, origin }: SuggestionQuery): Suggestions {
  const wanted = text.trim()
  const typed = useDelayed(wanted)
  const long = wanted.length >= minLength
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
  const settled = active && (!long || typed === wanted) && !query.isFetching
  const failed = settled && query.isError
  const items = failed ? nothing : settled ? query.currentData?.results : undefined
  if (items && (items !== last.items || last.isPopular === long)) setLast({ items, isPopular: !long })
  return { ...(items ? { items, isPopular: !long } : last), settled, failed }
}
