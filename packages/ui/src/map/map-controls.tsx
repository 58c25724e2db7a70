import { IconButton } from '../button/icon-button.tsx'
import styles from './map-controls.module.css'
import type { MapLabels } from './map-view.types.ts'

/** Zoom buttons for visitors who neither pinch nor scroll. */
export function MapControls(props: { labels: MapLabels; onZoomIn: () => void; onZoomOut: () => void }) {
  return (
    <div className={styles.controls}>
      <IconButton icon="plus" label={props.labels.zoomIn} onClick={props.onZoomIn} />
      <IconButton icon="minus" label={props.labels.zoomOut} onClick={props.onZoomOut} />
    </div>
  )
}
