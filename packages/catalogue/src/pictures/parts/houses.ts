import { ellipse, line, n, path, rect, type Brush } from './brush.ts'
import { mix } from './colour.ts'
import { glass, groundShadow, warmth } from './shelter-light.ts'

/** Mobile home with deck, about 700 wide and 260 high. */
export function mobileHome(brush: Brush): string {
  const { prng } = brush
  const [light, body, shade] = brush.tones(
    prng.pick(['#e9dcc2', '#c9cfb8', '#d8b88e', '#9fb4ac', '#b9836a', '#dfe2dc']),
  )
  const trim = brush.tones(prng.pick(['#4f5f5c', '#6b4b3c', '#2f5d62', '#f4efe2']))
  const wood = brush.tones('#b08458')
  const sail = brush.lit(brush.accent())
  let boards = ''
  for (let x = -330; x < 150; x += 26) boards += `M${x} -206V-26`
  let rail = ''
  for (let x = 160; x <= 350; x += 19) rail += `M${x} -6V-66`
  const pane = glass(brush)
  return (
    groundShadow(brush, 400, 34) +
    warmth(brush, -40, -110, 330, 0.42) +
    path('M-344 -214H164V-20H-344z', body) +
    line(boards, shade, 2.2) +
    path('M112 -214H164V-20H112z', shade, 'opacity=".55"') +
    path('M-364 -214L-344 -240H170L186 -214z', trim[1]) +
    path('M-364 -214H186V-202H-364z', trim[2]) +
    rect(-344, -24, 508, 18, trim[2]) +
    [-306, -176]
      .map(
        (x) =>
          rect(x, -172, 92, 82, trim[0]) +
          rect(x + 7, -165, 78, 68, pane) +
          path(`M${x + 7} -165h34l-30 68h-4z`, '#ffffff', 'opacity=".22"') +
          line(`M${x + 46} -165v68`, trim[0], 5),
      )
      .join('') +
    rect(-40, -178, 170, 160, trim[0]) +
    rect(-32, -170, 74, 150, pane) +
    rect(48, -170, 74, 150, mix(pane, '#ffffff', 0.18)) +
    path('M-32 -170h26l-22 150h-4z', '#ffffff', 'opacity=".2"') +
    rect(-306, -84, 92, 14, wood[1]) +
    line(
      'M-296 -90q4 -16 14 -6q6 -20 16 -4q10 -16 18 2q8 -14 16 0q10 -10 14 6',
      brush.lit(brush.growth.leaves[0]),
      9,
    ) +
    path('M-52 0H372V22H-52z', wood[1]) +
    path('M-52 22H372V32H-52z', wood[2]) +
    line(`${rail}M154 -66H356`, wood[0], 5) +
    path('M150 -226Q250 -196 366 -236L352 -206Q250 -170 154 -190z', sail) +
    line('M360 -230V0', wood[2], 8) +
    rect(212, -46, 70, 8, wood[0]) +
    line('M220 -40V0M274 -40V0', wood[2], 6) +
    path('M190 -8V-60h8v30h26v30h-8v-22h-18v22zM306 -8V-60h-8v30h-26v30h8v-22h18v22z', brush.lit('#3f5a58')) +
    line('M-52 22l-30 30M-36 22l-30 30', wood[2], 8) +
    (brush.glowing ? ellipse(140, -150, 8, 10, '#fff1c8') : '') +
    line('M-344 -202V-26', light, 5)
  )
}

/** Timber house with a wide gable, about 560 wide and 470 high. */
export function chalet(brush: Brush): string {
  const { prng, growth } = brush
  const timber = prng.pick(['#9c6238', '#7d4f34', '#b5794a', '#6c4a38', '#8a6d52'])
  const [light, body, shade] = brush.tones(timber)
  const roof = brush.tones(growth.snow ? '#eef4f5' : prng.pick(['#5f4a44', '#7a4b3c', '#4d5459']))
  const stone = brush.tones('#cfc6b6')
  const pane = glass(brush)
  let planks = ''
  for (let y = -112; y > -330; y -= 22) planks += `M-206 ${y}H206`
  let rail = ''
  for (let x = -196; x <= 196; x += 16) rail += `M${x} -164V-212`
  const window = (x: number, y: number, w: number, h: number) =>
    rect(x - 7, y - 7, w + 14, h + 14, light) +
    rect(x, y, w, h, pane) +
    line(`M${n(x + w / 2)} ${y}v${h}M${x} ${n(y + h / 2)}h${w}`, light, 4)
  const box = (x: number, w: number, y: number) => {
    let flowers = ''
    for (let i = 0; i < w / 9; i++) flowers += `M${n(x + i * 9)} ${n(y - prng.between(2, 14))}h.1`
    return (
      rect(x - 4, y, w + 6, 13, shade) +
      (growth.snow ? '' : line(flowers, brush.lit(prng.pick(['#d94a4a', '#e86a8a', '#f2b33d'])), 11))
    )
  }
  return (
    groundShadow(brush, 330, 36) +
    warmth(brush, 0, -150, 360, 0.42) +
    path('M-206 -96H206V0H-206z', stone[1]) +
    path('M120 -96H206V0H120z', stone[2]) +
    line('M-190 -64h60M-110 -40h50M-40 -70h70M60 -44h50M-170 -20h70M0 -22h60', stone[2], 3) +
    path('M-206 -330V-96H206V-330L0 -462z', body) +
    path('M120 -386L206 -330V-96H120z', shade, 'opacity=".6"') +
    line(planks, shade, 2.4) +
    window(-150, -80, 64, 66) +
    rect(-28, -92, 66, 92, shade) +
    rect(-20, -86, 50, 86, brush.glowing ? '#ffcf7d' : brush.lit('#4c3a2e')) +
    window(82, -80, 64, 66) +
    window(-138, -300, 66, 84) +
    window(-32, -310, 64, 96) +
    window(74, -300, 66, 84) +
    window(-24, -410, 48, 44) +
    path('M-232 -164H232V-148H-232z', light) +
    line(`${rail}M-226 -212H226`, shade, 7) +
    box(-190, 120, -226) +
    box(66, 120, -226) +
    path('M0 -500L-304 -304L-284 -280L0 -462L284 -280L304 -304z', roof[1]) +
    path('M0 -500L304 -304L284 -280L0 -462z', roof[2]) +
    line('M0 -498L-298 -306', roof[0], 5) +
    rect(120, -498, 40, 74, stone[2]) +
    rect(112, -506, 56, 14, stone[1])
  )
}

/** Whitewashed house with pergola and garden wall, about 640 wide and 330 high. */
export function villa(brush: Brush): string {
  const { prng, growth } = brush
  const [light, body, shade] = brush.tones(prng.pick(['#fbf3e2', '#f6e2c2', '#f2d3ac', '#f4ece0', '#e9b98f']))
  const roof = brush.tones(growth.snow ? '#eef4f5' : prng.pick(['#c4613f', '#b5543c', '#a9694a', '#5b6468']))
  const shutter = brush.lit(prng.pick(['#3f7f86', '#55775a', '#8a3f3a', '#4a6a94']))
  const wood = brush.tones('#9b7350')
  const pane = glass(brush)
  let tiles = ''
  for (let x = -250; x < 150; x += 26) tiles += `M${x} -232l-14 34`
  const window = (x: number) =>
    rect(x - 26, -160, 24, 82, shutter) +
    rect(x + 50, -160, 24, 82, shutter) +
    rect(x, -160, 48, 82, pane) +
    line(`M${x + 24} -160v82M${x} -120h48`, light, 4)
  return (
    groundShadow(brush, 370, 34) +
    warmth(brush, -20, -110, 330, 0.42) +
    rect(-270, -210, 400, 210, body) +
    path('M60 -210H130V0H60z', shade, 'opacity=".6"') +
    path('M130 -150H270V0H130z', shade) +
    path('M118 -150L140 -184H262L282 -150z', roof[2]) +
    path('M-296 -204L-250 -262H110L156 -204z', roof[1]) +
    path('M-296 -204H156V-192H-296z', roof[2]) +
    line(tiles, roof[2], 2.5) +
    line('M-250 -260H110', roof[0], 5) +
    window(-220) +
    window(30) +
    path(
      'M-92 0V-128Q-92 -156 -62 -156Q-32 -156 -32 -128V0z',
      brush.glowing ? '#ffcf80' : brush.lit('#6b4d3a'),
    ) +
    line('M-62 -150V0', wood[2], 4) +
    rect(164, -112, 44, 58, pane) +
    line('M250 -170V0M352 -170V0', wood[1], 10) +
    line('M232 -172H372M240 -186H366M262 -196V-166M292 -196V-166M322 -196V-166M346 -196V-166', wood[2], 7) +
    line('M240 -188q14 -24 30 -6q16 -22 30 0q16 -20 34 -2q12 -14 26 4', brush.lit(growth.leaves[1]), 16) +
    line(
      'M256 -180h.1M280 -196h.1M302 -182h.1M328 -196h.1M352 -184h.1',
      brush.lit(prng.pick(['#d8588c', '#b48ad0', '#f2b33d'])),
      13,
    ) +
    rect(268, -52, 76, 8, light) +
    line('M278 -46V0M334 -46V0', wood[2], 6)
  )
}
