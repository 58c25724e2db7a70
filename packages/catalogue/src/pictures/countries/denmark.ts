import { ellipse, line, n, path, rect, type Brush } from '../parts/brush.ts'
import { mix } from '../parts/colour.ts'
import { drawSky } from '../parts/sky.ts'
import { bellTent, domeTent } from '../parts/tents.ts'
import {
  flagpole,
  gableHouse,
  longHouse,
  northernCloth,
  shaft,
  windowColour,
  windows,
} from './building-parts.ts'
import { lowerEdge, people, stand, trail, waterBand, type Point } from './scene-parts.ts'

/** Dunes with marram grass, a banded lighthouse and bathing huts under the flag. */
export function drawDenmark(brush: Brush): void {
  const { growth } = brush
  const horizon = 570
  drawSky(brush, horizon, false)
  waterBand(brush, horizon, 830)
  const sand = growth.snow ? growth.grass : (['#f6e4b8', '#dfc48c'] as const)
  const dune = (d: string, dark: number) =>
    brush.add(path(d, brush.vertical(brush.lit(sand[0]), brush.lit(mix(sand[1], '#8a7a50', dark)))))
  brush.add(line('M0 782Q300 760 640 786M0 800Q300 780 660 800', brush.lit('#fbf6ea'), 7, 'opacity=".8"'))
  dune('M0 800Q340 776 760 806V1200H0z', 0.1)
  dune(
    'M520 860C660 820 760 690 930 668C1080 652 1180 700 1330 676C1440 660 1530 640 1600 650V1200H520z',
    0.25,
  )
  stand(brush, { draw: lighthouse, x: 960, y: 690, scale: 1 })
  brush.add(
    longHouse(brush, {
      x: 1060,
      y: 712,
      width: 190,
      height: 46,
      roof: 60,
      wall: '#fbf5e8',
      tiles: '#b5483f',
    }),
    path(windows([1082, 678], [4, 1], [42, 0], [18, 22]), windowColour(brush)),
  )
  marram(
    brush,
    [
      [830, 730],
      [880, 716],
      [1290, 700],
      [1360, 690],
      [1440, 676],
      [1530, 664],
      [760, 770],
    ],
    0.7,
  )
  const huts = ['#c8412f', '#2f6f9a', '#e0a93c', '#3f8a7a']
  for (const [i, colour] of huts.entries()) brush.add(hut(brush, 236 + i * 116, 862 + (i % 2) * 8, colour))
  stand(brush, {
    draw: () => flagpole(brush, 330, northernCloth(brush, '#c8202f', '#ffffff')),
    x: 728,
    y: 884,
  })
  dune('M0 930C200 880 420 900 640 930S1200 900 1600 850V1200H0z', 0.45)
  trail(brush, 700, [690, 934], '#fbeecb', 60)
  marram(
    brush,
    [
      [880, 912],
      [980, 900],
      [1420, 880],
      [1520, 870],
      [560, 944],
      [450, 930],
      [330, 926],
      [120, 930],
    ],
    1,
  )
  stand(
    brush,
    { draw: bellTent, x: 1120, y: 990, scale: 0.95 },
    { draw: domeTent, x: 1390, y: 1010, scale: 0.95 },
  )
  people(brush, [860, 1010], 1.1, 3)
  marram(
    brush,
    [
      [60, 1060],
      [180, 1110],
      [300, 1060],
      [420, 1130],
      [1000, 1130],
      [1200, 1110],
      [1330, 1150],
      [1500, 1080],
      [240, 1190],
      [1420, 1200],
    ],
    1.7,
  )
  lowerEdge(brush, false)
}

/** Tufts of dune grass. */
function marram(brush: Brush, places: readonly Point[], scale: number): void {
  const { prng, growth } = brush
  let front = ''
  let back = ''
  for (const [x, y] of places)
    for (let i = 0; i < 15; i++) {
      const lean = prng.between(-46, 46) * scale
      const h = prng.between(40, 84) * scale
      const foot = x + prng.between(-46, 46) * scale
      const blade = `M${n(foot)} ${n(y)}q${n(lean * 0.2)} ${n(-h * 0.7)} ${n(lean)} ${n(-h)}`
      if (i % 2) front += blade
      else back += blade
    }
  brush.add(
    line(back, brush.lit(mix(growth.leaves[1], '#6d7a4a', 0.5)), 4 * scale + 1),
    line(front, brush.lit(mix(growth.grass[0], '#c9c27a', 0.5)), 3.4 * scale + 1),
  )
}

/** White tower with red bands, about 440 high. */
function lighthouse(brush: Brush): string {
  const band = (from: number, to: number) => {
    const half = (y: number) => 58 - (18 * y) / 340
    const [light, body, shade] = brush.tones('#c8382c')
    const part = (a: number, b: number) =>
      `M${n(half(from) * a)} ${-from}L${n(half(to) * a)} ${-to}H${n(half(to) * b)}L${n(half(from) * b)} ${-from}z`
    return path(part(-1, 1), body) + path(part(-1, -0.44), light) + path(part(0.36, 1), shade)
  }
  return (
    ellipse(8, 2, 84, 10, '#0d1b22', 'opacity=".2"') +
    (brush.glowing ? ellipse(0, -378, 220, 220, brush.radial('#ffe9a8', 0.85)) : '') +
    shaft(brush, { x: 0, y: 0, bottom: 116, top: 80, height: 340, colour: '#fbf5e8' }) +
    band(68, 136) +
    band(204, 272) +
    path('M-13 0V-38Q-13 -50 0 -50Q13 -50 13 -38V0z', brush.lit('#54595c')) +
    path('M-6 -160h13v24h-13zM-6 -300h13v24h-13z', windowColour(brush)) +
    rect(-58, -354, 116, 14, brush.lit('#3d4447')) +
    line('M-54 -374H54M-54 -374V-354M-18 -374V-354M18 -374V-354M54 -374V-354', brush.lit('#3d4447'), 4) +
    rect(-28, -408, 56, 54, brush.glowing ? '#ffe9a8' : brush.lit('#d5ecef')) +
    line('M-9 -408V-354M9 -408V-354', brush.lit('#3d4447'), 4) +
    path('M-38 -406Q0 -462 38 -406z', brush.lit('#a52e26')) +
    line('M0 -432V-456', brush.lit('#a52e26'), 6)
  )
}

/** Striped bathing hut on posts, 96 wide. */
function hut(brush: Brush, x: number, y: number, colour: string): string {
  const stripe = brush.lit(colour)
  return (
    line(`M${x + 8} ${y}v16M${x + 88} ${y}v16`, brush.lit('#7a5a42'), 8) +
    gableHouse(brush, { x, y, width: 96, height: 92, roof: 46, wall: '#fbf5e8', tiles: colour }) +
    path(`M${x + 6} ${y - 94}h13v94h-13zM${x + 77} ${y - 94}h13v94h-13z`, stripe) +
    rect(x + 31, y - 70, 34, 70, stripe) +
    rect(x + 36, y - 60, 24, 18, windowColour(brush))
  )
}
