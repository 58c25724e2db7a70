import type { Region } from '../region.ts'

/** Longitude, latitude in degrees. */
export type Point = readonly [lng: number, lat: number]
/** Closed: the last point is the first. */
export type Ring = readonly Point[]

const earthRadiusKm = 6371

/** Absolute area in km²; accurate enough to tell a pond from a lake. */
export function ringArea(ring: Ring): number {
  let twice = 0
  let latitudes = 0
  for (let at = 1; at < ring.length; at += 1) {
    const [x1, y1] = ring[at - 1]!
    const [x2, y2] = ring[at]!
    twice += x1 * y2 - x2 * y1
    latitudes += y2
  }
  const middle = ((latitudes / (ring.length - 1)) * Math.PI) / 180
  return (Math.abs(twice) / 2) * (earthRadiusKm * (Math.PI / 180)) ** 2 * Math.cos(middle)
}

/** True when the ring's box overlaps the region. */
export function touches(ring: Ring, { west, south, east, north }: Region): boolean {
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [lng, lat] of ring) {
    if (lng < left) left = lng
    if (lng > right) right = lng
    if (lat < low) low = lat
    if (lat > high) high = lat
  }
  return left <= east && right >= west && low <= north && high >= south
}

/**
 * The part of a ring within the region, clipped edge by edge (Sutherland and Hodgman); empty when they do not overlap.
 */
export function clipRing(ring: Ring, { west, south, east, north }: Region): Ring {
  let points: Point[] = ring.slice(0, -1)
  points = cut(points, (p) => p[0] >= west, vertical(west))
  points = cut(points, (p) => p[0] <= east, vertical(east))
  points = cut(points, (p) => p[1] >= south, horizontal(south))
  points = cut(points, (p) => p[1] <= north, horizontal(north))
  return points.length < 3 ? [] : [...points, points[0]!]
}

type Crossing = (from: Point, to: Point) => Point

const vertical =
  (lng: number): Crossing =>
  (a, b) => [lng, a[1] + ((lng - a[0]) / (b[0] - a[0])) * (b[1] - a[1])]

const horizontal =
  (lat: number): Crossing =>
  (a, b) => [a[0] + ((lat - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), lat]

function cut(points: readonly Point[], isInside: (point: Point) => boolean, crossing: Crossing): Point[] {
  const clipped: Point[] = []
  points.forEach((point, at) => {
    const before = points.at(at - 1)!
    if (isInside(point) !== isInside(before)) clipped.push(crossing(before, point))
    if (isInside(point)) clipped.push(point)
  })
  return clipped
}

/** Rounds a ring by cutting every corner at a quarter of its sides, twice (Chaikin). */
export function roundCorners(ring: Ring): Ring {
  return cutCorners(cutCorners(ring))
}

function cutCorners(ring: Ring): Ring {
  const between = (a: Point, b: Point, share: number): Point => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
  ]
  const points = ring.slice(1).flatMap((b, at) => [between(ring[at]!, b, 0.25), between(ring[at]!, b, 0.75)])
  return [...points, points[0]!]
}
