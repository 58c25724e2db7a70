import { at, line, n, path, pictureHeight, type Brush } from './brush.ts'
import { darker, lighter, mix } from './colour.ts'
import { hillRidge } from './ridges.ts'
import { bush, meadowFront, tree, type TreeKind } from './trees.ts'

/** Near ground: meadow, or sand by the sea; returns its height at any x. */
export function drawGround(brush: Brush, y: number): (x: number) => number {
  const { prng, growth, id } = brush
  const ridge = hillRidge(prng, { y, swing: 26, waves: 2 })
  const [light, deep] = growth.grass
  brush.add(path(ridge.d, darker(brush.lit(light), 0.12), 'transform="translate(0 -7)" opacity=".5"'))
  brush.add(path(ridge.d, brush.vertical(brush.lit(lighter(light, 0.08)), brush.lit(light), brush.lit(deep))))
  // rises in front of each other, darker towards the viewer
  for (let i = 1; i < 4; i++) {
    const rise = hillRidge(prng, { y: y + i * i * 36 + 48, swing: 14 + i * 9, waves: 1 + i })
    const tone = brush.lit(mix(light, darker(deep, 0.16), i * 0.3))
    brush.add(path(rise.d, brush.vertical(tone, mix(tone, brush.lit(deep), 0.6)), 'opacity=".8"'))
  }
  // a trodden path leads the eye in
  const foot = prng.between(420, 1180)
  const head = foot + prng.between(-200, 200)
  const top = ridge.heightAt(head) + 4
  const earth = brush.lit(growth.snow ? '#dfe8ea' : id.terrain === 'sea' ? '#f0d9a6' : '#dcc391')
  brush.add(
    path(
      `M${n(head - 12)} ${n(top)}C${n(head + 160)} ${n(top + 70)} ${n(foot - 260)} ${n(top + 130)} ${n(foot - 150)} ${pictureHeight}H${n(foot + 130)}C${n(foot - 60)} ${n(top + 150)} ${n(head + 230)} ${n(top + 80)} ${n(head + 16)} ${n(top)}z`,
      earth,
      'opacity=".85"',
    ),
  )
  return ridge.heightAt
}

/** Trees behind the camp, thinning towards the middle. */
export function drawTreeBelt(
  brush: Brush,
  kinds: readonly TreeKind[],
  heightAt: (x: number) => number,
  sparse: readonly [number, number],
): void {
  const { prng } = brush
  const places: { x: number; scale: number }[] = []
  for (let x = -40; x < 1640; x += prng.between(60, 130)) {
    const open = x > sparse[0] && x < sparse[1]
    if (open && prng.chance(0.88)) continue
    places.push({ x, scale: prng.between(0.5, 0.95) * (open ? 0.55 : 1) })
  }
  for (const { x, scale } of places)
    brush.add(
      at(x, heightAt(x) + prng.between(4, 18), scale, tree(brush, prng.pick(kinds), 0.06), prng.chance(0.5)),
    )
  for (let i = prng.int(3, 6); i > 0; i--) {
    const x = prng.between(0, 1600)
    if (x > sparse[0] + 60 && x < sparse[1] - 60) continue
    brush.add(at(x, heightAt(x) + prng.between(16, 34), prng.between(0.6, 1.1), bush(brush)))
  }
}

/** Large dark trees at the edge that frame the view, and grass along the bottom. */
export function drawFrame(
  brush: Brush,
  kinds: readonly TreeKind[],
  side: 'left' | 'right' | 'both' | 'far-right',
): void {
  const { prng } = brush
  const stand = (x: number) => {
    const kind = prng.pick(kinds)
    brush.add(
      at(
        x,
        1230,
        kind === 'cypress' || kind === 'poplar' ? prng.between(2.6, 3.1) : prng.between(2.5, 3.3),
        tree(brush, kind),
        prng.chance(0.5),
      ),
    )
  }
  if (side === 'left' || side === 'both') stand(prng.between(-70, 40))
  if (side === 'right' || side === 'both') stand(prng.between(1560, 1680))
  if (side === 'far-right') stand(prng.between(1640, 1740))
  // bushes in the shade close the picture at the bottom
  for (const x of [-30, 120, 1480, 1640]) {
    if (prng.chance(0.25)) continue
    brush.add(
      `<g opacity=".96">${at(x + prng.between(-40, 40), 1225, prng.between(1.9, 2.9), bush(brush))}</g>`,
    )
  }
  brush.add(meadowFront(brush, 1090))
  brush.add(
    `<rect y="960" width="1600" height="240" fill="${brush.fade('#0d1b22', 0, brush.dark ? 0.5 : 0.28)}"/>`,
  )
}

/** Hedge of bushes along a line. */
export function hedge(brush: Brush, x1: number, x2: number, y: number): string {
  const { prng } = brush
  let svg = ''
  for (let x = x1; x < x2; x += 62)
    svg += at(x, y + prng.between(-3, 5), prng.between(0.85, 1.05), bush(brush))
  return (
    svg +
    line(
      `M${n(x1 - 40)} ${n(y + 2)}H${n(x2 + 20)}`,
      darker(brush.lit(brush.growth.grass[1]), 0.3),
      5,
      'opacity=".3"',
    )
  )
}
