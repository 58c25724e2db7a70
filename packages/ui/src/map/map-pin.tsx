import { classNames } from '../class-names.ts'
import styles from './map-pin.module.css'
import type { MapItem, MapLabels, MapPoint } from './map-view.types.ts'

export interface MapPinProps {
  /** A campsite, or a cluster of several. */
  item: MapItem
  /** Words of the map. */
  labels: MapLabels
  /** The pointer is on its card in the list. */
  highlighted: boolean
  /** Its card is open. */
  selected: boolean
  /** Opens its card, or the cluster. */
  onClick: () => void
  /** The pointer or the focus is on it; null when it leaves. */
  onPoint?: ((id: number | null) => void) | undefined
}

/** A price on the map, or the number of campsites in a cluster. Its name begins with what is visible (WCAG 2.5.3). */
export function MapPin({ item, labels, highlighted, selected, onClick, onPoint }: MapPinProps) {
  const isCluster = item.kind === 'cluster'
  const point = isCluster || !onPoint ? undefined : () => onPoint(item.id)
  const leave = point && onPoint && (() => onPoint(null))
  return (
    <button
      type="button"
      className={classNames(
        isCluster ? styles.cluster : styles.pin,
        isCluster && item.count >= 100 && styles.large,
        (highlighted || selected) && styles.on,
      )}
      aria-label={isCluster ? labels.cluster(item.count) : pinName(item)}
      aria-expanded={isCluster ? undefined : selected}
      onClick={onClick}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {isCluster ? labels.number(item.count) : item.text}
    </button>
  )
}

const pinName = ({ text, label }: MapPoint): string => (label.startsWith(text) ? label : `${text}, ${label}`)
