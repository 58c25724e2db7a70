import { at, ellipse, line, path, rect, type Brush } from '../parts/brush.ts'
import { jetty } from '../parts/props.ts'
import { mix } from '../parts/colour.ts'
import { peaks, rangeColour } from '../parts/ranges.ts'
import { drawSky } from '../parts/sky.ts'
import { bellTent } from '../parts/tents.ts'
import { tree } from '../parts/trees.ts'
import { longHouse, shaft, spire, windowColour, windows } from './building-parts.ts'
import { grove, land, lowerEdge, people, stand, strokes, waterBand, woods } from './scene-parts.ts'

/** An island with its white church in an emerald lake, a castle on the cliff, mountains around. */
export function drawSlovenia(brush: Brush): void {
  const { light } = brush
  const horizon = 560
  const sun = drawSky(brush, horizon, false)
  peaks(brush, horizon - 10, 300, 0.5, sun)
  woods(brush, horizon - 50, 60, 0.3, 40)
  castleRock(brush)
  woods(brush, horizon + 14, 16, 0.62, 50)
  waterBand(brush, horizon + 60, 1000)
  const emerald = brush.lit('#2f9a84')
  brush.add(
    path(`M0 ${horizon + 60}H1600v400H0z`, emerald, 'opacity=".32"'),
    path(
      `M0 ${horizon + 60}H1600V${horizon + 96}Q1250 ${horizon + 130} 900 ${horizon + 100}T0 ${horizon + 104}z`,
      rangeColour(brush, 0.8),
      'opacity=".4"',
    ),
  )
  const start = brush.mark()
  island(brush)
  brush.name(start, 'island')
  brush.add(`<use href="#island" transform="translate(0 1209) scale(1 -.55)" opacity=".3"/>`)
  brush.add(
    line(strokes(brush, [380, 1180], [790, 940], 20), mix(light.water[0], '#ffffff', 0.3), 4, 'opacity=".5"'),
  )
  brush.add(line('M420 782Q760 800 1110 782', brush.lit('#f4ecd8'), 5, 'opacity=".7"'))
  stand(brush, { draw: awningBoat, x: 1130, y: 880, scale: 0.95 })
  brush.add(jetty(brush, 900, 970, 130))
  const heightAt = land(brush, { y: 960, swing: 20 })
  grove(
    brush,
    ['birch', 'conifer'],
    [
      [1540, 1.5],
      [1440, 1.15],
    ],
    heightAt,
  )
  stand(brush, { draw: bellTent, x: 360, y: heightAt(360) + 70, scale: 0.95 })
  people(brush, [560, heightAt(560) + 70], 1.08, 2)
  stand(brush, { draw: () => tree(brush, 'broadleaf'), x: 30, y: 1200, scale: 2.2 })
  lowerEdge(brush)
}

/** Trees round a church with a slender tower and steps down to the water; waterline at y 780. */
function island(brush: Brush): void {
  const { growth } = brush
  const tiles = growth.snow ? '#eef4f5' : '#b5533c'
  const white = '#fdf8ec'
  brush.add(
    path(
      'M420 784C450 740 560 690 700 676C860 664 1010 700 1110 784z',
      brush.vertical(brush.lit(growth.leaves[1]), brush.lit(growth.leaves[2])),
    ),
    path('M420 784Q440 764 470 762H1060Q1096 764 1110 784z', brush.lit('#d9cfb8')),
  )
  for (const [x, y, s] of [
    [560, 730, 0.5],
    [620, 706, 0.56],
    [930, 700, 0.6],
    [990, 722, 0.54],
    [1040, 742, 0.42],
  ] as const)
    brush.add(at(x, y, s, tree(brush, brush.prng.pick(['broadleaf', 'conifer']))))
  brush.add(
    longHouse(brush, { x: 846, y: 716, width: 96, height: 62, roof: 36, wall: white, tiles }),
    longHouse(brush, { x: 726, y: 710, width: 140, height: 88, roof: 62, wall: white, tiles }),
    path(
      'M752 672v-26q8 -14 16 0v26zM792 672v-26q8 -14 16 0v26zM832 672v-26q8 -14 16 0v26z',
      windowColour(brush),
    ),
    path(windows([866, 676], [2, 1], [38, 0], [16, 20]), windowColour(brush)),
    shaft(brush, { x: 690, y: 712, bottom: 66, top: 62, height: 246, colour: white }),
    rect(653, 462, 74, 9, brush.lit('#efe0bd')),
    path(
      'M678 524v-26q12 -20 24 0v26zM682 590v-20q8 -14 16 0v20zM680 656v-20q8 -14 16 0v20z',
      windowColour(brush),
    ),
    spire(brush, [690, 464], 78, 150, '#4f5f6d'),
    ellipse(690, 312, 6, 6, brush.lit('#f2c14e')),
    line('M690 306V280M681 292H699', brush.lit('#f2c14e'), 4),
    path('M770 716H800L826 778H744z', brush.lit('#efe6d2')),
    line('M766 726H804M762 738H808M757 750H814M751 762H820', brush.lit('#b9ad96'), 3),
  )
  for (const [x, y, s] of [
    [470, 776, 0.34],
    [516, 772, 0.5],
    [600, 770, 0.44],
    [660, 766, 0.34],
    [880, 768, 0.36],
    [940, 772, 0.46],
    [1010, 772, 0.5],
    [1066, 778, 0.36],
  ] as const)
    brush.add(at(x, y, s, tree(brush, 'broadleaf')))
}

/** A sheer rock above the far shore with a castle on it. */
function castleRock(brush: Brush): void {
  const { growth } = brush
  const tiles = growth.snow ? '#eef4f5' : '#a8503f'
  const rock = brush.tones('#b9b2a4', 0.28)
  brush.add(
    path('M1040 640L1076 520L1100 452L1160 434L1300 440L1350 500L1420 560L1500 640z', rock[1]),
    path('M1040 640L1076 520L1100 452L1160 434L1130 540L1150 640z', rock[0]),
    path('M1300 440L1350 500L1420 560L1500 640H1360L1300 540z', rock[2]),
    longHouse(brush, {
      x: 1110,
      y: 446,
      width: 110,
      height: 46,
      roof: 30,
      wall: '#f6ead0',
      tiles,
      depth: 0.16,
    }),
    longHouse(brush, {
      x: 1226,
      y: 450,
      width: 76,
      height: 40,
      roof: 24,
      wall: '#f6ead0',
      tiles,
      depth: 0.16,
    }),
    shaft(brush, { x: 1222, y: 448, bottom: 36, top: 36, height: 84, colour: '#f6ead0', depth: 0.16 }),
    spire(brush, [1222, 366], 46, 36, tiles, 0.16),
    path(windows([1126, 416], [3, 1], [30, 0], [10, 14]), windowColour(brush, 0.16)),
  )
  for (let i = 0; i < 5; i++) brush.add(at(1070 + i * 92, 608, 0.3, tree(brush, 'conifer', 0.3)))
}

/** Rowing boat with a striped roof over its benches, about 300 long, waterline at 0. */
function awningBoat(brush: Brush): string {
  const wood = brush.tones('#a9683f')
  const red = brush.lit('#d9413f')
  const skin = brush.lit('#d9a06f')
  return (
    path('M-150 8Q0 30 160 8Q80 22 0 22T-150 8z', brush.light.water[0], 'opacity=".7"') +
    line('M-84 -26V-98M84 -26V-98', wood[2], 6) +
    ellipse(-40, -52, 11, 13, skin) +
    ellipse(10, -52, 11, 13, skin) +
    path(
      'M-56 -22Q-56 -42 -40 -42Q-24 -42 -24 -22zM-6 -22Q-6 -42 10 -42Q26 -42 26 -22z',
      brush.lit('#3e6fa3'),
    ) +
    path('M-160 -34Q-90 -20 0 -20T164 -38Q120 10 0 10T-160 -34z', wood[1]) +
    path('M-140 -12Q-70 2 0 2T146 -16Q100 10 0 10T-140 -12z', wood[2]) +
    path('M-104 -92Q0 -136 104 -92L110 -78H-110z', brush.lit('#fdf5e4')) +
    path(
      'M-104 -92Q-84 -101 -64 -107V-78H-110zM-22 -113H22V-78H-22zM64 -107Q84 -101 104 -92L110 -78H64z',
      red,
    )
  )
}
