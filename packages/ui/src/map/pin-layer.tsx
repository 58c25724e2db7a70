import type { Ref } from 'react'
import { useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { MapPin } from './map-pin.tsx'
import styles from './pin-layer.module.css'
import type { MapItem, MapLabels } from './map-view.types.ts'

/** Converts longitude and latitude to px from the upper left corner of the map. */
type Project = (lng: number, lat: number) => { x: number; y: number }

export interface PinLayerHandle {
  /** Moves every pin to its current position. Runs on each frame of a movement, without React. */
  place(): void
}

export interface PinLayerProps {
  /** Pins and clusters in view, in reading order. */
  items: readonly MapItem[]
  /** Where a place lies on the screen. */
  project: Project
  /** Words of the map. */
  labels: MapLabels
  /** Whether the pointer is on its card in the list. */
  isHighlighted: (item: MapItem) => boolean
  /** Id of the campsite whose card is open. */
  selected: number | null
  /** A pin was pressed. */
  onPick: (item: MapItem) => void
  /** The pointer or the focus is on a pin; null when it leaves. */
  onPoint?: ((id: number | null) => void) | undefined
  /** Moves the pins along with the map. */
  ref: Ref<PinLayerHandle>
}

/** The pins over the map: buttons in a list in reading order, for pointer, keyboard and screen reader. */
export function PinLayer(props: PinLayerProps) {
  const { items, project, labels, isHighlighted, selected, onPick, onPoint, ref } = props
  const list = useRef<HTMLUListElement>(null)
  const place = () => {
    items.forEach(({ lng, lat }, at) => {
      const pin = list.current?.children[at] as HTMLElement | undefined
      const { x, y } = project(lng, lat)
      if (pin) pin.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
    })
  }
  useImperativeHandle(ref, () => ({ place }))
  useLayoutEffect(place)
  return (
    <ul ref={list} className={styles.pins} aria-label={labels.pins}>
      {items.map((item) => {
        const on = isHighlighted(item)
        const isSelected = item.kind === 'point' && item.id === selected
        return (
          <li key={`${item.kind} ${item.id}`} className={on || isSelected ? styles.front : styles.pin}>
            <MapPin
              item={item}
              labels={labels}
              highlighted={on}
              selected={isSelected}
              onClick={() => onPick(item)}
              onPoint={onPoint}
            />
          </li>
        )
      })}
    </ul>
  )
}
