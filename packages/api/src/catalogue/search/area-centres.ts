import type { SiteDisplays } from './site-display.ts'

/** A point on the map, degrees. */
export interface Point {
  readonly lat: number
  readonly lng: number
}

const centres = new WeakMap<SiteDisplays, Map<number, Point | undefined>>()

/** The mean position of sites; undefined without any. */
export function middleOf(sites: readonly Point[]): Point | undefined {
  if (sites.length === 0) return undefined
  const sum = (of: (site: Point) => number): number => sites.reduce((total, site) => total + of(site), 0)
  return { lat: sum(({ lat }) => lat) / sites.length, lng: sum(({ lng }) => lng) / sites.length }
}

/** The mean position of an area's live sites; undefined for an area without any. Computed once per catalogue. */
export function areaCentre(displays: SiteDisplays, areaId: number): Point | undefined {
  const known = centres.get(displays) ?? new Map<number, Point | undefined>()
  centres.set(displays, known)
  if (!known.has(areaId)) known.set(areaId, middleOf(displays.inArea(areaId)))
  return known.get(areaId)
}

const earthRadiusKm = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres. */
export function kilometresBetween(a: Point, b: Point): number {
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng)
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}
