import { AdvancedMarker, APIProvider, Map, useMap } from '@vis.gl/react-google-maps'
import { useEffect, useRef, useState } from 'react'
import { boundsOf } from './cluster-points.ts'
import { framePadding } from './frame-padding.ts'
import { MapControls } from './map-controls.tsx'
import { MapPin } from './map-pin.tsx'
import type { MapItem, MapViewProps } from './map-view.types.ts'
import { usePointIndex } from './use-point-index.ts'

type GoogleMapProps = MapViewProps & { google: NonNullable<MapViewProps['google']> }

/** Google's map with the same pins, for editions that have a key and a map id. */
export function GoogleMap(props: GoogleMapProps) {
  const { google, language, wheelZoom = true } = props
  return (
    <APIProvider apiKey={google.key} language={language}>
      <Map
        mapId={google.mapId}
        defaultCenter={{ lat: 49, lng: 9 }}
        defaultZoom={4}
        gestureHandling="greedy"
        scrollwheel={wheelZoom}
        disableDefaultUI
        clickableIcons={false}
      >
        <GooglePins {...props} />
      </Map>
    </APIProvider>
  )
}

function GooglePins(props: GoogleMapProps) {
  const {
    points,
    frame,
    labels,
    highlighted = null,
    selected = null,
    onSelect,
    onPoint,
    onView,
    area,
    frameZoom = 10,
  } = props
  const map = useMap()
  const index = usePointIndex(points)
  const [items, setItems] = useState<readonly MapItem[]>([])
  const moved = useRef(false)
  const framed = useRef('')

  useEffect(() => {
    if (!map) return
    const byHand = map.addListener('dragstart', () => (moved.current = true))
    const settled = map.addListener('idle', () => {
      const bounds = map.getBounds()?.toJSON()
      if (!bounds) return
      // Google's tiles are 256 px wide; the clusters are computed for 512.
      const seen = index.itemsIn(bounds, (map.getZoom() ?? 4) - 1)
      setItems(seen)
      const alone = seen.flatMap((item) => (item.kind === 'point' ? [item.id] : []))
      onView?.({ bounds, alone, byHand: moved.current })
      moved.current = false
    })
    return () => {
      byHand.remove()
      settled.remove()
    }
  }, [map, index, onView])

  useEffect(() => {
    if (!map || frame === '' || framed.current === frame) return
    const box = area === 'shown' ? undefined : (area ?? boundsOf(points))
    if (box || area) framed.current = frame
    if (!box) return
    map.fitBounds(box, area ? 0 : framePadding)
    if (!area && (map.getZoom() ?? 0) > frameZoom + 1) map.setZoom(frameZoom + 1)
  }, [map, points, frame, area, frameZoom])

  const zoomTo = (zoom: number) => {
    moved.current = true
    map?.setZoom(zoom)
  }
  const pick = (item: MapItem) => {
    if (item.kind === 'point') return onSelect?.(item.id)
    moved.current = true
    return map?.fitBounds(item.bounds, framePadding)
  }
  return (
    <>
      {items.map((item) => (
        <AdvancedMarker
          key={`${item.kind} ${item.id}`}
          position={{ lat: item.lat, lng: item.lng }}
          zIndex={item.kind === 'point' && item.id === selected ? 1 : 0}
        >
          <MapPin
            item={item}
            labels={labels}
            highlighted={highlighted !== null && index.holds(item, highlighted)}
            selected={item.kind === 'point' && item.id === selected}
            onClick={() => pick(item)}
            onPoint={onPoint}
          />
        </AdvancedMarker>
      ))}
      <MapControls
        labels={labels}
        onZoomIn={() => zoomTo((map?.getZoom() ?? 4) + 1)}
        onZoomOut={() => zoomTo((map?.getZoom() ?? 4) - 1)}
      />
    </>
  )
}
