import { n, pictureHeight, pictureWidth } from './brush.ts'
import type { Prng } from '../../random/prng.ts'

export interface RidgeShape {
  /** Height of the ridge line on the picture. */
  y: number
  /** Amplitude. */
  swing: number
  /** Bottom of the filled area. */
  bottom?: number
  /** Number of bends over the width. */
  waves?: number
}

/** Smooth hills as a closed path; also returns the line's height at any x. */
export function hillRidge(
  prng: Prng,
  { y, swing, bottom = pictureHeight, waves = 2 }: RidgeShape,
): { d: string; heightAt: (x: number) => number } {
  const phases = [prng.between(0, 6.3), prng.between(0, 6.3), prng.between(0, 6.3)]
  const heightAt = (x: number) => {
    const t = (x / pictureWidth) * Math.PI * 2
    return (
      y -
      swing *
        (0.62 * Math.sin(t * waves * 0.5 + phases[0]!) +
          0.28 * Math.sin(t * waves + phases[1]!) +
          0.1 * Math.sin(t * waves * 2.3 + phases[2]!))
    )
  }
  let d = `M0 ${n(bottom)}L0 ${n(heightAt(0))}`
  for (let x = 64; x <= pictureWidth; x += 64) d += `L${x} ${Math.round(heightAt(x) * 2) / 2}`
  return { d: `${d}L${pictureWidth} ${n(bottom)}z`, heightAt }
}

export interface PeakRidge {
  /** The whole ridge. */
  body: string
  /** Faces turned away from the light. */
  shade: string
  /** Snow caps on the higher peaks. */
  snow: string
}

/** Rocky peaks with a lit and a shaded side; light comes from the left unless `fromRight`. */
export function peakRidge(
  prng: Prng,
  shape: Required<Pick<RidgeShape, 'y' | 'swing' | 'bottom'>> & { count: number; fromRight: boolean },
): PeakRidge {
  const { y, swing, bottom, count, fromRight } = shape
  const points: { x: number; y: number; peak: boolean }[] = []
  const step = pictureWidth / count
  const main = prng.int(0, count - 1)
  for (let i = -1; i <= count; i++) {
    const tall = i === main ? 1 : prng.between(0.35, 0.78)
    points.push({ x: (i + 0.5) * step + prng.between(-0.22, 0.22) * step, y: y - swing * tall, peak: true })
    points.push({
      x: (i + 1) * step + prng.between(-0.12, 0.12) * step,
      y: y - swing * prng.between(0.02, 0.2),
      peak: false,
    })
  }
  const rugged: { x: number; y: number }[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const a = points[i]!
    const b = points[i + 1]!
    rugged.push(a)
    for (const t of [0.3, 0.62]) {
      rugged.push({
        x: a.x + (b.x - a.x) * t + prng.between(-8, 8),
        y: a.y + (b.y - a.y) * t + prng.between(-0.05, 0.05) * swing,
      })
    }
  }
  rugged.push(points.at(-1)!)
  const body = `M${n(rugged[0]!.x)} ${n(bottom)}${rugged.map((p) => `L${n(p.x)} ${n(p.y)}`).join('')}L${n(rugged.at(-1)!.x)} ${n(bottom)}z`
  let shade = ''
  let snow = ''
  const side = fromRight ? -1 : 1
  for (const [i, peak] of points.entries()) {
    if (!peak.peak) continue
    const valley = points[i + side]
    if (!valley) continue
    const start = rugged.findIndex((p) => p === peak)
    const along = [1, 2, 3].map((k) => rugged[start + k * side]).filter((p) => p !== undefined)
    const drop = Math.min(bottom - peak.y, (valley.y - peak.y) * 1.5)
    const px = (t: number) => peak.x + side * step * t
    shade += `M${n(peak.x)} ${n(peak.y)}${along.map((p) => `L${n(p.x)} ${n(p.y)}`).join('')}L${n(px(0.34))} ${n(peak.y + drop)}L${n(px(0.13))} ${n(peak.y + drop * 0.78)}L${n(px(0.17))} ${n(peak.y + drop * 0.55)}L${n(px(0.03))} ${n(peak.y + drop * 0.36)}L${n(px(0.07))} ${n(peak.y + drop * 0.2)}z`
    if (y - peak.y < swing * 0.5) continue
    const left = rugged[start - 1]
    const right = rugged[start + 1]
    if (!left || !right) continue
    const deep = Math.max(left.y, right.y) - peak.y
    snow += `M${n(peak.x)} ${n(peak.y)}L${n(left.x)} ${n(left.y)}l${n((peak.x - left.x) * 0.35)} ${n(-deep * 0.12)}l${n((peak.x - left.x) * 0.25)} ${n(deep * 0.32)}L${n(peak.x)} ${n(peak.y + deep * 0.62)}l${n((right.x - peak.x) * 0.3)} ${n(deep * 0.34)}l${n((right.x - peak.x) * 0.3)} ${n(-deep * 0.3)}L${n(right.x)} ${n(right.y)}z`
  }
  return { body, shade, snow }
}

/** A serrated band of distant conifers standing on a line. */
export function treeLine(prng: Prng, heightAt: (x: number) => number, tall: number, bottom: number): string {
  let d = `M0 ${n(bottom)}V${Math.round(heightAt(0))}`
  let x = 0
  let y = Math.round(heightAt(0))
  while (x < pictureWidth) {
    // whole numbers relative to the last point keep the path short
    const width = Math.max(6, Math.round(tall * prng.between(0.4, 0.7)))
    const h = Math.round(tall * prng.between(0.55, 1))
    const half = width >> 1
    const base = Math.round(heightAt(x + width))
    d += `l${half >> 1}-${h >> 1} ${half - (half >> 1)}-${h - (h >> 1)} ${width - half} `
    d += base - y + h
    x += width
    y = base
  }
  return `${d}V${n(bottom)}z`
}
