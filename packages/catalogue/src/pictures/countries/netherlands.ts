import { ellipse, line, path, rect, type Brush } from '../parts/brush.ts'
import { domeTent } from '../parts/tents.ts'
import { bicycle } from '../parts/props.ts'
import { camperVan } from '../parts/caravans.ts'
import { drawSky } from '../parts/sky.ts'
import { mix } from '../parts/colour.ts'
import { rangeColour } from '../parts/ranges.ts'
import { treeLine } from '../parts/ridges.ts'
import { reeds } from '../parts/trees.ts'
import { longHouse, shaft, windowColour, windows } from './building-parts.ts'
import { furrow, grove, lowerEdge, people, stand, waterBand } from './scene-parts.ts'

const tulips = ['#d8352f', '#f4c02f', '#e8638c', '#f28a2b', '#8a4f9e', '#f6efe2'] as const

/** A windmill on the dike, its reflection in the canal, and tulips up to the near edge. */
export function drawNetherlands(brush: Brush): void {
  const { prng, light, growth } = brush
  const horizon = 620
  drawSky(brush, horizon, false)
  const far = rangeColour(brush, 0.3)
  brush.add(
    path(
      treeLine(prng, () => horizon + 6, 30, horizon + 90),
      far,
    ),
  )
  brush.add(
    path(
      `M0 ${horizon + 6}H1600V780H0z`,
      brush.vertical(brush.lit(growth.grass[0], 0.35), brush.lit(growth.grass[1], 0.08)),
    ),
    line('M0 652H1600M0 680H1600', mix(far, light.water[0], 0.5), 5, 'opacity=".5"'),
  )
  grove(
    brush,
    ['poplar'],
    [
      [60, 0.42],
      [110, 0.46],
      [160, 0.44],
      [210, 0.48],
      [1290, 0.4],
      [1340, 0.44],
      [1390, 0.42],
      [1440, 0.46],
    ],
    () => 690,
    0.25,
  )
  const start = brush.mark()
  brush.add(
    path(
      'M0 760Q400 734 800 742T1600 736V806H0z',
      brush.vertical(brush.lit(growth.grass[0]), brush.lit(growth.grass[1])),
    ),
  )
  brush.add(
    longHouse(brush, {
      x: 470,
      y: 752,
      width: 210,
      height: 54,
      roof: 92,
      wall: '#8d4a3a',
      tiles: '#c0583c',
      depth: 0.06,
    }),
    path(windows([500, 712], [4, 1], [44, 0], [20, 24]), windowColour(brush)),
  )
  stand(brush, { draw: windmill, x: 920, y: 772, scale: 1.08 })
  brush.name(start, 'dike')
  waterBand(brush, 796, 900, 0.35)
  brush.add('<use href="#dike" transform="translate(0 1224) scale(1 -.54)" opacity=".34"/>')
  brush.add(line('M0 797H1600', brush.lit('#e9dcae'), 5, 'opacity=".7"'))
  brush.add(
    path(
      'M0 876Q300 858 640 868T1600 862V1200H0z',
      brush.vertical(brush.lit(growth.grass[0]), brush.lit(growth.grass[1])),
    ),
  )
  for (let i = 0; i < 12; i++) {
    const left = 620 + i * 180
    const colour = growth.snow ? '#dfe9ea' : tulips[i % tulips.length]!
    const [pale, body, shade] = brush.tones(colour)
    const row = (from: number, to: number) =>
      furrow([700, 690], { y: 1200, left: left + from, right: left + to }, 880)
    brush.add(
      path(row(0, 128), body),
      path(row(0, 40), pale),
      path(row(128, 146), mix(shade, brush.lit(growth.leaves[2]), 0.7)),
    )
  }
  stand(
    brush,
    { draw: camperVan, x: 320, y: 950, scale: 0.92 },
    { draw: domeTent, x: 556, y: 936, scale: 0.76 },
    { draw: bicycle, x: 260, y: 1040, scale: 0.95 },
  )
  people(brush, [420, 1030], 1.05, 3)
  brush.add(reeds(brush, -20, 130))
  lowerEdge(brush, false)
}

/** Thatched mill on a brick foot, about 600 high with its sails. */
function windmill(brush: Brush): string {
  const [pale, thatch, dark] = brush.tones('#8a6f4c')
  const wood = brush.tones('#f3ead6')
  const green = brush.tones('#2f6b52')
  let sails = ''
  for (const turn of [24, 114, 204, 294]) {
    let lattice = ''
    for (let y = -60; y >= -268; y -= 26) lattice += `M4 ${y}h46`
    sails +=
      `<g transform="rotate(${turn} 0 -356)">` +
      `<g transform="translate(0 -356)">${path('M4 -52H50V-276H4z', brush.lit('#f7efdc'), 'opacity=".82"')}${line(`${lattice}M27 -52V-276`, brush.lit('#7a5a42'), 3)}${line('M0 0V-284', brush.lit('#5d4030'), 11)}</g></g>`
  }
  return (
    ellipse(10, 4, 150, 14, '#0d1b22', 'opacity=".22"') +
    shaft(brush, { x: 0, y: 0, bottom: 200, top: 180, height: 110, colour: '#a5523f' }) +
    path('M-26 0V-58Q-26 -78 0 -78Q26 -78 26 -58V0z', green[1]) +
    path('M-90 -110L-46 -330H46L90 -110z', thatch) +
    path('M-90 -110L-46 -330H-18L-40 -110z', pale) +
    path('M30 -110L16 -330H46L90 -110z', dark) +
    path('M-12 -196h24v34h-24zM-10 -262h20v28h-20z', windowColour(brush)) +
    rect(-134, -120, 268, 14, wood[1]) +
    line(
      'M-134 -150H134M-130 -150V-112M-88 -150V-112M-44 -150V-112M0 -150V-112M44 -150V-112M88 -150V-112M130 -150V-112',
      wood[0],
      5,
    ) +
    line('M-128 -106L-90 -62M128 -106L90 -62', wood[2], 6) +
    path('M-58 -326Q-54 -398 6 -404Q62 -396 60 -326z', dark) +
    path('M-58 -326Q-54 -398 6 -404Q-20 -372 -22 -326z', thatch) +
    path('M-60 -330H62V-318H-60z', green[1]) +
    sails +
    ellipse(0, -356, 15, 15, green[0])
  )
}
