import type { SiteResult } from '@camping/contract/search.schemas.ts'
import { mapRequest, pinCardsRequest } from '@camping/core/search/map-requests.ts'
import { searchApi } from '@camping/core/search/search-queries.ts'
import { placeKey } from '@camping/core/search/search-request.ts'
import type { MapPoint } from '@camping/ui/map/map-view.types.ts'
import { useMemo, useRef, useState } from 'react'
import { useMoney } from '../format/use-money.ts'
import { useText } from '../format/use-text.ts'
import { useResults } from '../results/use-results.ts'
import type { PageRequest } from '../routing/page-view.ts'

/** As many cards as one request may ask for. */
const mostCards = 50

/**
 * What the map of a search shows: a pin for every match, and the cards of those that stand alone on it. The list of
 * the page has the same sites in the same order, its cards are not asked for again.
 */
export function usePins({ criteria }: PageRequest) {
  const t = useText()
  const money = useMoney()
  const { sorting, mapArea, data: list } = useResults(criteria)
  const { data, currentData } = searchApi.useSearchSitesQuery(mapRequest(criteria, { sorting, mapArea }))
  const [alone, setAlone] = useState<readonly number[]>([])
  const listed = new Set(list?.sites.map(({ id }) => id))
  const wanted = alone.filter((id) => !listed.has(id)).slice(0, mostCards)
  const { data: found } = searchApi.useSearchSitesQuery(pinCardsRequest(criteria, wanted), {
    skip: wanted.length === 0,
  })
  // Cards stay known while the map is moved to and fro; another search has other prices.
  const known = useRef({ search: '', cards: new Map<number, SiteResult>() })
  const search = JSON.stringify(criteria)
  if (known.current.search !== search) known.current = { search, cards: new Map() }
  const { cards } = known.current
  for (const site of [...(list?.sites ?? []), ...(found?.sites ?? [])]) cards.set(site.id, site)
  const named = cards.size

  const points = useMemo(
    () =>
      (data?.pins ?? []).map(({ id, location, price }): MapPoint => {
        // Rounded up on the pin, so that nothing looks cheaper than it is; said in full.
        const text = price === null ? '' : money(Math.ceil(price / 100) * 100, { short: true })
        const name = cards.get(id)?.name ?? t('map.pin.unnamed')
        return { id, ...location, text, label: t('map.pin', { name, price: money(price ?? 0) }) }
      }),
    // Words and money do not change while the page lives; `named` says that there are more names.
    // oxlint-disable-next-line react/exhaustive-deps
    [data, cards, named],
  )
  return {
    points,
    /** Names the search whose pins are here; empty while they are on their way, so that the map waits. */
    frame: currentData ? `${placeKey(criteria)} ${currentData.pins.length > 0}` : '',
    cards,
    stay: list?.stay,
    /** More than a map can show. */
    leftOut: data && data.pins.length < data.paging.total ? data : undefined,
    setAlone,
  }
}
