import { ellipse, line, n, path, rect, type Brush } from '../parts/brush.ts'
import { mix } from '../parts/colour.ts'
import { rangeColour } from '../parts/ranges.ts'
import { campFire, kayak } from '../parts/props.ts'
import { drawSky } from '../parts/sky.ts'
import { ridgeTent } from '../parts/tents.ts'
import { flagpole, northernCloth, windowColour } from './building-parts.ts'
import { grove, lowerEdge, people, stand, waterBand, woods } from './scene-parts.ts'

/** A red cabin with white corners on the granite shore of a lake in the woods. */
export function drawSweden(brush: Brush): void {
  const { growth, light } = brush
  const horizon = 560
  drawSky(brush, horizon, false)
  woods(brush, horizon - 70, 26, 0.2, 44)
  woods(brush, horizon - 16, 18, 0.55, 60)
  waterBand(brush, horizon + 24, 1000)
  brush.add(
    path(
      `M0 ${horizon + 24}H1600V${horizon + 52}Q1200 ${horizon + 80} 800 ${horizon + 58}T0 ${horizon + 56}z`,
      rangeColour(brush, 0.7),
      'opacity=".45"',
    ),
  )
  for (const [x, y, w] of [
    [250, 650, 90],
    [430, 616, 60],
  ] as const)
    brush.add(
      path(
        `M${x - w} ${y}Q${x - w * 0.5} ${y - w * 0.3} ${x} ${y - w * 0.24}T${x + w} ${y}z`,
        mix(brush.lit('#a39c94'), light.haze, 0.3),
      ),
    )
  grove(
    brush,
    ['conifer'],
    [
      [232, 0.26],
      [262, 0.34],
      [288, 0.24],
      [424, 0.2],
      [444, 0.26],
    ],
    (x) => (x > 400 ? 598 : 626),
    0.2,
  )
  grove(
    brush,
    ['conifer', 'conifer', 'birch'],
    [
      [600, 0.72],
      [690, 0.95],
      [770, 0.8],
      [1110, 0.95],
      [1200, 1.15],
      [1290, 0.9],
      [1380, 1.2],
      [1480, 1],
      [1570, 1.2],
    ],
    (x) => 790 - (x - 600) * 0.05,
  )
  granite(brush, 'M430 842C520 800 620 770 800 764C1050 756 1300 740 1600 720V1200H300Q340 900 430 842z')
  brush.add(
    path(
      'M520 830C640 780 800 772 960 768C1200 760 1400 748 1600 734V1200H700Q560 980 520 830z',
      brush.vertical(brush.lit(growth.grass[0]), brush.lit(growth.grass[1])),
    ),
  )
  stand(brush, { draw: cabin, x: 880, y: 836, scale: 1.12 })
  stand(brush, {
    draw: () => flagpole(brush, 360, northernCloth(brush, '#2a62a8', '#f7c92f')),
    x: 536,
    y: 842,
  })
  brush.add(jettyAlong(brush))
  stand(brush, { draw: kayak, x: 250, y: 866, scale: 0.8 })
  grove(
    brush,
    ['birch'],
    [
      [1230, 1.35],
      [1300, 1.1],
    ],
    () => 880,
  )
  granite(brush, 'M0 990C160 950 340 980 520 960S900 930 1100 950S1420 940 1600 900V1200H0z')
  brush.add(
    path(
      'M420 1010C640 970 900 960 1140 972S1440 960 1600 930V1200H300Q320 1050 420 1010z',
      brush.vertical(brush.lit(growth.grass[0]), brush.lit(growth.grass[1])),
    ),
  )
  stand(
    brush,
    { draw: ridgeTent, x: 1130, y: 1020, scale: 0.9 },
    { draw: campFire, x: 560, y: 1040, scale: 1 },
  )
  people(brush, [660, 1020], 1.05, 3)
  stone(brush, 200, 1080, 150)
  stone(brush, 1460, 1090, 130)
  lowerEdge(brush)
}

/** Smooth grey rock with worn edges. */
function granite(brush: Brush, d: string): void {
  const [light, body, shade] = brush.tones(brush.growth.snow ? '#dfe6e8' : '#a9a29c')
  brush.add(path(d, shade, 'transform="translate(0 8)"'), path(d, brush.vertical(light, body, shade)))
}

function stone(brush: Brush, x: number, y: number, w: number): void {
  const [light, body, shade] = brush.tones('#a39c96')
  brush.add(
    path(
      `M${n(x - w)} ${n(y + 30)}Q${n(x - w * 0.9)} ${n(y - w * 0.4)} ${n(x - w * 0.1)} ${n(y - w * 0.5)}Q${n(x + w * 0.9)} ${n(y - w * 0.4)} ${n(x + w)} ${n(y + 30)}z`,
      body,
    ),
    path(
      `M${n(x - w * 0.1)} ${n(y - w * 0.5)}Q${n(x + w * 0.9)} ${n(y - w * 0.4)} ${n(x + w)} ${n(y + 30)}H${n(x + w * 0.3)}Q${n(x + w * 0.5)} ${n(y - w * 0.2)} ${n(x - w * 0.1)} ${n(y - w * 0.5)}z`,
      shade,
    ),
    path(
      `M${n(x - w * 0.8)} ${n(y - w * 0.1)}Q${n(x - w * 0.6)} ${n(y - w * 0.46)} ${n(x - w * 0.1)} ${n(y - w * 0.5)}Q${n(x - w * 0.4)} ${n(y - w * 0.3)} ${n(x - w * 0.8)} ${n(y - w * 0.1)}z`,
      light,
    ),
  )
}

/** Planks from the shore out over the water. */
function jettyAlong(brush: Brush): string {
  const wood = brush.tones('#a98a66')
  return (
    line('M210 868V900M300 872V904M390 876V908', wood[2], 12) +
    path('M170 850L470 862V880L170 868z', wood[1]) +
    path('M170 850L200 838L490 848L470 862z', wood[0]) +
    line('M220 853l24 -12M270 855l24 -12M320 857l24 -12M370 859l24 -12M420 861l24 -12', wood[2], 3)
  )
}

/** Red timber house with white corners and windows, about 430 wide and 300 high. */
function cabin(brush: Brush): string {
  const { growth } = brush
  const [, red, dark] = brush.tones('#a5382c')
  const [pale, roof, deep] = brush.tones(growth.snow ? '#eef4f5' : '#5d5652')
  const white = brush.lit('#fdf8ee')
  let boards = ''
  for (let x = -196; x < 200; x += 19) boards += `M${x} -136V-14`
  const window = (x: number, y: number, w = 52, h = 62) =>
    rect(x - 7, y - 7, w + 14, h + 14, white) +
    rect(x, y, w, h, windowColour(brush)) +
    line(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, white, 5)
  return (
    ellipse(10, 4, 240, 16, '#0d1b22', 'opacity=".22"') +
    rect(-206, -14, 412, 16, brush.lit('#8f8a84')) +
    rect(-206, -140, 412, 128, red) +
    rect(120, -140, 86, 128, dark) +
    line(boards, dark, 2.5, 'opacity=".7"') +
    rect(96, -318, 40, 84, brush.lit('#a98f80')) +
    path('M-236 -132L-170 -262H170L236 -132z', roof) +
    path('M90 -262H170L236 -132H130z', deep, 'opacity=".7"') +
    line('M-236 -132L-170 -262H170L236 -132', white, 9) +
    line('M-168 -262H168', pale, 6) +
    path('M-70 -132L0 -238L70 -132z', red) +
    line('M-82 -122L0 -244L82 -122', white, 9) +
    window(-20, -196, 40, 44) +
    rect(-206, -134, 13, 122, white) +
    rect(193, -134, 13, 122, white) +
    line('M-206 -130H206', white, 7) +
    window(-168, -104) +
    window(114, -104) +
    rect(-34, -108, 68, 96, white) +
    rect(-24, -98, 48, 86, brush.lit('#3f6f73')) +
    line('M-66 -118V-6M66 -118V-6', white, 9) +
    path('M-84 -112L0 -146L84 -112z', roof) +
    path('M-56 -6H56V8H-56z', brush.lit('#b9a68c'))
  )
}
