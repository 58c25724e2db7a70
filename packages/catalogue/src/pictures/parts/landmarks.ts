import { at, ellipse, path, rect, type Brush, n } from './brush.ts'
import { darker } from './colour.ts'
import { rangeColour } from './ranges.ts'

export function sailboat(brush: Brush, x: number, y: number, scale: number): string {
  const sail = brush.lit(brush.prng.pick(['#fdf8ec', '#e4572e', '#f4c95d', '#fdf8ec']))
  const other = brush.lit(brush.prng.pick(['#fdf8ec', '#3e6fa3']))
  return at(
    x,
    y,
    scale,
    path('M3 -120L3 -14H62Q40 -70 3 -120z', sail) +
      path('M-3 -104L-3 -14H-40Q-20 -50 -3 -104z', other) +
      path('M-52 -8H66L48 12H-36z', brush.lit('#f4ead6')) +
      path('M-46 0H58L48 12H-36z', brush.lit('#a5483a')) +
      path('M-40 14H50L20 34H-14z', sail, 'opacity=".22"'),
    brush.prng.chance(0.5),
  )
}

export function lighthouse(brush: Brush, x: number, y: number): string {
  const glow = brush.glowing ? ellipse(0, -118, 90, 90, brush.radial('#ffe9a8', 0.8)) : ''
  return at(
    x,
    y,
    0.8,
    glow +
      path('M-16 0L-11 -104H11L16 0z', brush.lit('#fbf5e8')) +
      path('M-14.5 -30L-13 -56H13L14.5 -30zM-12 -78L-11 -104H11L12 -78z', brush.lit('#cf4a36')) +
      rect(-9, -126, 18, 22, brush.glowing ? '#ffe9a8' : brush.lit('#dfeef0')) +
      path('M-14 -126L0 -142L14 -126z', brush.lit('#8b2f2a')),
  )
}

export function castle(brush: Brush, x: number, y: number): string {
  const wall = brush.lit('#d9c3a0', 0.25)
  const shade = brush.lit('#a88f73', 0.2)
  const roof = brush.lit('#8c4a3f', 0.2)
  return at(
    x,
    y,
    0.8,
    path('M-130 30Q-90 -40 -70 -44H80Q110 -20 140 30z', rangeColour(brush, 0.75)) +
      rect(-70, -100, 120, 60, wall) +
      path('M-76 -100L-10 -136L56 -100z', roof) +
      rect(40, -150, 38, 112, wall) +
      rect(60, -150, 18, 112, shade) +
      path('M34 -150L59 -200L84 -150z', roof) +
      rect(-92, -124, 30, 84, shade) +
      path('M-98 -124L-77 -160L-56 -124z', roof) +
      rect(-40, -84, 8, 16, brush.glowing ? '#ffd98a' : brush.lit('#5b5148')) +
      rect(-8, -84, 8, 16, brush.glowing ? '#ffd98a' : brush.lit('#5b5148')) +
      rect(50, -120, 8, 16, brush.glowing ? '#ffd98a' : brush.lit('#5b5148')),
  )
}

/** A few houses round a church tower, foot at (x, y). */
export function village(brush: Brush, x: number, y: number, scale: number): string {
  const { prng } = brush
  const walls = ['#fbf1dc', '#f0d9b5', '#f7e6c8', '#e9c9a0']
  const roof = brush.lit(prng.pick(['#c0583c', '#a8503f', '#6f5a5a']), 0.18)
  let svg = ''
  for (let i = 0; i < 6; i++) {
    const hx = -150 + i * 54 + prng.between(-8, 8)
    const w = prng.between(38, 56)
    const h = prng.between(30, 52)
    const wall = brush.lit(prng.pick(walls), 0.15)
    svg +=
      rect(hx, -h, w, h + 6, wall) +
      path(
        `M${n(hx - 5)} ${n(-h)}L${n(hx + w * 0.4)} ${n(-h - 22)}H${n(hx + w * 0.75)}L${n(hx + w + 5)} ${n(-h)}z`,
        roof,
      )
    svg +=
      rect(hx + w * 0.3, -h + 12, 7, 10, brush.glowing ? '#ffdf9a' : brush.lit('#6d6257', 0.15)) +
      rect(hx + w * 0.62, -h + 12, 7, 10, brush.glowing ? '#ffdf9a' : brush.lit('#6d6257', 0.15))
  }
  const tower = brush.lit('#f3e3c6', 0.1)
  svg +=
    rect(-22, -112, 30, 112, tower) +
    rect(-6, -112, 14, 112, darker(tower, 0.14)) +
    path('M-28 -112L-7 -164L14 -112z', roof) +
    rect(-12, -98, 9, 15, brush.lit('#5c5249'))
  return at(x, y, scale, svg)
}
