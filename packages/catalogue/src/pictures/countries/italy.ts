import { at, ellipse, line, n, path, rect, type Brush } from '../parts/brush.ts'
import { tableGroup } from '../parts/props.ts'
import { darker, lighter, mix } from '../parts/colour.ts'
import { rangeColour } from '../parts/ranges.ts'
import { drawSky } from '../parts/sky.ts'
import { bellTent } from '../parts/tents.ts'
import { bush, tree } from '../parts/trees.ts'
import { arches, longHouse, shaft, windowColour, windows } from './building-parts.ts'
import { land, lowerEdge, people, stand, type Point } from './scene-parts.ts'

/** Middle of the white road from the camp to the top of the hill, and its width. */
const road: readonly (readonly [x: number, y: number, width: number])[] = [
  [600, 1000, 120],
  [720, 930, 92],
  [1060, 880, 70],
  [1170, 830, 56],
  [1000, 786, 44],
  [690, 760, 35],
  [590, 726, 28],
  [720, 690, 22],
  [930, 668, 17],
  [960, 640, 13],
  [860, 600, 10],
]

/** A road between cypresses winds up a terraced hill to a villa with its campanile. */
export function drawItaly(brush: Brush): void {
  const { light, growth } = brush
  const horizon = 600
  drawSky(brush, horizon, false)
  const field = (d: string, colour: string, depth: number) => {
    const tone = brush.lit(growth.snow ? growth.grass[0] : colour, depth)
    brush.add(path(d, brush.vertical(lighter(tone, 0.14), tone, darker(tone, 0.1))))
  }
  const far = rangeColour(brush, 0.15)
  brush.add(
    path(
      'M0 560Q160 500 330 520T700 470T1080 520T1400 480T1600 520V760H0z',
      brush.vertical(far, mix(far, light.haze, 0.5)),
    ),
    path(
      'M0 610Q240 540 480 580T1000 570T1600 556V800H0z',
      brush.vertical(rangeColour(brush, 0.4), mix(rangeColour(brush, 0.4), light.haze, 0.4)),
    ),
  )
  field('M0 700C160 640 320 620 480 650S760 700 900 720V1000H0z', '#c9a94e', 0.22)
  field('M900 740C1100 640 1320 600 1600 640V1000H800z', '#b3a951', 0.2)
  for (const [x, y, s] of [
    [70, 668, 0.34],
    [110, 658, 0.4],
    [150, 650, 0.34],
    [1390, 626, 0.4],
    [1440, 626, 0.46],
    [1500, 632, 0.38],
  ] as const)
    brush.add(at(x, y, s, tree(brush, 'cypress', 0.22)))
  // the hill itself
  field(
    'M60 900C340 840 440 690 620 616C740 566 880 556 990 590C1160 640 1330 800 1600 880V1200H60z',
    '#9fae4f',
    0.04,
  )
  terraces(brush)
  brush.add(path(roadEdge(), brush.lit(growth.snow ? '#f2f4f2' : '#f4e3bd')))
  brush.add(villa(brush))
  field('M0 860C200 790 330 870 470 950C620 1010 900 1010 1130 960S1440 860 1600 850V1200H0z', '#c6b254', 0)
  // one row of cypresses on the upper side of the road
  for (const [i, [x, y, w]] of road.entries()) {
    const [px, py, pw] = road[i - 1] ?? road[0]!
    for (const t of i < 2 ? [] : [0.12, 0.45, 0.78]) {
      const width = pw + (w - pw) * t
      brush.add(
        at(px + (x - px) * t, py + (y - py) * t - width * 0.34, 0.1 + width / 150, tree(brush, 'cypress')),
      )
    }
  }
  const heightAt = land(brush, { y: 974, swing: 20 })
  stand(
    brush,
    { draw: bellTent, x: 330, y: heightAt(330) + 24, scale: 1 },
    { draw: tableGroup, x: 1180, y: heightAt(1180) + 44, scale: 1.05 },
    { draw: bush, x: 1490, y: heightAt(1490) + 60, scale: 1.5 },
    { draw: bush, x: 40, y: heightAt(40) + 60, scale: 1.5 },
  )
  people(brush, [980, heightAt(980) + 40], 1.1, 2)
  lowerEdge(brush)
}

/** Outline of the road: up along its right edge, down along the left one. */
function roadEdge(): string {
  const side = (points: typeof road, sign: number) => {
    const edge: Point[] = points.map(([x, y, w]) => [x + (sign * w) / 2, y + (sign * w) / 5])
    let d = ''
    for (let i = 1; i < edge.length; i++) {
      const [ax, ay] = edge[i - 1]!
      const [bx, by] = edge[i]!
      d += `Q${n(ax)} ${n(ay)} ${n((ax + bx) / 2)} ${n((ay + by) / 2)}`
    }
    const [lx, ly] = edge.at(-1)!
    return { start: edge[0]!, d: `${d}L${n(lx)} ${n(ly)}` }
  }
  const right = side(road, 1)
  const left = side(road.toReversed(), -1)
  return `M${n(right.start[0])} ${n(right.start[1])}${right.d}L${n(left.start[0])} ${n(left.start[1])}${left.d}z`
}

/** Vines and olives on steps along the slope. */
function terraces(brush: Brush): void {
  const { growth } = brush
  const [light, , shade] = brush.tones(growth.snow ? '#c9dadd' : '#7f9a48')
  let steps = ''
  for (let i = 0; i < 6; i++) {
    const y = 690 + i * 36
    steps += `M${n(560 - i * 52)} ${n(y)}Q${n(640 - i * 44)} ${n(y - 18)} ${n(640 - i * 20)} ${n(y + 12)}`
    steps += `M${n(1060 + i * 30)} ${n(y - 10)}Q${n(1110 + i * 40)} ${n(y - 22)} ${n(1150 + i * 50)} ${n(y + 16)}`
  }
  brush.add(line(steps, shade, 15, 'opacity=".7"'), line(steps, light, 7, 'transform="translate(0 -6)"'))
}

/** Ochre house and bell tower on the crest, foot at y 592. */
function villa(brush: Brush): string {
  const wall = '#eab676'
  const tiles = brush.growth.snow ? '#eef4f5' : '#bf5d3c'
  return (
    shaft(brush, { x: 690, y: 604, bottom: 66, top: 66, height: 278, colour: '#e6c493' }) +
    rect(652, 392, 76, 9, brush.lit('#f6e2bd')) +
    rect(652, 326, 76, 9, brush.lit('#f6e2bd')) +
    path(arches(666, 384, 2, 28, 20, 44), windowColour(brush)) +
    path(windows([681, 440], [1, 3], [0, 48], [16, 24]), windowColour(brush)) +
    path('M648 326L690 282L732 326z', brush.lit(tiles)) +
    path('M690 282L732 326H704z', brush.tones(tiles)[2]) +
    line('M690 284V258M682 266H698', brush.lit('#54595c'), 4) +
    longHouse(brush, { x: 905, y: 590, width: 120, height: 62, roof: 34, wall, tiles }) +
    longHouse(brush, { x: 730, y: 600, width: 200, height: 112, roof: 48, wall, tiles }) +
    path(windows([752, 506], [4, 1], [44, 0], [20, 30]), windowColour(brush)) +
    path(arches(750, 600, 4, 44, 26, 40), brush.lit('#8a5a3c')) +
    path(windows([928, 546], [2, 1], [50, 0], [18, 24]), windowColour(brush)) +
    at(1050, 606, 0.7, tree(brush, 'stone-pine')) +
    at(622, 624, 0.62, tree(brush, 'cypress')) +
    at(592, 642, 0.52, tree(brush, 'cypress')) +
    ellipse(800, 602, 150, 7, '#0d1b22', 'opacity=".14"')
  )
}
