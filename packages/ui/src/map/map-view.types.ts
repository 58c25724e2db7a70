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
  /** What the map is about: stands by itself at every zoom, never within a number. */
  readonly alone?: boolean
}

/** Points that would lie on top of each other, as one pin with their number. */
export interface MapCluster {
  readonly id: number
  readonly lat: number
  readonly lng: number
  readonly count: number
  /** The zoom at which it falls apart. */
  readonly opensAt: number
}

export type MapItem = ({ kind: 'point' } & MapPoint) | ({ kind: 'cluster' } & MapCluster)

export interface MapLabels {
  /** "Map of campsites" */
  map: string
  /** Name of the list of pins. */
  pins: string
  zoomIn: string
  zoomOut: string
  /** "12 campsites, zoom in" */
  cluster: (count: number) => string
  /** The number on it: "1,204". */
  number: (count: number) => string
  /** Where the browser cannot draw maps. */
  failed: string
}

export interface MapViewProps {
  points: readonly MapPoint[]
  /** When it changes, the map frames all points anew; the same or none leaves it where the visitor has put it. */
  frame: string
  /** BCP 47: the language of names on the map. */
  language: string
  labels: MapLabels
  /** A pin that is pointed at elsewhere. */
  highlighted?: number | null
  /** The pin whose card is open. */
  selected?: number | null
  onSelect?: (id: number) => void
  /** After every move: what is visible, which points stand alone, and whether the visitor moved it. */
  onView?: (view: { bounds: MapBounds; alone: readonly number[]; byHand: boolean }) => void
  /** Off where the map lies in a page that the wheel should scroll. */
  wheelZoom?: boolean
  /** Closest zoom when framing; a single point is shown with its surroundings. */
  frameZoom?: number
  /** With it the map is Google's; without, the embedded one. */
  google?: { readonly key: string; readonly mapId: string } | undefined
}
