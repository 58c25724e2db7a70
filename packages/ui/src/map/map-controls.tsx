import { IconButton } from '../button/icon-button.tsx'
import styles from './map-controls.module.css'
import type { MapLabels } from './map-view.types.ts'

export interface MapControlsProps {
  /** Words of the map; those of the two buttons among them. */
  labels: MapLabels
  /** Comes one step closer. */
  onZoomIn: () => void
  /** Goes one step away. */
  onZoomOut: () => void
}

/** Zoom buttons for visitors who neither pinch nor scroll. */
export function MapControls(props: MapControlsProps) {
  return (
    <div className={styles.controls}>
      <IconButton icon="plus" label={props.labels.zoomIn} onClick={props.onZoomIn} />
      <IconButton icon="minus" label={props.labels.zoomOut} onClick={props.onZoomOut} />
    </div>
  )
}
