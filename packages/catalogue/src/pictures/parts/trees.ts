import { ellipse, line, n, path, type Brush } from './brush.ts'
import { darker, mix } from './colour.ts'

export type TreeKind = 'conifer' | 'broadleaf' | 'cypress' | 'birch' | 'stone-pine' | 'palm' | 'poplar'

/** A tree about 300 high with its foot at (0, 0). */
export function tree(brush: Brush, kind: TreeKind, depth = 0): string {
  return brush.reuse(`${kind}${depth}`, depth > 0.1 ? 1 : 2, () => growers[kind](brush, depth))
}

const growers: Record<TreeKind, (brush: Brush, depth: number) => string> = {
  conifer,
  cypress,
  birch,
  'stone-pine': stonePine,
  palm,
  poplar,
  broadleaf,
}

function conifer(brush: Brush, depth: number): string {
  const { prng, growth } = brush
  const [light, body, shade] = brush.tones(mix(growth.conifer, growth.leaves[2], prng.between(0, 0.3)), depth)
  const levels = prng.int(4, 6)
  const width = prng.between(64, 88)
  let left = ''
  let right = ''
  for (let i = 0; i < levels; i++) {
    const top = -300 + (i * 250) / levels
    const bottom = -300 + ((i + 1.45) * 250) / levels
    const w = width * ((i + 1.1) / levels)
    left += `M0 ${n(top)}Q${n(-w * 0.4)} ${n((top + bottom) / 2)} ${n(-w)} ${n(bottom)}Q${n(-w * 0.4)} ${n(bottom - 8)} 0 ${n(bottom - 4)}z`
    right += `M0 ${n(top)}Q${n(w * 0.4)} ${n((top + bottom) / 2)} ${n(w)} ${n(bottom)}Q${n(w * 0.4)} ${n(bottom - 8)} 0 ${n(bottom - 4)}z`
  }
  const snow = growth.snow
    ? path(
        `M0 -300Q-10 -262 -28 -244Q-8 -252 4 -244Q16 -252 24 -246Q10 -264 0 -300zM-6 -190Q-30 -150 -54 -142Q-20 -146 0 -136Q26 -148 48 -142Q24 -156 4 -190z`,
        brush.lit('#f6fafa', depth),
      )
    : ''
  return (
    path('M-6 0L-5 -50H5L6 0z', brush.lit('#5b4436', depth)) +
    path(left, body) +
    path(right, shade) +
    path(`M0 -300Q-8 -268 -20 -250Q-8 -256 0 -252z`, light) +
    snow
  )
}

function crown(prng: Brush['prng'], cx: number, cy: number, rx: number, ry: number): string {
  // an uneven cloud of arcs round the ellipse
  const count = prng.int(8, 10)
  const points: [number, number][] = []
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2 + prng.between(-0.12, 0.12)
    const reach = prng.between(0.9, 1.06)
    points.push([cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach])
  }
  let d = `M${n(points[0]![0])} ${n(points[0]![1])}`
  for (let i = 1; i <= count; i++) {
    const [ax, ay] = points[i - 1]!
    const [bx, by] = points[i % count]!
    const r = Math.hypot(bx - ax, by - ay) * 0.58
    d += `A${n(r)} ${n(r)} 0 0 1 ${n(bx)} ${n(by)}`
  }
  return `${d}z`
}

function broadleaf(brush: Brush, depth: number): string {
  const { prng, growth } = brush
  const base = growth.leaves[prng.int(1, 2)]!
  const [light, body, shade] = brush.tones(prng.chance(0.25) ? growth.leaves[0] : base, depth)
  const wide = prng.between(0.85, 1.2)
  return (
    path(
      `M-9 0Q-5 -60 -7 -120L-40 -165L-34 -170L-2 -140L26 -178L32 -172L7 -118Q5 -60 10 0z`,
      brush.lit('#5d4534', depth),
    ) +
    path(crown(prng, 0, -195, 104 * wide, 92), shade) +
    path(crown(prng, -12, -208, 84 * wide, 74), body) +
    path(crown(prng, -34, -232, 44 * wide, 38), light)
  )
}

function cypress(brush: Brush, depth: number): string {
  const [light, body, shade] = brush.tones(mix(brush.growth.conifer, '#1f4a36', 0.4), depth)
  return (
    path('M-4 0V-24H4V0z', brush.lit('#5b4436', depth)) +
    path('M0 -310C-34 -210 -40 -90 -22 -16Q0 -4 22 -16C40 -90 34 -210 0 -310z', shade) +
    path('M0 -310C-34 -210 -40 -90 -22 -16Q-8 -8 -2 -10C8 -110 8 -220 0 -310z', body) +
    line('M-12 -60Q-20 -130 -8 -210', light, 4)
  )
}

function poplar(brush: Brush, depth: number): string {
  const { prng, growth } = brush
  const [light, body, shade] = brush.tones(prng.pick(growth.leaves), depth)
  return (
    path('M-5 0L-3 -80H3L6 0z', brush.lit('#6a5140', depth)) +
    path(crown(prng, 0, -175, 40, 132), shade) +
    path(crown(prng, -8, -180, 28, 112), body) +
    path(crown(prng, -14, -220, 13, 46), light)
  )
}

function birch(brush: Brush, depth: number): string {
  const { prng, growth } = brush
  const [light, body, shade] = brush.tones(growth.leaves[prng.int(0, 1)]!, depth)
  return (
    path('M-6 0Q-2 -120 2 -260L6 -260Q4 -120 7 0z', brush.lit('#efe9dc', depth)) +
    line('M-4 -30h6M-3 -76h5M-2 -112h6M0 -150h4', brush.lit('#4a4a48', depth), 4) +
    path(crown(prng, 18, -190, 48, 62), shade) +
    path(crown(prng, -16, -222, 52, 60), body) +
    path(crown(prng, 4, -262, 36, 40), light)
  )
}

function stonePine(brush: Brush, depth: number): string {
  const { prng, growth } = brush
  const [light, body, shade] = brush.tones(mix(growth.conifer, growth.leaves[2], 0.45), depth)
  const lean = prng.between(-26, 26)
  return (
    path(
      `M-10 0Q${n(lean * 0.2)} -110 ${n(lean - 4)} -214L${n(lean + 6)} -214Q${n(lean * 0.3 + 12)} -110 11 0z`,
      brush.lit('#7a5240', depth),
    ) +
    line(
      `M${n(lean * 0.7)} -160Q${n(lean - 30)} -190 ${n(lean - 62)} -214M${n(lean * 0.75)} -170Q${n(lean + 36)} -196 ${n(lean + 64)} -216`,
      brush.lit('#7a5240', depth),
      8,
    ) +
    path(crown(prng, lean, -236, 128, 46), shade) +
    path(crown(prng, lean - 8, -250, 110, 38), body) +
    path(crown(prng, lean - 34, -266, 58, 19), light)
  )
}

function palm(brush: Brush, depth: number): string {
  const { prng, growth } = brush
  const [light, body, shade] = brush.tones(growth.leaves[2], depth)
  const lean = prng.between(-40, 40)
  let fronds = ''
  let back = ''
  for (let i = 0; i < 9; i++) {
    const angle = Math.PI * (0.02 + (i / 8) * 0.96)
    const reach = prng.between(92, 118)
    const ex = lean - Math.cos(angle) * reach
    const ey = -250 - Math.sin(angle) * reach * 0.55 + Math.abs(Math.cos(angle)) * 62
    const cx = lean - Math.cos(angle) * reach * 0.55
    const cy = -262 - Math.sin(angle) * reach * 0.8
    const frond = `M${n(lean)} -250Q${n(cx)} ${n(cy)} ${n(ex)} ${n(ey)}Q${n(cx)} ${n(cy + 26)} ${n(lean)} -250z`
    if (i % 2) fronds += frond
    else back += frond
  }
  return (
    path(
      `M-9 0Q${n(lean * 0.15 - 4)} -140 ${n(lean - 5)} -250H${n(lean + 5)}Q${n(lean * 0.15 + 10)} -140 10 0z`,
      brush.lit('#8a6a4c', depth),
    ) +
    path(back, shade) +
    path(fronds, body) +
    ellipse(lean, -250, 9, 8, light)
  )
}

/** Low bush with blossoms in spring, about 70 high. */
export function bush(brush: Brush): string {
  return brush.reuse('bush', 3, () => growBush(brush))
}

function growBush(brush: Brush): string {
  const { prng, growth } = brush
  const [light, body, shade] = brush.tones(growth.leaves[prng.int(1, 2)]!)
  let bloom = ''
  if (!growth.snow && prng.chance(0.5)) {
    for (let i = 0; i < 9; i++) bloom += `M${n(prng.between(-46, 46))} ${n(prng.between(-58, -16))}h.1`
  }
  return (
    path(crown(prng, 0, -26, 64, 32), shade) +
    path(crown(prng, -8, -34, 50, 26), body) +
    path(crown(prng, -20, -44, 24, 12), light) +
    (bloom ? line(bloom, brush.lit(prng.pick(['#fff3f0', '#f2c14e', '#e0628a'])), 9) : '')
  )
}

/** Tufts of grass and flowers along the lower edge. */
export function meadowFront(brush: Brush, top: number): string {
  const { prng, growth } = brush
  let blades = ''
  let blades2 = ''
  for (let i = 0; i < 66; i++) {
    const x = prng.between(-10, 1610)
    const y = prng.between(top, 1210)
    const h = prng.between(16, 44) * (0.5 + (y - top) / 300)
    const lean = prng.between(-14, 14)
    const blade = `M${n(x)} ${n(y)}q${n(lean * 0.3)} ${n(-h * 0.6)} ${n(lean)} ${n(-h)}`
    if (i % 2) blades += blade
    else blades2 += blade
  }
  let flowers = ''
  const flowerColour = prng.pick(['#fff6e0', '#f4c95d', '#e98b8b', '#b79ad6', '#ffffff'])
  if (!growth.snow) {
    for (let i = 0; i < 26; i++)
      flowers += `M${n(prng.between(0, 1600))} ${n(prng.between(top + 20, 1190))}h.1`
  }
  return (
    line(blades, brush.lit(darker(growth.grass[1], 0.18)), 3.4) +
    line(blades2, brush.lit(growth.grass[0]), 3) +
    (flowers ? line(flowers, brush.lit(flowerColour), 9) : '')
  )
}

/** Reeds and leaves rising from the lower edge between two points. */
export function reeds(brush: Brush, from: number, to: number): string {
  const { prng, growth } = brush
  let stalks = ''
  let heads = ''
  for (let i = 0; i < 34; i++) {
    const x = prng.between(from, to)
    const h = prng.between(110, 290)
    const lean = prng.between(-34, 34)
    stalks += `M${n(x)} 1210Q${n(x + lean * 0.3)} ${n(1210 - h * 0.6)} ${n(x + lean)} ${n(1210 - h)}`
    if (i % 3 === 0) heads += `M${n(x + lean)} ${n(1210 - h)}l${n(lean * 0.12)} -30`
  }
  const dark = brush.lit(darker(growth.leaves[2], 0.3))
  return line(stalks, dark, 6) + line(heads, brush.lit('#7a5236'), 14)
}
