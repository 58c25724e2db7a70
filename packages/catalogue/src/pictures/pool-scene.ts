import { at, ellipse, line, n, path, rect, type Brush } from './parts/brush.ts'
import { drawBackdrop } from './parts/backdrop.ts'
import { darker, lighter, mix } from './parts/colour.ts'
import { drawTreeBelt, hedge } from './parts/ground.ts'
import { parasol, person } from './parts/props.ts'
import { tree } from './parts/trees.ts'

/** The pool in perspective with loungers, swimmers and often slides. */
export function drawPool(brush: Brush): void {
  const { prng, growth } = brush
  const horizon = prng.between(430, 500)
  const deck = prng.between(660, 700)
  const { trees } = drawBackdrop(brush, { horizon, groundY: deck, calmLeft: false })
  drawTreeBelt(brush, trees, () => deck, [560, 1040])
  brush.add(hedge(brush, -20, 1640, deck + 12))
  const stone = brush.lit(prng.pick(['#f0e0c2', '#e9dcc8', '#f3e7d3']))
  brush.add(rect(0, deck + 10, 1600, 600, brush.vertical(stone, darker(stone, 0.1))))
  let joints = ''
  for (let i = 0; i < 7; i++) joints += `M0 ${n(deck + 24 + i ** 1.7 * 18)}H1600`
  for (let i = -9; i < 10; i++) joints += `M${n(800 + i * 96)} ${n(deck + 10)}L${n(800 + i * 270)} 1200`
  brush.add(line(joints, darker(stone, 0.14), 2.5, 'opacity=".5"'))
  if (prng.chance(0.65)) brush.add(slides(brush, prng.chance(0.5), deck + 46))
  drawBasin(brush, deck)
  const left = prng.chance(0.5)
  brush.add(
    at(
      left ? 190 : 1400,
      deck + 130,
      0.8,
      brush.reuse('parasol', 2, () => parasol(brush)),
      !left,
    ),
    at(
      left ? 1440 : 170,
      deck + 96,
      0.66,
      brush.reuse('parasol', 2, () => parasol(brush)),
      left,
    ),
  )
  brush.add(
    at(
      left ? 250 : 1330,
      1150,
      1.65,
      brush.reuse('parasol', 2, () => parasol(brush)),
      !left,
    ),
  )
  for (let i = prng.int(1, 3); i > 0; i--)
    brush.add(
      at(prng.between(560, 1080), deck + 56, prng.between(0.45, 0.62), person(brush), prng.chance(0.5)),
    )
  brush.add(
    at(left ? 1360 : 240, 1130, 1.45, person(brush)),
    at(left ? 1450 : 150, 1146, 0.95, person(brush)),
  )
  const pot = brush.lit('#c46b4a')
  const px = left ? 1560 : 40
  brush.add(
    at(px, 1150, 0.9, tree(brush, growth.snow ? 'conifer' : prng.pick(['palm', 'cypress']))),
    path(`M${px - 60} 1130H${px + 60}L${px + 44} 1230H${px - 44}z`, pot),
  )
}

function drawBasin(brush: Brush, deck: number): void {
  const { prng } = brush
  const top = deck + 84
  const water = brush.lit(prng.pick(['#3fb5c9', '#2fa7c4', '#55c1c4', '#3aa0cf']))
  const round = prng.chance(0.5)
  const d = round
    ? `M380 ${top + 60}Q470 ${top - 10} 760 ${top}Q900 ${top + 40} 1080 ${top + 6}Q1290 ${top + 10} 1340 ${top + 110}Q1420 ${top + 300} 1160 ${top + 372}Q840 ${top + 420} 560 ${top + 366}Q180 ${top + 300} 380 ${top + 60}z`
    : `M470 ${top}H1130L1400 ${top + 380}H200z`
  brush.add(
    path(
      d,
      brush.lit('#fdf8ec'),
      `stroke="${brush.lit('#fdf8ec')}" stroke-width="34" stroke-linejoin="round"`,
    ),
  )
  brush.add(path(d, darker(water, 0.16), 'transform="translate(0 6)"'))
  brush.add(path(d, brush.vertical(lighter(water, 0.35), water, darker(water, 0.08))))
  // light nets on the floor, stronger in front
  let net = ''
  for (let i = 0; i < 44; i++) {
    const t = prng.next()
    const y = top + 24 + t * 320
    const half = (round ? 380 : 330 + t * 240) * 0.86
    const x = 800 + prng.between(-half, half)
    const w = 18 + t * 52
    net += `M${n(x)} ${n(y)}q${n(w * 0.25)} ${n(-7 - t * 6)} ${n(w * 0.5)} 0t${n(w * 0.5)} 0`
  }
  brush.add(line(net, lighter(water, 0.62), 4, 'opacity=".75"'))
  for (let i = prng.int(3, 6); i > 0; i--) {
    const t = prng.next()
    brush.add(
      at(
        800 + prng.between(-300, 300) * (0.7 + t * 0.4),
        top + 70 + t * 230,
        0.7 + t * 0.8,
        brush.reuse('swimmer', 3, () => swimmer(brush, water)),
      ),
    )
  }
  if (prng.chance(0.6)) {
    const ring = brush.lit(brush.accent())
    const x = prng.between(560, 1040)
    const y = top + prng.between(120, 270)
    brush.add(
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="66" ry="27" fill="none" stroke="${ring}" stroke-width="26"/>`,
    )
    brush.add(
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="66" ry="27" fill="none" stroke="${brush.lit('#fff8ea')}" stroke-width="26" stroke-dasharray="34 40"/>`,
    )
  }
}

function swimmer(brush: Brush, water: string): string {
  const { prng } = brush
  const skin = brush.lit(prng.pick(['#f0c49c', '#d9a06f', '#a8704a', '#7a4b32']))
  return (
    ellipse(0, 8, 54, 14, lighter(water, 0.55), 'opacity=".7"') +
    line('M-18 0Q-40 -6 -46 6M18 0Q40 -6 46 6', skin, 9) +
    ellipse(0, -2, 24, 13, skin) +
    ellipse(0, -26, 15, 17, skin) +
    path(
      'M-16 -26Q-18 -46 0 -46Q18 -46 16 -24Q8 -36 -16 -26z',
      brush.lit(prng.pick(['#4a3326', '#a8733a', '#e4572e', '#f4c95d'])),
    ) +
    path('M-50 10Q0 24 50 10Q30 -2 0 2Q-30 -2 -50 10z', mix(water, '#ffffff', 0.18))
  )
}

/** Tower with two winding slides. */
function slides(brush: Brush, right: boolean, base: number): string {
  const first = brush.tones(brush.accent())
  const second = brush.tones(brush.accent())
  const wood = brush.tones('#b58a60')
  const tower =
    line(
      'M-40 0V-330M40 0V-330M-40 -60L40 -160M40 -60L-40 -160M-40 -160L40 -260M40 -160L-40 -260',
      wood[1],
      11,
    ) +
    rect(-58, -270, 116, 14, wood[2]) +
    path('M-76 -330L0 -396L76 -330z', first[1]) +
    path('M0 -396L76 -330H0z', first[2])
  const tube = (d: string, tones: readonly [string, string, string]) =>
    line(d, tones[2], 44) + line(d, tones[1], 36) + line(d, tones[0], 9, 'transform="translate(0 -9)"')
  return at(
    right ? 1270 : 330,
    base,
    1,
    tube('M40 -264C180 -270 210 -170 90 -160S40 -60 190 -50S240 -6 300 4', second) +
      tower +
      tube('M-30 -250C-170 -240 -190 -140 -60 -120S60 -20 220 6', first),
    right,
  )
}
