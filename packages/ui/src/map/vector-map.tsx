import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl'
import type { MapOptions } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { boundsOf } from './cluster-points.ts'
import { framePadding } from './frame-padding.ts'
import { MapControls } from './map-controls.tsx'
import { mapStyle, readMapTheme } from './map-style.ts'
import type { MapBounds, MapItem, MapViewProps } from './map-view.types.ts'
import styles from './vector-map.module.css'
import { PinLayer } from './pin-layer.tsx'
import type { PinLayerHandle } from './pin-layer.tsx'
import { usePointIndex } from './use-point-index.ts'

setWorkerUrl(workerUrl)

/** Bounds of the base map; there are no tiles outside. */
const edge: [number, number, number, number] = [-25, 33, 45, 71.6]

/** The embedded map: tiles from our host in the brand's colours. Without WebGL it shows only the pins. */
export function VectorMap(props: MapViewProps) {
  const {
    points,
    frame,
    language,
    labels,
    highlighted = null,
    selected = null,
    onSelect,
    onPoint,
    onView,
  } = props
  const box = useRef<HTMLDivElement>(null)
  const pins = useRef<PinLayerHandle>(null)
  const [map, setMap] = useState<MapLibre | null>(null)
  const [failed, setFailed] = useState(false)
  const [items, setItems] = useState<readonly MapItem[]>([])
  const index = usePointIndex(points)
  const { area, wheelZoom = true, frameZoom = 10 } = props
  /** Values of the latest render for the map's event handlers. */
  const latest = useRef({ index, onView, title: labels.map })
  useEffect(() => {
    latest.current = { index, onView, title: labels.map }
  })

  useEffect(() => {
    const made = createMap(box.current as HTMLDivElement, {
      language,
      wheelZoom,
      title: latest.current.title,
    })
    if (!made) {
      setFailed(true)
      return undefined
    }
    const look = (byHand: boolean) => {
      const bounds = boundsOfMap(made)
      const seen = latest.current.index.itemsIn(bounds, made.getZoom())
      setItems(seen)
      const alone = seen.flatMap((item) => (item.kind === 'point' ? [item.id] : []))
      latest.current.onView?.({ bounds, alone, byHand })
    }
    made.on('move', () => pins.current?.place())
    made.on('moveend', (event) => look(event.originalEvent !== undefined))
    setMap(made)
    return () => made.remove()
  }, [language, wheelZoom])

  // Redraws the map when the visitor switches to dark mode.
  useEffect(() => {
    const lights = matchMedia('(prefers-color-scheme: dark)')
    const redraw = () => map?.setStyle(styleOf(language))
    lights.addEventListener('change', redraw)
    return () => lights.removeEventListener('change', redraw)
  }, [map, language])

  // New points appear in the current view; only a new search moves the map.
  const framed = useRef('')
  useEffect(() => {
    if (!map) return
    const isNew = frame !== '' && framed.current !== frame
    const box = !isNew || area === 'shown' ? undefined : (area ?? boundsOf(points))
    if (isNew && (box || area)) framed.current = frame
    if (!box) {
      map.fire('moveend')
      return
    }
    map.fitBounds(
      cornersOf(box),
      area ? { animate: false } : { padding: framePadding, maxZoom: frameZoom, animate: false },
    )
  }, [map, index, points, frame, area, frameZoom])

  const pick = (item: MapItem) => {
    if (item.kind === 'point') onSelect?.(item.id)
    else if (map) openCluster(map, item)
  }
  return (
    <div className={styles.map}>
      <div ref={box} className={styles.paper} />
      {failed && <p className={styles.failed}>{labels.failed}</p>}
      {map && (
        <PinLayer
          ref={pins}
          items={items}
          project={(lng, lat) => map.project([lng, lat])}
          labels={labels}
          isHighlighted={(item) => highlighted !== null && index.holds(item, highlighted)}
          selected={selected}
          onPick={pick}
          onPoint={onPoint}
        />
      )}
      <MapControls
        labels={labels}
        onZoomIn={() => map?.zoomIn({}, { originalEvent: true })}
        onZoomOut={() => map?.zoomOut({}, { originalEvent: true })}
      />
      <p className={styles.sources}>
        © <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>,{' '}
        <a href="https://www.geonames.org/">GeoNames</a>
      </p>
    </div>
  )
}

const cornersOf = ({ west, south, east, north }: MapBounds): [number, number, number, number] => [
  west,
  south,
  east,
  north,
]

/** Frames the campsites of a cluster, and comes at least as close as it takes to part them. */
function openCluster(map: MapLibre, { bounds, opensAt }: Extract<MapItem, { kind: 'cluster' }>): void {
  const fit = map.cameraForBounds(cornersOf(bounds), { padding: framePadding })
  const zoom = Math.max(fit?.zoom ?? 0, opensAt + 0.2)
  const center = fit?.center ?? [(bounds.west + bounds.east) / 2, (bounds.south + bounds.north) / 2]
  map.easeTo({ center, zoom }, { originalEvent: true })
}

const styleOf = (language: string) =>
  mapStyle(readMapTheme(document.documentElement), language, '/tiles/basemap.json')

function createMap(
  container: HTMLDivElement,
  { language, wheelZoom, title }: { language: string; wheelZoom: boolean; title: string },
): MapLibre | undefined {
  const options: MapOptions = {
    container,
    style: styleOf(language),
    // The library calls its canvas "Map" in every language.
    locale: { 'Map.Title': title },
    bounds: edge,
    maxBounds: edge,
    maxZoom: 12,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    scrollZoom: wheelZoom,
    // A paper map does not fade in; this also respects reduced motion.
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
    transformRequest: (url) => ({ url: new URL(url, location.href).href }),
  }
  const map = withoutThrowing(() => new MapLibre(options))
  // Its keys move the map; a landmark it is not, beside the section round it.
  map?.getCanvas().setAttribute('role', 'application')
  map?.touchZoomRotate.disableRotation()
  map?.keyboard.disableRotation()
  return map
}

/** The library throws without WebGL. */
function withoutThrowing<Value>(make: () => Value): Value | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}

function boundsOfMap(map: MapLibre): MapBounds {
  const bounds = map.getBounds()
  return {
    north: bounds.getNorth(),
    south: bounds.getSouth(),
    west: bounds.getWest(),
    east: bounds.getEast(),
  }
}
