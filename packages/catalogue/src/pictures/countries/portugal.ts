import { ellipse, line, n, path, rect, type Brush } from '../parts/brush.ts'
import { darker, lighter, mix } from '../parts/colour.ts'
import { drawSky } from '../parts/sky.ts'
import { bellTent } from '../parts/tents.ts'
import { parasol } from '../parts/props.ts'
import { bush } from '../parts/trees.ts'
import { flagpole, windowColour } from './building-parts.ts'
import { grove, lowerEdge, people, stand, waterBand } from './scene-parts.ts'

/** An arch of golden rock in a turquoise sea, striped houses on the beach and a painted boat. */
export function drawPortugal(brush: Brush): void {
  const { light, growth } = brush
  const horizon = 580
  drawSky(brush, horizon, false)
  waterBand(brush, horizon, 960, 0.2)
  stack(brush, [300, 520, 60, 96], 0.35)
  stack(brush, [420, 610, 44, 118], 0.2)
  archRock(brush)
  stand(brush, { draw: () => flagpole(brush, 176, cloth(brush)), x: 800, y: 440 })
  brush.add(line('M660 806Q900 836 1180 812T1600 830', lighter(light.water[0], 0.55), 9, 'opacity=".75"'))
  const sand = growth.snow ? growth.grass : (['#f7e2b0', '#e0bd7e'] as const)
  brush.add(
    path(
      'M0 838C220 816 420 850 640 890S1000 940 1200 920S1500 880 1600 890V1200H0z',
      lighter(light.water[0], 0.55),
      'opacity=".85" transform="translate(0 -14)"',
    ),
    path(
      'M0 838C220 816 420 850 640 890S1000 940 1200 920S1500 880 1600 890V1200H0z',
      brush.vertical(brush.lit(sand[0]), brush.lit(sand[1])),
    ),
  )
  for (const [i, colour] of ['#c8382c', '#2f6fa8', '#3f8f5a'].entries())
    brush.add(stripedHouse(brush, 196 + i * 146, 884 + i * 10, colour))
  stand(brush, { draw: paintedBoat, x: 900, y: 946, scale: 1.05 })
  stand(
    brush,
    { draw: bellTent, x: 1250, y: 1010, scale: 0.95 },
    { draw: parasol, x: 380, y: 1076, scale: 0.85 },
  )
  people(brush, [690, 1030], 1.05, 3)
  // green tops of the near cliffs
  const turf = brush.vertical(brush.lit(growth.grass[0]), brush.lit(growth.grass[1]))
  brush.add(
    path('M1080 1200C1200 1110 1330 1090 1460 1100S1600 1060 1620 1050V1220H1060z', turf),
    path('M0 1100Q160 1080 300 1136T560 1220H0z', turf),
  )
  grove(brush, ['stone-pine'], [[1550, 1.7]], () => 1140)
  stand(
    brush,
    { draw: bush, x: 60, y: 1150, scale: 1.6 },
    { draw: bush, x: 1400, y: 1160, scale: 1.3 },
    { draw: bush, x: 210, y: 1200, scale: 1.4 },
  )
  lowerEdge(brush, false)
}

/** A rock that stands alone in the water: left, top, and how far it reaches. */
function stack(brush: Brush, [x, top, w, h]: readonly [number, number, number, number], depth: number): void {
  const [pale, body, shade] = brush.tones('#dd9a4c', depth)
  const foot = top + h
  brush.add(
    path(
      `M${x - w} ${foot}L${n(x - w * 0.7)} ${n(top + h * 0.3)}Q${n(x - w * 0.5)} ${top} ${x} ${top}T${n(x + w * 0.8)} ${n(top + h * 0.4)}L${x + w} ${foot}z`,
      body,
    ),
    path(
      `M${x - w} ${foot}L${n(x - w * 0.7)} ${n(top + h * 0.3)}Q${n(x - w * 0.5)} ${top} ${n(x - w * 0.1)} ${top}L${n(x - w * 0.3)} ${foot}z`,
      pale,
    ),
    path(
      `M${n(x + w * 0.3)} ${top + 4}L${n(x + w * 0.8)} ${n(top + h * 0.4)}L${x + w} ${foot}H${n(x + w * 0.4)}z`,
      shade,
    ),
    line(`M${x - w - 16} ${foot + 2}h${w * 2 + 32}`, lighter(brush.light.water[0], 0.55), 6, 'opacity=".8"'),
  )
}

/** The headland with its arch, in bands of ochre. */
function archRock(brush: Brush): void {
  const { growth, light } = brush
  const [pale, body, shade] = brush.tones('#e09a48')
  const deep = darker(shade, 0.25)
  const outline =
    'M610 812L626 700Q600 640 640 590Q640 500 720 452Q800 410 900 424Q1000 404 1080 420Q1200 400 1300 414L1640 380V880Q1300 830 1130 830L1100 812Q1090 700 1020 650Q950 610 890 640Q820 680 808 812z'
  brush.add(
    // the far wall of the opening
    path('M1040 812Q1044 700 1000 652L1130 640V830z', deep),
    path(outline, brush.vertical(pale, body, body, shade)),
    path('M610 812L626 700Q600 640 640 590Q640 500 720 452L760 470Q690 540 700 620Q670 690 690 812z', pale),
    path(
      'M808 812Q820 680 890 640Q950 610 1020 650Q1090 700 1100 812H1046Q1040 720 990 684Q940 656 900 684Q850 716 846 812z',
      deep,
    ),
    path(
      'M1130 830Q1120 740 1180 690Q1170 600 1230 540L1260 560Q1220 640 1240 700Q1210 770 1230 836z',
      shade,
    ),
    path(
      'M1400 850Q1380 700 1440 620Q1430 520 1480 450L1520 460Q1490 560 1500 640Q1470 740 1490 866z',
      shade,
    ),
    line(
      'M640 588Q800 560 1000 580T1640 540M626 700Q700 690 760 700M700 520Q900 490 1100 510T1640 470M1120 660Q1300 640 1640 640M1140 750Q1360 730 1640 740',
      mix(shade, pale, 0.25),
      8,
      'opacity=".65"',
    ),
    path(
      'M700 470Q800 400 900 418Q1000 396 1080 412Q1200 392 1300 406L1640 370V412Q1300 440 1180 436Q1000 430 900 446Q800 430 700 470z',
      brush.lit(growth.grass[1]),
    ),
    path(
      'M808 812Q900 800 1046 812Q1000 830 920 826Q850 824 808 812z',
      lighter(light.water[0], 0.5),
      'opacity=".6"',
    ),
  )
  grove(
    brush,
    ['stone-pine'],
    [
      [1180, 0.44],
      [1290, 0.5],
      [980, 0.36],
    ],
    () => 416,
    0.05,
  )
}

/** Narrow beach house in upright stripes, 130 wide. */
function stripedHouse(brush: Brush, x: number, y: number, colour: string): string {
  const stripe = brush.lit(colour)
  const white = brush.lit('#fdf8ec')
  const shade = brush.tones('#fdf8ec')[2]
  let stripes = ''
  for (let i = 0; i < 5; i++) {
    const left = x + 2 + i * 26
    const rise = (at: number) => y - 150 - 66 * (1 - Math.abs(at - x - 65) / 65)
    stripes += `M${left} ${y}V${n(rise(left))}L${left + 14} ${n(rise(left + 14))}V${y}z`
  }
  return (
    ellipse(x + 70, y + 2, 84, 8, '#0d1b22', 'opacity=".2"') +
    path(`M${x} ${y}V${y - 150}L${x + 65} ${y - 216}L${x + 130} ${y - 150}V${y}z`, white) +
    path(stripes, stripe) +
    path(`M${x + 92} ${y}V${y - 189}L${x + 130} ${y - 150}V${y}z`, shade, 'opacity=".4"') +
    line(`M${x - 8} ${y - 142}L${x + 65} ${y - 218}L${x + 138} ${y - 142}`, stripe, 11) +
    rect(x + 42, y - 76, 46, 76, white) +
    rect(x + 48, y - 70, 34, 70, stripe) +
    rect(x + 40, y - 140, 50, 44, white) +
    rect(x + 46, y - 134, 38, 32, windowColour(brush))
  )
}

/** Boat with high painted ends, drawn up on the sand, about 330 long. */
function paintedBoat(brush: Brush): string {
  const [light, body, shade] = brush.tones('#2f6fa8')
  return (
    ellipse(0, 4, 150, 10, '#0d1b22', 'opacity=".2"') +
    path('M-176 -110Q-150 -52 -96 -44H96Q150 -50 184 -96Q170 -14 96 2H-90Q-164 -10 -176 -110z', body) +
    path('M-168 -66Q-140 -14 -84 -12H92Q144 -16 176 -62Q158 -8 96 2H-90Q-148 -6 -168 -66z', shade) +
    path(
      'M-176 -110Q-150 -52 -96 -44H96Q150 -50 184 -96L180 -76Q146 -32 96 -28H-96Q-150 -36 -173 -92z',
      brush.lit('#f2c14e'),
    ) +
    path('M-96 -44H96Q60 -36 0 -36T-96 -44z', brush.lit('#7a4a34')) +
    path('M-152 -52q14 -10 26 2q-8 14 -22 8z', brush.lit('#fdf8ec')) +
    ellipse(-138, -48, 5, 5, brush.lit('#2d3335')) +
    line('M-60 -20H80', brush.lit('#c8382c'), 8) +
    line('M-166 -96Q-150 -58 -110 -48', light, 4)
  )
}

/** Green and red with a golden ring where they meet. */
function cloth(brush: Brush): string {
  return (
    rect(0, 0, 42, 66, brush.lit('#1f7a4a')) +
    rect(40, 0, 60, 66, brush.lit('#d8282f')) +
    ellipse(41, 33, 17, 17, brush.lit('#f5cf3c')) +
    path('M32 22H50V36Q50 44 41 47Q32 44 32 36z', brush.lit('#fdf6e6'))
  )
}
