import { ellipse, line, path, rect, type Brush } from '../parts/brush.ts'
import { camperVan } from '../parts/caravans.ts'
import { darker, lighter, mix } from '../parts/colour.ts'
import { rangeColour } from '../parts/ranges.ts'
import { drawSky } from '../parts/sky.ts'
import { bellTent } from '../parts/tents.ts'
import { bush } from '../parts/trees.ts'
import { shaft } from './building-parts.ts'
import { sheep } from './animals.ts'
import { land, lowerEdge, people, stand, trail, waterBand } from './scene-parts.ts'

/** Upper edge of the chalk, from far away on the left to near on the right. */
const brink =
  'Q470 520 520 546Q560 562 590 542Q650 488 720 526Q770 552 810 512Q890 420 980 478Q1040 514 1090 456Q1200 318 1330 388Q1400 424 1450 376Q1530 300 1620 310'

/** White cliffs above the sea, a lighthouse at their foot, and a red telephone box by the camp. */
export function drawGreatBritain(brush: Brush): void {
  const { light, growth, prng } = brush
  const horizon = 580
  drawSky(brush, horizon, false)
  waterBand(brush, horizon, 1000)
  const chalk = brush.tones('#fbf8f0')
  const turf = mix(rangeColour(brush, 0.8), brush.lit(growth.grass[1]), 0.6)
  brush.add(
    path('M420 560Q700 480 900 440T1600 250V600H420z', mix(turf, light.haze, 0.35)),
    path(`M424 590V554${brink}V900z`, brush.lit(growth.grass[0]), 'transform="translate(0 -20)"'),
    path(`M424 590V554${brink}V900z`, turf, 'transform="translate(0 -8)"'),
    path(
      `M424 596V560${brink}V920Q1300 880 1060 760Q800 640 424 596z`,
      brush.vertical(chalk[0], chalk[1], mix(chalk[1], light.haze, 0.4)),
    ),
  )
  brush.add(
    path(
      'M520 546L560 600L600 612L590 542Q556 562 520 546zM720 526L760 640L830 668L810 512Q770 552 720 526zM980 478L1010 740L1110 788L1090 456Q1040 514 980 478zM1330 388L1360 870L1500 900L1450 376Q1400 424 1330 388z',
      mix(brush.lit('#8f9fae'), chalk[1], 0.35),
      'opacity=".62"',
    ),
    line(
      'M640 540L650 612M880 480L890 690M930 470L940 716M1180 400L1196 820M1240 370L1250 846M1540 350L1546 900',
      darker(chalk[2], 0.05),
      4,
      'opacity=".35"',
    ),
    line('M430 600Q800 650 1060 766Q1300 890 1620 926', lighter(light.water[0], 0.6), 16, 'opacity=".8"'),
    line('M440 612Q800 668 1040 786Q1280 900 1560 950', lighter(light.water[0], 0.5), 7, 'opacity=".6"'),
  )
  stand(brush, { draw: lighthouse, x: 640, y: 742, scale: 1 })
  const heightAt = land(brush, { y: 910, swing: 24 })
  trail(brush, 980, [800, heightAt(800) + 4], '#f3ead2', 50)
  for (const [x, scale] of [
    [40, 1.3],
    [150, 0.9],
    [1500, 1.4],
    [1590, 1.2],
  ] as const)
    stand(brush, { draw: bush, x, y: heightAt(x) + 40, scale })
  stand(
    brush,
    { draw: sheep, x: 1300, y: heightAt(1300) + 40, scale: 0.7 },
    { draw: sheep, x: 1410, y: heightAt(1410) + 66, scale: 0.8, flip: true },
    { draw: bellTent, x: 330, y: heightAt(330) + 70, scale: 0.85 },
    { draw: camperVan, x: 600, y: heightAt(600) + 120, scale: 0.9, flip: prng.chance(0.5) },
    { draw: telephoneBox, x: 1060, y: heightAt(1060) + 92, scale: 1.15 },
  )
  people(brush, [818, heightAt(860) + 120], 1.05, 3)
  lowerEdge(brush)
}

/** Tower with a red band on a foot of rock in the sea, about 290 high. */
function lighthouse(brush: Brush): string {
  const white = '#fbf5e8'
  return (
    path('M-70 12Q-50 -20 -14 -26H30Q66 -14 80 12z', brush.lit('#b9b4a8')) +
    line('M-96 14H104', lighter(brush.light.water[0], 0.6), 7, 'opacity=".8"') +
    (brush.glowing ? ellipse(0, -250, 170, 170, brush.radial('#ffe9a8', 0.85)) : '') +
    shaft(brush, { x: 4, y: -16, bottom: 66, top: 46, height: 210, colour: white }) +
    shaft(brush, { x: 4, y: -84, bottom: 59, top: 53, height: 74, colour: '#c8382c' }) +
    rect(-28, -234, 64, 10, brush.lit('#3d4447')) +
    rect(-14, -264, 36, 32, brush.glowing ? '#ffe9a8' : brush.lit('#d5ecef')) +
    path('M-22 -262Q4 -300 30 -262z', brush.lit('#a52e26'))
  )
}

/** Red box with glass in small squares and a domed roof, about 230 high. */
function telephoneBox(brush: Brush): string {
  const [light, red, dark] = brush.tones('#c3202c')
  return (
    ellipse(6, 2, 62, 8, '#0d1b22', 'opacity=".26"') +
    rect(-48, -12, 96, 14, dark) +
    rect(-44, -206, 88, 196, red) +
    rect(24, -206, 20, 196, dark) +
    path('M-50 -204Q-44 -236 0 -238Q44 -236 50 -204z', red) +
    path('M10 -238Q44 -236 50 -204H24Q22 -226 10 -238z', dark) +
    rect(-38, -202, 60, 16, brush.lit('#f6efdc')) +
    rect(-32, -176, 48, 140, brush.glowing ? '#ffe3a2' : brush.lit('#cfe4e4')) +
    rect(30, -176, 10, 140, brush.glowing ? '#f2c981' : brush.lit('#9fbcc0')) +
    line('M-16 -176V-36M0 -176V-36M-32 -148H40M-32 -120H40M-32 -92H40M-32 -64H40', red, 5) +
    line('M-44 -204V-12', light, 5) +
    rect(-52, -206, 104, 8, light)
  )
}
