import { ellipse, line, path, rect, type Brush } from './brush.ts'
import { glass, groundShadow, warmth } from './shelter-light.ts'

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
