import { at, ellipse, line, n, path, rect, type Brush } from './parts/brush.ts'
import { drawBackdrop } from './parts/backdrop.ts'
import { darker } from './parts/colour.ts'
import { jar, mug, tableTop } from './parts/table-objects.ts'
import { drawGround } from './parts/ground.ts'
import { bicycle, kayak, stringLights } from './parts/props.ts'
import { meadowFront, tree } from './parts/trees.ts'

/** Close-ups with the landscape behind them; the number selects one. */
export function drawDetail(brush: Brush): void {
  const { prng, id } = brush
  const horizon = prng.between(430, 540)
  const { trees } = drawBackdrop(brush, { horizon, groundY: 760, calmLeft: false })
  const scenes = [breakfast, lantern, hammock, ride, tentDoor, boots]
  if (id.terrain === 'lake' || id.terrain === 'river' || id.terrain === 'sea') scenes.push(boats, boats)
  const scene = scenes[id.number % scenes.length]!
  scene(brush, trees[0] ?? 'broadleaf')
}

type TreeName = Parameters<typeof tree>[1]

function breakfast(brush: Brush, kind: TreeName): void {
  const { prng } = brush
  drawGround(brush, 740)
  brush.add(
    at(prng.between(90, 260), 830, 1.7, tree(brush, kind)),
    at(prng.between(1340, 1500), 820, 1.5, tree(brush, kind)),
  )
  tableTop(brush, 850)
  const cloth = brush.accent()
  const [, cb] = brush.tones(cloth)
  brush.add(path('M420 1200L560 880Q820 850 1090 882L1230 1200z', brush.lit('#fbf4e6')))
  let checks = ''
  for (let i = 0; i < 7; i++) checks += `M${n(590 + i * 76)} 872L${n(470 + i * 118)} 1200`
  for (let i = 0; i < 4; i++) checks += `M${n(545 - i * 36)} ${n(915 + i * 84)}H${n(1105 + i * 36)}`
  brush.add(line(checks, cb, 17, 'opacity=".5"'))
  brush.add(mug(brush, prng.between(500, 570), 1040, 1.2))
  // bread basket
  const crust = brush.tones('#d99a4e')
  brush.add(
    at(
      prng.between(840, 900),
      1040,
      1.35,
      ellipse(0, 6, 150, 20, '#0d1b22', 'opacity=".25"') +
        [-70, 0, 66]
          .map(
            (x, i) =>
              ellipse(x, -68 - (i % 2) * 20, 60, 40, crust[1]) +
              ellipse(x - 12, -80 - (i % 2) * 20, 36, 20, crust[0]) +
              line(
                `M${x - 24} ${-84 - (i % 2) * 20}q10 12 4 26M${x + 2} ${-88 - (i % 2) * 20}q10 12 4 26`,
                crust[2],
                4,
              ),
          )
          .join('') +
        path('M-146 -56Q0 -30 146 -56L118 4Q0 20 -118 4z', brush.lit('#a8774a')) +
        line('M-136 -38Q0 -14 136 -38M-128 -18Q0 6 128 -18', brush.lit('#8a5d38'), 6),
    ),
  )
  jar(brush, prng.between(1090, 1150), 1010)
}

function lantern(brush: Brush, kind: TreeName): void {
  const { prng } = brush
  drawGround(brush, 760)
  brush.add(
    at(prng.between(1280, 1480), 860, 1.9, tree(brush, kind)),
    at(prng.between(60, 200), 840, 1.6, tree(brush, kind)),
  )
  tableTop(brush, 900)
  const x = prng.between(640, 900)
  const metal = brush.tones(brush.accent())
  const glow = brush.glowing
  brush.add(ellipse(x, 760, glow ? 460 : 260, glow ? 460 : 260, brush.radial('#ffc76a', glow ? 0.9 : 0.35)))
  brush.add(
    at(
      x,
      1060,
      1.7,
      ellipse(0, 4, 110, 15, '#0d1b22', 'opacity=".3"') +
        `<path d="M-70 -230Q0 -360 70 -230" fill="none" stroke="${metal[2]}" stroke-width="8"/>` +
        path('M-84 0L-74 -34H74L84 0z', metal[2]) +
        path('M-62 -34Q-78 -120 -46 -186H46Q78 -120 62 -34z', glow ? '#ffe3a0' : brush.lit('#e6f1ee')) +
        path('M-30 -34Q-44 -120 -24 -186H-8Q-20 -120 -12 -34z', '#ffffff', 'opacity=".45"') +
        path('M0 -120Q26 -88 18 -62Q12 -46 0 -46Q-16 -46 -18 -64Q-20 -86 0 -120z', '#ff9f3d') +
        path('M0 -96Q14 -76 10 -62Q6 -52 0 -52Q-8 -52 -10 -62Q-10 -76 0 -96z', '#fff2c2') +
        path('M-58 -186H58L42 -226H-42z', metal[1]) +
        path('M8 -186H58L42 -226H8z', metal[2]) +
        rect(-24, -244, 48, 18, metal[1], 6),
    ),
  )
  brush.add(mug(brush, x + (x > 760 ? -330 : 340), 1080, 1.15))
  if (glow)
    brush.add(
      stringLights(brush, { from: [0, 250], to: [820, 300], sag: 60, post: 0 }),
      stringLights(brush, { from: [820, 300], to: [1600, 220], sag: 70, post: 0 }),
    )
}

function hammock(brush: Brush, kind: TreeName): void {
  const { prng } = brush
  drawGround(brush, 780)
  const trunk = brush.tones('#7a5640')
  const cloth = brush.tones(brush.accent())
  const stripe = brush.lit(brush.accent())
  brush.add(at(prng.between(600, 1000), 860, 0.9, tree(brush, kind, 0.1)))
  for (const [x, lean] of [
    [230, 20],
    [1370, -26],
  ] as const) {
    brush.add(
      path(
        `M${x - 62} 1200Q${x - 40} 700 ${x - 34 + lean} -10H${x + 40 + lean}Q${x + 44} 700 ${x + 84} 1200z`,
        trunk[1],
      ),
    )
    brush.add(
      path(
        `M${x + 12} 1200Q${x + 20} 700 ${x + 12 + lean} -10H${x + 40 + lean}Q${x + 44} 700 ${x + 84} 1200z`,
        trunk[2],
      ),
    )
  }
  brush.add(line('M260 640Q300 700 340 720M1340 640Q1300 700 1262 720', brush.lit('#efe2c6'), 9))
  brush.add(path('M330 700Q800 1240 1270 700Q1200 980 800 1012Q400 980 330 700z', cloth[2]))
  brush.add(path('M330 712Q800 1120 1270 712Q1210 930 800 968Q390 930 330 712z', cloth[1]))
  brush.add(line('M372 778Q800 1116 1228 778M420 842Q800 1060 1180 842', stripe, 17))
  brush.add(
    at(
      690,
      930,
      1,
      path('M-90 0Q-110 -70 -20 -84Q80 -90 96 -20Q40 20 -90 0z', brush.lit('#fbf3e2')) +
        path('M-60 -12Q-70 -58 -10 -66Q50 -70 64 -26z', brush.lit('#e9dcc4')),
    ),
  )
  brush.add(
    at(
      930,
      920,
      1.1,
      path('M-70 -10L-10 -50L60 -22L0 20z', brush.lit('#b5483f')) +
        path('M-64 -14L-10 -46L-4 16z', brush.lit('#fdf6e6')),
    ),
  )
  brush.add(meadowFront(brush, 1080))
}

function ride(brush: Brush, kind: TreeName): void {
  const { prng } = brush
  drawGround(brush, 800)
  const x = prng.between(1020, 1180)
  brush.add(at(x, 1060, 3.1, tree(brush, kind)))
  brush.add(at(x - 330, 1080, 3, bicycle(brush)))
  if (prng.chance(0.6)) brush.add(at(x - 700, 1040, 2.1, bicycle(brush)))
  brush.add(
    at(
      x + 40,
      1120,
      1.6,
      path('M-110 0L-96 -80H96L110 0z', brush.lit('#b5824f')) +
        line('M-104 -26H104M-100 -54H100', brush.lit('#8c6038'), 7) +
        line('M-70 -80Q0 -190 70 -80', brush.lit('#8c6038'), 12) +
        ellipse(-30, -88, 34, 22, brush.lit('#d9583f')) +
        ellipse(34, -92, 30, 24, brush.lit('#e9b949')),
    ),
  )
  brush.add(meadowFront(brush, 1070))
}

function tentDoor(brush: Brush, kind: TreeName): void {
  const { prng } = brush
  const heightAt = drawGround(brush, 820)
  for (let i = 0; i < 4; i++) {
    const x = prng.between(420, 1200)
    brush.add(at(x, heightAt(x) + 20, prng.between(0.7, 1.2), tree(brush, kind, 0.08)))
  }
  const canvas = prng.pick(['#efe0bd', '#e9cfa0', '#f0e6d2'])
  const [light, body, shade] = brush.tones(canvas)
  brush.add(
    path(
      'M0 0H1600V1200H1330Q1240 600 900 120Q800 20 700 120Q360 600 270 1200H0z',
      brush.vertical(body, shade),
    ),
  )
  brush.add(
    path('M700 120Q360 600 270 1200H60Q300 560 700 120z', light),
    path('M900 120Q1240 600 1330 1200H1540Q1300 560 900 120z', darker(shade, 0.12)),
  )
  brush.add(
    line(
      'M150 0Q90 600 20 1200M1450 0Q1510 600 1580 1200M480 0Q300 260 120 760M1120 0Q1300 260 1480 760',
      darker(shade, 0.18),
      5,
      'opacity=".6"',
    ),
  )
  const wood = brush.tones('#b98a5a')
  brush.add(
    path('M262 1110H1338L1600 1200H0z', wood[1]),
    line('M420 1110L300 1200M640 1110L590 1200M860 1110L880 1200M1080 1110L1170 1200', wood[2], 5),
  )
  const blanket = brush.tones(brush.accent())
  brush.add(
    path('M330 1200Q400 1066 640 1078Q900 1058 1040 1090Q1210 1086 1270 1200z', blanket[1]),
    path(
      'M380 1150Q520 1090 760 1108Q1000 1096 1200 1146',
      'none',
      `stroke="${blanket[0]}" stroke-width="15"`,
    ),
  )
  brush.add(mug(brush, prng.between(960, 1100), 1118, 0.95))
  if (brush.glowing) brush.add(stringLights(brush, { from: [420, 430], to: [1180, 430], sag: 40, post: 0 }))
}

function boots(brush: Brush, kind: TreeName): void {
  const { prng } = brush
  drawGround(brush, 790)
  brush.add(
    at(prng.between(120, 300), 900, 1.8, tree(brush, kind)),
    at(prng.between(1300, 1500), 880, 1.5, tree(brush, kind)),
  )
  const rock = brush.tones('#a9a294')
  brush.add(
    path('M180 1200Q260 980 560 960Q980 920 1240 990Q1400 1040 1440 1200z', rock[1]),
    path('M900 946Q1160 950 1240 990Q1400 1040 1440 1200H1120Q1120 1020 900 946z', rock[2]),
    path('M260 1080Q340 984 560 964Q660 954 760 950Q520 990 420 1080z', rock[0]),
  )
  const leather = brush.tones(prng.pick(['#a5642f', '#7d5a3c', '#8a4a30']))
  const lace = brush.lit('#e4572e')
  const boot =
    ellipse(40, 6, 150, 15, '#0d1b22', 'opacity=".3"') +
    path(
      'M-70 -210Q-20 -226 40 -208L48 -110Q130 -92 168 -52Q182 -30 178 -8H-78Q-66 -110 -70 -210z',
      leather[1],
    ) +
    path('M-70 -210Q-60 -214 -48 -216Q-36 -110 -52 -8H-78Q-66 -110 -70 -210z', leather[2]) +
    path('M48 -110Q130 -92 168 -52Q120 -70 60 -62z', leather[0]) +
    path('M-82 -12H182V14H-82z', brush.lit('#2f2b28')) +
    line('M6 -190L50 -176M8 -160L52 -146M12 -130L60 -116', lace, 9) +
    line('M-70 -206Q-20 -224 40 -206', brush.lit('#efe2c6'), 15)
  brush.add(at(prng.between(500, 560), 1000, 1.45, boot), at(prng.between(840, 900), 1012, 1.5, boot))
  // map, half unfolded
  brush.add(
    at(
      1160,
      1030,
      1.2,
      path('M-110 -40L-30 -66L40 -42L120 -70V30L40 56L-30 32L-110 60z', brush.lit('#f6ecd2')) +
        path('M-30 -66L40 -42V56L-30 32z', brush.lit('#e6d6b2')) +
        line('M-96 30Q-40 -30 10 10T110 -20', brush.lit('#d9583f'), 5, 'stroke-dasharray="12 9"'),
    ),
  )
  brush.add(meadowFront(brush, 1110))
}

function boats(brush: Brush, kind: TreeName): void {
  const { prng } = brush
  drawGround(brush, 900)
  brush.add(at(prng.between(1330, 1500), 1010, 2.2, tree(brush, kind)))
  brush.add(
    at(prng.between(400, 520), 1010, 2.3, kayak(brush)),
    at(prng.between(820, 960), 1090, 2.7, kayak(brush), prng.chance(0.5)),
  )
  const wood = brush.lit('#c99a5c')
  brush.add(
    line('M560 1130L1010 900', wood, 13),
    path('M1000 916q44 -58 74 -40q8 40 -50 66z', brush.lit(brush.accent())),
  )
  brush.add(meadowFront(brush, 1090))
}
