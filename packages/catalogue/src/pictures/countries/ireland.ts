import { ellipse, line, n, path, rect, type Brush } from '../parts/brush.ts'
import { darker, lighter, mix } from '../parts/colour.ts'
import { drawSky } from '../parts/sky.ts'
import { ridgeTent } from '../parts/tents.ts'
import { longHouse, shaft, spire, windowColour, windows } from './building-parts.ts'
import { sheep } from './animals.ts'
import { grove, lowerEdge, people, stand, stoneWall, waterBand } from './scene-parts.ts'

/** Cliffs above the Atlantic, a round tower with its cross, stone walls and sheep on very green fields. */
export function drawIreland(brush: Brush): void {
  const { growth } = brush
  const horizon = 570
  drawSky(brush, horizon, false)
  waterBand(brush, horizon, 960)
  const [pale, deep] = growth.snow
    ? growth.grass
    : ([mix(growth.grass[0], '#5fbf4a', 0.6), mix(growth.grass[1], '#2f9a4a', 0.6)] as const)
  cliff(brush, [700, 110, 498, 600], 0.5, deep)
  cliff(brush, [820, 230, 458, 680], 0.28, deep)
  cliff(brush, [1100, 390, 414, 820], 0.05, deep)
  brush.add(
    path(
      'M740 462C880 396 1000 432 1600 396V1000H640z',
      brush.vertical(brush.lit(pale, 0.12), brush.lit(deep, 0.1)),
    ),
  )
  grove(
    brush,
    ['broadleaf'],
    [
      [1330, 0.4],
      [1390, 0.46],
      [1500, 0.42],
    ],
    () => 500,
    0.2,
  )
  brush.add(
    stoneWall(
      brush,
      [
        [1130, 536],
        [1300, 570],
        [1600, 556],
      ],
      16,
      0.15,
    ),
    stoneWall(
      brush,
      [
        [1160, 690],
        [1380, 640],
        [1600, 650],
      ],
      22,
      0.1,
    ),
    path(
      'M0 850C220 780 420 760 620 720C800 680 1000 640 1220 680S1500 720 1600 700V1200H0z',
      brush.vertical(brush.lit(lighter(pale, 0.1)), brush.lit(deep)),
    ),
    longHouse(brush, {
      x: 1180,
      y: 730,
      width: 190,
      height: 62,
      roof: 66,
      wall: '#fbf5e8',
      tiles: growth.snow ? '#eef4f5' : '#b08d55',
    }),
    path(windows([1206, 692], [2, 1], [112, 0], [24, 28]), windowColour(brush)),
    rect(1254, 686, 30, 44, brush.lit('#b5362c')),
  )
  stand(
    brush,
    { draw: roundTower, x: 880, y: 740, scale: 1.05 },
    { draw: highCross, x: 1060, y: 772, scale: 0.9 },
  )
  brush.add(
    stoneWall(
      brush,
      [
        [520, 772],
        [660, 776],
        [820, 800],
        [1100, 806],
        [1350, 780],
        [1600, 800],
      ],
      40,
    ),
  )
  brush.add(
    path(
      'M0 900C260 850 520 880 800 876S1300 850 1600 860V1200H0z',
      brush.vertical(brush.lit(pale), brush.lit(darker(deep, 0.1))),
    ),
  )
  stand(
    brush,
    { draw: sheep, x: 560, y: 850, scale: 0.8 },
    { draw: sheep, x: 690, y: 868, scale: 0.86, flip: true },
    { draw: sheep, x: 1180, y: 862, scale: 0.8 },
    { draw: sheep, x: 330, y: 930, scale: 1 },
    { draw: ridgeTent, x: 1200, y: 1000, scale: 1.1 },
    { draw: sheep, x: 600, y: 1020, scale: 1.2 },
  )
  people(brush, [930, 1010], 1.05, 2)
  brush.add(
    stoneWall(
      brush,
      [
        [-20, 1110],
        [200, 1130],
        [420, 1180],
        [520, 1230],
      ],
      74,
    ),
  )
  lowerEdge(brush)
}

/** One headland in layers of dark rock, with turf on top; the tip points left. */
function cliff(
  brush: Brush,
  [right, left, top, foot]: readonly [number, number, number, number],
  depth: number,
  green: string,
): void {
  const [light, body, shade] = brush.tones('#6d6a66', depth)
  const edge = `M${right + 900} ${top - 30}C${right} ${top - 44} ${left + 160} ${top - 10} ${left} ${top + 26}`
  let strata = ''
  for (let i = 1; i < 7; i++) {
    const y = top + 30 + ((foot - top - 40) * i) / 7
    strata += `M${n(left + 8 + i * 3)} ${n(y)}L${n(left + 120 + brush.prng.between(0, 160))} ${n(y - 6)}M${n(left + 230)} ${n(y - 10)}h${n(brush.prng.between(80, 240))}`
  }
  brush.add(
    path(`${edge}L${left + 22} ${foot}H${right + 900}z`, brush.vertical(body, shade)),
    path(`M${left} ${top + 26}L${left + 22} ${foot}H${left + 110}L${left + 84} ${top + 10}z`, light),
    path(`M${left + 190} ${top}L${left + 210} ${foot}H${left + 290}L${left + 250} ${top - 6}z`, shade),
    line(strata, shade, 4, 'opacity=".7"'),
    path(
      `${edge}L${left + 30} ${top + 44}C${left + 200} ${top + 16} ${right} ${top - 12} ${right + 900} ${top + 30}z`,
      brush.lit(green, depth),
    ),
    line(`M${left - 10} ${foot}H${right + 200}`, lighter(brush.light.water[0], 0.5), 7, 'opacity=".7"'),
  )
}

/** Tall stone tower under a pointed cap, about 440 high. */
function roundTower(brush: Brush): string {
  const grey = '#b3a995'
  return (
    ellipse(8, 2, 76, 9, '#0d1b22', 'opacity=".22"') +
    shaft(brush, { x: 0, y: 2, bottom: 112, top: 78, height: 360, colour: grey }) +
    line(
      'M-40 -60h20M-10 -92h24M-34 -140h18M8 -170h20M-28 -222h18M4 -262h16M-24 -310h14M14 -40h22',
      brush.tones(grey)[2],
      4,
      'opacity=".8"',
    ) +
    path(
      'M-12 -84v-36q12 -16 24 0v36zM-7 -214h14v26h-14zM-20 -336h13v26h-13zM12 -336h13v26h-13z',
      windowColour(brush),
    ) +
    spire(brush, [0, -356], 92, 84, '#8f8674')
  )
}

/** Carved cross with a ring, about 170 high. */
function highCross(brush: Brush): string {
  const [light, body, shade] = brush.tones('#a39a88')
  return (
    ellipse(4, 2, 44, 6, '#0d1b22', 'opacity=".22"') +
    path('M-40 0L-30 -26H30L40 0z', shade) +
    `<circle cx="0" cy="-122" r="34" fill="none" stroke="${shade}" stroke-width="11"/>` +
    path('M-14 -26L-11 -110H-52V-134H-11L-10 -178H10L11 -134H52V-110H11L14 -26z', body) +
    path('M-14 -26L-11 -110H-52V-116H-5L-8 -26z', light)
  )
}
