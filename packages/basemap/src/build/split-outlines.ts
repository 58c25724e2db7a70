import type { Point, Ring } from './geometry.ts'

export interface Outlines {
  /** Lines shared by two countries, once each. */
  readonly borders: Point[][]
  /** All other lines: shores of sea and lakes. */
  readonly shores: Point[][]
}

/**
 * Splits outlines into borders and shores. Neighbours share the exact points of their border, so an edge that occurs
 * twice is a border. `skip` excludes edges that are neither, such as those on a clipped region's rim.
 */
export function splitOutlines(rings: readonly Ring[], skip: (a: Point, b: Point) => boolean): Outlines {
  const pointIds = new Map<number, number>()
  const idOf = ([lng, lat]: Point) => {
    const key = Math.round((lng + 180) * 1e4) * 1e7 + Math.round((lat + 90) * 1e4)
    const known = pointIds.get(key)
    if (known !== undefined) return known
    pointIds.set(key, pointIds.size)
    return pointIds.size - 1
  }
  const once = new Set<number>()
  const twice = new Set<number>()
  /** Per ring, the id of the edge that ends at each point; both sides of a border get the same id. */
  const edges = rings.map((ring) => {
    const ringEdges = new Float64Array(ring.length)
    let before = idOf(ring[0]!)
    for (let at = 1; at < ring.length; at += 1) {
      const id = idOf(ring[at]!)
      const edge = Math.min(before, id) * 2 ** 26 + Math.max(before, id)
      if (once.has(edge)) twice.add(edge)
      else once.add(edge)
      ringEdges[at] = edge
      before = id
    }
    return ringEdges
  })

  const outlines: Outlines = { borders: [], shores: [] }
  const drawn = new Set<number>()
  for (const [number, ring] of rings.entries()) {
    let line: Point[] | undefined
    let kind: keyof Outlines | undefined
    for (let at = 1; at < ring.length; at += 1) {
      const [a, b] = [ring[at - 1]!, ring[at]!]
      const edge = edges[number]![at]!
      const next = skip(a, b) || drawn.has(edge) ? undefined : twice.has(edge) ? 'borders' : 'shores'
      if (next === 'borders') drawn.add(edge)
      if (next && next !== kind) outlines[next].push((line = [a]))
      if (next) line?.push(b)
      kind = next
    }
  }
  return outlines
}
