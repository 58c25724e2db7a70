import { ellipse, line, n, path, rect, type Brush } from '../parts/brush.ts'
import { mix } from '../parts/colour.ts'
import { rangeColour } from '../parts/ranges.ts'
import { bicycle, tableGroup } from '../parts/props.ts'
import { drawSky } from '../parts/sky.ts'
import { bellTent } from '../parts/tents.ts'
import { longHouse, shaft, windowColour, windows } from './building-parts.ts'
import { furrow, grove, land, lowerEdge, people, stand, type Point } from './scene-parts.ts'

/** Lavender in rows up to a stone farmhouse with cypresses, below a bare white summit. */
export function drawFrance(brush: Brush): void {
  const { light, growth } = brush
  const horizon = 600
  drawSky(brush, horizon, false)
  const blue = mix(light.haze, mix(light.hill, '#7a78a8', 0.5), 0.55)
  brush.add(
    path(
      'M0 560C200 540 380 470 560 400C640 368 690 350 740 352C820 356 900 420 1040 470C1220 530 1420 560 1600 560V720H0z',
      brush.vertical(blue, mix(blue, light.haze, 0.5)),
    ),
    path(
      'M740 352C690 350 640 368 590 390Q640 392 668 420Q700 396 726 426Q760 400 790 424Q810 404 850 402C800 372 780 354 740 352z',
      mix(brush.lit('#fbf6ea'), light.haze, 0.25),
    ),
    path(
      'M740 352C820 356 900 420 1040 470C1220 530 1420 560 1600 560V640Q1000 600 820 480Q760 440 740 352z',
      mix(blue, light.hill, 0.4),
      'opacity=".5"',
    ),
    path(
      'M0 590Q300 540 620 586T1180 580T1600 560V760H0z',
      brush.vertical(rangeColour(brush, 0.55), mix(rangeColour(brush, 0.55), light.haze, 0.4)),
    ),
    path(
      'M0 640Q420 606 820 622T1600 606V800H0z',
      brush.vertical(brush.lit(growth.fields[0]!, 0.2), brush.lit(growth.fields[1]!, 0.05)),
    ),
  )
  grove(
    brush,
    ['broadleaf'],
    [
      [40, 0.44],
      [130, 0.5],
      [230, 0.4],
      [1290, 0.5],
      [1390, 0.42],
      [1500, 0.56],
      [1580, 0.5],
    ],
    () => 662,
    0.2,
  )
  grove(
    brush,
    ['cypress'],
    [
      [560, 0.78],
      [600, 0.94],
      [1080, 0.9],
    ],
    () => 698,
    0.04,
  )
  brush.add(farmhouse(brush))
  grove(
    brush,
    ['cypress'],
    [
      [1136, 1.12],
      [1190, 0.86],
    ],
    () => 712,
  )
  grove(brush, ['stone-pine'], [[470, 0.8]], () => 706, 0.05)
  lavender(brush)
  const heightAt = land(brush, { y: 974, swing: 16 })
  stand(
    brush,
    { draw: bicycle, x: 300, y: heightAt(300) + 40, scale: 1 },
    { draw: tableGroup, x: 880, y: heightAt(880) + 50, scale: 1.05 },
    { draw: bellTent, x: 1230, y: heightAt(1230) + 36, scale: 1.1, flip: true },
  )
  people(brush, [420, heightAt(420) + 40], 1.1, 2)
  lowerEdge(brush)
}

/** Round bushes in rows that meet behind the house. */
function lavender(brush: Brush): void {
  const { growth } = brush
  const [pale, body, shade] = brush.tones(growth.snow ? '#b9b6c8' : '#8a6cc0')
  const earth = brush.lit(growth.snow ? '#e6eceb' : '#c9a877')
  const vanishing: Point = [820, 600]
  brush.add(
    path('M0 722Q400 704 820 708T1600 716V1200H0z', brush.vertical(mix(earth, brush.light.haze, 0.2), earth)),
  )
  let dark = ''
  let mid = ''
  let top = ''
  for (let i = -9; i <= 9; i++) {
    const left = 820 + i * 230 - 88
    const row = (from: number, to: number) =>
      furrow(vanishing, { y: 1200, left: left + from, right: left + to }, 716)
    dark += row(0, 176)
    mid += row(i < 0 ? 40 : 8, i < 0 ? 168 : 136)
    top += row(i < 0 ? 96 : 24, i < 0 ? 152 : 80)
  }
  brush.add(path(dark, shade), path(mid, body), path(top, pale))
  // heads of blossom break the edges
  let heads = ''
  for (let i = -5; i <= 5; i++)
    for (let y = 760; y < 1020; y += 14 + (y - 760) * 0.06) {
      const t = (y - 600) / 600
      heads += `M${n(820 + (i * 230 + brush.prng.between(-70, 70)) * t)} ${n(y)}v${n(-10 * t)}`
    }
  brush.add(line(heads, brush.lit(growth.snow ? '#e9e9f2' : '#b9a2e4'), 6))
}

/** A house of pale stone with a low tower, its foot at y 712. */
function farmhouse(brush: Brush): string {
  const stone = '#ecd2a4'
  const tiles = brush.growth.snow ? '#eef4f5' : '#cf7a52'
  const shutter = brush.lit('#6f97b8')
  const shutters = (x: number, y: number) =>
    rect(x - 15, y, 13, 42, shutter) +
    rect(x + 28, y, 13, 42, shutter) +
    rect(x, y, 26, 42, windowColour(brush))
  return (
    ellipse(840, 714, 260, 12, '#0d1b22', 'opacity=".18"') +
    longHouse(brush, { x: 900, y: 712, width: 170, height: 92, roof: 46, wall: stone, tiles, depth: 0.04 }) +
    shaft(brush, { x: 690, y: 712, bottom: 110, top: 110, height: 210, colour: stone }) +
    path('M628 504L690 466L752 504z', brush.lit(tiles)) +
    path('M690 466L752 504H706z', brush.tones(tiles)[2]) +
    longHouse(brush, { x: 730, y: 712, width: 230, height: 138, roof: 58, wall: stone, tiles }) +
    shutters(672, 530) +
    path(windows([681, 610], [1, 1], [0, 0], [18, 26]), windowColour(brush)) +
    shutters(766, 596) +
    shutters(836, 596) +
    shutters(898, 596) +
    path('M820 712V668Q820 650 838 650Q856 650 856 668V712z', brush.lit('#7f5a3c')) +
    shutters(766, 660) +
    shutters(986, 640) +
    line('M868 712q-4 -50 6 -96M880 712q6 -60 -4 -100', brush.lit(brush.growth.leaves[1]), 10)
  )
}
