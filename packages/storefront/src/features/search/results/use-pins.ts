import type { SiteResult } from '@camping/contract/search.schemas.ts'
import { mapRequest, pinCardsRequest } from '@camping/core/search/map.rules.ts'
import { searchApi } from '@camping/core/search/search.api.ts'
import type { MapPoint } from '@camping/ui/map/map-view.types.ts'
import { useMemo, useRef, useState } from 'react'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { useResults } from './use-results.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'

/** Maximum number of cards in one request. */
const mostCards = 50

/**
 * Content of a search's map: a pin for every match, and the cards of unclustered ones. Cards of the page's list are
 * reused.
 */
export function usePins({ criteria }: PageRequest) {
  const t = useText()
  const money = useMoney()
  const { data: list } = useResults(criteria)
  const { data, currentData } = searchApi.useSearchSitesQuery(mapRequest(criteria))
  const [alone, setAlone] = useState<readonly number[]>([])
  // Cards are cached while the map moves; another search has other prices.
  const known = useRef({ search: '', cards: new Map<number, SiteResult>() })
  const search = JSON.stringify(pinCardsRequest(criteria, []))
  if (known.current.search !== search) known.current = { search, cards: new Map() }
  const { cards } = known.current
  for (const site of list?.sites ?? []) cards.set(site.id, site)
  const missing = alone.filter((id) => !cards.has(id)).slice(0, mostCards)
  const { currentData: found } = searchApi.useSearchSitesQuery(pinCardsRequest(criteria, missing), {
    skip: missing.length === 0,
  })
  for (const site of found?.sites ?? []) cards.set(site.id, site)
  const named = cards.size

  const points = useMemo(
    () =>
      (data?.pins ?? []).map(({ id, location, price }): MapPoint => {
        // Rounded up on the pin, so that nothing looks cheaper than it is; the label has the exact amount.
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
    /** The pins are those of this search. */
    settled: currentData !== undefined,
    cards,
    stay: list?.stay,
    /** More than a map can show. */
    leftOut: data && data.pins.length < data.paging.total ? data : undefined,
    setAlone,
  }
}
