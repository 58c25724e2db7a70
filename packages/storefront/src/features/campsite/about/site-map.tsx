import { mapRequest, pinCardsRequest, stayCriteria } from '@camping/core/search/map.rules.ts'
import { searchApi } from '@camping/core/search/search.api.ts'
import { MapCard } from '@camping/ui/map/map-card.tsx'
import { MapDialog } from '@camping/ui/map/map-dialog.tsx'
import { MapView } from '@camping/ui/map/map-view.tsx'
import type { MapPoint } from '@camping/ui/map/map-view.types.ts'
import { useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { AboutProps } from './about-props.ts'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { useMoney } from '../../../kit/format/use-money.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { useSiteCard } from '../../../kit/site-card/use-site-card.tsx'
import styles from '../../../kit/map/results-map.module.css'
import { useMapLabels } from '../../../kit/map/use-map-labels.ts'

/** Range of the other campsites: some 45 km to each side. */
const around = { lat: 0.4, lng: 0.58 }

/** The campsite on a full-screen map, with other available campsites for the same stay and their totals. */
export function SiteMap({ onClose, ...props }: AboutProps & { onClose: () => void }) {
  useLazyWords('map')
  const t = useText()
  const title = t('map.site', { name: props.site.name })
  return createPortal(
    <MapDialog title={title} closeLabel={t('map.close')} onClose={onClose}>
      <Surroundings {...props} title={title} />
    </MapDialog>,
    document.body,
  )
}

function Surroundings({ site, request, stay, title }: AboutProps & { title: string }) {
  const { config, market } = useApp()
  const t = useText()
  const criteria = stayCriteria(request.criteria, stay)
  const { points, settled } = useNeighbours({ site, request, stay })
  const [selected, setSelected] = useState<number | null>(null)
  const { data: found } = searchApi.useSearchSitesQuery(pinCardsRequest(criteria, [selected ?? 0]), {
    skip: selected === null || selected === site.id,
  })
  const card = useSiteCard(criteria, found?.stay)
  const open = found?.sites.find(({ siteId }) => siteId === selected)
  /** The clicked element, to return the focus to it. */
  const pin = useRef<HTMLElement | null>(null)
  return (
    <div className={styles.map}>
      <MapView
        points={points}
        frame={settled ? String(site.id) : ''}
        frameZoom={9}
        language={market.languageTag}
        labels={useMapLabels(title)}
        google={config.maps}
        highlighted={site.id}
        selected={selected}
        onSelect={(id) => {
          pin.current = document.activeElement as HTMLElement | null
          setSelected(id === site.id ? null : id)
        }}
      />
      {open && (
        <MapCard
          {...card(open)}
          closeLabel={t('map.card.close', { name: open.name })}
          onClose={() => {
            setSelected(null)
            pin.current?.focus()
          }}
        />
      )}
    </div>
  )
}

/** This campsite by name, the others by their totals. Settled when the others have loaded or failed. */
function useNeighbours({ site, request, stay }: AboutProps): { points: MapPoint[]; settled: boolean } {
  const t = useText()
  const money = useMoney()
  const { id, name, location } = site
  const { lat, lng } = location
  const bounds = {
    north: lat + around.lat,
    south: lat - around.lat,
    west: lng - around.lng,
    east: lng + around.lng,
  }
  const { data, isError } = searchApi.useSearchSitesQuery(
    mapRequest({ ...stayCriteria(request.criteria, stay), bounds }),
  )
  const points = useMemo(() => {
    const others = (data?.pins ?? []).filter((one) => one.id !== id && one.price !== null)
    return [
      { id, lat, lng, text: name, label: name, alone: true },
      ...others.map((one): MapPoint => {
        // Rounded up on the pin, so that nothing looks cheaper than it is; the label has the exact amount.
        const total = one.price ?? 0
        return {
          id: one.id,
          ...one.location,
          text: money(Math.ceil(total / 100) * 100, { short: true }),
          label: t('map.pin', { name: t('map.pin.unnamed'), price: money(total) }),
        }
      }),
    ]
    // Words and money do not change while the page lives.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data, id, name, lat, lng])
  return { points, settled: data !== undefined || isError }
}
