/** px of a length in `sizes`: `387px`, `92vw`, `min(78vw, 300px)`. */
function lengthOf(length: string, screen: number): number {
  const smallest = /^min\((.+)\)$/.exec(length)?.[1]
  if (smallest) return Math.min(...smallest.split(', ').map((one) => lengthOf(one, screen)))
  const [, number = '', unit] = /^([\d.]+)(px|vw)$/.exec(length) ?? []
  if (!unit) throw new Error(`sizes has a length of another kind: ${length}`)
  return unit === 'px' ? Number(number) : (Number(number) * screen) / 100
}

/** Width of a place, px, on a screen of this width, as a browser reads the attribute `sizes`. */
export function slotWidth(sizes: string, screen: number): number {
  for (const entry of sizes.split(/, (?![^(]*\))/)) {
    const [, from, length = ''] = /^(?:\(min-width: (\d+)px\) )?(.+)$/.exec(entry) ?? []
    if (from === undefined || screen >= Number(from)) return Math.round(lengthOf(length, screen))
  }
  throw new Error(`sizes has no length for a screen of ${screen} px: ${sizes}`)
}
