import { drawBackdrop } from './parts/backdrop.ts'
import { at, line, n, type Brush } from './parts/brush.ts'
import { mix } from './parts/colour.ts'
import { drawFrame, drawGround, drawTreeBelt } from './parts/ground.ts'
import {
  bicycle,
  campFire,
  jetty,
  kayak,
  paddler,
  parasol,
  person,
  stringLights,
  tableGroup,
} from './parts/props.ts'
import { camperVan, caravan } from './parts/caravans.ts'
import { bellTent, domeTent, ridgeTent } from './parts/tents.ts'
import { bush, meadowFront, reeds, tree } from './parts/trees.ts'

const smallShelters = [bellTent, domeTent, ridgeTent, camperVan, caravan]

/** The landscape with a camp in it: kinds place, theme and hero. */
export function drawPlace(brush: Brush, hero: boolean): void {
  const { id, prng } = brush
  const waterside = id.terrain !== 'sea' && id.terrain !== 'countryside'
  const layout = prng.pick(
    hero
      ? (['camp'] as const)
      : waterside
        ? (['camp', 'overlook', 'bank', 'bank'] as const)
        : (['camp', 'camp', 'overlook'] as const),
  )
  if (layout === 'overlook') drawOverlook(brush)
  else if (layout === 'bank') drawBank(brush)
  else drawCamp(brush, hero)
}

function drawCamp(brush: Brush, hero: boolean): void {
  const { prng, id } = brush
  // a hero is also cropped to 21:9 and 4:5: the important parts stay between y 260 and 940, x 320 and 1280
  const horizon = hero ? 505 : prng.between(480, 590)
  const groundY = hero ? 690 : prng.between(750, 830)
  const { trees, sun } = drawBackdrop(brush, { horizon, groundY, calmLeft: hero })
  const water = id.terrain === 'lake'
  const campLeft = hero ? false : sun.x > 800
  if (water && prng.chance(0.7))
    brush.add(
      jetty(
        brush,
        campLeft ? prng.between(1000, 1200) : prng.between(380, 560),
        groundY + 6,
        groundY - horizon - 90,
      ),
    )
  const heightAt = drawGround(brush, groundY)
  drawTreeBelt(brush, trees, heightAt, hero ? [240, 1180] : campLeft ? [640, 1330] : [270, 960])

  const centre = hero ? 860 : campLeft ? prng.between(450, 620) : prng.between(980, 1150)
  if (brush.glowing)
    brush.add(
      stringLights(brush, {
        from: [centre - 420, heightAt(centre) - 130],
        to: [centre + 420, heightAt(centre) - 140],
        sag: 50,
        post: 240,
      }),
    )
  const shelters = prng.int(2, 3)
  const chosen = prng.sample(smallShelters, shelters)
  for (let i = 0; i < shelters; i++) {
    const x = centre + (i - (shelters - 1) / 2) * prng.between(330, 370)
    const y = heightAt(x) + 74 + (i % 2) * 58
    brush.add(at(x, y, prng.between(0.94, 1.08) + (i % 2) * 0.14, chosen[i]!(brush), prng.chance(0.5)))
  }
  const lower = heightAt(centre) + (hero ? 190 : 230)
  // Words lie on the left half of a hero: whoever is there sits on the right.
  const isRight = hero || campLeft
  if (brush.glowing) {
    brush.add(at(centre + (isRight ? 220 : -220), lower, 1.05, campFire(brush)))
  } else brush.add(at(centre + (isRight ? 260 : -260), lower - 10, 1.08, tableGroup(brush)))
  const px = centre + (isRight ? 400 : -400)
  for (let i = prng.int(2, 4); i > 0; i--)
    brush.add(
      at(
        px + i * 58 * (isRight ? 1 : -1),
        lower - 26 + prng.between(0, 30),
        i % 3 === 2 ? 0.7 : prng.between(1, 1.15),
        person(brush),
        prng.chance(0.5),
      ),
    )
  const side = campLeft ? prng.between(1270, 1400) : prng.between(150, 300)
  if (hero) return drawFrame(brush, trees, 'far-right')
  if (id.terrain === 'sea' && !brush.dark && prng.chance(0.6))
    brush.add(at(side, lower - 30, 1.05, parasol(brush)))
  else if (prng.chance(0.6))
    brush.add(
      at(
        side,
        lower + 40,
        1.15,
        water || id.terrain === 'river' ? kayak(brush) : bicycle(brush),
        prng.chance(0.5),
      ),
    )
  drawFrame(brush, trees, campLeft ? 'right' : 'left')
}

/** From a high ledge: the camp is small and the view wide. */
function drawOverlook(brush: Brush): void {
  const { prng, light, growth } = brush
  const horizon = prng.between(400, 470)
  const groundY = prng.between(700, 740)
  const { trees, sun } = drawBackdrop(brush, { horizon, groundY, calmLeft: false })
  const heightAt = drawGround(brush, groundY)
  for (let i = 0; i < 16; i++) {
    const x = prng.between(20, 1580)
    brush.add(
      at(
        x,
        heightAt(x) + prng.between(-4, 90),
        prng.between(0.22, 0.42),
        tree(brush, prng.pick(trees), 0.12),
      ),
    )
  }
  // the ledge rises on one side, the camp lies below on the other
  const right = sun.x < 800
  const centre = right ? prng.between(440, 640) : prng.between(960, 1160)
  // pitched in three loose rows without overlaps
  for (let i = 0; i < 9; i++) {
    if (prng.chance(0.15)) continue
    const x = centre + ((i % 3) - 1) * 250 + (Math.floor(i / 3) - 1) * 70 + prng.between(-34, 34)
    const y = heightAt(x) + 34 + Math.floor(i / 3) * 62 + prng.between(-8, 8)
    brush.add(
      at(
        x,
        y,
        0.38 + Math.floor(i / 3) * 0.06,
        brush.reuse('shelter', 4, () => prng.pick(smallShelters)(brush)),
        prng.chance(0.5),
      ),
    )
  }
  if (brush.glowing) brush.add(at(centre, heightAt(centre) + 150, 0.6, campFire(brush)))
  const ledge = mix(
    brush.lit(growth.snow ? '#8fa9b0' : growth.leaves[2]),
    mix(light.tint, '#12212b', 0.5),
    brush.id.time === 'day' ? 0.42 : 0.5,
  )
  const s = right ? 1 : -1
  const x0 = right ? 1640 : -40
  brush.add(
    `<path d="M${x0} ${n(760)}C${n(x0 - s * 240)} 770 ${n(x0 - s * 420)} 880 ${n(x0 - s * 640)} 930C${n(x0 - s * 900)} 990 ${n(x0 - s * 1200)} 1080 ${n(x0 - s * 1680)} 1130V1230H${x0}z" fill="${brush.vertical(ledge, mix(ledge, '#12212b', 0.35))}"/>`,
  )
  brush.add(ledgeEdge(brush, right, ledge))
  const stand = (along: number, rise: number) => [x0 - s * along, 760 + rise] as const
  const [tx, ty] = stand(150, 60)
  brush.add(at(tx, ty, prng.between(2, 2.4), tree(brush, prng.pick(trees)), !right))
  const [px, py] = stand(prng.between(560, 640), 168)
  brush.add(at(px, py, 1.3, person(brush)), at(px + 78, py - 24, 1.24, person(brush), true))
  if (prng.chance(0.6)) brush.add(at(px - 62, py + 24, 0.84, person(brush)))
  if (prng.chance(0.5)) brush.add(at(px + s * 230, py - (right ? 84 : 80), 1.2, bicycle(brush), right))
  brush.add(meadowFront(brush, 1120))
  brush.add(`<rect y="1000" width="1600" height="200" fill="${brush.fade('#0d1b22', 0, 0.35)}"/>`)
}

/** Rocks, grass and flowers along the edge, so that the ledge reads as ground under the viewer's feet. */
function ledgeEdge(brush: Brush, right: boolean, colour: string): string {
  const { prng } = brush
  const side = right ? 1 : -1
  const x0 = right ? 1640 : -40
  let svg = ''
  for (let i = 0; i < 9; i++) {
    const along = 180 + i * 150 + prng.between(-40, 40)
    const x = x0 - side * along
    // follows the edge of drawOverlook
    const y = 760 + (along / 1680) ** 0.72 * 368 + 18
    if (i % 3 === 1) {
      const w = prng.between(60, 120)
      svg += `<path d="M${n(x - w)} ${n(y + 26)}L${n(x - w * 0.6)} ${n(y - w * 0.3)}L${n(x + w * 0.1)} ${n(y - w * 0.42)}L${n(x + w * 0.7)} ${n(y - w * 0.1)}L${n(x + w)} ${n(y + 30)}z" fill="${mix(colour, brush.lit('#b7ad9c'), 0.45)}"/><path d="M${n(x + w * 0.1)} ${n(y - w * 0.42)}L${n(x + w * 0.7)} ${n(y - w * 0.1)}L${n(x + w)} ${n(y + 30)}L${n(x + w * 0.25)} ${n(y + 30)}z" fill="${mix(colour, '#12212b', 0.15)}"/>`
    } else svg += at(x, y + 22, prng.between(0.7, 1.2), bush(brush))
  }
  return svg
}

/** Across the water: the camp on the far bank and its reflection. */
function drawBank(brush: Brush): void {
  const { prng, light, growth, id } = brush
  const horizon = prng.between(430, 510)
  const bank = prng.between(735, 775)
  const { trees, sun } = drawBackdrop(brush, { horizon, groundY: bank - 40, calmLeft: false })
  const shoreY = bank + 70
  const heightAt = () => bank - 24
  const start = brush.mark()
  const [light1, deep] = growth.grass
  brush.add(
    `<path d="M0 ${n(bank - 24)}Q420 ${n(bank - 60)} 800 ${n(bank - 30)}T1600 ${n(bank - 40)}V${n(shoreY)}H0z" fill="${brush.vertical(brush.lit(light1), brush.lit(deep))}"/>`,
  )
  drawTreeBelt(brush, trees, heightAt, sun.x > 800 ? [420, 1240] : [360, 1180])
  const centre = prng.between(660, 940)
  const chosen = prng.sample(smallShelters, 3)
  for (let i = 0; i < 3; i++)
    brush.add(
      at(
        centre + (i - 1) * 330,
        bank + 18 + (i % 2) * 14,
        prng.between(0.86, 1),
        chosen[i]!(brush),
        prng.chance(0.5),
      ),
    )
  if (brush.glowing)
    brush.add(
      stringLights(brush, {
        from: [centre - 470, bank - 170],
        to: [centre + 470, bank - 180],
        sag: 46,
        post: 200,
      }),
    )
  for (let i = prng.int(2, 4); i > 0; i--)
    brush.add(
      at(
        centre - 200 + i * 120 + prng.between(-20, 20),
        bank + 46,
        i % 3 === 2 ? 0.58 : 0.84,
        person(brush),
        prng.chance(0.5),
      ),
    )
  if (brush.glowing) brush.add(at(centre + 190, bank + 54, 0.7, campFire(brush)))
  brush.name(start, 'bank')
  brush.add(
    `<rect y="${n(shoreY)}" width="1600" height="${n(1200 - shoreY)}" fill="${brush.vertical(mix(light.water[0], light.water[1], 0.35), light.water[1], mix(light.water[1], '#0d1b22', 0.25))}"/>`,
  )
  brush.add(`<use href="#bank" transform="translate(0 ${n(shoreY * 1.72)}) scale(1 -.72)" opacity=".42"/>`)
  brush.add(
    `<rect y="${n(shoreY)}" width="1600" height="${n(1200 - shoreY)}" fill="${brush.fade(light.water[1], 0.1, 0.85)}"/>`,
  )
  let bright = ''
  let glitter = ''
  for (let i = 0; i < 60; i++) {
    const t = prng.next()
    const y = shoreY + 10 + t * (1180 - shoreY)
    bright += `M${n(prng.between(-60, 1600))} ${n(y)}h${n(30 + t * prng.between(40, 190))}`
    if (i % 2 === 0) glitter += `M${n(sun.x + prng.between(-60, 60) * (1 + t))} ${n(y)}h${n(20 + t * 80)}`
  }
  brush.add(
    line(bright, mix(light.water[0], '#ffffff', 0.25), 3.5, 'opacity=".45"'),
    line(glitter, light.sun, 5, 'opacity=".55"'),
  )
  brush.add(line(`M0 ${n(shoreY)}H1600`, brush.lit('#ecdcb2'), 7, 'opacity=".8"'))
  const boat = prng.between(380, 1220)
  brush.add(at(boat, prng.between(980, 1050), 1.7, paddler(brush), prng.chance(0.5)))
  if (prng.chance(0.45))
    brush.add(at(boat + (boat > 800 ? -420 : 420), 920, 1.15, paddler(brush), prng.chance(0.5)))
  if (id.terrain === 'lake' && prng.chance(0.5)) brush.add(jetty(brush, boat > 800 ? 240 : 1330, 1190, 240))
  brush.add(reeds(brush, sun.x > 800 ? 0 : 1240, sun.x > 800 ? 380 : 1610))
}
