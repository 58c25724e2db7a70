import { ellipse, line, n, pictureWidth, rect, type Brush } from './brush.ts'
import { mix } from './colour.ts'

/** Position of sun or moon. */
export interface SunSpot {
  x: number
  y: number
  radius: number
}

/** Sky down to the horizon with sun or moon, clouds or stars, birds by day. */
export function drawSky(brush: Brush, horizon: number, calmLeft: boolean): SunSpot {
  const { prng, light, id } = brush
  brush.add(rect(0, 0, pictureWidth, horizon + 140, brush.vertical(...light.sky)))
  const low = id.time === 'dusk' || id.time === 'morning'
  const sun: SunSpot = {
    x: calmLeft
      ? prng.between(980, 1240)
      : prng.chance(0.5)
        ? prng.between(240, 620)
        : prng.between(980, 1380),
    y: low ? horizon - prng.between(40, 150) : horizon * prng.between(0.26, 0.42),
    radius: low ? prng.between(58, 84) : brush.dark ? prng.between(36, 50) : prng.between(48, 64),
  }
  if (brush.dark) drawStars(brush, horizon)
  brush.add(
    ellipse(sun.x, sun.y, sun.radius * 6.5, sun.radius * 6.5, brush.radial(light.sun, low ? 0.75 : 0.5)),
  )
  brush.add(ellipse(sun.x, sun.y, sun.radius, sun.radius, light.sun))
  if (brush.dark && prng.chance(0.6)) {
    brush.add(
      ellipse(
        sun.x + sun.radius * 0.42,
        sun.y - sun.radius * 0.16,
        sun.radius * 0.86,
        sun.radius * 0.86,
        mix(light.sky[0], light.sky[1], 0.55),
      ),
    )
  }
  drawClouds(brush, horizon, calmLeft)
  if (!brush.dark && prng.chance(0.7)) drawBirds(brush, sun)
  return sun
}

function drawStars(brush: Brush, horizon: number): void {
  const { prng } = brush
  let small = ''
  for (let i = 0; i < 120; i++) {
    const y = prng.next() ** 1.5 * (horizon - 60)
    small += `M${n(prng.between(0, pictureWidth))} ${n(y)}h.1`
  }
  let big = ''
  for (let i = 0; i < 22; i++)
    big += `M${n(prng.between(0, pictureWidth))} ${n(prng.between(0, horizon * 0.7))}h.1`
  brush.add(line(small, '#fdf6df', 3, 'opacity=".7"'), line(big, '#fffbea', 6))
}

function drawClouds(brush: Brush, horizon: number, calmLeft: boolean): void {
  const { prng, light, id } = brush
  const flat = id.time === 'dusk' || id.time === 'morning' || brush.dark
  const count = flat ? prng.int(4, 7) : prng.int(2, 4)
  for (let i = 0; i < count; i++) {
    const x = calmLeft ? prng.between(850, 1560) : prng.between(40, 1560)
    if (flat) {
      // long bands, thinner towards the horizon
      const y = horizon * prng.between(0.3, 0.86)
      const width = prng.between(240, 620)
      const thick = prng.between(9, 24) * (1.15 - y / horizon)
      const colour = mix(light.cloud, light.sky[1], 0.2 + 0.4 * prng.next())
      brush.add(
        `<path d="M${n(x - width / 2)} ${n(y)}q${n(width * 0.2)} ${n(-thick * 2)} ${n(width * 0.42)} ${n(-thick)}q${n(width * 0.3)} ${n(-thick * 1.6)} ${n(width * 0.58)} ${n(thick)}q${n(-width * 0.5)} ${n(thick)} ${n(-width)} 0z" fill="${colour}" opacity=".75"/>`,
      )
    } else {
      const y = horizon * prng.between(0.14, 0.6)
      brush.add(heapCloud(brush, x, y, prng.between(0.7, 1.7)))
    }
  }
}

function heapCloud(brush: Brush, x: number, y: number, scale: number): string {
  const { prng, light } = brush
  const puffs = prng.int(4, 6)
  const step = 46 * scale
  const left = x - (puffs * step) / 2
  const right = x + (puffs * step) / 2
  // overlapping balls on a flat, rounded base
  let d = `M${n(left)} ${n(y - step * 0.5)}H${n(right)}a${n(step * 0.3)} ${n(step * 0.3)} 0 0 1 0 ${n(step * 0.6)}H${n(left)}a${n(step * 0.3)} ${n(step * 0.3)} 0 0 1 0 ${n(-step * 0.6)}z`
  const tallest = prng.between(1, puffs - 2)
  for (let i = 0; i < puffs; i++) {
    const r = step * (0.95 - Math.abs(i - tallest) * 0.17) * prng.between(0.85, 1.1)
    const cx = left + (i + 0.5) * step
    d += `M${n(cx - r)} ${n(y - step * 0.3)}a${n(r)} ${n(r)} 0 0 1 ${n(r * 2)} 0z`
  }
  const paint = brush.vertical(light.cloud, mix(light.cloud, light.sky[1], 0.5))
  return `<path d="${d}" fill="${paint}" opacity=".94"/>`
}

function drawBirds(brush: Brush, sun: SunSpot): void {
  const { prng, light } = brush
  let d = ''
  for (let i = prng.int(3, 6); i > 0; i--) {
    const x = sun.x + prng.between(-260, 260)
    const y = sun.y + prng.between(-110, 90)
    const w = prng.between(9, 17)
    d += `M${n(x - w)} ${n(y - w * 0.4)}q${n(w * 0.6)} ${n(-w * 0.3)} ${n(w)} ${n(w * 0.4)}q${n(w * 0.4)} ${n(-w * 0.7)} ${n(w)} ${n(-w * 0.4)}`
  }
  brush.add(line(d, mix(light.hill, '#12212b', 0.4), 3.2))
}
