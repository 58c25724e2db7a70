import { at, line, path, rect, type Brush } from '../parts/brush.ts'
import { kayak, tableGroup } from '../parts/props.ts'
import { darker, lighter, mix } from '../parts/colour.ts'
import { peaks } from '../parts/ranges.ts'
import { drawSky } from '../parts/sky.ts'
import { caravan } from '../parts/caravans.ts'
import { tree } from '../parts/trees.ts'
import { longHouse, shaft, spire, windowColour, windows } from './building-parts.ts'
import { land, lowerEdge, people, stand, strokes, woods } from './scene-parts.ts'

/** A castle with white towers on a wooded crag, half-timbered houses along the river below. */
export function drawGermany(brush: Brush): void {
  const { light, growth } = brush
  const horizon = 600
  const sun = drawSky(brush, horizon, false)
  peaks(brush, horizon - 20, 130, 0.6, sun)
  woods(brush, horizon - 40, 50, 0.25, 40)
  woods(brush, horizon + 40, 36, 0.5, 56)
  crag(brush)
  brush.add(castle(brush))
  for (const [x, y, s] of [
    [850, 700, 0.5],
    [900, 660, 0.44],
    [940, 712, 0.56],
    [1010, 690, 0.5],
    [1080, 716, 0.6],
    [1150, 690, 0.52],
    [1220, 720, 0.6],
    [1290, 700, 0.56],
    [1350, 730, 0.6],
    [1410, 716, 0.5],
    [800, 740, 0.54],
    [1480, 740, 0.6],
    [1560, 744, 0.6],
  ] as const)
    brush.add(at(x, y, s, tree(brush, 'conifer')))
  brush.add(
    path(
      'M0 756C300 730 700 748 1000 752S1400 750 1600 740V860H0z',
      brush.vertical(brush.lit(growth.grass[0], 0.05), brush.lit(growth.grass[1])),
    ),
  )
  for (const [x, wall, timber, tiles, tall] of [
    [640, '#f6e2bd', '#6d4632', '#b5533c', 0.86],
    [500, '#fbf3e2', '#5d3a2c', '#a8503f', 1.02],
    [330, '#f0cfa0', '#7a4030', '#c0583c', 1.12],
    [200, '#fbf3e2', '#4f3a30', '#8f4a3c', 0.92],
  ] as const)
    brush.add(at(x, 800, tall, timberHouse(brush, wall, timber, growth.snow ? '#eef4f5' : tiles)))
  brush.add(
    path('M0 796H740Q860 800 940 826H0z', brush.lit('#cfc4ae')),
    path('M0 808H760Q860 812 940 826V836H0z', brush.tones('#cfc4ae')[2]),
  )
  brush.add(
    path(
      'M700 800C900 790 1200 790 1600 776V950H0V826H940Q860 806 700 800z',
      brush.vertical(mix(light.water[0], light.water[1], 0.3), light.water[1]),
    ),
    line(strokes(brush, [40, 1560], [836, 940], 26), lighter(light.water[0], 0.4), 4, 'opacity=".55"'),
  )
  const heightAt = land(brush, { y: 930, swing: 18 })
  stand(
    brush,
    { draw: caravan, x: 1110, y: heightAt(1110) + 90, scale: 0.86 },
    { draw: tableGroup, x: 780, y: heightAt(780) + 110, scale: 1.05 },
    { draw: kayak, x: 360, y: heightAt(360) + 60, scale: 1.1 },
  )
  people(brush, [560, heightAt(560) + 96], 1.08, 2)
  stand(brush, { draw: () => tree(brush, 'broadleaf'), x: 1560, y: 1210, scale: 2.1 })
  lowerEdge(brush)
}

/** Bare rock that rises out of the woods. */
function crag(brush: Brush): void {
  const { growth } = brush
  const [light, body, shade] = brush.tones('#b3aa9c', 0.12)
  const green = brush.lit(growth.snow ? '#c3d2d4' : growth.conifer, 0.16)
  brush.add(
    path(
      'M700 770C780 700 840 640 880 560L920 520H1260L1300 580C1360 640 1480 690 1600 700V790H700z',
      brush.vertical(green, darker(green, 0.1)),
    ),
    path('M880 640L896 560L930 516H1250L1290 580L1300 660L1200 640L1120 690L1000 650L940 700z', body),
    path('M880 640L896 560L930 516H990L960 600L970 670L940 700z', light),
    path('M1180 516H1250L1290 580L1300 660L1220 630z', shade),
  )
}

/** White walls with slender towers under slate cones; foot at y 530. */
function castle(brush: Brush): string {
  const white = '#f8f1e2'
  const slate = brush.growth.snow ? '#dfe8ec' : '#56697e'
  const tower = (x: number, y: number, width: number, height: number, cone: number) =>
    shaft(brush, { x, y, bottom: width, top: width, height, colour: white }) +
    rect(x - width * 0.6, y - height - 4, width * 1.2, 9, brush.lit('#fffaf0')) +
    spire(brush, [x, y - height - 2], width * 1.26, cone, slate) +
    path(
      windows([x - 5, y - height + 22], [1, Math.max(1, Math.floor(height / 70))], [0, 52], [10, 20]),
      windowColour(brush),
    )
  return (
    tower(1006, 536, 48, 250, 116) +
    longHouse(brush, { x: 1010, y: 536, width: 190, height: 150, roof: 66, wall: white, tiles: slate }) +
    tower(1196, 540, 54, 186, 90) +
    longHouse(brush, { x: 926, y: 540, width: 110, height: 84, roof: 44, wall: '#f0dcc0', tiles: slate }) +
    tower(930, 544, 46, 120, 70) +
    tower(1098, 400, 34, 96, 74) +
    path(windows([1050, 412], [5, 2], [28, 52], [13, 28]), windowColour(brush)) +
    path(windows([958, 480], [3, 1], [24, 0], [12, 24]), windowColour(brush)) +
    shaft(brush, { x: 1244, y: 546, bottom: 62, top: 62, height: 84, colour: '#d9a583' }) +
    path('M1213 462v-14h13v14h12v-14h13v14h12v-14h13v14z', brush.lit('#d9a583')) +
    path('M1232 546v-30q12 -18 24 0v30z', windowColour(brush)) +
    line('M1006 162V144M1196 258V242', brush.lit('#f2c14e'), 5)
  )
}

/** Tall house that shows its gable in beams and plaster, 140 wide and about 290 high. */
function timberHouse(brush: Brush, wall: string, timber: string, tiles: string): string {
  const beam = brush.lit(timber)
  const [, body, shade] = brush.tones(wall)
  const [pale, , dark] = brush.tones(tiles)
  const flowers = brush.lit(brush.growth.snow ? '#f6fafa' : '#d9363e')
  return (
    path('M-70 0V-176L0 -282L70 -176V0z', body) +
    path('M34 -232L70 -176V0H34z', shade, 'opacity=".5"') +
    rect(-70, -64, 140, 64, brush.tones('#c9b99c')[1]) +
    line(
      'M-70 -64H70M-70 -122H70M-70 -176H70M-36 -226H36M-66 -64V-176M66 -64V-176M-24 -64V-176M24 -64V-176M0 -176V-270M-66 -66L-28 -120M66 -66L28 -120M-66 -174L-28 -124M66 -174L28 -124M-60 -178L-4 -224M60 -178L4 -224',
      beam,
      7,
    ) +
    path(
      'M-16 -112h32v36h-32zM-16 -168h32v36h-32zM-56 -50h28v34h-28zM28 -50h28v34h-28zM-10 -214h20v24h-20z',
      windowColour(brush),
    ) +
    line('M-14 -74h28M-14 -130h28', flowers, 9) +
    path('M-16 0V-40Q-16 -50 0 -50Q16 -50 16 -40V0z', beam) +
    line('M0 -288L82 -166', dark, 13) +
    line('M-82 -166L0 -288', pale, 13)
  )
}
