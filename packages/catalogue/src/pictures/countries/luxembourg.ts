import { at, line, n, path, rect, type Brush } from '../parts/brush.ts'
import { darker, lighter, mix } from '../parts/colour.ts'
import { kayak } from '../parts/props.ts'
import { drawSky } from '../parts/sky.ts'
import { bellTent, domeTent } from '../parts/tents.ts'
import { tree } from '../parts/trees.ts'
import { flagpole, longHouse, shaft, spire, windowColour, windows } from './building-parts.ts'
import { land, lowerEdge, people, stand, strokes, woods } from './scene-parts.ts'

/** Slate spires on a fortress rock and a stone viaduct over the wooded gorge of a small river. */
export function drawLuxembourg(brush: Brush): void {
  const { light, growth } = brush
  const horizon = 560
  drawSky(brush, horizon, false)
  woods(brush, horizon - 40, 30, 0.2, 34)
  woods(brush, horizon + 20, 24, 0.45, 50)
  const slope = brush.lit(growth.snow ? '#b9cdd2' : growth.leaves[2], 0.08)
  brush.add(
    path('M0 640Q500 600 900 640T1600 560V1000H0z', brush.vertical(mix(slope, light.haze, 0.3), slope)),
  )
  viaduct(brush)
  upperTown(brush)
  for (const [x, y, s] of [
    [700, 850, 0.6],
    [780, 862, 0.52],
    [1190, 840, 0.6],
    [1270, 820, 0.7],
    [1350, 830, 0.62],
    [1440, 810, 0.74],
    [1530, 820, 0.7],
    [1000, 856, 0.48],
    [80, 840, 0.6],
    [160, 850, 0.66],
  ] as const)
    brush.add(at(x, y, s, tree(brush, brush.prng.pick(['broadleaf', 'conifer']))))
  brush.add(
    path(
      'M0 838Q400 820 800 846T1600 820V1000H0z',
      brush.vertical(brush.lit(growth.grass[0]), brush.lit(growth.grass[1])),
    ),
    path(
      'M884 840C960 858 760 884 560 902C360 920 100 930 0 936V1010H620C800 960 1020 900 984 866Q960 846 912 840z',
      brush.vertical(mix(light.water[0], light.water[1], 0.4), light.water[1]),
    ),
    line(strokes(brush, [60, 700], [930, 990], 14), lighter(light.water[0], 0.4), 4, 'opacity=".6"'),
  )
  const heightAt = land(brush, { y: 990, swing: 16 })
  stand(
    brush,
    { draw: bellTent, x: 1130, y: 1010, scale: 0.95 },
    { draw: domeTent, x: 1400, y: heightAt(1400) + 56, scale: 0.95 },
    { draw: kayak, x: 420, y: heightAt(420) + 44, scale: 1.1 },
  )
  people(brush, [660, heightAt(680) + 36], 1.08, 2)
  lowerEdge(brush)
}

/** A row of tall arches from the rock to the other side of the gorge. */
function viaduct(brush: Brush): void {
  const [pale, body, shade] = brush.tones('#dcc391')
  const deck = 560
  let openings = ''
  let inner = ''
  for (let i = 0; i < 5; i++) {
    const x = 720 + i * 170
    openings += `M${x} 900V${deck + 110}a62 62 0 0 1 124 0V900z`
    inner += `M${x} 900V${deck + 110}a62 62 0 0 1 62 -62q-40 20 -40 66V900z`
  }
  brush.add(
    path(`M640 900V${deck}H1640V900zM${openings.slice(1)}`, body, 'fill-rule="evenodd"'),
    path(inner, shade),
    rect(640, deck - 10, 1000, 18, pale),
    line(`M640 ${deck + 14}H1640`, shade, 6),
    line(`M640 ${deck - 26}H1640`, pale, 6),
  )
  let posts = ''
  for (let x = 650; x < 1640; x += 42) posts += `M${x} ${deck - 26}v18`
  brush.add(line(posts, body, 6))
}

/** Rock with casemates, a wall with round towers, and a cathedral with three spires under the flag. */
function upperTown(brush: Brush): void {
  const { growth } = brush
  const slate = growth.snow ? '#e3eaee' : '#4d5f73'
  const wall = '#eed9ae'
  const [pale, rock, shade] = brush.tones('#c9ab7c')
  const opening = brush.glowing ? '#ffcf80' : brush.lit('#4a3f36')
  brush.add(
    path('M150 880L190 700L230 560H720L752 660L740 760L780 880z', brush.vertical(pale, rock, shade)),
    path('M150 880L190 700L230 560H300L280 700L300 880z', pale),
    path('M640 560H720L752 660L740 760L780 880H660L690 740z', shade, 'opacity=".7"'),
    line('M210 660H330M240 740H420M560 660H680M480 780H620M330 820H460', shade, 6, 'opacity=".6"'),
    path(
      'M300 700v-30q18 -24 36 0v30zM380 700v-30q18 -24 36 0v30zM460 700v-30q18 -24 36 0v30zM540 700v-30q18 -24 36 0v30zM420 790v-30q18 -24 36 0v30zM510 800v-30q18 -24 36 0v30z',
      opening,
    ),
  )
  const tower = (x: number, y: number, width: number, height: number, point: number) =>
    brush.add(
      shaft(brush, { x, y, bottom: width, top: width, height, colour: wall }),
      spire(brush, [x, y - height + 2], width * 1.2, point, slate),
      path(
        windows([x - 6, y - height + 24], [1, Math.max(1, Math.floor(height / 80))], [0, 58], [12, 26]),
        windowColour(brush),
      ),
    )
  tower(430, 540, 60, 180, 150)
  tower(590, 540, 60, 180, 150)
  tower(510, 540, 46, 210, 190)
  brush.add(
    longHouse(brush, { x: 400, y: 560, width: 220, height: 110, roof: 62, wall, tiles: slate }),
    path(
      'M432 520v-34q10 -16 20 0v34zM482 520v-34q10 -16 20 0v34zM532 520v-34q10 -16 20 0v34zM582 520v-34q10 -16 20 0v34z',
      windowColour(brush),
    ),
    longHouse(brush, { x: 270, y: 570, width: 130, height: 76, roof: 54, wall: '#f6e6c8', tiles: slate }),
    longHouse(brush, { x: 620, y: 572, width: 96, height: 66, roof: 46, wall: '#f3d3a8', tiles: slate }),
    path(
      windows([290, 516], [3, 1], [38, 0], [17, 26]) + windows([636, 526], [2, 1], [38, 0], [16, 24]),
      windowColour(brush),
    ),
  )
  let battlement = ''
  for (let x = 226; x < 722; x += 26) battlement += `M${n(x)} 566v-14h15v14z`
  brush.add(
    rect(226, 564, 500, 40, brush.lit(wall)),
    path(battlement, brush.lit(wall)),
    rect(226, 594, 500, 10, darker(shade, 0.05)),
  )
  tower(232, 640, 70, 130, 92)
  tower(716, 650, 76, 130, 96)
  stand(brush, {
    draw: () =>
      flagpole(
        brush,
        170,
        rect(0, 0, 100, 22, brush.lit('#e03a44')) +
          rect(0, 20, 100, 22, brush.lit('#ffffff')) +
          rect(0, 40, 100, 22, brush.lit('#5ab4e0')),
      ),
    x: 660,
    y: 566,
  })
}
