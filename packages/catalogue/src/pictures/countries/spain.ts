import { at, ellipse, line, path, rect, type Brush } from '../parts/brush.ts'
import { camperVan } from '../parts/caravans.ts'
import { darker, lighter, mix } from '../parts/colour.ts'
import { rangeColour } from '../parts/ranges.ts'
import { drawSky } from '../parts/sky.ts'
import { domeTent } from '../parts/tents.ts'
import { bush } from '../parts/trees.ts'
import { longHouse, shaft, spire, windowColour, windows } from './building-parts.ts'
import { land, lowerEdge, people, stand, trail } from './scene-parts.ts'

/** White windmills with dark cones on a dry ridge, a white village below and olives in rows. */
export function drawSpain(brush: Brush): void {
  const { light, growth } = brush
  const horizon = 640
  drawSky(brush, horizon, false)
  const far = rangeColour(brush, 0.1)
  brush.add(
    path(
      'M0 610Q200 560 420 590T900 560T1300 600T1600 570V800H0z',
      brush.vertical(mix(far, brush.lit('#b58a6a'), 0.3), mix(far, light.haze, 0.5)),
    ),
    path(
      'M0 660Q400 620 800 640T1600 626V900H0z',
      brush.vertical(brush.lit('#d8b273', 0.25), brush.lit('#cfa052', 0.1)),
    ),
  )
  const earth = (d: string, colour: string, depth = 0) => {
    const tone = brush.lit(growth.snow ? mix(colour, '#ffffff', 0.65) : colour, depth)
    brush.add(path(d, brush.vertical(lighter(tone, 0.16), tone, darker(tone, 0.14))))
  }
  // the ridge rises from the plain
  earth(
    'M160 800C300 720 400 640 560 610C720 580 900 590 1080 560C1220 540 1360 640 1560 780V1000H160z',
    '#c98f52',
    0.04,
  )
  brush.add(
    line(
      'M300 760q60 -20 120 -70M520 690q40 30 110 40M700 640q60 60 60 120M900 660q40 40 30 90M1100 640q60 40 80 110M1240 660q70 40 110 90',
      brush.lit('#a86f3e'),
      9,
      'opacity=".45"',
    ),
  )
  for (const [x, y, s] of [
    [420, 690, 0.5],
    [640, 690, 0.6],
    [1000, 680, 0.5],
    [1200, 690, 0.55],
    [1330, 730, 0.6],
    [300, 760, 0.6],
  ] as const)
    brush.add(at(x, y, s, bush(brush)))
  stand(
    brush,
    { draw: windmill, x: 1120, y: 578, scale: 0.72, flip: true },
    { draw: windmill, x: 520, y: 634, scale: 0.86 },
    { draw: windmill, x: 830, y: 616, scale: 1.08 },
  )
  brush.add(village(brush))
  earth('M0 850C240 790 520 800 800 820S1300 800 1600 790V1200H0z', '#d8a45c')
  olives(brush)
  const heightAt = land(brush, { y: 950, swing: 18, colours: ['#dfb978', '#b98a4e'] })
  trail(brush, 880, [760, heightAt(760) + 4], '#f4dfb2', 50)
  stand(
    brush,
    { draw: camperVan, x: 470, y: heightAt(470) + 74, scale: 0.98, flip: true },
    { draw: domeTent, x: 1210, y: heightAt(1210) + 66, scale: 1.05 },
    { draw: agave, x: 1460, y: heightAt(1460) + 120, scale: 1.1 },
    { draw: agave, x: 150, y: heightAt(150) + 130, scale: 1.3 },
  )
  people(brush, [940, heightAt(940) + 60], 1.08, 3)
  lowerEdge(brush, growth.snow)
}

/** White round mill with a dark cone and four lattice sails, about 330 high. */
function windmill(brush: Brush): string {
  let sails = ''
  for (const turn of [38, 128, 218, 308]) {
    let lattice = ''
    for (let y = -40; y >= -176; y -= 22) lattice += `M-20 ${y}H20`
    sails += `<g transform="translate(-6 -246) rotate(${turn})">${line(`${lattice}M-20 -34V-180M20 -34V-180`, brush.lit('#6d5040'), 4)}${line('M0 0V-186', brush.lit('#4f3a2e'), 8)}</g>`
  }
  return (
    ellipse(10, 2, 90, 9, '#0d1b22', 'opacity=".2"') +
    shaft(brush, { x: 0, y: 4, bottom: 148, top: 132, height: 214, colour: '#fdf8ec' }) +
    rect(-74, -12, 148, 16, brush.lit('#5f8fb8')) +
    path('M-18 0V-66Q-18 -80 0 -80Q18 -80 18 -66V0z', brush.lit('#3f6f9f')) +
    path(
      'M-46 -176h17v20h-17zM-8 -176h17v20h-17zM30 -176h17v20h-17zM-10 -128h20v24h-20z',
      windowColour(brush),
    ) +
    spire(brush, [0, -206], 160, 96, '#3f4a58') +
    sails +
    ellipse(-6, -246, 11, 11, brush.lit('#4f3a2e'))
  )
}

/** White cubes with red roofs and a church at the foot of the ridge. */
function village(brush: Brush): string {
  const tiles = brush.growth.snow ? '#eef4f5' : '#c8623f'
  let svg = shaft(brush, { x: 1290, y: 820, bottom: 46, top: 46, height: 190, colour: '#fdf6e6' })
  svg +=
    spire(brush, [1290, 632], 58, 46, tiles) +
    path(windows([1281, 652], [1, 2], [0, 54], [18, 30]), windowColour(brush))
  const houses = [
    [1080, 800, 96, 54],
    [1180, 812, 88, 76],
    [1310, 806, 110, 70],
    [1420, 812, 96, 52],
    [1040, 826, 110, 46],
    [1150, 836, 120, 56],
    [1270, 836, 100, 48],
    [1380, 836, 110, 56],
  ] as const
  for (const [x, y, width, height] of houses)
    svg +=
      longHouse(brush, { x, y, width, height, roof: 22, wall: '#fdf6e6', tiles }) +
      path(
        windows([x + width * 0.2, y - height * 0.72], [2, 1], [width * 0.38, 0], [14, 18]),
        windowColour(brush),
      )
  return svg
}

/** Round grey-green trees in rows on red earth. */
function olives(brush: Brush): void {
  const olive = () => {
    const [light, body, shade] = brush.tones(brush.growth.snow ? '#b9c9c4' : '#8d9a68')
    return (
      path('M-4 0q4 -16 -2 -26h12q-4 12 -2 26z', brush.lit('#6d5040')) +
      ellipse(2, -40, 30, 24, shade) +
      ellipse(-3, -44, 25, 19, body) +
      ellipse(-10, -50, 12, 8, light)
    )
  }
  for (const [row, y] of [846, 880, 920].entries())
    for (let x = 40 + row * 46; x < 1600; x += 118 + row * 24)
      brush.add(at(x, y + brush.prng.between(-4, 4), 0.8 + row * 0.22, brush.reuse('olive', 2, olive)))
}

/** Thick pointed leaves from one root, about 120 high. */
function agave(brush: Brush): string {
  const [light, body, shade] = brush.tones('#6f9a86')
  return (
    ellipse(0, 2, 80, 8, '#0d1b22', 'opacity=".2"') +
    path('M0 0Q-60 -30 -104 -84Q-40 -64 0 0zM0 0Q60 -30 104 -84Q40 -64 0 0z', shade) +
    path('M0 0Q-44 -60 -50 -126Q-6 -74 0 0zM0 0Q44 -60 54 -122Q6 -74 0 0z', body) +
    path('M-12 0Q-20 -80 2 -140Q22 -80 12 0z', light)
  )
}
