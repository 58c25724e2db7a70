import type { SiteDetail } from '@camping/contract/site.schemas.ts'
import { MapView } from '@camping/ui/map/map-view.tsx'
import { useMemo } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useLazyWords } from '../app/lazy-words.ts'
import { useText } from '../format/use-text.ts'
import { useMapLabels } from './use-map-labels.ts'

/** Where a campsite lies: its surroundings with shores, towns and borders. */
export function SiteMap({ site: { id, name, location } }: { site: SiteDetail }) {
  useLazyWords('map')
  const { config, market } = useApp()
  const t = useText()
  const points = useMemo(() => [{ id, ...location, text: name, label: name }], [id, location, name])
  return (
    <MapView
      points={points}
      frame={String(id)}
      frameZoom={9}
      wheelZoom={false}
      language={market.languageTag}
      labels={useMapLabels(t('map.site', { name }))}
      google={config.maps}
    />
  )
}
