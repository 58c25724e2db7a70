/** The box of a drawing in its own units. */
export interface SvgBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The viewBox of an SVG; undefined for a text without one, or with an empty one. */
export function svgBox(svg: string): SvgBox | undefined {
  const [x, y, width, height] =
    /<svg[^>]*\sviewBox="([^"]*)"/
      .exec(svg)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? []
  if (x === undefined || y === undefined || !width || !height || !(width > 0 && height > 0)) return undefined
  return Number.isFinite(x) && Number.isFinite(y) ? { x, y, width, height } : undefined
}
