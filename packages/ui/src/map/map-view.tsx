import { Suspense } from 'react'
import { lazyPart } from '../lazy-part.ts'
import type { MapViewProps } from './map-view.types.ts'
import styles from './map-view.module.css'

const PaperMap = lazyPart(() => import('./vector-map.tsx').then((module) => ({ default: module.VectorMap })))
const GoogleMap = lazyPart(() => import('./google-map.tsx').then((module) => ({ default: module.GoogleMap })))

/**
 * A map with price pins: Google's for an edition that has a key, the embedded one otherwise. Fills its container. Load
 * it lazily, because it includes a map library.
 */
export function MapView(props: MapViewProps) {
  return (
    <section className={styles.place} aria-label={props.labels.map}>
      <Suspense fallback={<div className={styles.waiting} />}>
        {props.google ? <GoogleMap {...props} google={props.google} /> : <PaperMap {...props} />}
      </Suspense>
    </section>
  )
}
