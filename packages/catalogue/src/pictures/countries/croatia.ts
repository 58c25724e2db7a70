import { at, line, n, path, rect, type Brush } from '../parts/brush.ts'
import { paddler } from '../parts/props.ts'
import { darker, lighter, mix } from '../parts/colour.ts'
import { sailboat } from '../parts/landmarks.ts'
import { drawSky } from '../parts/sky.ts'
import { bellTent, domeTent } from '../parts/tents.ts'
import { longHouse, shaft, spire, windowColour, windows } from './building-parts.ts'
import { grove, lowerEdge, people, stand, waterBand } from './scene-parts.ts'

/** An old town of orange roofs behind its walls on a peninsula, islands beyond, pines over the camp. */
export function drawCroatia(brush: Brush): void {
  const { light, growth, prng } = brush
  const horizon = 500
  drawSky(brush, horizon, false)
  waterBand(brush, horizon, 1010, 0.1)
  const island = (d: string, depth: number) =>
    brush.add(path(d, mix(mix(light.hill, brush.lit(growth.leaves[2]), 0.4), light.haze, depth)))
  island('M-20 504Q140 452 300 470T620 506z', 0.55)
  island('M860 506Q1040 440 1240 462T1640 430V506z', 0.6)
  island('M1120 540Q1260 486 1400 500T1640 480V546z', 0.38)
  island('M-20 548Q100 506 220 520T380 552z', 0.38)
  brush.add(sailboat(brush, 250, 640, 0.6), sailboat(brush, 480, 610, 0.4))
  oldTown(brush)
  // rocks of the near shore
  const [pale, body, shade] = brush.tones('#ded4c0')
  brush.add(
    path(
      'M0 900L120 876L260 900L400 880L560 920L720 904L880 936L1060 910L1240 930L1420 890L1600 900V1200H0z',
      lighter(light.water[0], 0.5),
      'opacity=".8" transform="translate(0 -12)"',
    ),
    path(
      'M0 900L120 876L260 900L400 880L560 920L720 904L880 936L1060 910L1240 930L1420 890L1600 900V1200H0z',
      brush.vertical(pale, body, shade),
    ),
    path(
      'M120 876L260 900L220 960L90 940zM400 880L560 920L500 970L360 940zM720 904L880 936L820 980L690 950zM1060 910L1240 930L1180 980L1010 960zM1420 890L1600 900V960L1390 950z',
      shade,
      'opacity=".5"',
    ),
    path(
      'M0 990C200 940 460 960 700 980S1180 1000 1600 950V1200H0z',
      brush.vertical(brush.lit(growth.grass[0]), brush.lit(growth.grass[1])),
    ),
  )
  stand(
    brush,
    { draw: bellTent, x: 380, y: 1030, scale: 0.95 },
    { draw: paddler, x: 700, y: 880, scale: 0.6 },
    { draw: domeTent, x: 620, y: 1050, scale: 0.95, flip: prng.chance(0.5) },
  )
  people(brush, [1130, 1010], 1.08, 2)
  grove(
    brush,
    ['stone-pine'],
    [
      [1570, 2.2],
      [60, 2.1],
    ],
    () => 1212,
  )
  lowerEdge(brush)
}

/** The peninsula: rock, sea wall with round towers, roofs in tiers, and the bell tower above them. */
function oldTown(brush: Brush): void {
  const { prng, light, growth } = brush
  const wall = '#e6d6b4'
  const [pale, body, shade] = brush.tones(wall)
  const orange = growth.snow ? '#eef4f5' : '#d9693a'
  const base = 800
  brush.add(
    path(
      `M330 ${base + 20}Q420 ${base - 20} 520 ${base - 30}H1260Q1440 ${base - 60} 1640 ${base - 90}V${base + 40}Q1200 ${base + 60} 800 ${base + 44}T330 ${base + 20}z`,
      brush.lit('#cfc4ae'),
    ),
    path(
      `M1180 ${base - 20}C1260 620 1420 560 1640 520V${base}z`,
      brush.vertical(brush.lit(growth.leaves[1], 0.1), brush.lit(growth.leaves[2], 0.05)),
    ),
    line(
      `M310 ${base + 26}Q800 ${base + 66} 1640 ${base + 44}`,
      lighter(light.water[0], 0.6),
      8,
      'opacity=".8"',
    ),
  )
  brush.add(campanile(brush))
  const walls = ['#fbf1dc', '#f3dfb8', '#f6e6c8', '#ecd3a6']
  // from the crest down to the wall; each tier hides the feet of the one behind
  const tiers = [
    { y: 640, from: 700, to: 1010, size: 74 },
    { y: 686, from: 590, to: 1130, size: 82 },
    { y: 732, from: 500, to: 1190, size: 90 },
    { y: 778, from: 440, to: 1230, size: 98 },
  ]
  for (const { y, from, to, size } of tiers)
    for (let x = from; x < to - size * 0.6; x += size * prng.between(0.82, 0.98)) {
      const height = prng.between(0.56, 0.8) * size
      const tiles = mix(orange, '#b5482c', prng.between(0, 0.4))
      brush.add(
        longHouse(brush, {
          x,
          y: y + 8,
          width: size,
          height,
          roof: size * 0.36,
          wall: prng.pick(walls),
          tiles,
          depth: (778 - y) / 1400,
        }),
        path(
          windows([x + size * 0.2, y - height * 0.72], [2, 1], [size * 0.36, 0], [size * 0.15, size * 0.2]),
          windowColour(brush),
        ),
      )
    }
  const battlement = (left: number, right: number, y: number) => {
    let d = ''
    for (let x = left; x < right - 10; x += 24) d += `M${n(x)} ${n(y)}v-12h14v12z`
    return d
  }
  brush.add(
    rect(440, 766, 800, base + 8 - 766, brush.vertical(body, body)),
    path(battlement(442, 1238, 768), body),
    path(`M440 ${base - 12}H1240V${base + 8}H440z`, shade, 'opacity=".45"'),
    line(
      'M470 782h40M560 790h50M680 780h46M780 792h40M880 782h50M1000 790h40M1100 780h60',
      shade,
      4,
      'opacity=".7"',
    ),
  )
  for (const [x, width, height] of [
    [440, 104, 96],
    [820, 74, 66],
    [1236, 120, 118],
  ] as const)
    brush.add(
      shaft(brush, { x, y: base + 12, bottom: width, top: width * 0.94, height, colour: wall }),
      rect(x - width * 0.54, base + 6 - height, width * 1.08, 14, pale),
      path(battlement(x - width * 0.54, x + width * 0.54, base + 8 - height), body),
      path(windows([x - 5, base - height * 0.6], [1, 1], [0, 0], [10, 22]), windowColour(brush)),
    )
}

/** Slender bell tower with a pyramid on top, its foot hidden behind the roofs. */
function campanile(brush: Brush): string {
  const stone = '#f0dfbc'
  return (
    shaft(brush, { x: 840, y: 640, bottom: 78, top: 72, height: 300, colour: stone }) +
    rect(796, 400, 88, 9, brush.lit('#fbf1dc')) +
    rect(796, 336, 88, 9, brush.lit('#fbf1dc')) +
    path(windows([816, 356], [2, 1], [28, 0], [18, 40]), windowColour(brush)) +
    path(windows([832, 430], [1, 3], [0, 46], [15, 26]), windowColour(brush)) +
    spire(brush, [840, 336], 76, 96, '#c9b48a') +
    line('M840 240V214', brush.lit('#54595c'), 5) +
    at(950, 640, 1, shaft(brush, { x: 0, y: 0, bottom: 110, top: 104, height: 90, colour: stone })) +
    path('M894 552Q896 488 950 482Q1004 488 1006 552z', brush.lit(darker('#8fb0a8', 0.1))) +
    path('M966 484Q1004 494 1006 552H976z', brush.tones('#8fb0a8')[2])
  )
}
