import type { SearchSitesReply } from '@camping/contract/search.schemas.ts'
import { arrivalApi, arrivalsRequest } from '@camping/core/search/arrivals.api.ts'
import {
  activeFlexibility,
  arrivalDates,
  arrivalWindow,
  exactDate,
} from '@camping/core/search/criteria.rules.ts'
import { flexibilityChosen } from '@camping/core/search/search.slice.ts'
import { useAppDispatch, useAppSelector } from '@camping/core/store/create-store.ts'
import { PriceStrip, type StripDay } from '@camping/ui/price-strip/price-strip.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useStayDates } from '../../../kit/format/use-dates.ts'
import { useText } from '../../../kit/format/use-text.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { rememberSearch, searchOf } from '../../../kit/routing/use-search-navigation.ts'
import { useShownArrivals } from './use-shown-arrivals.ts'

export interface ArrivalStripProps {
  request: PageRequest
  /** The dates of the results. */
  stay: SearchSitesReply['stay']
}

/** The lowest total by arrival day for the current search; a day links to the same search on that day. */
export function ArrivalStrip({ request, stay }: ArrivalStripProps) {
  const { today } = useApp()
  const t = useText()
  const money = useMoney()
  const dates = useStayDates()
  const dispatch = useAppDispatch()
  const { criteria } = request
  const view = useAppSelector((state) => state.search)
  const date = criteria.date ?? stay.date
  const flexibility = activeFlexibility(
    useAppSelector((state) => state.flexible),
    criteria.date,
    today,
  )
  const { shown, earlier, later } = useShownArrivals({ flexibility, date, today })
  const window = arrivalWindow(shown.flexibility, { date: shown.date, today })
  const { currentData, isError } = arrivalApi.useSearchArrivalsQuery(arrivalsRequest(criteria, window, view))
  // Without prices it is hidden; its space stays reserved, so that nothing moves.
  if (isError) return null

  const totals = new Map(currentData?.days.map((day) => [day.date, day.total]))
  const shownDates = arrivalDates(window)
  const open = shownDates.flatMap((day) => totals.get(day) ?? [])
  const low = open.length > 1 ? Math.min(...open) : null
  const on = (day: string) => ({ ...criteria, date: day, page: 1 })
  const stripDay = (day: string): StripDay => {
    const total = totals.get(day) ?? null
    return {
      date: day,
      text: dates.day(day),
      href: request.pathname + searchOf(on(day), request.params),
      current: day === date,
      low: total !== null && total === low,
      ...(total === null ? {} : { price: money(total) }),
    }
  }
  return (
    <PriceStrip
      label={t('facets.arrivals.label')}
      caption={t('facets.arrivals.caption', { nights: criteria.duration })}
      days={shownDates.map(stripDay)}
      waiting={!currentData}
      lowLabel={t('facets.arrivals.low')}
      closedLabel={t('facets.arrivals.closed')}
      previous={{ label: t('facets.arrivals.earlier'), onClick: earlier, disabled: window.from <= today }}
      next={{ label: t('facets.arrivals.later'), onClick: later }}
      onSelect={(day) => {
        // A chosen day is an exact date.
        dispatch(flexibilityChosen(exactDate))
        rememberSearch(on(day))
      }}
    />
  )
}
