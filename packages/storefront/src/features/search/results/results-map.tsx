import { mapFollowed } from '@camping/core/search/search.slice.ts'
import { useAppDispatch, useAppSelector } from '@camping/core/store/create-store.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { IconButton } from '@camping/ui/button/icon-button.tsx'
import { Checkbox } from '@camping/ui/facets/checkbox.tsx'
import { MapCard } from '@camping/ui/map/map-card.tsx'
import { MapDialog } from '@camping/ui/map/map-dialog.tsx'
import { MapView } from '@camping/ui/map/map-view.tsx'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { useSiteCard } from '../../../kit/site-card/use-site-card.tsx'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import styles from '../../../kit/map/results-map.module.css'
import { useMapLabels } from '../../../kit/map/use-map-labels.ts'
import { useMapArea } from './use-map-area.ts'
import { usePins } from './use-pins.ts'
import { usePointedCard, useRaisedCard } from './use-pointed-card.ts'

export interface ResultsMapProps {
  request: PageRequest
  onClose: () => void
}

/** The map of a search over the whole screen, where it does not fit beside the list. */
export function MapOverPage({ request, onClose }: ResultsMapProps) {
  useLazyWords('map')
  const t = useText()
  return createPortal(
    <MapDialog title={t('map.label')} closeLabel={t('map.close')} onClose={onClose}>
      <SearchMap request={request} />
    </MapDialog>,
    document.body,
  )
}

/** The map of a search beside its list. */
export function MapBeside({ request, onClose }: ResultsMapProps) {
  useLazyWords('map')
  const t = useText()
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
  const follows = useAppSelector((state) => state.search.followsMap)
  const { points, settled, cards, stay, leftOut, setAlone } = usePins(request)
  const card = useSiteCard(request.criteria, stay)
  const [selected, setSelected] = useState<number | null>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const { frame, area, moved, onMoved, searchHere } = useMapArea(request, { settled, follows })
  /** The clicked element, to return the focus to it. */
  const pin = useRef<HTMLElement | null>(null)
  const open = selected === null ? undefined : cards.get(selected)
  useRaisedCard(cards.get(pointed ?? selected ?? 0)?.slug)

  const close = () => {
    setSelected(null)
    pin.current?.focus()
  }
  return (
    <div className={styles.map}>
      <MapView
        points={points}
        frame={frame}
        area={area}
        language={market.languageTag}
        labels={useMapLabels(t('map.label'))}
        google={config.maps}
        highlighted={usePointedCard(cards.values())}
        selected={selected}
        onPoint={setPointed}
        onSelect={(id) => {
          pin.current = document.activeElement as HTMLElement | null
          setSelected(id)
        }}
        onView={({ bounds, alone, byHand }) => {
          setAlone(alone)
          if (byHand) onMoved(bounds)
        }}
      />
      <div className={styles.above}>
        <div className={styles.follow}>
          <Checkbox checked={follows} onChange={({ target }) => dispatch(mapFollowed(target.checked))}>
            {t('map.follow')}
          </Checkbox>
        </div>
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
