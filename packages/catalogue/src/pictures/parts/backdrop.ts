import { at, line, n, path, type Brush } from './brush.ts'
import { darker, lighter, mix } from './colour.ts'
import { hillRidge, treeLine } from './ridges.ts'
import { castle, sailboat, village } from './landmarks.ts'
import { headland } from './coast.ts'
import { drawWater, hills, peaks, rangeColour, rows, woodedEdge } from './ranges.ts'
import { drawSky, type SunSpot } from './sky.ts'
import { tree, type TreeKind } from './trees.ts'

export interface Backdrop {
  sun: SunSpot
  /** Tree kinds of the terrain. */
  trees: readonly TreeKind[]
}

export interface BackdropShape {
  horizon: number
  /** Upper edge of the near ground; the backdrop fills the space above it. */
  groundY: number
  /** Leaves the upper part empty for text. */
  calmLeft: boolean
}

/** Sky and distant landscape, by terrain. */
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

function countryside(brush: Brush, { horizon, groundY, calmLeft }: BackdropShape, sun: SunSpot): Backdrop {
  const { prng, growth } = brush
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
  return { sun, trees: southern ? ['cypress', 'stone-pine', 'broadleaf'] : ['broadleaf', 'poplar', 'birch'] }
}
