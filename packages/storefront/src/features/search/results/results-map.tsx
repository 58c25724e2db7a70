import { placeKey } from '@camping/core/search/search.api.ts'
import { mapAreaChosen } from '@camping/core/search/search.slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { IconButton } from '@camping/ui/button/icon-button.tsx'
import { MapCard } from '@camping/ui/map/map-card.tsx'
import { MapDialog } from '@camping/ui/map/map-dialog.tsx'
import { MapView } from '@camping/ui/map/map-view.tsx'
import type { MapBounds } from '@camping/ui/map/map-view.types.ts'
import { useMedia } from '@camping/ui/map/use-media.ts'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { useSiteCard } from '../../../kit/site-card/use-site-card.tsx'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { useSearchNavigation } from '../../../kit/routing/use-search-navigation.ts'
import styles from '../../../kit/map/results-map.module.css'
import { useMapLabels } from '../../../kit/map/use-map-labels.ts'
import { usePins } from './use-pins.ts'
import { usePointedCard } from './use-pointed-card.ts'

export interface ResultsMapProps {
  request: PageRequest
  /** The page has no space beside its list. */
  alwaysDialog?: boolean
  onClose: () => void
}

/** The map of a search: beside the list where it fits, full-screen elsewhere. */
export function ResultsMap({ request, alwaysDialog = false, onClose }: ResultsMapProps) {
  useLazyWords('map')
  const t = useText()
  const beside = useMedia('(min-width: 1280px)') && !alwaysDialog
  if (!beside) {
    return createPortal(
      <MapDialog title={t('map.label')} closeLabel={t('map.close')} onClose={onClose}>
        <SearchMap request={request} />
      </MapDialog>,
      document.body,
    )
  }
  return (
    <>
      <SearchMap request={request} />
      <div className={styles.close}>
        <IconButton icon="close" kind="floating" label={t('map.close')} onClick={onClose} />
      </div>
    </>
  )
}

function SearchMap({ request }: { request: PageRequest }) {
  const { config, market } = useApp()
  const t = useText()
  const dispatch = useAppDispatch()
  const change = useSearchNavigation(request)
  const { criteria } = request
  const { points, frame, cards, stay, leftOut, setAlone } = usePins(request)
  const card = useSiteCard(criteria, stay)
  const [selected, setSelected] = useState<number | null>(null)
  /** The map's area after the visitor moved it since the last search. */
  const [moved, setMoved] = useState<MapBounds | null>(null)
  /** The clicked element, to return the focus to it. */
  const pin = useRef<HTMLElement | null>(null)
  const open = selected === null ? undefined : cards.get(selected)

  const searchHere = () => {
    dispatch(mapAreaChosen(moved && { place: placeKey(criteria), bounds: roundOut(moved) }))
    setMoved(null)
    setSelected(null)
    if (criteria.page > 1) change({ ...criteria, page: 1 }, 'filter')
  }
  const close = () => {
    setSelected(null)
    pin.current?.focus()
  }
  return (
    <div className={styles.map}>
      <MapView
        points={points}
        frame={frame}
        language={market.languageTag}
        labels={useMapLabels(t('map.label'))}
        google={config.maps}
        highlighted={usePointedCard(cards.values())}
        selected={selected}
        onSelect={(id) => {
          pin.current = document.activeElement as HTMLElement | null
          setSelected(id)
        }}
        onView={({ bounds, alone, byHand }) => {
          setAlone(alone)
          if (byHand) setMoved(bounds)
        }}
      />
      <div className={styles.above}>
        {moved && (
          <Button icon="search" onClick={searchHere}>
            {t('map.area.search')}
          </Button>
        )}
        {leftOut && (
          <p className={styles.note}>
            {t('map.some', { shown: leftOut.pins.length, total: leftOut.paging.total })}
          </p>
        )}
      </div>
      {open && (
        <MapCard {...card(open)} closeLabel={t('map.card.close', { name: open.name })} onClose={close} />
      )}
    </div>
  )
}

/**
 * A precision of some 10 m is enough, and short numbers make short requests. Rounded outwards, so that pins at the edge
 * stay inside.
 */
function roundOut({ north, south, west, east }: MapBounds): MapBounds {
  const up = (value: number, most: number) => Math.min(Math.ceil(value * 1e4) / 1e4, most)
  const down = (value: number, least: number) => Math.max(Math.floor(value * 1e4) / 1e4, least)
  return { north: up(north, 90), south: down(south, -90), west: down(west, -180), east: up(east, 180) }
}
