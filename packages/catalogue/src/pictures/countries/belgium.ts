import { at, line, n, path, rect, type Brush } from '../parts/brush.ts'
import { lighter, mix } from '../parts/colour.ts'
import { rangeColour } from '../parts/ranges.ts'
import { bicycle } from '../parts/props.ts'
import { treeLine } from '../parts/ridges.ts'
import { drawSky } from '../parts/sky.ts'
import { bellTent } from '../parts/tents.ts'
import { arches, flagpole, shaft, spire, windowColour, windows } from './building-parts.ts'
import { grove, land, lowerEdge, people, stand, strokes, waterBand } from './scene-parts.ts'

/** Stepped gables and a belfry along a canal with an arched bridge. */
export function drawBelgium(brush: Brush): void {
  const { prng, light, growth } = brush
  const horizon = 690
  drawSky(brush, horizon, false)
  brush.add(
    path(
      treeLine(prng, () => horizon + 20, 50, horizon + 120),
      rangeColour(brush, 0.35),
    ),
  )
  const start = brush.mark()
  brush.add(
    path('M0 720H1600V806H0z', brush.vertical(brush.lit(growth.grass[0], 0.1), brush.lit(growth.grass[1]))),
  )
  grove(
    brush,
    ['poplar', 'broadleaf'],
    [
      [40, 0.8],
      [120, 0.9],
      [1440, 0.8],
      [1510, 0.9],
      [1580, 0.84],
    ],
    () => 770,
    0.08,
  )
  brush.add(at(0, -44, 1, belfry(brush)))
  const fronts = [
    [210, 118, 168, '#e8cfa2'],
    [330, 130, 206, '#a8503f'],
    [462, 112, 176, '#fbf1dc'],
    [576, 136, 220, '#c26a48'],
    [974, 132, 214, '#b35a44'],
    [1108, 114, 178, '#f3dfb8'],
    [1224, 134, 200, '#9c4a3c'],
    [714, 126, 136, '#f0d9a6'],
    [842, 130, 148, '#8f4638'],
  ] as const
  for (const [x, width, height, colour] of fronts) brush.add(front(brush, x, width, height, colour))
  brush.add(rect(0, 786, 1600, 22, brush.lit('#c9bda6')), line('M0 808H1600', brush.tones('#a99f8c')[2], 8))
  brush.name(start, 'quay')
  waterBand(brush, 808, 960, 0.35)
  brush.add('<use href="#quay" transform="translate(0 1366) scale(1 -.69)" opacity=".36"/>')
  brush.add(
    rect(0, 808, 1600, 160, brush.fade(light.water[1], 0.05, 0.6)),
    line(strokes(brush, [0, 1600], [820, 940], 24), lighter(light.water[0], 0.35), 4, 'opacity=".55"'),
  )
  brush.add(bridge(brush))
  swans(brush)
  const heightAt = land(brush, { y: 950, swing: 14 })
  stand(
    brush,
    { draw: bellTent, x: 340, y: heightAt(340) + 76, scale: 0.92 },
    { draw: () => flagpole(brush, 330, tricolour(brush)), x: 960, y: heightAt(960) + 50 },
    { draw: bicycle, x: 620, y: heightAt(620) + 92, scale: 1, flip: true },
    { draw: bicycle, x: 1130, y: heightAt(1130) + 96, scale: 1 },
  )
  people(brush, [780, heightAt(800) + 90], 1.08, 2)
  lowerEdge(brush)
}

/** A narrow house whose gable climbs in steps; the foot is the quay at y 790. */
function front(brush: Brush, x: number, width: number, height: number, colour: string): string {
  const [pale, body, shade] = brush.tones(colour)
  const steps = 5
  const eaves = 790 - height
  const rise = width * 0.15
  const tread = (width * 0.4) / steps
  let left = ''
  for (let i = 0; i < steps; i++) {
    left += `L${n(x + tread * i)} ${n(eaves - rise * (i + 1))}H${n(x + tread * (i + 1))}`
  }
  let down = ''
  for (let i = steps; i > 0; i--) down += `H${n(x + width - tread * i)}V${n(eaves - rise * (i - 1))}`
  const outline = `M${n(x)} 790V${n(eaves)}${left}${down}H${n(x + width)}V790z`
  const frame = brush.lit('#fbf5e6')
  const gap = width / 3.3
  const w = width * 0.17
  const panes = windows([x + width * 0.13, eaves + 14], [3, height > 180 ? 2 : 1], [gap, 66], [w, 42])
  return (
    path(outline, body) +
    path(`M${n(x + width * 0.74)} 790V${n(eaves)}H${n(x + width)}V790z`, shade, 'opacity=".45"') +
    line(`M${n(x)} 790V${n(eaves)}${left}`, pale, 5) +
    line(`M${n(x + 4)} ${n(eaves + 2)}H${n(x + width - 4)}`, pale, 4, 'opacity=".7"') +
    path(panes, windowColour(brush), `stroke="${frame}" stroke-width="5"`) +
    path(
      windows([x + width * 0.5 - w / 2, eaves - rise * 2.8], [1, 1], [0, 0], [w, 34]),
      windowColour(brush),
      `stroke="${frame}" stroke-width="5"`,
    ) +
    path(arches(x + width * 0.13, 790, 3, gap, w * 1.1, 50), brush.glowing ? '#ffcf80' : brush.lit('#4f4038'))
  )
}

/** Square tower of brick in two storeys under an eight-sided crown, foot behind the houses. */
function belfry(brush: Brush): string {
  const brick = '#c9875a'
  const [pale] = brush.tones(brick)
  const opening = brush.glowing ? '#ffdf9a' : brush.lit('#4f4540')
  return (
    shaft(brush, { x: 790, y: 780, bottom: 180, top: 180, height: 300, colour: brick }) +
    spire(brush, [706, 482], 30, 66, brick) +
    spire(brush, [874, 482], 30, 66, brick) +
    rect(694, 474, 192, 14, pale) +
    shaft(brush, { x: 790, y: 478, bottom: 136, top: 132, height: 130, colour: brick }) +
    path(arches(738, 464, 2, 60, 42, 96), opening) +
    rect(716, 342, 148, 13, pale) +
    spire(brush, [726, 344], 24, 54, brick) +
    spire(brush, [854, 344], 24, 54, brick) +
    shaft(brush, { x: 790, y: 346, bottom: 92, top: 84, height: 110, colour: brick }) +
    path(arches(758, 338, 3, 25, 15, 78), opening) +
    path('M742 238l10 -22l10 22l9 -22l9 22l10 -22l10 22l9 -22l9 22l10 -22l10 22z', pale) +
    path(arches(722, 590, 3, 50, 34, 76), opening) +
    `<circle cx="790" cy="548" r="30" fill="${brush.lit('#fbf3dc')}"/>` +
    line('M790 548V528M790 548L804 554', brush.lit('#3d4447'), 4) +
    line('M790 232V186', brush.lit('#54595c'), 5) +
    path('M793 188L834 198L793 210z', brush.lit('#f2c230')) +
    towerShade(brush)
  )
}

/** Shade on the right side of the lower storey, so that the tower stands apart from the roofs. */
function towerShade(brush: Brush): string {
  return rect(700, 700, 180, 80, brush.fade(mix(brush.light.hill, '#12212b', 0.4), 0, 0.4))
}

/** Stone bridge with one arch at the right end of the canal. */
function bridge(brush: Brush): string {
  const [pale, body, shade] = brush.tones('#b9a98e')
  return (
    path('M1180 960L1210 850Q1400 760 1640 800V990H1590Q1560 860 1440 860Q1320 862 1290 970z', body) +
    path('M1290 970Q1320 862 1440 860Q1560 860 1590 990H1560Q1540 884 1440 882Q1350 882 1320 972z', shade) +
    path('M1320 972Q1350 882 1440 882Q1540 884 1560 990z', darkWater(brush)) +
    line('M1206 846Q1400 752 1640 792', pale, 14) +
    line('M1236 880l40 -18M1250 920l30 -10M1300 850l46 -16M1530 826l50 6M1580 870l30 6', shade, 4)
  )
}

const tricolour = (brush: Brush): string =>
  rect(0, 0, 31, 66, brush.lit('#2b2a29')) +
  rect(30, 0, 31, 66, brush.lit('#f5cf3c')) +
  rect(60, 0, 31, 66, brush.lit('#d8323c'))

const darkWater = (brush: Brush): string => mix(brush.light.water[1], '#12212b', 0.35)

function swans(brush: Brush): void {
  const white = brush.lit('#fffaf0')
  for (const [x, y, s] of [
    [520, 886, 1],
    [610, 900, 0.8],
  ] as const)
    brush.add(
      `<g transform="translate(${x} ${y}) scale(${s})">${path('M-34 -8Q-30 -28 0 -24Q34 -30 44 -14Q30 6 0 6Q-28 6 -34 -8z', white)}${line('M-30 -12Q-46 -34 -34 -48Q-26 -56 -20 -48', white, 8)}${line('M-20 -48l-12 4', brush.lit('#e98b3c'), 5)}${line('M-44 8H52', lighter(brush.light.water[0], 0.5), 3)}</g>`,
    )
}
