import { parseColour } from './mix-colours.ts'

/**
 * A colour in perceptual coordinates (CSS Color 4, OKLCH): lightness 0–1, chroma 0 (grey) to about 0.37, hue in
 * radians.
 */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

type Three = readonly [number, number, number]
type Matrix = readonly [Three, Three, Three]

// The two steps of Björn Ottosson's OKLab and their inverses, as CSS Color 4 prints them.
const rgbToCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const conesToLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const labToCones: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const conesToRgb: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

function times(matrix: Matrix, [a, b, c]: Three): Three {
  const row = ([x, y, z]: Three) => x * a + y * b + z * c
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])]
}

const each = ([a, b, c]: Three, change: (value: number) => number): Three => [change(a), change(b), change(c)]

const toLinear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055

/** `#rrggbb` as OKLCH. */
export function toOklch(hex: string): Oklch {
  const linear = each(parseColour(hex), (value) => toLinear(value / 255))
  const [lightness, a, b] = times(conesToLab, each(times(rgbToCones, linear), Math.cbrt))
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) }
}

/** The colour as `#rrggbb`. A colour outside sRGB loses chroma until it fits; lightness and hue stay. */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  for (let share = 1; share > 0; share -= 0.02) {
    const [a, b] = [Math.cos(hue) * chroma * share, Math.sin(hue) * chroma * share]
    const linear = times(
      conesToRgb,
      each(times(labToCones, [lightness, a, b]), (value) => value ** 3),
    )
    const shares = each(linear, fromLinear)
    if (shares.every((value) => value > -0.0005 && value < 1.0005)) return toHex(shares)
  }
  return toHex([lightness, lightness, lightness])
}

function toHex(shares: Three): string {
  const channel = (share: number) => Math.min(255, Math.max(0, Math.round(share * 255)))
  return `#${shares.map((share) => channel(share).toString(16).padStart(2, '0')).join('')}`
}
