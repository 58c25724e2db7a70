import { at, ellipse, line, n, path, pictureHeight, pictureWidth, rect, type Brush } from './brush.ts'
import { darker, lighter, mix } from './colour.ts'
import { hillRidge, peakRidge, treeLine } from './ridges.ts'
import { drawSky, type SunSpot } from './sky.ts'
import { tree, type TreeKind } from './trees.ts'

export interface Backdrop {
  sun: SunSpot
  /** Tree kinds that grow here. */
  trees: readonly TreeKind[]
}

export interface BackdropShape {
  horizon: number
  /** Where the near ground begins; the backdrop fills down to it. */
  groundY: number
  /** Keeps the upper left free for words. */
  calmLeft: boolean
}

/** Sky and everything far away, by terrain. */
export function drawBackdrop(brush: Brush, shape: BackdropShape): Backdrop {
  const sun = drawSky(brush, shape.horizon, shape.calmLeft)
  switch (brush.id.terrain) {
    case 'lake':
      return lake(brush, shape, sun)
    case 'sea':
      return sea(brush, shape, sun)
    case 'mountain':
      return mountain(brush, shape, sun)
    case 'forest':
      return forest(brush, shape, sun)
    case 'river':
      return river(brush, shape, sun)
    case 'countryside':
      return countryside(brush, shape, sun)
  }
}

/** Colour of a range: far ones dissolve in haze, near ones take the colour of growth. */
function rangeColour(brush: Brush, near: number): string {
  const { light, growth } = brush
  const green = brush.lit(growth.snow ? '#b9cdd2' : mix(growth.leaves[2], growth.conifer, 0.4))
  return mix(mix(light.haze, light.hill, 0.25 + near * 0.6), green, near * 0.55)
}

function peaks(brush: Brush, horizon: number, swing: number, depth: number, sun: SunSpot): void {
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

function hills(brush: Brush, y: number, swing: number, near: number, bottom: number): (x: number) => number {
  const ridge = hillRidge(brush.prng, { y, swing, bottom, waves: brush.prng.int(2, 4) })
  const colour = rangeColour(brush, near)
  brush.add(path(ridge.d, brush.vertical(colour, mix(colour, brush.light.haze, 0.42))))
  return ridge.heightAt
}

function woodedEdge(
  brush: Brush,
  heightAt: (x: number) => number,
  tall: number,
  near: number,
  bottom: number,
): void {
  brush.add(path(treeLine(brush.prng, heightAt, tall, bottom), darker(rangeColour(brush, near), 0.08)))
}

/** Water from the horizon down, with light on it. */
function drawWater(brush: Brush, top: number, sun: SunSpot): void {
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
  // the path of light below the sun widens towards the shore
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

function sailboat(brush: Brush, x: number, y: number, scale: number): string {
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

function lake(brush: Brush, { horizon, calmLeft }: BackdropShape, sun: SunSpot): Backdrop {
  const { prng } = brush
  peaks(brush, horizon, calmLeft ? prng.between(150, 210) : prng.between(210, 320), 0.62, sun)
  hills(brush, horizon - 40, prng.between(50, 90), 0.35, horizon + 20)
  const near = hills(brush, horizon - 2, prng.between(22, 40), 0.65, horizon + 12)
  woodedEdge(brush, near, 36, 0.8, horizon + 14)
  drawWater(brush, horizon + 8, sun)
  const mirror = rangeColour(brush, 0.7)
  brush.add(
    `<path d="M0 ${n(horizon + 8)}H1600V${n(horizon + 26)}Q1300 ${n(horizon + 52)} 1100 ${n(horizon + 30)}T600 ${n(horizon + 40)}T0 ${n(horizon + 28)}z" fill="${mirror}" opacity=".4"/>`,
  )
  if (prng.chance(0.6))
    brush.add(
      village(brush, prng.chance(0.5) ? prng.between(150, 500) : prng.between(1050, 1400), horizon + 8, 0.5),
    )
  for (let i = prng.int(1, 4); i > 0; i--)
    brush.add(
      sailboat(brush, prng.between(120, 1480), horizon + prng.between(40, 130), prng.between(0.28, 0.7)),
    )
  return {
    sun,
    trees: prng.pick([
      ['conifer', 'broadleaf'],
      ['birch', 'conifer'],
      ['cypress', 'broadleaf', 'stone-pine'],
    ] as TreeKind[][]),
  }
}

function sea(brush: Brush, { horizon }: BackdropShape, sun: SunSpot): Backdrop {
  const { prng, light } = brush
  drawWater(brush, horizon, sun)
  const right = sun.x < 800
  headland(brush, horizon, right, 0.5)
  if (prng.chance(0.6)) headland(brush, horizon + 22, right, 0.85)
  for (let i = prng.int(1, 4); i > 0; i--)
    brush.add(
      sailboat(brush, prng.between(200, 1400), horizon + prng.between(30, 120), prng.between(0.26, 0.62)),
    )
  // surf along the beach
  const shore = hillRidge(prng, { y: horizon + 250, swing: 34, waves: 2 })
  brush.add(path(shore.d, lighter(light.water[0], 0.4), 'opacity=".85" transform="translate(0 -16)"'))
  brush.add(path(shore.d, brush.vertical(brush.lit('#f3dfb0'), brush.lit('#e2c184'))))
  brush.add(path(shore.d, brush.lit('#c9a873'), 'opacity=".35" transform="translate(0 -4)" clip-path="none"'))
  brush.add(
    path(shore.d, brush.vertical(brush.lit('#f3dfb0'), brush.lit('#e2c184')), 'transform="translate(0 10)"'),
  )
  return {
    sun,
    trees: prng.pick([
      ['stone-pine'],
      ['stone-pine', 'cypress'],
      ['palm', 'stone-pine'],
      ['conifer', 'broadleaf'],
    ] as TreeKind[][]),
  }
}

function headland(brush: Brush, base: number, right: boolean, near: number): void {
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

function lighthouse(brush: Brush, x: number, y: number): string {
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

function mountain(brush: Brush, { horizon, groundY, calmLeft }: BackdropShape, sun: SunSpot): Backdrop {
  const { prng } = brush
  peaks(brush, horizon + 10, calmLeft ? prng.between(200, 270) : prng.between(330, 440), 0.66, sun)
  peaks(brush, horizon + 60, calmLeft ? prng.between(130, 190) : prng.between(180, 270), 0.36, sun)
  const middle = hills(brush, horizon + 40, prng.between(40, 70), 0.5, groundY + 60)
  woodedEdge(brush, middle, 60, 0.62, groundY + 60)
  const meadow = hillRidge(prng, { y: horizon + 120, swing: 34, waves: 2 })
  brush.add(
    path(
      meadow.d,
      brush.vertical(brush.lit(brush.growth.grass[0], 0.22), brush.lit(brush.growth.grass[1], 0.1)),
    ),
  )
  if (prng.chance(0.7)) brush.add(village(brush, prng.between(300, 1300), meadow.heightAt(800) + 16, 0.62))
  return { sun, trees: ['conifer', 'conifer', prng.pick(['birch', 'broadleaf'])] }
}

function forest(brush: Brush, { horizon, groundY }: BackdropShape, sun: SunSpot): Backdrop {
  const { prng, light } = brush
  hills(brush, horizon - 60, prng.between(40, 80), 0.15, groundY)
  const layers = 4
  for (let i = 0; i < layers; i++) {
    const near = 0.25 + i * 0.22
    const ridge = hillRidge(prng, { y: horizon + i * 46, swing: 30 - i * 3, waves: 2 + i })
    const colour = rangeColour(brush, near)
    brush.add(
      path(
        treeLine(prng, ridge.heightAt, 64 + i * 34, groundY + 120),
        brush.vertical(colour, mix(colour, light.haze, 0.75)),
      ),
    )
  }
  return {
    sun,
    trees: prng.pick([
      ['conifer'],
      ['conifer', 'birch'],
      ['conifer', 'broadleaf'],
      ['birch', 'broadleaf'],
    ] as TreeKind[][]),
  }
}

function river(brush: Brush, { horizon, groundY, calmLeft }: BackdropShape, sun: SunSpot): Backdrop {
  const { prng, light } = brush
  hills(brush, horizon - 70, calmLeft ? 60 : prng.between(70, 130), 0.2, groundY)
  const second = hills(brush, horizon - 10, prng.between(36, 66), 0.45, groundY)
  woodedEdge(brush, second, 34, 0.55, groundY)
  if (prng.chance(0.65))
    brush.add(castle(brush, sun.x > 800 ? prng.between(260, 620) : prng.between(980, 1350), second(800) - 6))
  const bank = hillRidge(prng, { y: horizon + 60, swing: 18, waves: 2 })
  brush.add(
    path(
      bank.d,
      brush.vertical(brush.lit(brush.growth.grass[0], 0.25), brush.lit(brush.growth.grass[1], 0.08)),
    ),
  )
  // the river swings from the far valley to the near bank
  const start = prng.between(640, 960)
  const swing = prng.chance(0.5) ? 1 : -1
  const y0 = horizon + 64
  const d = `M${n(start - 14)} ${n(y0)}C${n(start + swing * 330)} ${n(y0 + 60)} ${n(start - swing * 620)} ${n(y0 + 110)} ${n(start - swing * 260 - 260)} ${n(groundY + 150)}H${n(start - swing * 260 + 560)}C${n(start - swing * 240)} ${n(y0 + 130)} ${n(start + swing * 470)} ${n(y0 + 70)} ${n(start + 18)} ${n(y0)}z`
  brush.add(
    path(
      d,
      brush.vertical(light.water[0], light.water[1]),
      `stroke="${brush.lit('#ecd9ac')}" stroke-width="9"`,
    ),
  )
  let ripples = ''
  for (let i = 0; i < 14; i++) {
    const y = y0 + 70 + i * ((groundY + 60 - y0 - 70) / 14)
    const x = start - swing * (40 + i * 16) + prng.between(-60, 130)
    ripples += `M${n(x)} ${n(y)}h${n(20 + i * 5)}`
  }
  brush.add(line(ripples, lighter(light.water[0], 0.4), 3.5, 'opacity=".6"'))
  for (let i = 0; i < 9; i++) {
    const x = prng.between(0, 1600)
    if (Math.abs(x - start) < 330) continue
    brush.add(
      at(
        x,
        bank.heightAt(x) + prng.between(8, 70),
        prng.between(0.24, 0.42),
        tree(brush, prng.pick(['poplar', 'broadleaf']), 0.25),
      ),
    )
  }
  return {
    sun,
    trees: prng.pick([
      ['broadleaf', 'poplar'],
      ['broadleaf', 'birch'],
      ['poplar', 'conifer'],
    ] as TreeKind[][]),
  }
}

function castle(brush: Brush, x: number, y: number): string {
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

function countryside(brush: Brush, { horizon, groundY, calmLeft }: BackdropShape, sun: SunSpot): Backdrop {
  const { prng, light, growth } = brush
  hills(brush, horizon - 50, calmLeft ? 40 : prng.between(50, 90), 0.15, groundY)
  hills(brush, horizon - 6, prng.between(30, 60), 0.38, groundY)
  const southern = prng.chance(0.5)
  const layers = 3
  for (let i = 0; i < layers; i++) {
    const depth = 0.42 - i * 0.16
    const ridge = hillRidge(prng, { y: horizon + 30 + i * 74, swing: 38, waves: 2 + (i % 2) })
    const field = brush.lit(prng.pick(growth.fields), depth)
    brush.add(path(ridge.d, brush.vertical(lighter(field, 0.1), darker(field, 0.1))))
    brush.add(rows(brush, ridge.heightAt, i, depth))
    for (let k = prng.int(3, 7); k > 0; k--) {
      const x = prng.between(20, 1580)
      brush.add(
        at(
          x,
          ridge.heightAt(x) + prng.between(2, 26),
          (0.16 + i * 0.09) * prng.between(0.8, 1.2),
          tree(
            brush,
            southern
              ? prng.pick(['cypress', 'cypress', 'stone-pine'])
              : prng.pick(['broadleaf', 'poplar', 'broadleaf']),
            depth,
          ),
        ),
      )
    }
    if (i === 0 && prng.chance(0.8)) {
      const x = sun.x > 800 ? prng.between(280, 600) : prng.between(1000, 1320)
      brush.add(village(brush, x, ridge.heightAt(x) + 6, 0.7))
    }
  }
  void light
  return { sun, trees: southern ? ['cypress', 'stone-pine', 'broadleaf'] : ['broadleaf', 'poplar', 'birch'] }
}

/** Furrows or vines that follow the hill. */
function rows(brush: Brush, heightAt: (x: number) => number, layer: number, depth: number): string {
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

/** A few houses round a church tower, foot at (x, y). */
function village(brush: Brush, x: number, y: number, scale: number): string {
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
