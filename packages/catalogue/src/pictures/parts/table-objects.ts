import { at, ellipse, line, n, path, rect, type Brush } from './brush.ts'
import { lighter, mix } from './colour.ts'

export function tableTop(brush: Brush, y: number): void {
  const wood = brush.tones('#c0915f')
  brush.add(
    path(`M0 ${y + 24}Q800 ${y - 10} 1600 ${y + 18}V1200H0z`, brush.vertical(wood[0], wood[1], wood[2])),
  )
  let grain = ''
  for (let i = 0; i < 6; i++)
    grain += `M0 ${n(y + 70 + i * 68)}Q800 ${n(y + 40 + i * 74)} 1600 ${n(y + 66 + i * 70)}`
  brush.add(line(grain, wood[2], 4, 'opacity=".6"'))
  brush.add(line(`M0 ${y + 24}Q800 ${y - 10} 1600 ${y + 18}`, lighter(wood[0], 0.3), 7))
}

export function mug(brush: Brush, x: number, y: number, scale: number): string {
  const [light, body, shade] = brush.tones(brush.accent())
  return at(
    x,
    y,
    scale,
    ellipse(10, 2, 84, 13, '#0d1b22', 'opacity=".28"') +
      `<path d="M62 -96q58 -4 52 40q-4 36 -60 30" fill="none" stroke="${shade}" stroke-width="17"/>` +
      path('M-66 -128Q-64 -20 -48 0Q0 12 48 0Q64 -20 66 -128z', body) +
      path('M22 -122Q34 -40 22 6Q38 4 48 0Q64 -20 66 -128z', shade) +
      path('M-52 -110Q-50 -50 -42 -20H-28Q-38 -60 -38 -112z', light) +
      ellipse(0, -128, 66, 17, brush.lit('#fbf3e4')) +
      ellipse(0, -126, 54, 12, brush.lit('#5a3826')) +
      line('M-20 -160q-16 -26 0 -48t0 -50M20 -156q-16 -26 0 -48t0 -50', '#ffffff', 7, 'opacity=".35"'),
  )
}

export function jar(brush: Brush, x: number, y: number): void {
  const leaf = brush.lit(brush.growth.leaves[1])
  let stems = ''
  let blooms = ''
  for (let i = 0; i < 9; i++) {
    const lean = brush.prng.between(-90, 90)
    const h = brush.prng.between(150, 250)
    stems += `M0 -90Q${n(lean * 0.3)} ${n(-h * 0.7)} ${n(lean)} ${n(-h)}`
    blooms += `M${n(lean)} ${n(-h)}h.1`
  }
  const flower = brush.lit(brush.prng.pick(['#f2b33d', '#e86a8a', '#fbf3e4', '#b48ad0']))
  brush.add(
    at(
      x,
      y,
      1.1,
      line(stems, leaf, 6) +
        line(blooms, flower, 38) +
        line(blooms, brush.lit('#f7d774'), 13) +
        path('M-44 -120H44L38 0Q0 10 -38 0z', brush.lit('#d8ecec'), 'opacity=".8"') +
        rect(-36, -70, 72, 66, mix(brush.lit('#bfe0e2'), '#ffffff', 0.1)) +
        rect(-48, -126, 96, 14, brush.lit('#f6f0e2')),
    ),
  )
}
