import type { SiteResult } from '@camping/contract/search.schemas.ts'
import { mapRequest, pinCardsRequest } from '@camping/core/search/map.rules.ts'
import { searchApi, placeKey } from '@camping/core/search/search.api.ts'
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
  const { mapArea, data: list } = useResults(criteria)
  const { data, currentData } = searchApi.useSearchSitesQuery(mapRequest(criteria, { mapArea }))
  const [alone, setAlone] = useState<readonly number[]>([])
  const listed = new Set(list?.sites.map(({ id }) => id))
  const missing = alone.filter((id) => !listed.has(id)).slice(0, mostCards)
  const { data: found } = searchApi.useSearchSitesQuery(pinCardsRequest(criteria, missing), {
    skip: missing.length === 0,
  })
  // Cards are cached while the map moves; another search has other prices.
  const known = useRef({ search: '', cards: new Map<number, SiteResult>() })
  const search = JSON.stringify(criteria)
  if (known.current.search !== search) known.current = { search, cards: new Map() }
  const { cards } = known.current
  for (const site of [...(list?.sites ?? []), ...(found?.sites ?? [])]) cards.set(site.id, site)
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
    /** Key of the search of these pins; empty while they load, so that the map waits. */
    frame: currentData ? `${placeKey(criteria)} ${currentData.pins.length > 0}` : '',
    cards,
    stay: list?.stay,
    /** More than a map can show. */
    leftOut: data && data.pins.length < data.paging.total ? data : undefined,
    setAlone,
  }
}
