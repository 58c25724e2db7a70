interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface PlanPart extends Box {
  kind: 'water' | 'wood' | 'road' | 'reception' | 'washroom' | 'pool' | 'playground'
}

/** The ground of a drawn plan, from its upper left corner. */
export interface CataloguePlan {
  width: number
  height: number
  parts: PlanPart[]
}

/** A physical unit on the plan. */
export interface CatalogueUnit {
  label: string
  place: Box
  /** Of pitches: the longest and heaviest vehicle; null without a hook-up. */
  fit?: { lengthCm: number; weightKg: number; amperes: number | null }
}

export interface FloorRoom extends Box {
  kind: 'living' | 'living-kitchen' | 'bedroom' | 'bathroom' | 'terrace'
  /** Of bedrooms. */
  bed?: 'double' | 'twin' | 'bunk'
}

/** Rooms of an accommodation, in decimetres from the upper left corner. */
export interface FloorPlan {
  width: number
  height: number
  rooms: FloorRoom[]
}

/** A usual month: degrees Celsius, days with rain, hours of sunshine a day. */
export interface CatalogueMonth {
  high: number
  low: number
  /** Of the sea or the lake. */
  water: number | null
  rainDays: number
  sunHours: number
}
