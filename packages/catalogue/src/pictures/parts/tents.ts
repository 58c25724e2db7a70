import { ellipse, line, path, rect, type Brush } from './brush.ts'
import { darker, lighter, mix } from './colour.ts'
import { glass, groundShadow, warmth } from './shelter-light.ts'

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
