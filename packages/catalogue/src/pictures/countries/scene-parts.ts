import { at, line, n, path, pictureHeight, pictureWidth, rect, type Brush } from '../parts/brush.ts'
import { darker, lighter, mix } from '../parts/colour.ts'
import { person } from '../parts/props.ts'
import { hillRidge, treeLine } from '../parts/ridges.ts'
import { rangeColour } from '../parts/ranges.ts'
import { meadowFront, tree, type TreeKind } from '../parts/trees.ts'

/** A point on the picture. */
export type Point = readonly [x: number, y: number]

/** Something with its foot at (0, 0), where it stands and how large. */
export interface Standing {
  draw: (brush: Brush) => string
  x: number
  y: number
  scale?: number
  flip?: boolean
}

/** Adds things in order, so the far ones come first. */
export function stand(brush: Brush, ...things: readonly Standing[]): void {
  for (const { draw, x, y, scale = 1, flip = false } of things) brush.add(at(x, y, scale, draw(brush), flip))
}

/** Trees in a row from left to right, each on the ground. */
export function grove(
  brush: Brush,
  kinds: readonly TreeKind[],
  places: readonly (readonly [x: number, scale: number])[],
  heightAt: (x: number) => number,
  depth = 0,
): void {
  for (const [x, scale] of places)
    brush.add(
      at(x, heightAt(x) + 6, scale, tree(brush, brush.prng.pick(kinds), depth), brush.prng.chance(0.5)),
    )
}

/** Adults and children in a group that starts at a point. */
export function people(brush: Brush, [x, y]: Point, scale: number, count: number): void {
  for (let i = 0; i < count; i++)
    brush.add(
      at(x + i * 62 * scale, y + (i % 2) * 10 * scale, i === 1 ? scale * 0.66 : scale, person(brush), i > 1),
    )
}

/** Bare or grassy ground from a line down to the lower edge; returns its height at any x. */
export function land(
  brush: Brush,
  {
    y,
    swing,
    waves = 2,
    colours,
  }: { y: number; swing: number; waves?: number; colours?: readonly [string, string] },
): (x: number) => number {
  const [near, deep] = colours && !brush.growth.snow ? colours : brush.growth.grass
  const ridge = hillRidge(brush.prng, { y, swing, waves })
  brush.add(path(ridge.d, darker(brush.lit(near), 0.12), 'transform="translate(0 -6)" opacity=".5"'))
  brush.add(path(ridge.d, brush.vertical(brush.lit(lighter(near, 0.1)), brush.lit(near), brush.lit(deep))))
  for (let i = 1; i < 3; i++) {
    const rise = hillRidge(brush.prng, { y: y + i * 90, swing: swing * 0.6 + i * 6, waves: waves + i })
    const tone = brush.lit(mix(near, darker(deep, 0.14), i * 0.34))
    brush.add(path(rise.d, brush.vertical(tone, mix(tone, brush.lit(deep), 0.6)), 'opacity=".7"'))
  }
  return ridge.heightAt
}

/** Far hills with a wooded edge; `near` runs from 0, lost in the haze, to 1. */
export function woods(
  brush: Brush,
  y: number,
  swing: number,
  near: number,
  tall: number,
): (x: number) => number {
  const ridge = hillRidge(brush.prng, { y, swing, waves: 3 })
  const colour = rangeColour(brush, near)
  brush.add(
    path(
      treeLine(brush.prng, ridge.heightAt, tall, y + 260),
      brush.vertical(darker(colour, 0.06), mix(colour, brush.light.haze, 0.4)),
    ),
  )
  return ridge.heightAt
}

/** Grass along the lower edge and a shade that closes the picture. */
export function lowerEdge(brush: Brush, grass = true): void {
  if (grass) brush.add(meadowFront(brush, 1100))
  brush.add(
    `<rect y="980" width="${pictureWidth}" height="220" fill="${brush.fade('#0d1b22', 0, brush.dark ? 0.5 : 0.26)}"/>`,
  )
}

/** Water in a box with strokes of light on it. */
export function waterBand(brush: Brush, top: number, bottom: number, shift = 0): void {
  const { light } = brush
  const far = mix(light.water[0], light.water[1], shift)
  brush.add(rect(0, top, pictureWidth, bottom - top, brush.vertical(far, light.water[1])))
  brush.add(
    line(
      strokes(brush, [0, pictureWidth], [top + 8, bottom - 4], 30),
      lighter(light.water[0], 0.35),
      3,
      'opacity=".5"',
    ),
  )
}

/** Level strokes at random places, longer towards the viewer. */
export function strokes(brush: Brush, [left, right]: Point, [top, bottom]: Point, count: number): string {
  const { prng } = brush
  let d = ''
  for (let i = 0; i < count; i++) {
    const t = prng.next()
    const w = 16 + t * prng.between(20, 90)
    d += `M${n(prng.between(left, right - w))} ${n(top + t * (bottom - top))}h${n(w)}`
  }
  return d
}

/** A planted row that runs towards a vanishing point, from the near edge to a far line. */
export function furrow(
  [vx, vy]: Point,
  near: { y: number; left: number; right: number },
  farY: number,
): string {
  const t = (farY - vy) / (near.y - vy)
  const far = (x: number) => n(vx + (x - vx) * t)
  return `M${n(near.left)} ${n(near.y)}L${far(near.left)} ${n(farY)}H${far(near.right)}L${n(near.right)} ${n(near.y)}z`
}

/** A trodden path from the near edge to a point further away. */
export function trail(brush: Brush, from: number, [x, y]: Point, colour: string, bend = 120): void {
  brush.add(
    path(
      `M${n(x - 8)} ${n(y)}C${n(x + bend)} ${n(y + 90)} ${n(from - bend * 2)} ${n(y + 170)} ${n(from - 120)} ${pictureHeight}H${n(from + 110)}C${n(from - bend)} ${n(y + 180)} ${n(x + bend * 1.6)} ${n(y + 90)} ${n(x + 12)} ${n(y)}z`,
      brush.lit(brush.growth.snow ? '#dfe8ea' : colour),
      'opacity=".9"',
    ),
  )
}

/** A dry stone wall along a line of points. */
export function stoneWall(brush: Brush, points: readonly Point[], height: number, depth = 0): string {
  const [light, body, shade] = brush.tones('#a9a396', depth)
  const first = points[0]!
  const last = points.at(-1)!
  const top = points.map(([x, y]) => `L${n(x)} ${n(y - height)}`).join('')
  const foot = points
    .toReversed()
    .map(([x, y]) => `L${n(x)} ${n(y)}`)
    .join('')
  let joints = ''
  for (let i = 0; i < points.length - 1; i++) {
    const [ax, ay] = points[i]!
    const [bx, by] = points[i + 1]!
    const steps = Math.max(2, Math.round(Math.abs(bx - ax) / (height * 1.3)))
    for (let k = 0; k < steps; k++) {
      const t = (k + brush.prng.next() * 0.6) / steps
      const y = ay + (by - ay) * t
      joints += `M${n(ax + (bx - ax) * t)} ${n(y - height * (k % 2 ? 0.9 : 0.45))}v${n(height * 0.4)}`
    }
  }
  return (
    path(`M${n(first[0])} ${n(first[1])}${top}${foot}z`, body) +
    line(joints, shade, Math.max(2, height * 0.09)) +
    line(`M${n(first[0])} ${n(first[1] - height)}${top}`, light, Math.max(3, height * 0.16)) +
    line(`M${n(last[0])} ${n(last[1])}${foot}`, shade, Math.max(2, height * 0.1), 'opacity=".6"')
  )
}
