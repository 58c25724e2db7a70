import { line, n, path, pictureHeight, pictureWidth, rect, type Brush } from './brush.ts'
import { darker, lighter, mix } from './colour.ts'
import { hillRidge, peakRidge, treeLine } from './ridges.ts'
import type { SunSpot } from './sky.ts'

/** Colour of a range: far ones dissolve in haze, near ones take the colour of vegetation. */
export function rangeColour(brush: Brush, near: number): string {
  const { light, growth } = brush
  const green = brush.lit(growth.snow ? '#b9cdd2' : mix(growth.leaves[2], growth.conifer, 0.4))
  return mix(mix(light.haze, light.hill, 0.25 + near * 0.6), green, near * 0.55)
}

export function peaks(brush: Brush, horizon: number, swing: number, depth: number, sun: SunSpot): void {
  const { prng, light, growth } = brush
  const ridge = peakRidge(prng, {
    y: horizon - 10,
    swing,
    bottom: horizon + 60,
    count: prng.int(3, 5),
    fromRight: sun.x < 800 ? false : true,
  })
  const base = mix(light.haze, light.hill, 1 - depth)
  brush.add(path(ridge.body, brush.vertical(lighter(base, 0.06), mix(base, light.haze, 0.55))))
  const high = growth.snow || prng.chance(0.75)
  if (high) brush.add(path(ridge.snow, mix(brush.lit('#fdfaf4'), light.haze, depth * 0.5)))
  brush.add(path(ridge.shade, darker(base, 0.3), 'opacity=".42"'))
}

export function hills(
  brush: Brush,
  y: number,
  swing: number,
  near: number,
  bottom: number,
): (x: number) => number {
  const ridge = hillRidge(brush.prng, { y, swing, bottom, waves: brush.prng.int(2, 4) })
  const colour = rangeColour(brush, near)
  brush.add(path(ridge.d, brush.vertical(colour, mix(colour, brush.light.haze, 0.42))))
  return ridge.heightAt
}

export function woodedEdge(
  brush: Brush,
  heightAt: (x: number) => number,
  tall: number,
  near: number,
  bottom: number,
): void {
  brush.add(path(treeLine(brush.prng, heightAt, tall, bottom), darker(rangeColour(brush, near), 0.08)))
}

/** Water from the horizon down, with light on it. */
export function drawWater(brush: Brush, top: number, sun: SunSpot): void {
  const { prng, light } = brush
  brush.add(
    rect(
      0,
      top,
      pictureWidth,
      pictureHeight - top,
      brush.vertical(
        light.water[0],
        mix(light.water[0], light.water[1], 0.6),
        light.water[1],
        light.water[1],
      ),
    ),
  )
  let bright = ''
  let dim = ''
  for (let i = 0; i < 70; i++) {
    const t = prng.next() ** 1.3
    const y = top + 6 + t * (pictureHeight - top) * 0.8
    const w = 14 + t * prng.between(30, 130)
    const x = prng.between(-40, pictureWidth)
    if (i % 2) bright += `M${n(x)} ${n(y)}h${n(w)}`
    else dim += `M${n(x)} ${n(y)}h${n(w * 1.3)}`
  }
  brush.add(
    line(dim, darker(light.water[1], 0.1), 3.5, 'opacity=".35"'),
    line(bright, lighter(light.water[0], 0.35), 3, 'opacity=".5"'),
  )
  // the reflected path of light below the sun widens towards the shore
  let glitter = ''
  for (let i = 0; i < 34; i++) {
    const t = i / 34
    const y = top + 4 + t ** 1.25 * (pictureHeight - top) * 0.72
    const spread = 18 + t * 95
    const w = (22 + t * 90) * prng.between(0.4, 1)
    glitter += `M${n(sun.x - w / 2 + prng.between(-spread, spread) * 0.6)} ${n(y)}h${n(w)}`
  }
  brush.add(line(glitter, light.sun, 5, `opacity="${brush.id.time === 'day' ? '.4' : '.75'}"`))
}

/** Furrows or vines that follow the hill. */
export function rows(brush: Brush, heightAt: (x: number) => number, layer: number, depth: number): string {
  const { prng, growth } = brush
  const left = prng.between(-100, 900)
  const width = prng.between(380, 700)
  let d = ''
  for (let i = 0; i < 11; i++) {
    const x = left + (i * width) / 11
    const foot = x + (x - 800) * 0.22
    d += `M${n(x)} ${n(heightAt(x) + 10)}Q${n((x + foot) / 2 + 12)} ${n(heightAt(x) + 44)} ${n(foot)} ${n(heightAt(x) + 84 + layer * 8)}`
  }
  return line(
    d,
    brush.lit(growth.snow ? '#b7ccd2' : growth.leaves[2], depth + 0.1),
    4 + layer * 2,
    'opacity=".55"',
  )
}
