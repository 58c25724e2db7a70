import { line, n, path, rect, type Brush } from '../parts/brush.ts'

/** Colour of a window: light behind it in the evening. */
export function windowColour(brush: Brush, depth = 0): string {
  return brush.glowing ? '#ffdf9a' : brush.lit('#54595c', depth)
}

/** Windows in columns and rows as one path; (x, y) is the upper left corner of the first. */
export function windows(
  [x, y]: readonly [number, number],
  [columns, rows]: readonly [number, number],
  [stepX, stepY]: readonly [number, number],
  [w, h]: readonly [number, number],
): string {
  let d = ''
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      d += `M${n(x + column * stepX)} ${n(y + row * stepY)}h${n(w)}v${n(h)}h${n(-w)}z`
  return d
}

/** Round-headed openings in a row as one path; each foot lies at y. */
export function arches(x: number, y: number, count: number, step: number, w: number, h: number): string {
  let d = ''
  for (let i = 0; i < count; i++)
    d += `M${n(x + i * step)} ${n(y)}v${n(w / 2 - h)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h - w / 2)}z`
  return d
}

export interface Shaft {
  /** Centre of the foot. */
  x: number
  y: number
  bottom: number
  /** Width at the top. */
  top: number
  height: number
  colour: string
  depth?: number
}

/** A round or square tower body in three tones, wider at the foot where it tapers. */
export function shaft(brush: Brush, { x, y, bottom, top, height, colour, depth = 0 }: Shaft): string {
  const [light, body, shade] = brush.tones(colour, depth)
  const side = (from: number, to: number) =>
    `M${n(x + bottom * from)} ${n(y)}L${n(x + top * from)} ${n(y - height)}H${n(x + top * to)}L${n(x + bottom * to)} ${n(y)}z`
  return path(side(-0.5, 0.5), body) + path(side(-0.5, -0.22), light) + path(side(0.18, 0.5), shade)
}

/** A pointed roof over a tower; its eaves lie at y. */
export function spire(
  brush: Brush,
  [x, y]: readonly [x: number, y: number],
  width: number,
  height: number,
  colour: string,
  depth = 0,
): string {
  const [light, body, shade] = brush.tones(colour, depth)
  const half = width / 2
  return (
    path(`M${n(x - half)} ${n(y)}L${n(x)} ${n(y - height)}L${n(x + half)} ${n(y)}z`, body) +
    path(`M${n(x - half)} ${n(y)}L${n(x)} ${n(y - height)}L${n(x - half * 0.4)} ${n(y)}z`, light) +
    path(`M${n(x + half)} ${n(y)}L${n(x)} ${n(y - height)}L${n(x + half * 0.25)} ${n(y)}z`, shade)
  )
}

export interface House {
  /** Left end of the foot. */
  x: number
  y: number
  width: number
  /** Height of the walls. */
  height: number
  /** Height of the roof above the walls. */
  roof: number
  wall: string
  tiles: string
  depth?: number
}

/** A house that shows its gable. */
export function gableHouse(
  brush: Brush,
  { x, y, width, height, roof, wall, tiles, depth = 0 }: House,
): string {
  const [, body, shade] = brush.tones(wall, depth)
  const [light, , dark] = brush.tones(tiles, depth)
  const mid = x + width / 2
  const eaves = y - height
  const over = width * 0.08
  const thick = Math.max(4, width * 0.06)
  return (
    path(
      `M${n(x)} ${n(y)}V${n(eaves)}L${n(mid)} ${n(eaves - roof)}L${n(x + width)} ${n(eaves)}V${n(y)}z`,
      body,
    ) +
    path(
      `M${n(mid + width * 0.2)} ${n(y)}V${n(eaves - roof * 0.6)}L${n(x + width)} ${n(eaves)}V${n(y)}z`,
      shade,
      'opacity=".55"',
    ) +
    line(`M${n(mid)} ${n(eaves - roof)}L${n(x + width + over)} ${n(eaves + roof * 0.16)}`, dark, thick) +
    line(`M${n(x - over)} ${n(eaves + roof * 0.16)}L${n(mid)} ${n(eaves - roof)}`, light, thick)
  )
}

/** A house that shows the long side of its roof. */
export function longHouse(
  brush: Brush,
  { x, y, width, height, roof, wall, tiles, depth = 0 }: House,
): string {
  const [light, body, shade] = brush.tones(wall, depth)
  const [pale, cover, dark] = brush.tones(tiles, depth)
  const eaves = y - height
  const over = width * 0.04
  const hip = Math.min(roof * 0.5, width * 0.16)
  const right = x + width
  return (
    rect(x, eaves, width, height, body) +
    rect(x, eaves, width * 0.12, height, light) +
    rect(x + width * 0.72, eaves, width * 0.28, height, shade) +
    path(
      `M${n(x - over)} ${n(eaves + 3)}L${n(x + hip)} ${n(eaves - roof)}H${n(right - hip)}L${n(right + over)} ${n(eaves + 3)}z`,
      cover,
    ) +
    path(
      `M${n(right - hip - width * 0.22)} ${n(eaves - roof)}H${n(right - hip)}L${n(right + over)} ${n(eaves + 3)}H${n(right - width * 0.26)}z`,
      dark,
      'opacity=".6"',
    ) +
    line(`M${n(x + hip)} ${n(eaves - roof)}H${n(right - hip)}`, pale, Math.max(2, roof * 0.05)) +
    line(`M${n(x - over)} ${n(eaves + 3)}H${n(right + over)}`, dark, Math.max(2, roof * 0.06))
  )
}

/** A flagpole with its foot at (0, 0); the cloth is 90 by 60. */
export function flagpole(brush: Brush, height: number, cloth: string): string {
  return (
    line(`M0 0V${-height}`, brush.lit('#f4efe2'), 6) +
    `<g transform="translate(3 ${-height + 4})">${cloth}</g>`
  )
}

/** Cloth with an upright cross or one that reaches the edges; the cross of the north stands left of the middle. */
export function northernCloth(brush: Brush, ground: string, cross: string): string {
  return (
    rect(0, 0, 90, 60, brush.lit(ground)) + path('M0 23H26V0H40V23H90V37H40V60H26V37H0z', brush.lit(cross))
  )
}
