import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundsOf, clusterPoints, lastClusterZoom, pinRoom, pixelsOf } from './cluster-points.ts'
import type { MapPoint } from './map-view.types.ts'

const world = { north: 85, south: -85, west: -180, east: 180 }
const point = (id: number, lat: number, lng: number): MapPoint => ({
  id,
  lat,
  lng,
  text: `£${id}`,
  label: '',
})

/** A zoom at which clusters may change. */
const anyStep = (from: number, to: number) => fc.integer({ min: from * 4, max: to * 4 }).map((at) => at / 4)

const anyPoints = fc
  .array(fc.tuple(fc.integer({ min: 3400, max: 7000 }), fc.integer({ min: -1000, max: 4000 })), {
    maxLength: 60,
  })
  .map((places) => places.map(([lat, lng], id) => point(id, lat / 100, lng / 100)))

describe('clusterPoints', () => {
  it('shows every point once, alone or counted in one cluster, at any zoom', () => {
    fc.assert(
      fc.property(anyPoints, anyStep(2, 12), (points, zoom) => {
        const index = clusterPoints(points)
        const items = index.itemsIn(world, zoom)
        const counted = items.reduce((sum, item) => sum + (item.kind === 'cluster' ? item.count : 1), 0)
        expect(counted).toBe(points.length)
        for (const { id } of points) expect(items.filter((item) => index.holds(item, id))).toHaveLength(1)
      }),
    )
  })

  it('leaves every pin its room, so that none lies on another', () => {
    fc.assert(
      fc.property(anyPoints, anyStep(2, lastClusterZoom), (points, zoom) => {
        const places = clusterPoints(points)
          .itemsIn(world, zoom)
          .map((item) => pixelsOf(item, zoom))
        const gaps = places.flatMap((one, at) =>
          places.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
        )
        expect(Math.min(pinRoom, ...gaps)).toBe(pinRoom)
      }),
      { numRuns: 500 },
    )
  })

  it('opens every cluster at the zoom it names, and not before', () => {
    fc.assert(
      fc.property(anyPoints, anyStep(2, lastClusterZoom), (points, zoom) => {
        const index = clusterPoints(points)
        for (const item of index.itemsIn(world, zoom)) {
          if (item.kind !== 'cluster') continue
          const contained = points.filter(({ id }) => index.holds(item, id))
          const partsAt = (at: number) =>
            index.itemsIn(world, at).filter((one) => contained.some(({ id }) => index.holds(one, id)))
          expect(item.opensAt).toBeGreaterThan(zoom)
          expect(partsAt(item.opensAt).length).toBeGreaterThan(1)
          for (let at = zoom + 0.25; at < item.opensAt; at += 0.25) expect(partsAt(at)).toHaveLength(1)
        }
      }),
    )
  })

  it('goes from north to south', () => {
    fc.assert(
      fc.property(anyPoints, (points) => {
        const lats = clusterPoints(points)
          .itemsIn(world, 8)
          .map(({ lat }) => lat)
        expect(lats).toEqual(lats.toSorted((a, b) => b - a))
      }),
    )
  })

  it('leaves the campsite a map is about out of every cluster', () => {
    const index = clusterPoints([
      { ...point(1, 45, 10), alone: true },
      point(2, 45.0001, 10.0001),
      point(3, 45.0002, 10),
    ])
    for (const zoom of [0, 4, lastClusterZoom]) {
      const items = index.itemsIn(world, zoom)
      expect(items.map(({ kind, id }) => `${kind} ${id}`).toSorted()).toEqual(['cluster 2', 'point 1'])
    }
  })

  it('opens a cluster at the zoom it names', () => {
    const index = clusterPoints([point(1, 45, 10), point(2, 45.2, 10.2)])
    const [cluster] = index.itemsIn(world, 4)
    if (cluster?.kind !== 'cluster') throw new Error('two points this close are one cluster')
    expect(cluster.count).toBe(2)
    expect(index.itemsIn(world, cluster.opensAt).map(({ kind }) => kind)).toEqual(['point', 'point'])
  })

  it('leaves out what lies elsewhere', () => {
    const index = clusterPoints([point(1, 45, 10), point(2, 60, 20)])
    expect(index.itemsIn({ north: 46, south: 44, west: 9, east: 11 }, 8)).toMatchObject([{ id: 1 }])
  })
})

it('boundsOf surrounds every point, and nothing without any', () => {
  expect(boundsOf([point(1, 45, 10), point(2, 60, -2)])).toEqual({ north: 60, south: 45, west: -2, east: 10 })
  expect(boundsOf([])).toBeUndefined()
})
