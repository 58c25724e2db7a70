import type { AutocompleteItem } from '@camping/contract/search.schemas.ts'
import { searchApi } from '@camping/core/search/search-queries.ts'
import { useEffect, useState } from 'react'

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

/**
 * Suggestions for typed text; the popular list below two characters (SPEC.md §4). `currentData` belongs to the present
 * text only, so a late answer to an earlier one is never shown. Failures are silent (SPEC.md §8).
 */
export function useSuggestions(
  text: string,
  active: boolean,
): { items: AutocompleteItem[]; isPopular: boolean; settled: boolean } {
  const typed = useDelayed(text.trim())
  const long = text.trim().length >= minLength
  const found = searchApi.useAutocompleteQuery(
    { searchString: typed, limit },
    { skip: !active || typed.length < minLength },
  )
  const popular = searchApi.usePopularQuery({ limit }, { skip: !active || long })
  return long
    ? {
        items: (typed === text.trim() && found.currentData?.results) || [],
        isPopular: false,
        settled: typed === text.trim() && !found.isFetching,
      }
    : { items: popular.currentData?.results ?? [], isPopular: true, settled: !popular.isFetching }
}
