import type { FontFile, ReadFace } from './font-reading.ts'

const hex = (point: number) => point.toString(16).toUpperCase()

/** Characters as a CSS `unicode-range`. */
function unicodeRange(characters: Iterable<number>): string {
  const points = [...characters].toSorted((one, other) => one - other)
  const parts: string[] = []
  for (let at = 0; at < points.length; at++) {
    const from = points[at] as number
    let to = from
    while (points[at + 1] === to + 1) to = points[++at] as number
    parts.push(from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)
  }
  return parts.join(',')
}

/** The weight in the middle of a file's. */
const middle = ({ measured: { weights } }: FontFile) => (weights[0] + weights[1]) / 2

/**
 * The weights for which each file is loaded. Together they cover all weights, so that no browser draws a false bold where a file has
 * the nearest weight; between two files each has its half.
 */
function weightsOf(files: readonly FontFile[]): Map<FontFile, string> {
  const sorted = files.toSorted((one, other) => middle(one) - middle(other))
  const border = (index: number) => {
    const [low, high] = [sorted[index - 1], sorted[index]]
    if (!low) return 100
    if (!high) return 901
    return Math.floor((low.measured.weights[1] + high.measured.weights[0]) / 2)
  }
  return new Map(sorted.map((file, index) => [file, `${border(index)} ${border(index + 1) - 1}`]))
}

/** The `@font-face` data of a font's files. Files of one weight share their characters. */
export function facesOf(files: readonly FontFile[]): ReadFace[] {
  const ranges = new Map(files.map((file) => [file, file.range ?? sharedRange(file, files)]))
  const groups = new Map<string | undefined, FontFile[]>()
  for (const file of files) {
    const range = ranges.get(file)
    groups.set(range, [...(groups.get(range) ?? []), file])
  }
  const faces = [...groups].flatMap(([range, group]) =>
    [...weightsOf(group)].map(([file, weight]) => ({
      path: file.path,
      bytes: file.measured.bytes,
      weight,
      range,
      isMain: file.isMain,
      distance: Math.abs(middle(file) - 400),
    })),
  )
  const nearest = Math.min(...faces.filter(({ isMain }) => isMain).map(({ distance }) => distance))
  return faces.map(({ distance, ...face }) => ({ ...face, isFirst: face.isMain && distance === nearest }))
}

/** The characters of a file where others have the same weight: those that no earlier file has. */
function sharedRange(file: FontFile, files: readonly FontFile[]): string | undefined {
  const same = files.filter((other) => middle(other) === middle(file))
  if (same.length === 1) return undefined
  const earlier = new Set(
    same.slice(0, same.indexOf(file)).flatMap(({ measured }) => [...measured.characters]),
  )
  return unicodeRange([...file.measured.characters].filter((point) => !earlier.has(point)))
}
