import { ellipse, line, path, rect, type Brush } from '../parts/brush.ts'
import { caravan } from '../parts/caravans.ts'
import { peaks } from '../parts/ranges.ts'
import { drawSky } from '../parts/sky.ts'
import { domeTent } from '../parts/tents.ts'
import { longHouse, shaft, windowColour, windows } from './building-parts.ts'
import { grove, land, lowerEdge, people, stand, trail, woods } from './scene-parts.ts'

/** A white church with an onion dome on the meadow, a farm beside it, snowy peaks behind. */
export function drawAustria(brush: Brush): void {
  const { growth } = brush
  const horizon = 600
  const sun = drawSky(brush, horizon, false)
  peaks(brush, horizon + 10, 430, 0.5, sun)
  peaks(brush, horizon + 50, 200, 0.3, sun)
  woods(brush, horizon + 20, 40, 0.55, 46)
  brush.add(
    path(
      'M0 690C260 640 520 660 760 690S1300 720 1600 640V1000H0z',
      brush.vertical(brush.lit(growth.grass[0], 0.14), brush.lit(growth.grass[1], 0.04)),
    ),
  )
  grove(
    brush,
    ['conifer'],
    [
      [40, 0.6],
      [100, 0.76],
      [160, 0.62],
      [1400, 0.6],
      [1460, 0.8],
      [1530, 0.66],
      [1590, 0.8],
    ],
    () => 690,
    0.1,
  )
  grove(
    brush,
    ['broadleaf'],
    [
      [430, 0.5],
      [500, 0.6],
    ],
    () => 766,
  )
  brush.add(farm(brush), church(brush))
  grove(
    brush,
    ['broadleaf', 'broadleaf'],
    [
      [1010, 0.5],
      [560, 0.42],
    ],
    () => 790,
  )
  const heightAt = land(brush, { y: 810, swing: 22, waves: 3 })
  trail(brush, 900, [760, heightAt(760) + 2], '#ead9ae', 90)
  for (const [x, y, s] of [
    [560, 900, 0.7],
    [470, 870, 0.6],
    [1340, 880, 0.7],
    [1250, 862, 0.6],
  ] as const)
    stand(brush, { draw: haycock, x, y, scale: s })
  brush.add(fence(brush, 40, 560, 930), fence(brush, 1060, 1580, 920))
  stand(
    brush,
    { draw: caravan, x: 370, y: 1000, scale: 0.8, flip: true },
    { draw: domeTent, x: 1180, y: 1036, scale: 1.05 },
  )
  people(brush, [760, 940], 0.8, 4)
  lowerEdge(brush)
}

/** Long white church, its tower under a green onion; foot at y 800. */
function church(brush: Brush): string {
  const white = '#fdf6e6'
  const tiles = brush.growth.snow ? '#eef4f5' : '#8a4a3c'
  const [light, green, dark] = brush.tones('#4f8a78')
  const cream = brush.lit('#f2d58e')
  const gold = brush.lit('#f2c14e')
  return (
    ellipse(830, 804, 250, 14, '#0d1b22', 'opacity=".2"') +
    longHouse(brush, { x: 760, y: 804, width: 270, height: 138, roof: 106, wall: white, tiles }) +
    path(
      'M812 742v-44q11 -20 22 0v44zM882 742v-44q11 -20 22 0v44zM952 742v-44q11 -20 22 0v44z',
      windowColour(brush),
    ) +
    shaft(brush, { x: 716, y: 806, bottom: 118, top: 114, height: 320, colour: white }) +
    rect(652, 484, 128, 13, cream) +
    rect(655, 640, 122, 9, cream) +
    ellipse(716, 548, 27, 27, brush.lit('#fbf3dc')) +
    ellipse(716, 548, 22, 22, brush.lit('#3d4f63')) +
    line('M716 548V532M716 548L728 556', gold, 4) +
    path(
      'M702 620v-22q14 -20 28 0v22zM704 716v-24q12 -18 24 0v24zM694 806v-56q22 -30 44 0v56z',
      windowColour(brush),
    ) +
    // the onion narrows to a neck and swells once more
    path(
      'M652 486C650 456 634 440 642 404C650 366 690 352 704 316L706 300C690 288 692 272 704 262L716 226L728 262C740 272 742 288 726 300L728 316C742 352 782 366 790 404C798 440 782 456 780 486z',
      green,
    ) +
    path('M652 486C650 456 634 440 642 404C650 366 690 352 704 316Q690 372 674 404Q664 440 684 486z', light) +
    path(
      'M728 316C742 352 782 366 790 404C798 440 782 456 780 486H736Q768 430 752 390Q738 350 728 316z',
      dark,
    ) +
    ellipse(716, 224, 8, 8, gold) +
    line('M716 218V178M704 194H728', gold, 5)
  )
}

/** Farmhouse with a timber balcony full of flowers, foot at y 800. */
function farm(brush: Brush): string {
  const { growth } = brush
  const [pale, wood, dark] = brush.tones('#7d4f34')
  const roof = brush.tones(growth.snow ? '#eef4f5' : '#6b5a52')
  return (
    ellipse(1200, 804, 170, 10, '#0d1b22', 'opacity=".2"') +
    rect(1080, 726, 240, 76, brush.lit('#fdf6e6')) +
    path('M1080 730V650L1200 574L1320 650V730z', wood) +
    path('M1240 600L1320 650V802H1240z', dark, 'opacity=".4"') +
    path(
      windows([1104, 664], [4, 1], [54, 0], [28, 32]) +
        windows([1104, 748], [4, 1], [54, 0], [28, 32]) +
        windows([1186, 610], [1, 1], [0, 0], [28, 28]),
      windowColour(brush),
    ) +
    rect(1070, 706, 260, 22, pale) +
    line(
      'M1080 704h.1M1096 702h.1M1112 705h.1M1130 702h.1M1148 704h.1M1166 702h.1M1184 705h.1M1202 702h.1M1220 704h.1M1240 702h.1M1258 705h.1M1276 702h.1M1294 704h.1M1314 702h.1',
      brush.lit(growth.snow ? '#f6fafa' : '#d9363e'),
      13,
    ) +
    line('M1200 566L1350 662', roof[2], 17) +
    line('M1050 662L1200 566', roof[0], 17)
  )
}

function haycock(brush: Brush): string {
  const [light, body, shade] = brush.tones(brush.growth.snow ? '#e6eced' : '#d9bd6a')
  return (
    ellipse(4, 2, 44, 6, '#0d1b22', 'opacity=".2"') +
    path('M-42 0Q-36 -70 0 -96Q36 -70 42 0z', body) +
    path('M10 -90Q36 -70 42 0H14Q28 -50 10 -90z', shade) +
    path('M-42 0Q-36 -70 -6 -92Q-22 -60 -22 0z', light)
  )
}

/** Rails of split timber. */
function fence(brush: Brush, from: number, to: number, y: number): string {
  const [light, body, shade] = brush.tones('#a5805a')
  let posts = ''
  for (let x = from + 20; x < to; x += 84) posts += `M${x} ${y + 8}v-66`
  return (
    line(posts, shade, 11) +
    line(`M${from} ${y - 42}L${to} ${y - 36}`, light, 9) +
    line(`M${from} ${y - 16}L${to} ${y - 12}`, body, 9)
  )
}
