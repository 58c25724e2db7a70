import { classNames } from '../class-names.ts'
import styles from './map-pin.module.css'
import type { MapItem, MapLabels } from './map-view.types.ts'

export interface MapPinProps {
  item: MapItem
  labels: MapLabels
  highlighted: boolean
  selected: boolean
  onClick: () => void
}

/** A price on the map, or the number of campsites in a cluster. */
export function MapPin({ item, labels, highlighted, selected, onClick }: MapPinProps) {
  const isCluster = item.kind === 'cluster'
  return (
    <button
      type="button"
      className={classNames(
        isCluster ? styles.cluster : styles.pin,
        isCluster && item.count >= 100 && styles.large,
        (highlighted || selected) && styles.on,
      )}
      aria-label={isCluster ? labels.cluster(item.count) : item.label}
      aria-expanded={isCluster ? undefined : selected}
      onClick={onClick}
    >
      {isCluster ? labels.number(item.count) : item.text}
    </button>
  )
}
