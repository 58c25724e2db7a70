/** A box on the map, degrees. */
export interface MapBounds {
  readonly north: number
  readonly south: number
  readonly west: number
  readonly east: number
}

/** A campsite on the map. */
export interface MapPoint {
  readonly id: number
  readonly lat: number
  readonly lng: number
  /** On the pin: "£1,284". */
  readonly text: string
  /** For screen readers: "Camping Bella Vista, £1,284 in total". */
  readonly label: string
  /** The subject of the map: a separate pin at every zoom, never part of a cluster. */
  readonly alone?: boolean
}

/** Points that would overlap, as one pin with their number. */
interface MapCluster {
  readonly id: number
  readonly lat: number
  readonly lng: number
  readonly count: number
  /** The zoom at which the cluster splits. */
  readonly opensAt: number
  /** The smallest box around its points. */
  readonly bounds: MapBounds
}

export type MapItem = ({ kind: 'point' } & MapPoint) | ({ kind: 'cluster' } & MapCluster)

export interface MapLabels {
  /** "Map of campsites" */
  map: string
  /** Accessible name of the list of pins. */
  pins: string
  zoomIn: string
  zoomOut: string
  /** "12 campsites, zoom in" */
  cluster: (count: number) => string
  /** The text of the pin: "1,204". */
  number: (count: number) => string
  /** Shown when the browser cannot draw maps. */
  failed: string
}

export interface MapViewProps {
  /** Campsites with their totals. */
  points: ReadonlyArray<MapPoint>
  /** The map frames all points when this key changes; otherwise it stays where the visitor moved it. */
  frame: string
  /** Framed instead of the points; `shown` when the map shows already what it should. */
  area?: MapBounds | 'shown' | undefined
  /** BCP 47: the language of names on the map. */
  language: string
  /** Words of the map. */
  labels: MapLabels
  /** The pin to highlight, because the pointer is on its card. */
  highlighted?: number | null
  /** The pin with the open card. */
  selected?: number | null
  /** Receives the id of a pressed pin. */
  onSelect?: (id: number) => void
  /** The pin that is hovered or focused; null when there is none any more. */
  onPoint?: ((id: number | null) => void) | undefined
  /** Fires after every move with the visible area, the separate points, and whether the visitor moved the map. */
  onView?: (view: { bounds: MapBounds; alone: readonly number[]; byHand: boolean }) => void
  /** Disabled where the wheel should scroll the page instead of zooming. */
  wheelZoom?: boolean
  /** Closest zoom when framing, so that a single point appears with its surroundings. */
  frameZoom?: number
  /** With a key the map is Google's; without one, the embedded map. */
  google?: { readonly key: string; readonly mapId: string } | undefined
}
