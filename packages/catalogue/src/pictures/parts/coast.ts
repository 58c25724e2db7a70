import { line, n, path, pictureWidth, type Brush } from './brush.ts'
import { darker, lighter, mix } from './colour.ts'
import { lighthouse } from './landmarks.ts'
import { rangeColour } from './ranges.ts'

/** A rocky cape on one side, sometimes with a lighthouse. */
export function headland(brush: Brush, base: number, right: boolean, near: number): void {
  const { prng, light } = brush
  const reach = prng.between(420, 760) * (near > 0.6 ? 0.62 : 1)
  const high = prng.between(90, 190) * (near > 0.6 ? 1.15 : 0.8)
  let x = right ? pictureWidth - reach : reach
  const sign = right ? 1 : -1
  let d = `M${n(x)} ${n(base + 6)}`
  let y = base - high * 0.24
  d += `L${n(x + sign * 14)} ${n(y)}`
  while (right ? x < pictureWidth + 40 : x > -40) {
    x += sign * prng.between(50, 110)
    y = Math.max(base - high * 1.6, y - prng.between(-8, high * 0.34))
    d += `Q${n(x - sign * 40)} ${n(y - 12)} ${n(x)} ${n(y)}`
  }
  d += `L${n(x)} ${n(base + 6)}z`
  const rock = mix(brush.lit('#c9a27c'), light.hill, 0.45)
  const colour = mix(
    light.haze,
    near > 0.6 ? mix(rock, rangeColour(brush, 0.9), 0.6) : light.hill,
    0.35 + near * 0.55,
  )
  brush.add(path(d, brush.vertical(colour, darker(colour, 0.12))))
  brush.add(
    line(
      `M${n(right ? pictureWidth - reach : 0)} ${n(base + 9)}h${n(reach)}`,
      lighter(light.water[0], 0.45),
      5,
      'opacity=".7"',
    ),
  )
  if (near > 0.6 && prng.chance(0.55)) {
    const lx = right ? pictureWidth - reach + 60 : reach - 60
    brush.add(lighthouse(brush, lx, base - high * 0.3))
  }
}
