import { ellipse, line, n, path, rect, type Brush } from './brush.ts'
import { darker, lighter, mix } from './colour.ts'

/** Soft shadow on the ground below a thing. */
export function groundShadow(brush: Brush, rx: number, ry = rx * 0.12): string {
  return ellipse(
    rx * 0.08,
    4,
    rx,
    ry,
    mix(brush.lit(brush.growth.grass[1]), '#0d1b22', 0.55),
    'opacity=".38"',
  )
}

function glass(brush: Brush): string {
  return brush.glowing ? '#ffd88a' : brush.lit('#bfe0e2')
}

function warmth(brush: Brush, x: number, y: number, r: number, strength = 0.6): string {
  return brush.glowing ? ellipse(x, y, r, r, brush.radial('#ffc163', strength)) : ''
}

/** Round canvas tent, about 300 wide and 230 high. */
export function bellTent(brush: Brush): string {
  const colour = brush.prng.pick(['#f6e9cd', '#f3dfb8', '#efe6d6', '#e9cfa6'])
  const glow = brush.glowing
  const light = glow ? mix(brush.lit(colour), '#ffc46b', 0.62) : brush.lit(lighter(colour, 0.3))
  const body = glow ? mix(brush.lit(colour), '#f5a04c', 0.5) : brush.lit(colour)
  const shade = glow ? mix(brush.lit(colour), '#b9643d', 0.5) : brush.lit(darker(colour, 0.18))
  return (
    groundShadow(brush, 180) +
    warmth(brush, 0, -80, 260, 0.5) +
    line('M-140 -72L-196 0M140 -72L196 0M-70 -78L-120 6M80 -78L128 6', brush.lit('#e9dcc0'), 2.5) +
    path('M-146 -70L-140 0H140L146 -70z', body) +
    path('M60 -74L64 0H140L146 -70z', shade) +
    path('M0 -230Q-58 -128 -152 -68Q-70 -82 0 -82Q70 -82 152 -68Q58 -128 0 -230z', light) +
    path('M0 -230Q22 -140 66 -78Q112 -76 152 -68Q58 -128 0 -230z', shade) +
    line('M0 -230Q-30 -140 -76 -79M0 -230Q-8 -140 -20 -83', darker(body, 0.12), 2.5) +
    path('M-12 -150Q-34 -70 -40 0H34Q28 -70 4 -150z', glow ? '#ffdf9c' : brush.lit('#5d4a3a')) +
    path('M-12 -150Q-34 -70 -40 0H-56Q-40 -80 -12 -150zM4 -150Q28 -70 34 0H50Q34 -80 4 -150z', light) +
    (glow ? ellipse(-3, -58, 9, 12, '#fff6d8') : '') +
    line('M0 -230V-252', brush.lit('#7a5a42'), 4) +
    path('M0 -252L30 -244L0 -236z', brush.lit(brush.accent()))
  )
}

/** Small two-coloured dome, about 230 wide and 130 high. */
export function domeTent(brush: Brush): string {
  const colour = brush.accent()
  const [light, body, shade] = brush.tones(colour)
  const glow = brush.glowing
  return (
    groundShadow(brush, 140) +
    warmth(brush, 0, -50, 170, 0.5) +
    path('M-118 0Q-104 -128 0 -132Q108 -128 122 0z', glow ? mix(body, '#ffb458', 0.3) : body) +
    path('M22 -131Q106 -118 122 0H66Q64 -90 22 -131z', shade) +
    path('M-118 0Q-104 -128 0 -132Q-66 -96 -74 0z', light) +
    path('M-20 -104Q-52 -60 -54 0H40Q34 -64 -20 -104z', glow ? '#ffd98f' : brush.lit(darker(colour, 0.55))) +
    path('M-20 -104Q-52 -60 -54 0H-14Q-10 -60 -20 -104z', brush.lit(lighter(colour, 0.55))) +
    line('M-118 0L-146 10M122 0L152 10', brush.lit('#efe3c8'), 3)
  )
}

/** Classic ridge tent seen from the front corner, about 280 wide. */
export function ridgeTent(brush: Brush): string {
  const colour = brush.accent()
  const [light, body, shade] = brush.tones(colour)
  const glow = brush.glowing
  return (
    groundShadow(brush, 165) +
    warmth(brush, -50, -60, 180, 0.5) +
    path('M-50 -150L90 -138L170 0L40 0z', shade) +
    path('M-50 -150L90 -138L112 -100L-18 -106z', body) +
    path('M-140 0L-50 -150L40 0z', glow ? mix(light, '#ffbe66', 0.5) : light) +
    path('M-50 -118L-92 0H-6z', glow ? '#ffe0a0' : brush.lit(darker(colour, 0.6))) +
    path('M-50 -118L-92 0H-112z', body) +
    line('M-50 -150L-160 -6M90 -138L196 4', brush.lit('#efe3c8'), 2.5)
  )
}

/** Large furnished tent on a deck, about 620 wide and 330 high. */
export function safariTent(brush: Brush): string {
  const { prng } = brush
  const canvas = prng.pick(['#e8d6ae', '#d9cba6', '#cbbf98', '#efe2c4'])
  const [light, body, shade] = brush.tones(canvas)
  const wood = brush.tones('#a9794e')
  const fly = brush.tones(prng.pick(['#7d8a5c', '#b98a5a', '#5f7f78', '#c9b083', '#8d5a48']))
  let planks = ''
  for (let x = -290; x <= 300; x += 34) planks += `M${x} 2V30`
  let rail = ''
  for (let x = -285; x < -120; x += 22) rail += `M${x} 0V-58`
  for (let x = 200; x < 320; x += 22) rail += `M${x} 0V-58`
  return (
    groundShadow(brush, 360, 34) +
    path('M-300 0H330L340 34H-310z', wood[1]) +
    path('M-310 34H340V44H-310z', wood[2]) +
    line(planks, wood[2], 2.5) +
    warmth(brush, 20, -120, 340, 0.5) +
    path('M-200 -200L-200 0H250V-200L30 -286z', body) +
    path('M130 -248L250 -200V0H150z', shade) +
    path('M-60 -190L-74 0H96L84 -190z', brush.glowing ? '#ffdb94' : brush.lit('#6b5644')) +
    (brush.glowing
      ? ''
      : rect(-40, -70, 96, 40, brush.lit('#e9dcc6')) + rect(-40, -78, 36, 16, brush.lit('#fbf6ea'))) +
    path(
      'M-60 -190Q-76 -100 -74 0H-104Q-84 -110 -60 -190zM84 -190Q100 -100 96 0H128Q110 -110 84 -190z',
      light,
    ) +
    rect(-178, -150, 70, 74, glass(brush), 6) +
    line('M-143 -150V-76M-178 -113H-108', light, 5) +
    rect(160, -150, 62, 74, glass(brush), 6) +
    line('M191 -150V-76M160 -113H222', shade, 5) +
    path(
      'M30 -330Q-120 -250 -300 -190L-286 -172Q-100 -220 30 -262Q180 -220 330 -172L344 -190Q170 -250 30 -330z',
      fly[1],
    ) +
    path('M30 -330Q170 -250 344 -190L330 -172Q180 -220 30 -262z', fly[2]) +
    line('M30 -326Q-110 -250 -292 -190', fly[0], 4) +
    line('M-282 -178V0M320 -178V0', wood[2], 9) +
    line(`${rail}M-290 -58H-112M192 -58H326`, wood[0], 5) +
    (brush.glowing ? ellipse(10, -176, 9, 12, '#fff3cf') : '')
  )
}

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

/** Touring caravan with awning, about 460 wide and 210 high. */
export function caravan(brush: Brush): string {
  const stripe = brush.lit(brush.accent())
  const [light, body, shade] = brush.tones('#f7f0e0')
  const pane = glass(brush)
  const awning = brush.accent()
  let stripes = ''
  for (let i = 0; i < 5; i++) stripes += `M${-60 + i * 44} -178h22l12 62h-22z`
  return (
    groundShadow(brush, 270, 28) +
    warmth(brush, 0, -90, 260, 0.42) +
    path('M-220 -34V-130Q-220 -196 -150 -196H110Q176 -196 186 -120L192 -34z', body) +
    path('M120 -195Q176 -190 186 -120L192 -34H120z', shade, 'opacity=".6"') +
    path('M-220 -84H188L192 -62H-220z', stripe) +
    rect(-190, -168, 92, 58, pane, 12) +
    rect(-64, -166, 52, 130, brush.glowing ? '#ffd88a' : light, 8) +
    rect(-56, -158, 36, 48, pane, 6) +
    rect(22, -168, 96, 58, pane, 12) +
    line('M-220 -34H192', brush.lit('#8d8577'), 7) +
    line('M192 -42L256 -30', brush.lit('#6d6a63'), 7) +
    ellipse(-10, -26, 30, 30, brush.lit('#33393b')) +
    ellipse(-10, -26, 13, 13, brush.lit('#c9c6bd')) +
    path('M-60 -178H160L196 -116H-26z', brush.lit('#fbf4e4')) +
    path(stripes, brush.lit(awning)) +
    line('M-26 -116V0M192 -116V0', brush.lit('#8d7a64'), 5)
  )
}

/** Camper van with a pop-up roof, about 400 wide and 210 high. */
export function camperVan(brush: Brush): string {
  const colour = brush.prng.pick(['#4f9aa0', '#e07a4c', '#e9b949', '#7fa36a', '#c9584f', '#6d8fb5'])
  const [light, body, shade] = brush.tones(colour)
  const cream = brush.lit('#fbf3df')
  const pane = glass(brush)
  return (
    groundShadow(brush, 230, 26) +
    path('M-120 -186L-100 -232H60L96 -186z', brush.lit('#f2e7cb')) +
    path('M-104 -190L-90 -226H10V-190z', brush.glowing ? '#ffd48a' : brush.lit('#d8c79f')) +
    path('M-190 -30V-150Q-188 -188 -150 -188H110Q150 -188 172 -122L196 -96V-30z', cream) +
    path('M-190 -30V-104H180L196 -94V-30z', body) +
    path('M-190 -30V-58H196V-30z', shade) +
    line('M-190 -104H182', light, 5) +
    rect(-168, -168, 80, 50, pane, 8) +
    rect(-76, -168, 80, 50, pane, 8) +
    path('M20 -168H104Q128 -160 146 -118H20z', pane) +
    line('M10 -172V-34', shade, 3) +
    ellipse(-112, -28, 30, 30, brush.lit('#2f3537')) +
    ellipse(-112, -28, 13, 13, brush.lit('#dcd6c6')) +
    ellipse(124, -28, 30, 30, brush.lit('#2f3537')) +
    ellipse(124, -28, 13, 13, brush.lit('#dcd6c6')) +
    ellipse(186, -76, 9, 11, '#fff0c0')
  )
}
