import { gunzipSync } from 'node:zlib'
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { pickLabels, type Label } from './pick-labels.ts'
import { zooms } from './region.ts'
import type { TileArchive } from './tile-archive.ts'

/** Size of the sheet; the tile scale makes the sheet show about 90 km from west to east. */
const sheet = { width: 680, height: 440, tile: 800 } as const

/** Light paper and dark ink, both translucent. The water is the background colour of the page that shows the sheet. */
const paper = '#fffaf0'
const ink = '#1b2620'

export interface Surroundings {
  readonly lat: number
  readonly lng: number
  /** Language of town names that differ. */
  readonly language: string
}

/**
 * A map of the surroundings of a place at its centre: land, shores, borders, towns. An SVG without water, scripts or
 * fonts, some 5 to 20 kB.
 */
export function drawSurroundings(archive: TileArchive, { lat, lng, language }: Surroundings): string {
  const world = 2 ** zooms.to * sheet.tile
  const left = ((lng + 180) / 360) * world - sheet.width / 2
  const top = mercator(lat) * world - sheet.height / 2
  const drawn = { land: [] as string[], shore: [] as string[], border: [] as string[] }
  const labels: Label[] = []
  const first = [Math.floor(left / sheet.tile), Math.floor(top / sheet.tile)] as const
  const last = [
    Math.floor((left + sheet.width) / sheet.tile),
    Math.floor((top + sheet.height) / sheet.tile),
  ] as const
  for (let x = first[0]; x <= last[0]; x += 1) {
    for (let y = first[1]; y <= last[1]; y += 1) {
      const data = archive.tile(zooms.to, x, y)
      if (!data) continue
      const { layers } = new VectorTile(new PbfReader(gunzipSync(data)))
      const corner = { x: x * sheet.tile - left, y: y * sheet.tile - top }
      for (const kind of ['land', 'shore', 'border'] as const)
        drawn[kind].push(pathsOf(layers[kind], { corner, closed: kind === 'land' }).join(''))
      labels.push(...townsOf(layers['place'], { corner, language }))
    }
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}">`,
    // One group with a path per tile, so that overlapping tiles show neither a gap nor thicker paper.
    `<g opacity=".9" fill="${paper}" fill-rule="evenodd">`,
    ...drawn.land.map((path) => `<path d="${path}"/>`),
    '</g>',
    `<g fill="none" stroke="${ink}" stroke-linejoin="round">`,
    `<path stroke-opacity=".45" stroke-width="1.8" d="${drawn.shore.join('')}"/>`,
    `<path stroke-opacity=".35" stroke-width="1.8" stroke-dasharray="8 4 2 4" d="${drawn.border.join('')}"/></g>`,
    `<g fill="${ink}" font-family="system-ui,sans-serif" font-size="24" text-anchor="middle" paint-order="stroke"`,
    ` stroke="${paper}" stroke-width="5" stroke-linejoin="round">`,
    ...pickLabels(labels, sheet).map(labelMarkup),
    '</g></svg>',
  ].join('')
}

/** Mercator y: 0 at the north edge of the world map, 1 at its south edge. */
function mercator(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}

type Layer = VectorTile['layers'][string] | undefined
interface Corner {
  readonly x: number
  readonly y: number
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Converts tile units to px of the sheet. */
function onSheet({ x, y }: Point, { corner, extent }: { corner: Corner; extent: number }): Point {
  const scale = sheet.tile / extent
  return { x: Math.round(corner.x + x * scale), y: Math.round(corner.y + y * scale) }
}

function featuresOf(layer: Layer): VectorTileFeature[] {
  return layer ? Array.from({ length: layer.length }, (_, i) => layer.feature(i)) : []
}

/** Outlines in whole px, each point relative to the previous one; omits points equal to it. */
function pathsOf(layer: Layer, { corner, closed }: { corner: Corner; closed: boolean }): string[] {
  return featuresOf(layer).flatMap((feature) =>
    feature.loadGeometry().flatMap((line) => {
      const points = line.map((point) => onSheet(point, { corner, extent: feature.extent }))
      const steps = points
        .slice(1)
        .map(({ x, y }, n) => [x - (points[n]?.x ?? x), y - (points[n]?.y ?? y)] as const)
        .filter(([dx, dy]) => dx !== 0 || dy !== 0)
      const [start] = points
      if (!start || steps.length < (closed ? 2 : 1)) return []
      // A minus separates two numbers as well as a space does.
      const way = steps
        .map(([dx, dy]) => `${dx} ${dy}`)
        .join(' ')
        .replaceAll(' -', '-')
      return [`M${start.x} ${start.y}l${way}${closed ? 'z' : ''}`]
    }),
  )
}

function townsOf(layer: Layer, { corner, language }: { corner: Corner; language: string }): Label[] {
  return featuresOf(layer).flatMap((feature) => {
    const { kind, rank, name } = feature.properties
    const point = feature.loadGeometry()[0]?.[0]
    if (kind !== 'city' || !point) return []
    return [
      {
        ...onSheet(point, { corner, extent: feature.extent }),
        text: String(feature.properties[language] ?? name ?? ''),
        rank: Number(rank ?? 0),
      },
    ]
  })
}

function labelMarkup({ x, y, text }: Label): string {
  const name = text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return `<circle cx="${x}" cy="${y}" r="4"/><text x="${x}" y="${y + 28}">${name}</text>`
}
