import { drawBackdrop } from './parts/backdrop.ts'
import { at, type Brush } from './parts/brush.ts'
import { drawFrame, drawGround, drawTreeBelt, hedge } from './parts/ground.ts'
import { bicycle, campFire, kayak, person, stringLights, tableGroup } from './parts/props.ts'
import { camperVan, caravan } from './parts/caravans.ts'
import { chalet, mobileHome, villa } from './parts/houses.ts'
import { bellTent, domeTent, ridgeTent, safariTent } from './parts/tents.ts'

/** One accommodation seen from its front garden. */
export function drawLodging(brush: Brush): void {
  const { prng, id } = brush
  const horizon = prng.between(470, 560)
  const groundY = prng.between(770, 820)
  const { trees, sun } = drawBackdrop(brush, { horizon, groundY, calmLeft: false })
  const heightAt = drawGround(brush, groundY)
  drawTreeBelt(brush, trees, heightAt, [360, 1240])
  const side = sun.x > 800 ? -1 : 1
  const x = 800 + side * prng.between(40, 150)
  const y = groundY + prng.between(150, 190)
  const flip = prng.chance(0.5)
  const stand = (scale: number, svg: string) => brush.add(at(x, y, scale, svg, flip))
  if (id.kind === 'tent') {
    if (prng.chance(0.6)) stand(prng.between(1.35, 1.55), safariTent(brush))
    else {
      stand(prng.between(1.9, 2.2), bellTent(brush))
      brush.add(at(x - side * 520, y - 40, 1.05, bellTent(brush), !flip))
    }
  } else if (id.kind === 'mobile-home') stand(prng.between(1.28, 1.42), mobileHome(brush))
  else if (id.kind === 'chalet') stand(prng.between(1.2, 1.36), chalet(brush))
  else stand(prng.between(1.32, 1.46), villa(brush))
  if (brush.glowing)
    brush.add(
      stringLights(brush, {
        from: [x - side * 260, y - 330],
        to: [x - side * 720, y - 300],
        sag: 55,
        post: 420,
      }),
    )
  const gx = x - side * prng.between(420, 500)
  brush.add(at(gx, y + 120, 1.25, prng.chance(0.35) && brush.glowing ? campFire(brush) : tableGroup(brush)))
  const guests = prng.int(1, 3)
  for (let i = 0; i < guests; i++)
    brush.add(
      at(gx + side * (150 + i * 70), y + 92 + i * 14, i === 1 ? 0.84 : 1.32, person(brush), prng.chance(0.5)),
    )
  if (prng.chance(0.55))
    brush.add(
      at(
        x + side * prng.between(380, 470),
        y + 96,
        1.2,
        id.terrain === 'lake' || id.terrain === 'river' ? kayak(brush) : bicycle(brush),
        prng.chance(0.5),
      ),
    )
  drawFrame(brush, trees, side > 0 ? 'left' : 'right')
}

/** A pitch between hedges with a guest's caravan or tent on it. */
export function drawPitch(brush: Brush): void {
  const { prng } = brush
  const horizon = prng.between(470, 550)
  const groundY = prng.between(760, 800)
  const { trees } = drawBackdrop(brush, { horizon, groundY, calmLeft: false })
  const heightAt = drawGround(brush, groundY)
  drawTreeBelt(brush, trees, heightAt, [420, 1180])
  brush.add(hedge(brush, -20, 620, groundY + 44), hedge(brush, 1040, 1640, groundY + 50))
  const x = prng.between(640, 900)
  const y = groundY + 190
  const home = prng.pick([caravan, camperVan, camperVan, ridgeTent, bellTent])
  brush.add(at(x, y, home === ridgeTent || home === bellTent ? 1.7 : 1.55, home(brush), prng.chance(0.4)))
  if (prng.chance(0.6))
    brush.add(at(x + prng.pick([-520, 520]), y - 10, 1.2, prng.pick([domeTent, ridgeTent])(brush)))
  if (brush.glowing)
    brush.add(stringLights(brush, { from: [x - 420, y - 300], to: [x + 420, y - 290], sag: 50, post: 420 }))
  const gx = x + prng.pick([-330, 380])
  brush.add(at(gx, y + 120, 1.2, prng.chance(0.4) ? campFire(brush) : tableGroup(brush)))
  for (let i = prng.int(1, 3); i > 0; i--)
    brush.add(at(gx + i * 110 - 60, y + 96 + i * 16, i === 2 ? 0.8 : 1.24, person(brush), prng.chance(0.5)))
  if (prng.chance(0.6)) brush.add(at(x - 480, y + 150, 1.15, bicycle(brush), prng.chance(0.5)))
  drawFrame(brush, trees, prng.pick(['left', 'right']))
}

/** After sunset: glowing tents around the fire. */
export function drawEvening(brush: Brush): void {
  const { prng } = brush
  const horizon = prng.between(520, 600)
  const groundY = prng.between(790, 840)
  const { trees } = drawBackdrop(brush, { horizon, groundY, calmLeft: false })
  const heightAt = drawGround(brush, groundY)
  drawTreeBelt(brush, trees, heightAt, [330, 1270])
  const centre = prng.between(700, 900)
  brush.add(
    stringLights(brush, {
      from: [centre - 620, groundY - 170],
      to: [centre - 20, groundY - 150],
      sag: 60,
      post: 270,
    }),
    stringLights(brush, {
      from: [centre - 20, groundY - 150],
      to: [centre + 600, groundY - 190],
      sag: 60,
      post: 270,
    }),
  )
  const tents = prng.int(2, 3)
  for (let i = 0; i < tents; i++) {
    const x = centre + (i - (tents - 1) / 2) * 430
    brush.add(
      at(
        x,
        heightAt(x) + 84 + (i % 2 ? -14 : 22),
        prng.between(1, 1.25),
        prng.pick([bellTent, bellTent, ridgeTent, domeTent])(brush),
        i > 0,
      ),
    )
  }
  brush.add(at(centre, groundY + 262, 1.35, campFire(brush)))
  const seats = prng.int(3, 5)
  for (let i = 0; i < seats; i++) {
    const x = centre + (i - (seats - 1) / 2) * 190
    if (Math.abs(x - centre) < 70) continue
    brush.add(
      at(x, groundY + 236 + prng.between(-8, 24), i % 3 === 1 ? 0.8 : 1.16, person(brush), x > centre),
    )
  }
  drawFrame(brush, trees, prng.pick(['left', 'right', 'both']))
}
