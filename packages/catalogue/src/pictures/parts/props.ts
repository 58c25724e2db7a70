import { at, ellipse, line, n, path, rect, type Brush } from './brush.ts'
import { darker } from './colour.ts'

const skins = ['#f0c49c', '#d9a06f', '#a8704a', '#7a4b32', '#f3d2b0']
const hairs = ['#4a3326', '#2b2320', '#a8733a', '#d8b46a', '#7a3f2a']

/** A standing figure about 130 high; children are scaled by the caller. */
export function person(brush: Brush): string {
  const { prng } = brush
  const skin = brush.lit(prng.pick(skins))
  const hair = brush.lit(prng.pick(hairs))
  const top = brush.lit(brush.accent())
  const trousers = prng.pick(['#35506b', '#e6d8bb', '#5d6b58', '#2f3f4a', '#b06a4a'])
  const legs = brush.lit(trousers)
  const dress = prng.chance(0.35)
  const raise = prng.chance(0.3)
  return (
    ellipse(2, 1, 24, 4, '#0d1b22', 'opacity=".25"') +
    (dress
      ? line('M-7 -30V-2M7 -30V-2', skin, 9) + path('M-14 -92Q0 -98 14 -92L24 -28Q0 -22 -24 -28z', top)
      : line('M-8 -50L-9 -2M8 -50L10 -2', legs, 13) + path('M-17 -92Q0 -99 17 -92L15 -46H-15z', top)) +
    line(raise ? 'M-15 -88Q-30 -100 -34 -124' : 'M-16 -88Q-25 -70 -22 -50', skin, 7.5) +
    line('M16 -88Q26 -70 22 -52', skin, 7.5) +
    ellipse(0, -110, 13, 15, skin) +
    path('M-14 -110Q-16 -128 0 -128Q16 -128 14 -108Q8 -118 -4 -118Q-12 -117 -14 -110z', hair) +
    (prng.chance(0.25)
      ? path(
          'M-25 -116Q0 -124 25 -116Q14 -122 12 -130Q0 -138 -12 -130Q-14 -122 -25 -116z',
          brush.lit('#f0dcae'),
        )
      : '')
  )
}

/** Two folding chairs at a table, about 190 wide. */
export function tableGroup(brush: Brush): string {
  const wood = brush.tones('#b98a5a')
  const cloth = brush.accent()
  const chair = (flip: boolean) =>
    at(
      flip ? 78 : -78,
      0,
      1,
      path('M-30 -84L-22 -40H22L24 -46H-12L-20 -84z', brush.lit(cloth)) +
        line('M-28 0L20 -42M20 0L-22 -42', wood[2], 5),
      flip,
    )
  return (
    ellipse(0, 2, 120, 9, '#0d1b22', 'opacity=".22"') +
    chair(false) +
    chair(true) +
    rect(-46, -58, 92, 8, wood[0], 3) +
    line('M-34 -50L30 0M34 -50L-30 0', wood[2], 5) +
    path('M-12 -58v-16q6 -5 12 0v16z', brush.lit('#f5efe0')) +
    path('M14 -58v-26h10v26z', brush.lit('#4f7d5a')) +
    (brush.glowing
      ? ellipse(-30, -70, 46, 46, brush.radial('#ffd27a', 0.9)) + rect(-35, -78, 10, 20, '#fff0c0', 3)
      : ellipse(-26, -66, 9, 9, brush.lit('#d96a4a')))
  )
}

/** Log fire with its light, about 90 wide. */
export function campFire(brush: Brush): string {
  return (
    (brush.glowing ? ellipse(0, -30, 330, 210, brush.radial('#ff9f45', 0.65)) : '') +
    line('M-44 0L36 -16M44 0L-36 -16M-24 4L22 4', brush.lit('#5d4030'), 13) +
    path(
      'M0 -96Q34 -60 32 -30Q28 -8 0 -8Q-30 -8 -32 -32Q-32 -52 -12 -68Q-10 -54 -2 -52Q8 -70 0 -96z',
      '#f4812c',
    ) +
    path(
      'M2 -66Q22 -44 18 -24Q14 -10 0 -10Q-18 -10 -18 -28Q-16 -42 -6 -48Q-2 -38 4 -42Q8 -52 2 -66z',
      '#ffd166',
    ) +
    ellipse(-50, 4, 13, 8, brush.lit('#8d8a83')) +
    ellipse(50, 5, 14, 8, brush.lit('#7d7a75')) +
    ellipse(-22, 11, 13, 7, brush.lit('#99958c')) +
    ellipse(24, 12, 13, 7, brush.lit('#85817a'))
  )
}

/** Touring bicycle, about 190 wide. */
export function bicycle(brush: Brush): string {
  const frame = brush.lit(brush.accent())
  const dark = brush.lit('#2d3335')
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="-40" r="38" fill="none" stroke="${dark}" stroke-width="6"/>` +
    line(`M${x} -76V-4M${x - 36} -40h72M${x - 25} -65l50 50M${x + 25} -65l-50 50`, brush.lit('#b9b4a8'), 1.6)
  return (
    ellipse(0, 2, 100, 6, '#0d1b22', 'opacity=".22"') +
    wheel(-62) +
    wheel(62) +
    line('M-62 -40L-26 -96H36L0 -40zM-34 -108L0 -40M36 -96L62 -40M36 -96L32 -116', frame, 7) +
    line('M32 -116h22', dark, 7) +
    line('M-48 -110h28', dark, 10) +
    (brush.prng.chance(0.6) ? path('M40 -112h34l-5 -30h-24z', brush.lit('#c99a5c')) : '')
  )
}

/** Kayak drawn up on the shore, about 260 long. */
export function kayak(brush: Brush): string {
  const colour = brush.accent()
  const [light, body, shade] = brush.tones(colour)
  return (
    path('M-140 -14Q0 -44 140 -20Q90 8 0 8Q-100 8 -140 -14z', shade) +
    path('M-140 -14Q0 -48 140 -20Q60 -6 0 -6Q-90 -4 -140 -14z', body) +
    ellipse(0, -22, 38, 9, brush.lit(darker(colour, 0.6))) +
    line('M-110 -18Q-70 -26 -50 -28', light, 4)
  )
}

/** Somebody paddling a kayak, about 300 long, waterline at 0. */
export function paddler(brush: Brush): string {
  const { prng, light } = brush
  const colour = brush.accent()
  const [top, body, shade] = brush.tones(colour)
  const skin = brush.lit(prng.pick(skins))
  const vest = brush.lit(brush.accent())
  return (
    path('M-150 8Q0 30 150 8Q90 26 0 26Q-90 26 -150 8z', light.water[0], 'opacity=".7"') +
    path('M-150 -18Q-60 -30 0 -28Q80 -30 152 -22Q100 12 0 12Q-110 12 -150 -18z', body) +
    path('M-150 -18Q-100 12 0 12Q100 12 152 -22Q90 -4 0 -4Q-100 -4 -150 -18z', shade) +
    line('M-130 -18Q-60 -26 -30 -25', top, 4) +
    path('M-26 -28Q-24 -82 0 -84Q24 -82 26 -28z', vest) +
    ellipse(0, -102, 14, 16, skin) +
    path('M-15 -102Q-17 -122 0 -122Q17 -122 15 -102Q6 -110 -15 -102z', brush.lit(prng.pick(hairs))) +
    line('M-104 -96L104 -30', brush.lit('#e9d6ad'), 6) +
    line('M-20 -70L-42 -58M20 -70L34 -54', skin, 9) +
    ellipse(-112, -101, 24, 9, brush.lit(brush.accent()), 'transform="rotate(18 -112 -101)"') +
    ellipse(112, -24, 24, 9, brush.lit('#f4ead6'), 'transform="rotate(18 112 -24)"')
  )
}

/** Sunshade with two loungers, about 260 wide and 210 high. */
export function parasol(brush: Brush): string {
  const { prng } = brush
  const [light, body, shade] = brush.tones(brush.accent())
  const cream = brush.lit('#fdf5e4')
  const towel = brush.lit(brush.accent())
  const lounger = (x: number) =>
    at(
      x,
      0,
      1,
      path('M-62 -22L-50 -66L-40 -64L-34 -30H66V-20H-60z', cream) +
        path('M-34 -34H40V-28H-34z', towel) +
        line('M-48 -20V0M54 -20V0', brush.lit('#a98d6a'), 6),
    )
  return (
    ellipse(10, 2, 170, 12, '#0d1b22', 'opacity=".2"') +
    lounger(-86) +
    line('M0 0V-196', brush.lit('#d9c7a4'), 6) +
    path(
      'M0 -218Q-96 -206 -130 -142Q-96 -154 -64 -142Q-32 -154 0 -142Q32 -154 64 -142Q96 -154 130 -142Q96 -206 0 -218z',
      body,
    ) +
    path('M0 -218Q-50 -200 -64 -142Q-32 -154 0 -142z', cream) +
    path('M0 -218Q96 -206 130 -142Q96 -154 64 -142Q50 -200 0 -218z', shade) +
    line('M0 -218V-228', light, 5) +
    (prng.chance(0.8) ? lounger(96) : '')
  )
}

export interface LightLine {
  from: readonly [number, number]
  to: readonly [number, number]
  sag: number
  /** Length of the supporting posts; 0 where something else supports it. */
  post: number
}

/** Lights on a line between two points. */
export function stringLights(brush: Brush, { from, to, sag, post }: LightLine): string {
  const [x1, y1] = from
  const [x2, y2] = to
  const mx = (x1 + x2) / 2
  const my = (y1 + y2) / 2 + sag * 2
  const posts =
    post > 0
      ? line(`M${n(x1)} ${n(y1 - 12)}v${post}M${n(x2)} ${n(y2 - 12)}v${post}`, brush.lit('#5d4634'), 7)
      : ''
  let svg = posts + line(`M${n(x1)} ${n(y1)}Q${n(mx)} ${n(my)} ${n(x2)} ${n(y2)}`, brush.lit('#4a4038'), 3)
  const count = Math.round(Math.hypot(x2 - x1, y2 - y1) / 52)
  const halo = brush.glowing ? brush.radial('#ffcf75', 0.85) : ''
  let bulbs = ''
  for (let i = 1; i < count; i++) {
    const t = i / count
    const x = (1 - t) ** 2 * x1 + 2 * (1 - t) * t * mx + t * t * x2
    const y = (1 - t) ** 2 * y1 + 2 * (1 - t) * t * my + t * t * y2 + 9
    if (halo) svg += ellipse(x, y, 30, 30, halo)
    bulbs += `M${n(x)} ${n(y)}h.1`
  }
  return svg + line(bulbs, brush.glowing ? '#fff2c6' : brush.lit('#f6e3ad'), 11)
}

/** Wooden jetty running away from the viewer, starting at (x, y). */
export function jetty(brush: Brush, x: number, y: number, length: number): string {
  const wood = brush.tones('#b08a62')
  const top = y - length
  let planks = ''
  for (let i = 0; i < 12; i++) {
    const t = i / 12
    const py = y - length * (1 - (1 - t) ** 1.4)
    const half = 62 - 44 * t
    planks += `M${n(x - half + t * 30)} ${n(py)}h${n(half * 2)}`
  }
  return (
    line(
      `M${n(x - 58)} ${n(y)}v44M${n(x + 58)} ${n(y)}v44M${n(x - 20)} ${n(y - length * 0.55)}v34M${n(x + 50)} ${n(y - length * 0.55)}v34`,
      wood[2],
      10,
    ) +
    path(`M${n(x - 64)} ${n(y + 6)}L${n(x + 12)} ${n(top)}H${n(x + 50)}L${n(x + 64)} ${n(y + 6)}z`, wood[0]) +
    line(planks, wood[2], 3)
  )
}
