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
    onView,
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
    const area = boundsOf(points)
    if (!map || !area || frame === '' || framed.current === frame) return
    framed.current = frame
    map.fitBounds(area, framePadding)
    if ((map.getZoom() ?? 0) > frameZoom + 1) map.setZoom(frameZoom + 1)
  }, [map, points, frame, frameZoom])

  const zoomTo = (zoom: number) => {
    moved.current = true
    map?.setZoom(zoom)
  }
  const pick = (item: MapItem) => {
    if (item.kind === 'point') return onSelect?.(item.id)
    map?.panTo({ lat: item.lat, lng: item.lng })
    return zoomTo(item.opensAt + 1)
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
