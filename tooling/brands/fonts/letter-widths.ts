import type { Font } from 'fontkit'

/** How often each letter occurs in running text, in percent; a space follows every fourth to fifth letter. */
const frequencies: Readonly<Record<string, number>> = {
  a: 8.2,
  b: 1.5,
  c: 2.8,
  d: 4.3,
  e: 12.7,
  f: 2.2,
  g: 2,
  h: 6.1,
  i: 7,
  j: 0.15,
  k: 0.77,
  l: 4,
  m: 2.4,
  n: 6.7,
  o: 7.5,
  p: 1.9,
  q: 0.1,
  r: 6,
  s: 6.3,
  t: 9.1,
  u: 2.8,
  v: 0.98,
  w: 2.4,
  x: 0.15,
  y: 2,
  z: 0.07,
  ' ': 20,
}

interface Correspondence {
  readonly fromCoord: number
  readonly toCoord: number
}
interface Region {
  readonly startCoord: number
  readonly peakCoord: number
  readonly endCoord: number
}

/** Tables of a variable font, which fontkit decodes and its types omit (OpenType: fvar, avar, HVAR). */
interface VariationTables {
  readonly fvar?: {
    readonly axis: readonly {
      readonly axisTag: string
      readonly minValue: number
      readonly defaultValue: number
      readonly maxValue: number
    }[]
  }
  readonly avar?: { readonly segment: readonly { readonly correspondence: readonly Correspondence[] }[] }
  readonly HVAR?: {
    readonly advanceWidthMapping?: {
      readonly mapData: readonly { readonly outerIndex: number; readonly innerIndex: number }[]
    }
    readonly itemVariationStore: {
      readonly variationRegionList: { readonly variationRegions: readonly (readonly Region[])[] }
      readonly itemVariationData: readonly {
        readonly regionIndexes: readonly number[]
        readonly deltaSets: readonly { readonly deltas: readonly number[] }[]
      }[]
    }
  }
}

/** A weight as a coordinate of each axis, from -1 to 1; axes other than weight stay at their default. */
function coordinatesOf({ fvar, avar }: VariationTables, weight: number): number[] {
  return (fvar?.axis ?? []).map(({ axisTag, minValue, defaultValue, maxValue }, index) => {
    if (axisTag !== 'wght') return 0
    const value = Math.min(Math.max(weight, minValue), maxValue)
    const span = value < defaultValue ? defaultValue - minValue : maxValue - defaultValue
    const coordinate = span === 0 ? 0 : (value - defaultValue) / span
    const bends = avar?.segment[index]?.correspondence ?? []
    const after = bends.findIndex(({ fromCoord }) => coordinate <= fromCoord)
    const [low, high] = [bends[after - 1], bends[after]]
    if (!low || !high) return high?.toCoord ?? coordinate
    const share = (coordinate - low.fromCoord) / (high.fromCoord - low.fromCoord)
    return low.toCoord + share * (high.toCoord - low.toCoord)
  })
}

/** How much of a region's difference applies at a coordinate. */
function shareOf({ startCoord, peakCoord, endCoord }: Region, coordinate: number): number {
  if (peakCoord === 0 || coordinate === peakCoord) return 1
  if (coordinate <= startCoord || coordinate >= endCoord) return 0
  return coordinate < peakCoord
    ? (coordinate - startCoord) / (peakCoord - startCoord)
    : (endCoord - coordinate) / (endCoord - peakCoord)
}

/** By how much a glyph of a variable font is wider at the coordinates than in its default design. */
function widthDelta({ HVAR }: VariationTables, glyph: number, coordinates: readonly number[]): number {
  if (!HVAR) return 0
  const { advanceWidthMapping, itemVariationStore: store } = HVAR
  const mapped = advanceWidthMapping?.mapData
  const at = mapped ? mapped[Math.min(glyph, mapped.length - 1)] : { outerIndex: 0, innerIndex: glyph }
  const data = at && store.itemVariationData[at.outerIndex]
  const deltas = at && data?.deltaSets[at.innerIndex]?.deltas
  if (!deltas) return 0
  return data.regionIndexes.reduce((sum, index, position) => {
    const axes = store.variationRegionList.variationRegions[index] ?? []
    const share = axes.reduce((product, region, axis) => product * shareOf(region, coordinates[axis] ?? 0), 1)
    return sum + share * (deltas[position] ?? 0)
  }, 0)
}

/**
 * Mean width of running text in units of the font, at a weight. fontkit cannot instantiate variable WOFF2 files, and their default
 * design is often the thinnest one, so the difference is read from their tables.
 */
export function meanLetterWidth(font: Font, weight: number): number {
  const tables = font as unknown as VariationTables
  const coordinates = coordinatesOf(tables, weight)
  let sum = 0
  let letters = 0
  for (const [letter, frequency] of Object.entries(frequencies)) {
    const glyph = font.glyphForCodePoint(letter.codePointAt(0) as number)
    sum += frequency * (glyph.advanceWidth + widthDelta(tables, glyph.id, coordinates))
    letters += frequency
  }
  return Math.round(sum / letters)
}
