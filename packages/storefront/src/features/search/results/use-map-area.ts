import { roundOut, writeBounds } from '@camping/core/search/map-area.rules.ts'
import { placeKey } from '@camping/core/search/search.api.ts'
import type { MapBounds } from '@camping/contract/search.schemas.ts'
import { useEffect, useRef, useState } from 'react'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { useSearchNavigation } from '../../../kit/routing/use-search-navigation.ts'

/** A map that is thrown moves on for a moment; only where it rests is searched. */
const restMs = 350

/**
 * The part of the map that is searched. It is in the address, so that a reload and Back show it again: the map then frames it. One that
 * this map has put there itself does not move it.
 */
export function useMapArea(
  request: PageRequest,
  { settled, follows }: { settled: boolean; follows: boolean },
) {
  const { criteria } = request
  const change = useSearchNavigation(request)
  const written = criteria.bounds ? writeBounds(criteria.bounds) : ''
  const [own, setOwn] = useState('')
  /** What the map shows since the visitor moved it, until it is searched. */
  const [moved, setMoved] = useState<MapBounds | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const search = (bounds: MapBounds) => {
    const next = roundOut(bounds)
    setOwn(writeBounds(next))
    setMoved(null)
    change({ ...criteria, bounds: next, page: 1 }, 'area')
  }
  /** The latest render's, for a timer that outlives one. */
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const isOwn = written !== '' && written === own
  return {
    /** Empty while the pins load, so that the map waits. */
    frame: settled ? `${placeKey(criteria)} ${written}` : '',
    area: isOwn ? ('shown' as const) : (criteria.bounds ?? undefined),
    moved: follows ? null : moved,
    onMoved: (bounds: MapBounds) => {
      clearTimeout(timer.current)
      setMoved(bounds)
      if (follows) timer.current = setTimeout(() => latest.current(bounds), restMs)
    },
    searchHere: () => {
      if (moved) search(moved)
    },
  }
}
